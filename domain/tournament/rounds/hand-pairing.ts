/** Manual pairing (formats sheet, section 4; ). */
import { ok, refuse } from '../../kernel/result.ts';
import { checkManualPair, type ManualPairingWarning } from '../../pairing/manual.ts';
import type { Pair } from '../../pairing/pairing.ts';
import { formatOf, type Lifecycle, nextRound } from '../guards/lifecycle.ts';
import { type Entrant, hasSeat, isPresent, type Seats, sidesOf } from '../guards/presence.ts';
import { type Guard, granted } from '../guards/refusals.ts';
import type { Bye } from '../value/field.ts';
import { FORMATS } from '../value/formats.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';

export interface MadePairing<Id> extends Seats<Id> {
  /** Counted from 1; byes come after the games. */
  readonly board: number;
  readonly bye: Bye | null;
  readonly result: GameResult | null;
}

/** `wrongBye`: an earlier pairing-allocated bye, or a full point without playing (C.04.1, article 4). */
export type HandPairingWarning = ManualPairingWarning | 'wrongBye';

/** Not beyond the current round; a new round needs all players of earlier ones to be seated. */
export function mayAddPairing(tournament: Lifecycle, round: number): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (formatOf(tournament).roundMaking === 'decided') return refuse('pairingIsFixed');
  if (formatOf(tournament).roundMaking === 'byHand' || round < nextRound(tournament)) return granted;
  if (round > nextRound(tournament)) return refuse('notTheNextRound');
  const waiting = tournament.rounds.find(({ unpaired }) => unpaired > 0);
  return waiting === undefined
    ? granted
    : refuse('playersUnpaired', { round: waiting.number, players: waiting.unpaired });
}

/** Only the purely manual format allows a second game in a round, with a warning. */
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
  const isByHand = FORMATS[tournament.format].roundMaking === 'byHand';
  return checked.ok && checked.value.includes('secondGameInRound') && !isByHand ? refuse('alreadyPaired') : checked;
}

/** Where members are paired, excludes teammates and players in a running game. */
function mayMeet<Id>(
  { format }: Lifecycle,
  { round, white, black }: Seats<Id>,
  entrants: readonly Entrant<Id>[],
  pairings: readonly MadePairing<Id>[],
): Guard {
  const [one, other] = [white, black].map((id) => entrants.find((entrant) => entrant.id === id)?.team);
  if (one !== undefined && one === other) return refuse('sameTeam');
  if (FORMATS[format].waitsForResults) return granted;
  const isOpen = (made: MadePairing<Id>) => made.black !== null && made.result === null && made.round !== round;
  const isPlaying = (id: Id) => pairings.some((made) => isOpen(made) && hasSeat(made, id));
  return isPlaying(white) || (black !== null && isPlaying(black)) ? refuse('stillPlaying') : granted;
}

export function warningsOf<Id>(wanted: Seats<Id>, pairings: readonly MadePairing<Id>[]): readonly HandPairingWarning[] {
  const { round, white, black } = wanted;
  if (black === null) return pairings.some((made) => isFreePoint(made, white)) ? ['wrongBye'] : [];
  const inRound = pairings.filter((made) => made.round === round).flatMap(pairOf);
  const checked = checkManualPair({ white, black }, inRound, gamesBeside(round, pairings));
  return checked.ok ? checked.value : [];
}

/** A point without playing. */
function isFreePoint<Id>({ white, black, bye, result }: MadePairing<Id>, player: Id): boolean {
  if (white !== player && black !== player) return false;
  if (black === null) return bye === 'pairing-allocated' || bye === 'full-point';
  return result !== null && isForfeit(result) && sideOf(result, white === player ? 'white' : 'black') === 'win';
}

const gamesBeside = <Id>(round: number, pairings: readonly MadePairing<Id>[]): Pair<Id>[] =>
  pairings.filter((made) => made.round !== round).flatMap(pairOf);

const pairOf = <Id>({ white, black }: Seats<Id>): Pair<Id>[] => (black === null ? [] : [{ white, black }]);

/** Only pairings without a result, and byes. */
export function mayDeletePairing(tournament: Lifecycle, { result }: Pick<MadePairing<unknown>, 'result'>): Guard {
  if (formatOf(tournament).roundMaking === 'decided') return refuse('pairingIsFixed');
  if (result !== null) return refuse('roundHasResults');
  return tournament.finishedAt === null ? granted : refuse('tournamentFinished');
}

/** The first free board number, so a replaced pairing keeps its board. */
export function freeBoard(inRound: readonly Pick<MadePairing<unknown>, 'board' | 'black'>[]): number {
  const taken = new Set(inRound.filter(({ black }) => black !== null).map(({ board }) => board));
  let board = 1;
  while (taken.has(board)) board += 1;
  return board;
}
