// Could it still be won, with all cards known?  Asked in slices, so that the page stays alive.
//
// What can never be won any more is proven by a card that lies between all that the piles can still come
// to, or by trying everything; what can, by a line, which the firmware's rules play to its end; the rest
// nobody knows.  It is what tools/story/perfect asks on a computer, smaller and with a limit of its own.

// A state: the tops of A to D, cards dealt, whose turn, cards laid in it, and from CARD on where each
// card is: 0 on a pile, 1 to 5 in that seat's hand, DRAW in the draw pile.
const DEALT = 4, SEAT = 5, LAID = 6, CARD = 8, DRAW = 7, FIRST = 2, END = 100;
const TRIAL = new Uint8Array(CARD + END); // a state to try something in
const ENDS = -1; // as a move: the turn ends; else four times the card and the pile
const WIDTHS = [10, 60], WIDER = 4, WIDEST = 960, STEPS = 2000; // of beams; of the search between them
const KNOWN_MOST = 200000; // lost states that are remembered
export const QUESTION_MS = 4000, SLICE_MS = 8;

// Two figures for each card and place: together they name a state.
const NAMES = new Int32Array(2 * 8 * (CARD + END));
for (let at = 0, word = 88172645; at < NAMES.length; at++) {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  NAMES[at] = word;
}

const fits = (top, pile, card) => (pile < 2 ? card > top || card === top - 10 : card < top || card === top + 10);

// Returns the lowest that a rising pile can come to by chains of ten back, whoever holds the cards.
function bottom(state, top) {
  for (let reach = top; ; ) {
    let card = Math.max(reach - 10, FIRST);
    const end = Math.min(reach, END);
    while (card < end && !(state[CARD + card] && (card + 10 === top || (card + 10 < END && state[CARD + card + 10])))) card++;
    if (card >= end) return reach;
    reach = card;
  }
}

// Returns the highest that a falling pile can come to.
function ceiling(state, top) {
  for (let reach = top; ; ) {
    let card = Math.min(reach + 10, END - 1);
    const end = Math.max(reach, FIRST - 1);
    while (card > end && !(state[CARD + card] && (card - 10 === top || (card - 10 >= FIRST && state[CARD + card - 10])))) card--;
    if (card <= end) return reach;
    reach = card;
  }
}

// Returns how much has been lost on the piles, or -1 if a card can never go.
function cost(state) {
  const a = Math.min(state[0], state[1]), b = Math.max(state[0], state[1]);
  const c = Math.min(state[2], state[3]), d = Math.max(state[2], state[3]);
  const lowA = bottom(state, a), lowB = bottom(state, b), highC = ceiling(state, c), highD = ceiling(state, d);
  const low = Math.min(lowA, lowB), high = Math.max(highC, highD);
  const up = Math.max(lowA, lowB), down = Math.min(highC, highD);
  let lost = 3 * (a - 1 + b - 1 + END - c + END - d);
  for (let card = FIRST; card < END; card++) {
    if (!state[CARD + card]) continue;
    if (card < low && card > high) return -1;
    if (card < b) lost += 3 + 7 * (card < a) + 5 * (card < low) + 7 * (card < up);
    if (card >= c) lost += 3 + 7 * (card >= d) + 5 * (card >= high) + 7 * (card >= down);
    if (card < a && card >= d) lost += 2;
  }
  return lost;
}

function held(state, seat) {
  let count = 0;
  for (let card = CARD + FIRST; card < CARD + END; card++) count += state[card] === seat + 1;
  return count;
}

function stuck(state, seat) {
  for (let card = FIRST; card < END; card++) {
    if (state[CARD + card] !== seat + 1) continue;
    for (let pile = 0; pile < 4; pile++) if (fits(state[pile], pile, card)) return false;
  }
  return true;
}

function lay(state, card, pile) {
  state[pile] = card;
  state[CARD + card] = 0;
  state[LAID]++;
}

// Returns how many cards the turn must still lay.
function owed(deal, state) {
  const least = (state[DEALT] < deal.deck.length ? deal.least : deal.leastAtEnd) - state[LAID];
  return least > 0 ? Math.min(least, held(state, state[SEAT])) : 0;
}

// Ends the turn: the hand is filled up, and the next who has cards is on turn.
function end(deal, state) {
  const before = state[SEAT];
  for (let count = held(state, before); count < deal.hand && state[DEALT] < deal.deck.length; count++)
    state[CARD + deal.deck[state[DEALT]++]] = before + 1;
  state[LAID] = 0;
  for (let step = 1; step <= deal.players; step++) {
    const seat = (before + step) % deal.players;
    if (!held(state, seat)) continue;
    state[SEAT] = seat;
    break;
  }
}

function act(deal, state, move) {
  if (move === ENDS) end(deal, state);
  else lay(state, move >> 2, move & 3);
}

// Returns whether a card on `pile` goes on the other one of its direction with as much to hope for.
function needless(deal, state, card, pile) {
  const other = pile ^ 1, mine = state[pile], its = state[other];
  if (!fits(its, other, card)) return false;
  if (mine === its) return pile > other;
  if (deal.passes || (pile < 2 ? mine > its : mine < its)) return false;
  const back = pile < 2 ? its - 10 : its + 10;
  if (back < FIRST || back >= END || back === card || (pile < 2 ? back > mine : back < mine)) return true;
  return !state[CARD + back];
}

// Returns [cost, move] of all that may be done, but for what a better move makes needless or leaves a card dead.
function ways(deal, state) {
  const found = [], { players, passes } = deal;
  for (let card = FIRST; card < END; card++) {
    const hand = state[CARD + card];
    if (hand !== state[SEAT] + 1) continue;
    for (let pile = 0; pile < 4; pile++) {
      const top = state[pile];
      if (!fits(top, pile, card) || needless(deal, state, card, pile)) continue;
      state[pile] = card;
      state[CARD + card] = 0;
      const lost = cost(state);
      state[pile] = top;
      state[CARD + card] = hand;
      if (lost >= 0) found.push([lost, 4 * card + pile]);
    }
  }
  if (!owed(deal, state) || (passes && stuck(state, state[SEAT]))) {
    const after = TRIAL;
    after.set(state);
    end(deal, after);
    const seats = passes ? Array.from({ length: players }, (_, seat) => seat) : [after[SEAT]];
    if (seats.some((seat) => !stuck(after, seat))) found.push([cost(state), ENDS]);
  }
  return found;
}

// Returns the tops in one figure, those of a direction in order.
function packed(state) {
  const [a, b] = state[0] < state[1] ? [state[0], state[1]] : [state[1], state[0]];
  const [c, d] = state[2] > state[3] ? [state[2], state[3]] : [state[3], state[2]];
  return ((a * 128 + b) * 128 + c) * 128 + d;
}

// Returns a figure for all of the state, of its tops only what `tops` says; two that differ share one in 2 ** 53.
function name(deal, state, tops) {
  let one = owed(deal, state) + 16 * state[SEAT] + 256 * tops, other = state[DEALT] ^ Math.imul(tops, 77777);
  for (let card = CARD + FIRST; card < CARD + END; card++) {
    const at = 2 * (8 * card + state[card]);
    one = Math.imul(one, 31) ^ NAMES[at];
    other = Math.imul(other, 37) ^ NAMES[at + 1];
  }
  return (one >>> 0) * 2097152 + (other >>> 11);
}

function left(state) {
  let count = 0;
  for (let card = CARD + FIRST; card < CARD + END; card++) count += state[card] > 0;
  return count;
}

// Goes on, from card to card, from those `width` states that have lost least; returns moves that win, or null.
function* beam(deal, start, width) {
  let now = [start];
  const from = [];
  for (let count = left(start); count; count--) {
    const offered = [], seen = new Set();
    for (const [at, before] of now.entries()) {
      yield;
      const own = ways(deal, before);
      const offer = (state, moves, first) => {
        for (const [lost, move] of moves) {
          if (move === ENDS) continue;
          TRIAL.set(state);
          act(deal, TRIAL, move);
          const key = name(deal, TRIAL, packed(TRIAL));
          if (seen.has(key)) continue;
          seen.add(key);
          offered.push({ lost, at, state, first, move });
        }
      };
      offer(before, own, false);
      if (!own.length || own[own.length - 1][1] !== ENDS) continue;
      const next = before.slice();
      end(deal, next);
      offer(next, ways(deal, next), true);
    }
    offered.sort((one, another) => one.lost - another.lost);
    offered.length = Math.min(width, offered.length);
    if (!offered.length) return null;
    now = offered.map(({ state, move }) => {
      const after = state.slice();
      act(deal, after, move);
      return after;
    });
    from.push(offered.map(({ at, first, move }) => ({ at, moves: first ? [ENDS, move] : [move] })));
  }
  const line = [];
  for (let level = from.length - 1, at = 0; level >= 0; level--) {
    line.unshift(...from[level][at].moves);
    at = from[level][at].at;
  }
  return line;
}

// Returns whether a lost position with `tops` had all that `others` have to hope for; both are packed.
function better(tops, others, state) {
  for (let pile = 3; pile >= 0; pile--) {
    const mine = tops % 128, its = others % 128;
    tops = Math.floor(tops / 128);
    others = Math.floor(others / 128);
    if (mine === its) continue;
    const back = pile < 2 ? its - 10 : its + 10;
    if (pile < 2 ? mine > its : mine < its) return false;
    if (back < FIRST || back >= END || (pile < 2 ? back > mine : back < mine)) continue;
    if (state[CARD + back]) return false;
  }
  return true;
}

// Tries everything depth first, from where it stopped.
class Proof {
  constructor(deal, start) {
    this.deal = deal;
    this.lost = new Map(); // the tops of lost states by what else there is
    this.known = 0;
    this.states = [start];
    this.stack = [this.open(start)];
  }

  open(state) {
    const moves = ways(this.deal, state).sort((one, another) => one[0] - another[0]);
    return { state, moves: moves.map(([, move]) => move), at: 0 };
  }

  // Returns the state after the next move of the last one in the stack.
  next({ state, moves, at }) {
    const after = (this.states[this.stack.length] ??= new Uint8Array(CARD + END));
    after.set(state);
    act(this.deal, after, moves[at]);
    return after;
  }

  // Where players who are stuck pass, no tops are better than others, so they belong to the name.
  key(state) {
    return name(this.deal, state, this.deal.passes ? packed(state) : 0);
  }

  // Does so many `steps`; returns moves that win, "lost" once all has been tried, or null.
  *step(steps) {
    for (; steps; steps--) {
      yield;
      const top = this.stack[this.stack.length - 1];
      if (top.at === top.moves.length) {
        if (this.known < KNOWN_MOST) {
          const key = this.key(top.state), same = this.lost.get(key);
          if (same) same.push(packed(top.state));
          else this.lost.set(key, [packed(top.state)]);
          this.known++;
        }
        this.stack.pop();
        if (!this.stack.length) return "lost";
        continue;
      }
      const state = this.next(top);
      top.at++;
      if (!left(state)) return this.stack.map(({ moves, at }) => moves[at - 1]);
      const mine = packed(state), same = this.lost.get(this.key(state));
      if (same?.some((tops) => tops === mine || (!this.deal.passes && better(tops, mine, state)))) continue;
      this.stack.push(this.open(state));
    }
    return null;
  }
}

// Returns the state of `table`: tops, hands, seat, and how many cards are in the draw pile.
export function stateOf(deal, { tops, hands, seat, draw }) {
  const state = new Uint8Array(CARD + END);
  state.set(tops);
  state[DEALT] = deal.deck.length - draw;
  state[SEAT] = seat;
  for (const card of deal.deck.slice(state[DEALT])) state[CARD + card] = DRAW;
  hands.forEach((hand, owner) => hand.forEach((card) => (state[CARD + card] = owner + 1)));
  return state;
}

// Returns { word: "won", line }, "lost" or "unknown"; a line has [card, pile], or null for the end of a turn.
export function* solve(deal, state, over) {
  const told = (moves) => ({ word: "won", line: moves.map((move) => (move === ENDS ? null : [move >> 2, move & 3])) });
  if (cost(state) < 0) return { word: "lost" };
  for (const width of WIDTHS) {
    const line = yield* beam(deal, state, width);
    if (line) return told(line);
  }
  const proof = new Proof(deal, state);
  for (let width = WIDTHS.at(-1) * WIDER; !over(); width *= WIDER) {
    for (let rounds = 0; (rounds < width / 60 || width > WIDEST) && !over(); rounds++) {
      const found = yield* proof.step(STEPS);
      if (found) return found === "lost" ? { word: "lost" } : told(found);
    }
    const wider = beam(deal, state, width);
    for (let next = wider.next(); !over(); next = wider.next()) {
      if (next.done && next.value) return told(next.value);
      if (next.done) break;
      yield;
    }
  }
  return { word: "unknown" };
}

// Lets `work` go on in slices and returns what it returns; null once nobody is there to hear it.
export async function inSlices(work, clock, alive) {
  for (;;) {
    const end = clock() + SLICE_MS;
    do {
      const { done: ready, value } = work.next();
      if (ready) return value;
    } while (clock() < end);
    await new Promise((goOn) => setTimeout(goOn));
    if (!alive()) return null;
  }
}

// Returns the last turn that could be won, its line, and the first that is proven lost, counted from 0.
//
// What can be won at one turn could be at each before it, so the turns are halved again and again.  `wins`
// plays a line by the firmware's rules.
export function* since({ deal, turns }, wins, clock) {
  const answers = new Map();
  function* word(place) {
    if (!answers.has(place)) {
      const end = clock() + QUESTION_MS;
      const found = yield* solve(deal, stateOf(deal, turns[place]), () => clock() > end);
      if (found.line && !wins(turns[place].at, found.line)) found.word = "unknown";
      answers.set(place, found);
    }
    return answers.get(place).word;
  }
  let start = 0, end = turns.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((yield* word(middle)) === "won") start = middle + 1;
    else end = middle;
  }
  const won = start - 1;
  end = Math.min(turns.length, ...[...answers].filter(([, found]) => found.word === "lost").map(([place]) => place));
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((yield* word(middle)) === "lost") end = middle;
    else start = middle + 1;
  }
  return { won, line: answers.get(won)?.line ?? [], lost: end < turns.length ? end : -1 };
}

// Returns the sentence on what was found, in words of tools/story.
export function inWords({ won, lost }) {
  if (won < 0 && lost === 0) return "It could not have been won with these cards.";
  if (won < 0 && lost < 0) return "Whether it could have been won nobody knows.";
  if (won < 0) return `After turn ${lost} it was lost; whether it could be won before nobody knows.`;
  if (lost < 0) return `It could still be won at turn ${won + 1}.`;
  if (lost === won + 1) return `Turn ${won + 1} decided it: it could still be won then, and was lost after it.`;
  return `It could still be won at turn ${won + 1}; after turn ${lost} it was lost; between them nobody knows.`;
}

// Returns the rows of a table of moves that win: turn, seat, and "37 on C, 47 on C".
export function rowsOf({ deal, turns }, { won, line }) {
  const rows = [];
  const state = won < 0 ? null : stateOf(deal, turns[won]);
  let laid = [];
  for (const move of line) {
    if (move) laid.push(`${move[0]} ${"ABCD"[move[1]]}`);
    if (move && left(state) > 1) {
      lay(state, ...move);
      continue;
    }
    rows.push([won + 1 + rows.length, state[SEAT], laid.join(", ")]);
    laid = [];
    if (!move) end(deal, state);
  }
  return rows;
}
