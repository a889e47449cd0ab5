/**
 * Withdrawal and return after the start (decisions D-05, D-72). A round robin follows the FIDE Tournament Rules (C.06,
 * chapter V, article 4): unplayed games are forfeited, by both sides if both have left. A player with fewer than half
 * of the games played keeps their results in the table, but they count for nobody.
 */

import type { MadePairing } from '../rounds/hand-pairing.ts';
import { FORMATS, type FormatName } from '../value/formats.ts';
import { isForfeit, type WithoutPlay } from '../value/game-result.ts';
import { formatOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Entrant, hasSeat, isPresent, pairsEverybody, type Seats } from './presence.ts';

/** A result caused by a withdrawal or return; null reopens the game. */
export interface ChangedResult<Id> {
  readonly round: number;
  readonly white: Id;
  readonly black: Id;
  readonly result: WithoutPlay | null;
}

export interface Withdrawal<Id> {
  readonly withdrawnFrom: number;
  readonly closed: readonly ChangedResult<Id>[];
}

interface Situation<Id> {
  readonly tournament: Lifecycle;
  readonly entrants: readonly Entrant<Id>[];
  readonly pairings: readonly MadePairing<Id>[];
}

/** Running games (`isRunning`) are finished, as are all games of a paired round in formats that pair round by round. */
export function withdrawal<Id>(
  { tournament, entrants, pairings }: Situation<Id>,
  player: Id,
  isRunning: (seats: Seats<Id>) => boolean,
): Withdrawal<Id> {
  if (!hasAllGamesPaired(tournament.format)) {
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

/** True for formats that pair all rounds at the start. */
const hasAllGamesPaired = (format: FormatName): boolean => FORMATS[format].roundMaking === 'atStart';

function firstRoundWithout<Id>(tournament: Lifecycle, player: Id, pairings: readonly MadePairing<Id>[]): number {
  const next = nextRound(tournament);
  if (!pairsEverybody(formatOf(tournament))) return next;
  return roundsWithout(tournament, player, 1, pairings)[0] ?? next;
}

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

/** Games without a result, or won by forfeit against a player who left earlier. */
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
  readonly reopened: readonly ChangedResult<Id>[];
  /** Paired rounds missed by the player; each is a zero-point bye. */
  readonly missed: readonly number[];
}

/** Paired again from the next round on; in a round robin all remaining games are played. */
export function comeback<Id>({ tournament, entrants, pairings }: Situation<Id>, player: Id): Return<Id> {
  const from = entrants.find(({ id }) => id === player)?.withdrawnFrom ?? null;
  if (from === null || !pairsEverybody(formatOf(tournament))) return { reopened: [], missed: [] };
  // Eliminated players of a knockout miss no round.
  const missed =
    formatOf(tournament).roundMaking === 'decided' ? [] : roundsWithout(tournament, player, from, pairings);
  if (!hasAllGamesPaired(tournament.format)) return { reopened: [], missed };
  const isThere = (id: Id, round: number) => entrants.some((entrant) => entrant.id === id && isPresent(entrant, round));
  const reopened = pairings
    .filter((made) => made.round >= from && hasSeat(made, player))
    .flatMap((made) => asReopened(made, player, isThere));
  return { reopened, missed };
}

/** Reopens a forfeited game, or turns it into a win if the opponent has left too. */
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

/** Fewer than half of the games played; exactly half is enough to count. */
export const annulledIn = <Id>(
  format: FormatName,
  entrants: readonly Entrant<Id>[],
  pairings: readonly MadePairing<Id>[],
): readonly Id[] =>
  hasAllGamesPaired(format)
    ? entrants
        .filter(({ id, withdrawnFrom }) => withdrawnFrom !== null && hasPlayedLessThanHalf(id, pairings))
        .map(({ id }) => id)
    : [];

function hasPlayedLessThanHalf<Id>(player: Id, pairings: readonly MadePairing<Id>[]): boolean {
  const games = pairings.filter((made) => made.black !== null && hasSeat(made, player));
  const played = games.filter(({ result }) => result !== null && !isForfeit(result));
  return 2 * played.length < games.length;
}
