/**
 * Rounds, their times and their results (checklist sections 6 and 16, decisions D-06 and D-45). Whether this person may
 * do it is another question: `access/policy.ts`.
 */
import { RESCHEDULE_NOTICE_MS } from '../limits.ts';
import { ok, refuse } from '../result.ts';
import type { Millis } from '../time.ts';
import type { GameResult } from './game-result.ts';
import type { NextRoundButton } from './kinds.ts';
import { type Guard, granted } from './refusals.ts';
import { kindOf, missingResults, nextRound, type Tournament } from './tournament.ts';

/** A time that players wait for moves only while more than ten minutes remain, and never into the past. */
export function mayReschedule(from: Millis, to: Millis, now: Millis): Guard {
  if (from - now <= RESCHEDULE_NOTICE_MS) return refuse('rescheduleTooLate');
  return to <= now ? refuse('timeInThePast') : granted;
}

/** The time of the next pairing that the program makes by itself. */
export function mayChangeNextPairing(tournament: Tournament, to: Millis, now: Millis): Guard {
  if (tournament.nextPairingAt === null) return refuse('noNextPairing');
  return mayReschedule(tournament.nextPairingAt, to, now);
}

/** By the button of the manager: only formats that have this one, and with all results in. */
export function mayPairByButton(tournament: Tournament, button: NextRoundButton): Guard<number> {
  return kindOf(tournament).nextRoundButton === button ? mayPairNextRound(tournament) : refuse('noNextRoundButton');
}

/** The number of the round that can be paired now. */
export function mayPairNextRound(tournament: Tournament): Guard<number> {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  const round = nextRound(tournament);
  if (tournament.announcedRounds !== null && round > tournament.announcedRounds) return refuse('allRoundsPaired');
  const missing = missingResults(tournament);
  return kindOf(tournament).waitsForResults && missing > 0 ? refuse('roundNotFinished', { missing }) : ok(round);
}

/**
 * A result, entered, corrected or (null) taken back, also after the round. A knockout takes no draw (decision D-06), and none of its
 * results changes once the winner has been paired in the next stage.
 */
export function mayRecordResult(tournament: Tournament, round: number, result: GameResult | null): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  const paired = tournament.rounds[round - 1]?.pairedAt ?? null;
  if (paired === null) return refuse('roundNotPaired');
  const { allowsDraws, roundMaking } = kindOf(tournament);
  if (!allowsDraws && result !== null && !KNOCKOUT_RESULTS.has(result)) return refuse('drawNotAllowed');
  return roundMaking === 'decided' && round + 1 < nextRound(tournament) ? refuse('nextStagePaired') : granted;
}

/** A pairing by hand: of a format that pairs by itself, not in a round that it has not come to. */
export function mayAddPairing(tournament: Tournament, round: number): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  const isAhead = kindOf(tournament).roundMaking !== 'byHand' && round > nextRound(tournament);
  return isAhead ? refuse('notTheNextRound') : granted;
}

/** One more round, in a format whose rounds are not computed: the number that comes next. */
export function mayAddRound(tournament: Tournament, number: number): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (!takesRoundsByHand(tournament)) return refuse('roundsAreComputed');
  if (number !== tournament.rounds.length + 1) return refuse('notTheNextRound');
  const { announcedRounds } = tournament;
  return announcedRounds !== null && number > announcedRounds ? refuse('allRoundsPaired') : granted;
}

/** The time of a round: the first unscheduled one gets any, another one moves with ten minutes' notice. */
export function maySetUpRound(tournament: Tournament, number: number, to: Millis, now: Millis): Guard {
  const round = tournament.rounds[number - 1];
  const startAt = round?.startAt ?? null;
  if (startAt !== null) return mayReschedule(startAt, to, now);
  const first = tournament.rounds.find((other) => other.startAt === null);
  return first !== undefined && first === round ? granted : refuse('notTheNextRound');
}

/** Only the last round, and not with results in it (decision D-45). */
export function mayDeleteRound(tournament: Tournament, number: number): Guard {
  if (!takesRoundsByHand(tournament)) return refuse('roundsAreComputed');
  const last = tournament.rounds.at(-1);
  if (last?.number !== number) return refuse('notTheLastRound');
  return last.results > 0 ? refuse('roundHasResults') : granted;
}

const takesRoundsByHand = (tournament: Tournament): boolean => {
  const { roundMaking } = kindOf(tournament);
  return roundMaking === 'byHand' || roundMaking === 'scheduled';
};

const KNOCKOUT_RESULTS: ReadonlySet<GameResult> = new Set([
  'whiteWins',
  'blackWins',
  'whiteWinsByForfeit',
  'blackWinsByForfeit',
  'notPlayed',
]);
