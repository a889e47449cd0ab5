/**
 * Who withdraws after the start, and who comes back (decisions D-05, D-72). In a round robin everybody's games are paired
 * beforehand, and the FIDE Tournament Rules (Handbook C.06, chapter V, article 4) say what becomes of them: those that
 * were not played are lost without play, the opponents win them so, and where neither is there both lose. Of a player
 * with fewer than half of the games played, the results stay in the table but count for nobody.
 */

import { isForfeit, type WithoutPlay } from './game-result.ts';
import type { MadePairing } from './hand-pairing.ts';
import { KINDS, type TournamentKind } from './kinds.ts';
import { kindOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Entrant, hasSeat, isPresent, pairsEverybody, type Seats } from './presence.ts';

/** A result that follows from somebody's going or coming back; null: the game is to be played after all. */
export interface ChangedResult<Id> {
  readonly round: number;
  readonly white: Id;
  readonly black: Id;
  readonly result: WithoutPlay | null;
}

export interface Withdrawal<Id> {
  /** The first round that the player no longer plays. */
  readonly withdrawnFrom: number;
  readonly closed: readonly ChangedResult<Id>[];
}

interface Situation<Id> {
  readonly tournament: Lifecycle;
  readonly entrants: readonly Entrant<Id>[];
  readonly pairings: readonly MadePairing<Id>[];
}

/**
 * The player takes no further part. A game that is being played (`isRunning`) is played to its end, and so is every
 * game of a paired round where rounds are paired one by one.
 */
export function withdrawal<Id>(
  { tournament, entrants, pairings }: Situation<Id>,
  player: Id,
  isRunning: (seats: Seats<Id>) => boolean,
): Withdrawal<Id> {
  if (!hasAllGamesPaired(tournament.kind)) {
    return { withdrawnFrom: firstRoundWithout(tournament, player, pairings), closed: [] };
  }
  const own = pairings.filter((made) => made.black !== null && hasSeat(made, player));
  const left = own.filter((made) => made.result === null && !isRunning(made)).map(({ round }) => round);
  const withdrawnFrom = Math.min(firstRoundWithout(tournament, player, pairings), ...left);
  const others = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const isThere = (id: Id, round: number): boolean => {
    const entrant = others.get(id);
    return entrant !== undefined && isPresent(entrant, round);
  };
  const closed = own
    .filter((made) => made.round >= withdrawnFrom && !isRunning(made))
    .flatMap((made) => asClosed(made, player, isThere));
  return { withdrawnFrom, closed };
}

/** Whether every game of the tournament is paired from the start. */
const hasAllGamesPaired = (kind: TournamentKind): boolean => KINDS[kind].roundMaking === 'atStart';

/** The next round; an earlier one that is paired where the player still waits for an opponent. */
function firstRoundWithout<Id>(tournament: Lifecycle, player: Id, pairings: readonly MadePairing<Id>[]): number {
  const next = nextRound(tournament);
  if (!pairsEverybody(kindOf(tournament))) return next;
  return roundsWithout(tournament, player, 1, pairings)[0] ?? next;
}

/** The paired rounds from this one on in which a player has neither a game nor a bye. */
const roundsWithout = <Id>(
  { rounds }: Pick<Lifecycle, 'rounds'>,
  player: Id,
  from: number,
  pairings: readonly MadePairing<Id>[],
): readonly number[] =>
  rounds
    .filter(({ number, pairedAt }) => number >= from && pairedAt !== null)
    .map(({ number }) => number)
    .filter((number) => !pairings.some((made) => made.round === number && hasSeat(made, player)));

/** A game that is not played: without a result, or won without play against somebody who has gone before. */
function asClosed<Id>(
  { round, white, black, result }: MadePairing<Id>,
  player: Id,
  isThere: (id: Id, round: number) => boolean,
): ChangedResult<Id>[] {
  if (black === null) return [];
  const opponent = white === player ? black : white;
  if (isThere(opponent, round))
    return result === null ? [{ round, white, black, result: wonBy(opponent === white) }] : [];
  return result === null || isForfeit(result) ? [{ round, white, black, result: 'notPlayed' }] : [];
}

const wonBy = (isWhite: boolean): WithoutPlay => (isWhite ? 'whiteWinsByForfeit' : 'blackWinsByForfeit');

export interface Return<Id> {
  /** Games that the withdrawal had closed. */
  readonly reopened: readonly ChangedResult<Id>[];
  /** Paired rounds that the player has missed: each counts as a bye without points, as he was not there. */
  readonly missed: readonly number[];
}

/** The player comes back, and is paired again from the next round on; of a round robin all games left are played. */
export function comeback<Id>({ tournament, entrants, pairings }: Situation<Id>, player: Id): Return<Id> {
  const from = entrants.find(({ id }) => id === player)?.withdrawnFrom ?? null;
  if (from === null || !pairsEverybody(kindOf(tournament))) return { reopened: [], missed: [] };
  // Who is out of a knockout misses nothing.
  const missed = kindOf(tournament).roundMaking === 'decided' ? [] : roundsWithout(tournament, player, from, pairings);
  if (!hasAllGamesPaired(tournament.kind)) return { reopened: [], missed };
  const isThere = (id: Id, round: number) => entrants.some((entrant) => entrant.id === id && isPresent(entrant, round));
  const reopened = pairings
    .filter((made) => made.round >= from && hasSeat(made, player))
    .flatMap((made) => asReopened(made, player, isThere));
  return { reopened, missed };
}

/** A game lost without play is to be played after all, or is won where the opponent has gone too. */
function asReopened<Id>(
  { round, white, black, result }: MadePairing<Id>,
  player: Id,
  isThere: (id: Id, round: number) => boolean,
): ChangedResult<Id>[] {
  if (black === null || result === null || !isForfeit(result)) return [];
  if (result === wonBy(white === player)) return [];
  const isOpen = isThere(white === player ? black : white, round);
  return [{ round, white, black, result: isOpen ? null : wonBy(white === player) }];
}

/** The pairings that the standings count. Games of somebody who left a round robin too early stay out, for both sides. */
export function countedPairings<Id, Made extends MadePairing<Id>>(
  kind: TournamentKind,
  entrants: readonly Entrant<Id>[],
  pairings: readonly Made[],
): readonly Made[] {
  const annulled = annulledIn(kind, entrants, pairings);
  if (annulled.length === 0) return pairings;
  return pairings.filter((made) => !annulled.some((id) => hasSeat(made, id)));
}

/** Who has left a round robin with fewer than half of the games played; half of them sharp is enough to count. */
export const annulledIn = <Id>(
  kind: TournamentKind,
  entrants: readonly Entrant<Id>[],
  pairings: readonly MadePairing<Id>[],
): readonly Id[] =>
  hasAllGamesPaired(kind)
    ? entrants
        .filter(({ id, withdrawnFrom }) => withdrawnFrom !== null && hasPlayedLessThanHalf(id, pairings))
        .map(({ id }) => id)
    : [];

function hasPlayedLessThanHalf<Id>(player: Id, pairings: readonly MadePairing<Id>[]): boolean {
  const games = pairings.filter((made) => made.black !== null && hasSeat(made, player));
  const played = games.filter(({ result }) => result !== null && !isForfeit(result));
  return 2 * played.length < games.length;
}
