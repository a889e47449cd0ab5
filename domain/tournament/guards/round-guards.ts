/** Round guards (checklist sections 6 and 16, D-06 and D-45); permissions are in `access/policy.ts`. */
import { RESCHEDULE_NOTICE_MS } from '../../kernel/limits.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import { mayPairNextRound } from '../rounds/next-round.ts';
import { eveningOf, pairsAfterPause } from '../rounds/schedule.ts';
import { FORMATS, type FormatName, type NextRoundButton } from '../value/formats.ts';
import type { GameResult } from '../value/game-result.ts';
import { formatOf, isUnderWay, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** Only with more than ten minutes' notice, and never into the past (R-190). */
export function mayReschedule(from: Millis, to: Millis, now: Millis): Guard {
  if (from - now <= RESCHEDULE_NOTICE_MS) return refuse('rescheduleTooLate');
  return to <= now ? refuse('timeInThePast') : granted;
}

export function mayChangeNextPairing(tournament: Lifecycle, to: Millis, now: Millis): Guard {
  if (tournament.nextPairingAt === null) return refuse('noNextPairing');
  // The pause is shorter than the notice, and no time has been announced before it.
  if (pairsAfterPause(tournament)) return to <= now ? refuse('timeInThePast') : granted;
  const following = eveningOf(tournament, nextRound(tournament) + 1);
  if (following !== null && following > now && to >= following) return refuse('roundsOutOfOrder');
  return mayReschedule(tournament.nextPairingAt, to, now);
}

/** Only in formats with this button, and with all results in. */
export function mayPairByButton(tournament: Lifecycle, button: NextRoundButton, withOpenGames = false): Guard<number> {
  if (formatOf(tournament).nextRoundButton !== button) return refuse('noNextRoundButton');
  return mayPairNextRound(tournament, withOpenGames);
}

/** Over the board only; online the announced time holds. Idempotent for a paired round. */
export function mayPairNow(tournament: Lifecycle, round: number): Guard<number> {
  const { roundMaking, nextRoundButton } = formatOf(tournament);
  if (nextRoundButton !== null || (roundMaking !== 'scheduled' && roundMaking !== 'decided')) {
    return refuse('noNextRoundButton');
  }
  if (tournament.online) return refuse('roundIsOnline');
  if (round < nextRound(tournament)) return ok(round);
  const next = mayPairNextRound(tournament);
  return next.ok && next.value !== round ? refuse('notTheNextRound') : next;
}

/** Only over the board, and in round order. */
export function mayStartRound(tournament: Lifecycle, number: number, now: Millis): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (tournament.online) return refuse('roundIsOnline');
  const paired = tournament.rounds.filter(({ pairedAt }) => pairedAt !== null);
  if (!paired.some((round) => round.number === number)) return refuse('roundNotPaired');
  const waiting = paired.find((round) => !isUnderWay({ ...round, isPaired: true }, now));
  return waiting === undefined || number <= waiting.number ? granted : refuse('notTheNextRound');
}

/** Drafts are possible where the program pairs, as soon as it could pair. */
export function mayDraft(tournament: Lifecycle, withOpenGames = false): Guard<number> {
  const { attendanceRule } = tournament;
  const { takesConstraints } = formatOf(tournament);
  // Who is online changes until the round is paired.
  if (!takesConstraints || (attendanceRule === 'ifHere' && tournament.online)) return refuse('pairingIsFixed');
  return mayPairByButton(tournament, 'pairings', withOpenGames);
}

/** A knockout allows no draw (D-06), and no change once the winner is paired in the next stage. */
export function mayRecordResult(tournament: Lifecycle, round: number, result: GameResult | null): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  const paired = tournament.rounds[round - 1]?.pairedAt ?? null;
  if (paired === null) return refuse('roundNotPaired');
  const { allowsDraws, roundMaking } = formatOf(tournament);
  if (!allowsDraws && result !== null && !KNOCKOUT_RESULTS.has(result)) return refuse('drawNotAllowed');
  return roundMaking === 'decided' && round + 1 < nextRound(tournament) ? refuse('nextStagePaired') : granted;
}

export function maySetConstraints(tournament: Pick<Lifecycle, 'format' | 'finishedAt'>): Guard {
  if (!formatOf(tournament).takesConstraints) return refuse('pairingIsFixed');
  return tournament.finishedAt === null ? granted : refuse('tournamentFinished');
}

/** Only until round 1 is paired. */
export function mayAccelerate(tournament: Pick<Lifecycle, 'format' | 'finishedAt' | 'rounds'>): Guard {
  if (!formatOf(tournament).accelerates) return refuse('pairingIsFixed');
  const allowed = maySetConstraints(tournament);
  if (!allowed.ok) return allowed;
  return nextRound(tournament) > 1 ? refuse('roundIsPaired') : granted;
}

/** Only formats without computed rounds: the next number, at any time. */
export function mayAddRound(tournament: Lifecycle, number: number): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (!takesRounds(tournament.format)) return refuse('roundsAreComputed');
  if (number !== tournament.rounds.length + 1) return refuse('notTheNextRound');
  const { announcedRounds } = tournament;
  return announcedRounds !== null && number > announcedRounds ? refuse('allRoundsPaired') : granted;
}

/** Any time for the first unscheduled round (R-239); others need ten minutes' notice. */
export function maySetUpRound(tournament: Lifecycle, number: number, to: Millis, now: Millis): Guard {
  const round = tournament.rounds[number - 1];
  const startAt = round?.startAt ?? null;
  if (startAt !== null) return mayReschedule(startAt, to, now);
  const first = tournament.rounds.find((other) => other.startAt === null);
  return first === undefined || first !== round ? refuse('notTheNextRound') : granted;
}

/** Only the last round, and only without results (decision D-45). */
export function mayDeleteRound(tournament: Lifecycle, number: number): Guard {
  if (!losesRounds(tournament.format)) return refuse('roundsAreComputed');
  // A last round of byes has no results, but its tournament may be over.
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  const last = tournament.rounds.at(-1);
  if (last?.number !== number) return refuse('notTheLastRound');
  return last.results > 0 ? refuse('roundHasResults') : granted;
}

/** True if the arbiter adds and deletes rounds. */
export function takesRounds(format: FormatName): boolean {
  const { roundMaking } = FORMATS[format];
  return roundMaking === 'byHand' || roundMaking === 'scheduled';
}

/** True for added rounds, and for stages paired from a wrong result. */
export const losesRounds = (format: FormatName): boolean =>
  takesRounds(format) || FORMATS[format].roundMaking === 'decided';

const KNOCKOUT_RESULTS: ReadonlySet<GameResult> = new Set([
  'whiteWins',
  'blackWins',
  'whiteWinsByForfeit',
  'blackWinsByForfeit',
  'notPlayed',
]);
