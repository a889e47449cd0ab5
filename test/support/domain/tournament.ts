import { asId } from '../../../domain/kernel/ids.ts';
import { DAY, HOUR, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { Lifecycle, LifecycleRound } from '../../../domain/tournament/guards/lifecycle.ts';
import { NO_ROUND_PLAN } from '../../../domain/tournament/value/round-plan.ts';

/** The moment at which the tournaments of the tests have their first pairing: a whole minute. */
export const FIRST_PAIRING = millis(Date.UTC(2026, 10, 21, 12, 0));

export const at = (ms: number): Millis => millis(FIRST_PAIRING + ms);

/** An individual online Swiss of three rounds that is not started; change what the test is about. */
export const tournament = (changes: Partial<Lifecycle> = {}): Lifecycle => ({
  id: asId('spring-open'),
  format: 'SwissDutch',
  attendanceRule: 'everybody',
  online: true,
  selfJoinable: true,
  perTeam: null,
  firstPairingAt: FIRST_PAIRING,
  timeZone: 'Europe/Oslo',
  interval: { count: 1, unit: 'hours' },
  roundPause: null,
  roundPlan: NO_ROUND_PLAN,
  nextPairingAt: FIRST_PAIRING,
  endsAt: at(2 * DAY),
  announcedRounds: 3,
  lastEntryRound: null,
  rounds: [],
  nextReminderAt: null,
  startedAt: null,
  finishedAt: null,
  pairingFailed: false,
  ...changes,
});

export const started = (changes: Partial<Lifecycle> = {}): Lifecycle =>
  tournament({ startedAt: at(-HOUR), ...changes });

/** Rounds that are paired and played an hour apart; each number is how many results that round still lacks. */
export const playedRounds = (...missing: readonly number[]): readonly LifecycleRound[] =>
  missing.map((open, i) => ({
    number: i + 1,
    startAt: at(i * HOUR),
    pairedAt: at(i * HOUR),
    results: open === 0 ? 2 : 0,
    missing: open,
    missingBoards: Array.from({ length: open }, (_, board) => board + 1),
    openBoards: [],
    openLineUps: 0,
    lineUpsCloseAt: null,
    unpaired: 0,
  }));
