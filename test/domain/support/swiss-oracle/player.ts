import { type PointSystem, toPoints } from '../../../../domain/kernel/points.ts';
import type { PairingInput } from '../../../../domain/pairing/pairing.ts';
import { type Color, type Entrant, type RoundResult, resultPoints } from '../../../../domain/tournament/value/field.ts';

// C.04.3 art. 1: what the pairing rules know about one player of the round.

export type Float = 'down' | 'up' | null;

export interface Player {
  /** Tournament pairing number. */
  readonly tpn: number;
  /** Points with the virtual points of the round to pair: the score that every rule below means. */
  readonly score: number;
  /** Points without virtual points; only the publication order uses them (C.04.2 art. 3.6). */
  readonly realScore: number;
  /** Those met over the board. */
  readonly met: ReadonlySet<number>;
  /** Colours of the games played over the board, oldest first, rounds without a game left out (C.04.2 art. 3.4). */
  readonly colors: readonly Color[];
  /** Floats of the previous round and of the one before it (1.4). */
  readonly floats: { readonly previousRound: Float; readonly twoRoundsBefore: Float };
  readonly mayHaveBye: boolean;
  readonly unplayedGames: number;
  readonly isTopscorer: boolean;
  /** 1..m by TPN among those who have ever been in a draw, this one included (5.2.5). */
  readonly arrivalNumber: number;
}

/** 1.2: by score, then by TPN. */
export function ranksAbove(one: Player, other: Player): boolean {
  return one.score !== other.score ? one.score > other.score : one.tpn < other.tpn;
}

/** The players to pair, in the order of 1.2. */
export function playersOf(input: PairingInput): Player[] {
  return input.field.entrants
    .filter((entrant) => input.present.includes(entrant.number))
    .map((entrant) => playerOf(entrant, input))
    .sort((one, other) => (ranksAbove(one, other) ? -1 : 1));
}

function playerOf(entrant: Entrant, input: PairingInput): Player {
  const { field, round } = input;
  const history = historyOf(entrant, round);
  const games = history.filter((result) => result?.kind === 'game');
  const score = scoreBefore(entrant, round, input);
  return {
    tpn: entrant.number,
    score,
    realScore: realScoreBefore(entrant, round, input),
    met: new Set(games.map((game) => game.opponent)),
    colors: games.map((game) => game.color),
    floats: {
      previousRound: floatOf(entrant, round - 1, input),
      twoRoundsBefore: floatOf(entrant, round - 2, input),
    },
    mayHaveBye: !history.some((result) => barsBye(result, field.points)),
    unplayedGames: history.length - games.length,
    // 1.8: only in the last round, more than half of the points that could be won so far.
    isTopscorer: round === field.rounds && 2 * score > (round - 1) * toPoints(field.points.win),
    arrivalNumber: arrivalNumberOf(entrant, input),
  };
}

/** The rounds before the one to pair; a round without any entry is there as null. */
function historyOf(entrant: Entrant, round: number): (RoundResult | null)[] {
  return Array.from({ length: round - 1 }, (_, index) => entrant.results[index] ?? null);
}

function realScoreBefore(entrant: Entrant, round: number, { field }: PairingInput): number {
  return historyOf(entrant, round).reduce((sum, result) => sum + toPoints(resultPoints(result, field.points)), 0);
}

/** The score with which a player was, or is to be, paired in a round (C.04.7 adds the virtual points of that round). */
function scoreBefore(entrant: Entrant, round: number, input: PairingInput): number {
  const virtual = input.virtualPoints.get(entrant.number)?.[round - 1];
  return realScoreBefore(entrant, round, input) + (virtual === undefined ? 0 : toPoints(virtual));
}

/** 1.4: the float that a round gave. */
function floatOf(entrant: Entrant, round: number, input: PairingInput): Float {
  if (round < 1) return null;
  const result = entrant.results[round - 1] ?? null;
  if (result?.kind === 'game') {
    const opponent = input.field.entrants.find(({ number }) => number === result.opponent);
    if (opponent === undefined) throw new Error(`player ${entrant.number} met the unknown player ${result.opponent}`);
    const lead = scoreBefore(entrant, round, input) - scoreBefore(opponent, round, input);
    if (lead === 0) return null;
    return lead > 0 ? 'down' : 'up';
  }
  // 1.4.3: not played, yet more than a loss is worth; a pairing-allocated bye always is a downfloat (1.4.1).
  if (result?.kind === 'bye' && result.bye === 'pairing-allocated') return 'down';
  return resultPoints(result, input.field.points) > input.field.points.loss ? 'down' : null;
}

/** C2 (C.04.1 art. 4): a pairing-allocated bye, or a win's points without playing, and no bye may follow. */
function barsBye(result: RoundResult | null, points: PointSystem): boolean {
  if (result === null || result.kind === 'game') return false;
  if (result.kind === 'bye' && result.bye === 'pairing-allocated') return true;
  return resultPoints(result, points) >= points.win;
}

function arrivalNumberOf(entrant: Entrant, input: PairingInput): number {
  const arrived = input.field.entrants.filter(
    ({ number, results }) =>
      input.present.includes(number) || results.slice(0, input.round - 1).some((result) => wasInDraw(result)),
  );
  return arrived.filter(({ number }) => number <= entrant.number).length;
}

/** Played, forfeited or given the bye of the pairing; requested byes are given before the draw. */
function wasInDraw(result: RoundResult | null): boolean {
  return result !== null && (result.kind !== 'bye' || result.bye === 'pairing-allocated');
}
