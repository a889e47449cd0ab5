import { deficiency } from '../matching/maximum-matching.ts';
import { type Bracket, mayTakeBye, type RoundContext } from './bracket.ts';
import { canMeet } from './compatibility.ts';
import { canBePaired, staysCompletable } from './completability.ts';
import { Lookahead } from './lookahead.ts';

/**
 * How much of the field has to be looked at to pair one bracket exactly. C4 and C8 speak of everybody below, but where
 * it is proven that the players below can be paired whoever comes down, they need not be part of the matching.
 */
export interface Scope {
  /** Places: the members of the bracket, then those below that are looked at. */
  readonly players: readonly number[];
  /** Players from here on belong neither to the bracket nor to the next one. */
  readonly nextEnd: number;
  /** Vertices that stand for leaving the scope: downfloaters, or the bye. */
  readonly exits: number;
  readonly mayExit: (place: number) => boolean;
  /** Exits may stay unused, two by two. */
  readonly exitsAreOptional: boolean;
  readonly coversEverybody: boolean;
}

/** The scopes to try from the smallest; one that has a complete matching gives the exact answer. */
export function* scopesOf(context: RoundContext, bracket: Bracket, c9: boolean): Generator<Scope> {
  const own = bracketScope(context, bracket, c9);
  if (own !== null) yield own;
  const withNext = nextScope(context, bracket);
  if (withNext !== null) yield withNext;
  yield wholeScope(context, bracket);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The bracket alone: nobody needs to go down, or one player of whom C4 and C8 do not care who it is. */
function bracketScope(context: RoundContext, bracket: Bracket, c9: boolean): Scope | null {
  const { roster, byeScore } = context;
  const { members, below } = bracket;
  const scope = { players: members, nextEnd: members.length, exitsAreOptional: false, coversEverybody: false };
  if (c9) return { ...scope, exits: 1, mayExit: (place) => mayTakeBye(context, place) };
  if (members.length % 2 === 0) {
    return canBePaired(context, range(below, roster.count)) ? { ...scope, exits: 0, mayExit: () => false } : null;
  }
  if (byeScore !== null && roster.score[below - 1] <= byeScore) return null;
  const lookahead = new Lookahead(context, bracket);
  return members.every((place) => lookahead.isBestWith(place)) ? { ...scope, exits: 1, mayExit: () => true } : null;
}

/** The bracket and the next one (C8), where the players below that can take in whoever is left. */
function nextScope(context: RoundContext, bracket: Bracket): Scope | null {
  const { roster } = context;
  const { members, movedDown, below, belowNext } = bracket;
  if (belowNext === roster.count) return null;
  const next = range(below, belowNext);
  // So many leave at most: each player who comes down adds one to those who cannot be paired in the next bracket.
  const exits =
    deficiency({
      size: members.length,
      areAdjacent: (u, v) => Math.max(u, v) >= movedDown && canMeet(roster, members[u], members[v]),
    }) + deficiency({ size: next.length, areAdjacent: (u, v) => canMeet(roster, next[u], next[v]) });
  const players = [...members, ...next];
  if (!staysCompletable(context, range(belowNext, roster.count), players, exits)) return null;
  return {
    players,
    nextEnd: players.length,
    exits,
    mayExit: () => true,
    exitsAreOptional: true,
    coversEverybody: false,
  };
}

/** Everybody. */
function wholeScope(context: RoundContext, bracket: Bracket): Scope {
  const { members, below, belowNext } = bracket;
  const players = [...members, ...range(below, context.roster.count)];
  return {
    players,
    nextEnd: members.length + belowNext - below,
    exits: players.length % 2,
    mayExit: (place) => mayTakeBye(context, place),
    exitsAreOptional: false,
    coversEverybody: true,
  };
}
