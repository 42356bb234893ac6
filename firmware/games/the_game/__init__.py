from firmware.modules.later import Parts

parts = Parts(__name__ + ".")  # of these, what is not kept in memory
