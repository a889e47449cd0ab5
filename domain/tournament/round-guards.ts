/**
 * Rounds, their times and their results (checklist sections 6 and 16, decisions D-06 and D-45). Whether this person may
 * do it is another question: `access/policy.ts`.
 */
import { RESCHEDULE_NOTICE_MS } from '../limits.ts';
import { refuse } from '../result.ts';
import { isPast, type Millis } from '../time.ts';
import type { GameResult } from './game-result.ts';
import { KINDS, type NextRoundButton, type TournamentKind } from './kinds.ts';
import { kindOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { mayPairNextRound } from './next-round.ts';
import { type Guard, granted } from './refusals.ts';

/** A time that players wait for moves only while more than ten minutes remain, and never into the past. */
export function mayReschedule(from: Millis, to: Millis, now: Millis): Guard {
  if (from - now <= RESCHEDULE_NOTICE_MS) return refuse('rescheduleTooLate');
  return to <= now ? refuse('timeInThePast') : granted;
}

/** The time of the next pairing that the program makes by itself. */
export function mayChangeNextPairing(tournament: Lifecycle, to: Millis, now: Millis): Guard {
  if (tournament.nextPairingAt === null) return refuse('noNextPairing');
  return mayReschedule(tournament.nextPairingAt, to, now);
}

/** By the button of the manager: only formats that have this one, and with all results in. */
export function mayPairByButton(tournament: Lifecycle, button: NextRoundButton): Guard<number> {
  return kindOf(tournament).nextRoundButton === button ? mayPairNextRound(tournament) : refuse('noNextRoundButton');
}

/** The next round is paired and not published: where the program chooses the pairings, as soon as it could be paired. */
export function mayDraft(tournament: Lifecycle): Guard<number> {
  return kindOf(tournament).takesWishes ? mayPairByButton(tournament, 'pairings') : refuse('pairingIsFixed');
}

/**
 * A result, entered, corrected or (null) taken back, also after the round. A knockout takes no draw (decision D-06), and none of its
 * results changes once the winner has been paired in the next stage.
 */
export function mayRecordResult(tournament: Lifecycle, round: number, result: GameResult | null): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  const paired = tournament.rounds[round - 1]?.pairedAt ?? null;
  if (paired === null) return refuse('roundNotPaired');
  const { allowsDraws, roundMaking } = kindOf(tournament);
  if (!allowsDraws && result !== null && !KNOCKOUT_RESULTS.has(result)) return refuse('drawNotAllowed');
  return roundMaking === 'decided' && round + 1 < nextRound(tournament) ? refuse('nextStagePaired') : granted;
}

/** The organiser asks something of the pairings to come, where the program chooses them. */
export function mayWish(tournament: Pick<Lifecycle, 'kind' | 'finishedAt'>): Guard {
  if (!kindOf(tournament).takesWishes) return refuse('pairingIsFixed');
  return tournament.finishedAt === null ? granted : refuse('tournamentFinished');
}

/** The first rounds are accelerated, or not any more: before the first of them is paired. */
export function mayAccelerate(tournament: Pick<Lifecycle, 'kind' | 'finishedAt' | 'rounds'>): Guard {
  const allowed = mayWish(tournament);
  if (!allowed.ok) return allowed;
  return nextRound(tournament) > 1 ? refuse('roundIsPaired') : granted;
}

/**
 * One more round, in a format whose rounds are not computed: the number that comes next, at a time to come or
 * (null) without one.
 */
export function mayAddRound(tournament: Lifecycle, number: number, startAt: Millis | null, now: Millis): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (!takesRounds(tournament.kind)) return refuse('roundsAreComputed');
  if (number !== tournament.rounds.length + 1) return refuse('notTheNextRound');
  const { announcedRounds } = tournament;
  if (announcedRounds !== null && number > announcedRounds) return refuse('allRoundsPaired');
  return startAt !== null && isPast(startAt, now) ? refuse('timeInThePast') : granted;
}

/** The time of a round: the first unscheduled one gets any to come, another one moves with ten minutes' notice. */
export function maySetUpRound(tournament: Lifecycle, number: number, to: Millis, now: Millis): Guard {
  const round = tournament.rounds[number - 1];
  const startAt = round?.startAt ?? null;
  if (startAt !== null) return mayReschedule(startAt, to, now);
  const first = tournament.rounds.find((other) => other.startAt === null);
  if (first === undefined || first !== round) return refuse('notTheNextRound');
  return isPast(to, now) ? refuse('timeInThePast') : granted;
}

/** Only the last round, and not with results in it (decision D-45). */
export function mayDeleteRound(tournament: Lifecycle, number: number): Guard {
  if (!losesRounds(tournament.kind)) return refuse('roundsAreComputed');
  // A last round of byes alone has no results, and its tournament may be over all the same.
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  const last = tournament.rounds.at(-1);
  if (last?.number !== number) return refuse('notTheLastRound');
  return last.results > 0 ? refuse('roundHasResults') : granted;
}

/** Whether the arbiter adds and deletes rounds of this format: the others have theirs computed. */
export function takesRounds(kind: TournamentKind): boolean {
  const { roundMaking } = KINDS[kind];
  return roundMaking === 'byHand' || roundMaking === 'scheduled';
}

/** Whether a round can be taken away again: one that was added, or a stage that came from a wrong result. */
export const losesRounds = (kind: TournamentKind): boolean =>
  takesRounds(kind) || KINDS[kind].roundMaking === 'decided';

const KNOCKOUT_RESULTS: ReadonlySet<GameResult> = new Set([
  'whiteWins',
  'blackWins',
  'whiteWinsByForfeit',
  'blackWinsByForfeit',
  'notPlayed',
]);
