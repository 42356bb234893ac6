// A record as the end of a link, and back: nothing of it reaches a server.

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(text) {
  const found = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...found)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// Returns the text that `packed` made `link` of; throws where it was cut or edited.
export async function unpacked(link) {
  const coded = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
  const found = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(coded, (char) => char.charCodeAt(0)));
  return new TextDecoder("utf-8", { fatal: true }).decode(found);
}

// Returns what the part of an address behind # asks for: [what, value] or [].
export function wanted(fragment) {
  const found = /^#(record|game)=(.*)$/.exec(fragment);
  return found ? [found[1], found[2]] : [];
}
