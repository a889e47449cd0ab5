/** Pairing by hand (formats sheet, section 4; ): who may be put together, who may be given a bye. */
import { checkManualPair, type ManualPairingWarning } from '../pairing/manual.ts';
import type { Pair } from '../pairing/pairing.ts';
import { ok, refuse } from '../result.ts';
import type { Bye } from './field.ts';
import { type GameResult, isForfeit, sideOf } from './game-result.ts';
import { KINDS } from './kinds.ts';
import { kindOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Entrant, hasSeat, isPresent, type Seats, sidesOf } from './presence.ts';
import { type Guard, granted } from './refusals.ts';

/** A game or bye of the tournament, with how it ended. */
export interface MadePairing<Id> extends Seats<Id> {
  /** Counted from 1; byes come after the games. */
  readonly board: number;
  readonly bye: Bye | null;
  readonly result: GameResult | null;
}

/** `wrongBye`: the player has had a pairing-allocated bye, or a full point without playing (C.04.1, article 4). */
export type HandPairingWarning = ManualPairingWarning | 'wrongBye';

/**
 * Of a format that pairs by itself, not in a round that it has not come to; and by hand no more than by the button is a
 * new round begun while somebody of an earlier one has no opponent.
 */
export function mayAddPairing(tournament: Lifecycle, round: number): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (kindOf(tournament).roundMaking === 'decided') return refuse('pairingIsFixed');
  if (kindOf(tournament).roundMaking === 'byHand' || round < nextRound(tournament)) return granted;
  if (round > nextRound(tournament)) return refuse('notTheNextRound');
  const waiting = tournament.rounds.find(({ unpaired }) => unpaired > 0);
  return waiting === undefined
    ? granted
    : refuse('playersUnpaired', { round: waiting.number, players: waiting.unpaired });
}

/**
 * Two players are put together, or (without Black) one is given a bye. Both have to be in the round and free to play, and
 * in different teams where members are paired. A second game in a
 * round is what only a format without any other pairing knows, and there the arbiter is warned of it.
 */
export function mayPairByHand<Id>(
  tournament: Lifecycle,
  wanted: Seats<Id>,
  entrants: readonly Entrant<Id>[],
  pairings: readonly MadePairing<Id>[],
): Guard<readonly HandPairingWarning[]> {
  const timely = mayAddPairing(tournament, wanted.round);
  if (!timely.ok) return timely;
  if (wanted.white === wanted.black) return refuse('samePlayer');
  const takesPart = (id: Id) => entrants.some((entrant) => entrant.id === id && isPresent(entrant, wanted.round));
  if (!sidesOf(wanted).every(takesPart)) return refuse('notParticipating');
  const inRound = pairings.filter(({ round }) => round === wanted.round);
  const isResting = (id: Id) => inRound.some((made) => made.black === null && made.white === id);
  if (sidesOf(wanted).some(isResting)) return refuse('alreadyPaired');
  const free = mayMeet(tournament, wanted, entrants, pairings);
  if (!free.ok) return free;
  if (wanted.black === null) {
    return inRound.some((made) => hasSeat(made, wanted.white))
      ? refuse('alreadyPaired')
      : ok(warningsOf(wanted, pairings));
  }
  const checked = checkManualPair(
    { white: wanted.white, black: wanted.black },
    inRound.flatMap(pairOf),
    gamesBeside(wanted.round, pairings),
  );
  const isByHand = KINDS[tournament.kind].roundMaking === 'byHand';
  return checked.ok && checked.value.includes('secondGameInRound') && !isByHand ? refuse('alreadyPaired') : checked;
}

/** Where members are paired: nobody meets his own team, and who still plays in another round is left alone. */
function mayMeet<Id>(
  { kind }: Lifecycle,
  { round, white, black }: Seats<Id>,
  entrants: readonly Entrant<Id>[],
  pairings: readonly MadePairing<Id>[],
): Guard {
  const [one, other] = [white, black].map((id) => entrants.find((entrant) => entrant.id === id)?.team);
  if (one !== undefined && one === other) return refuse('sameTeam');
  if (KINDS[kind].waitsForResults) return granted;
  const isOpen = (made: MadePairing<Id>) => made.black !== null && made.result === null && made.round !== round;
  const isPlaying = (id: Id) => pairings.some((made) => isOpen(made) && hasSeat(made, id));
  return isPlaying(white) || (black !== null && isPlaying(black)) ? refuse('stillPlaying') : granted;
}

/** What the arbiter should know of a game or bye that may be made. */
export function warningsOf<Id>(wanted: Seats<Id>, pairings: readonly MadePairing<Id>[]): readonly HandPairingWarning[] {
  const { round, white, black } = wanted;
  if (black === null) return pairings.some((made) => isFreePoint(made, white)) ? ['wrongBye'] : [];
  const inRound = pairings.filter((made) => made.round === round).flatMap(pairOf);
  const checked = checkManualPair({ white, black }, inRound, gamesBeside(round, pairings));
  return checked.ok ? checked.value : [];
}

/** A point for which the player did not have to play. */
function isFreePoint<Id>({ white, black, bye, result }: MadePairing<Id>, player: Id): boolean {
  if (white !== player && black !== player) return false;
  if (black === null) return bye === 'pairing-allocated' || bye === 'full-point';
  return result !== null && isForfeit(result) && sideOf(result, white === player ? 'white' : 'black') === 'win';
}

const gamesBeside = <Id>(round: number, pairings: readonly MadePairing<Id>[]): Pair<Id>[] =>
  pairings.filter((made) => made.round !== round).flatMap(pairOf);

const pairOf = <Id>({ white, black }: Seats<Id>): Pair<Id>[] => (black === null ? [] : [{ white, black }]);

/** A pairing without a result is taken away, or a bye: who was in it waits for an opponent again. */
export function mayDeletePairing(tournament: Lifecycle, { result }: Pick<MadePairing<unknown>, 'result'>): Guard {
  if (kindOf(tournament).roundMaking === 'decided') return refuse('pairingIsFixed');
  if (result !== null) return refuse('roundHasResults');
  return tournament.finishedAt === null ? granted : refuse('tournamentFinished');
}

/** The board that a new game of the round gets: the first that is free, which is the old one of a pairing taken away. */
export function freeBoard(inRound: readonly Pick<MadePairing<unknown>, 'board' | 'black'>[]): number {
  const taken = new Set(inRound.filter(({ black }) => black !== null).map(({ board }) => board));
  let board = 1;
  while (taken.has(board)) board += 1;
  return board;
}
