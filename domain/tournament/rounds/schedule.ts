/** Pairing times are whole minutes; a due round waits for earlier results if the format needs them. */
import {
  KNOCKOUT_BREAK_MS,
  LOBBY_BANNER_MS,
  RESCHEDULE_NOTICE_MS,
  ROUND_NOTICE_MS,
  STAGE_CORRECTION_MS,
} from '../../kernel/limits.ts';
import { type Interval, intervalMillis, MINUTE, type Millis, millis, SECOND, wholeMinute } from '../../kernel/time.ts';
import { afterIntervals, momentOf } from '../../kernel/time-zone.ts';
import {
  formatOf,
  isPlayedOut,
  isUnderWay,
  type Lifecycle,
  type LifecycleRound,
  missingResults,
  nextRound,
  unpairedPlayers,
} from '../guards/lifecycle.ts';
import type { Format } from '../value/formats.ts';
import { plannedEvening } from '../value/round-plan.ts';
import type { Settings } from '../value/settings.ts';

export type DueStep =
  | { readonly kind: 'pairRound'; readonly round: number }
  | { readonly kind: 'pairAllRounds' }
  | { readonly kind: 'remindPlayers' }
  | { readonly kind: 'closeLineUps'; readonly round: number }
  | { readonly kind: 'finish' };

/** The step that is due now, or null. Idempotent once done. */
export function due(tournament: Lifecycle, now: Millis): DueStep | null {
  const next = nextStep(tournament);
  return next !== null && next.at <= now ? next.step : null;
}

/** Time of the next automatic step; null if only an event (a result, a start) can cause one. */
export const nextWake = (tournament: Lifecycle): Millis | null => nextStep(tournament)?.at ?? null;

/** Over the board a format with a button leaves the moment to the arbiter, who checks results first. */
export function pairsByItself(format: Format, online: boolean): boolean {
  if (format.roundMaking === 'scheduled') return online || format.nextRoundButton === null;
  return format.roundMaking === 'decided';
}

/** First planned pairing of a new tournament; null if the arbiter pairs. */
export const firstPlannedPairing = (format: Format, online: boolean, firstPairingAt: Millis): Millis | null =>
  pairsByItself(format, online) ? firstPairingAt : null;

/**
 * The planned evening, or an interval after the planned time, or after the actual minute if later. Null if no time
 * decides, or not yet.
 */
export function nextPlannedPairing(tournament: Lifecycle, round: number, now: Millis): Millis | null {
  const format = formatOf(tournament);
  if (format.roundMaking !== 'scheduled' || !pairsByItself(format, tournament.online)) return null;
  if (tournament.announcedRounds !== null && round >= tournament.announcedRounds) return null;
  if (followsResults(tournament)) return null;
  const evening = eveningOf(tournament, round + 1);
  if (evening !== null && evening > now) return evening;
  const paired = millis(Math.max(tournament.nextPairingAt ?? tournament.firstPairingAt, wholeMinute(now)));
  return afterIntervals(paired, tournament.interval, tournament.timeZone);
}

/** One interval from now, or null. */
export const replannedPairing = (tournament: Lifecycle, now: Millis): Millis | null =>
  nextPlannedPairing({ ...tournament, nextPairingAt: null }, nextRound(tournament) - 1, now);

export const pairingAfterDeletion = (tournament: Lifecycle, now: Millis): Millis | null =>
  formatOf(tournament).roundMaking === 'decided'
    ? millis(now + STAGE_CORRECTION_MS)
    : replannedPairing(tournament, now);

type Plan = Pick<Lifecycle, 'firstPairingAt' | 'interval' | 'timeZone' | 'roundPlan'>;

/** The evening of the plan, or as many intervals after its last one. */
export function plannedStart(plan: Plan, round: number): Millis {
  const known = Math.min(round, plan.roundPlan.laterRounds.length + 1);
  const last = eveningOf(plan, known) ?? plan.firstPairingAt;
  return afterIntervals(last, plan.interval, plan.timeZone, round - known);
}

/** Null for round 1, and for rounds that the plan does not reach. */
export function eveningOf({ roundPlan, timeZone }: Pick<Plan, 'roundPlan' | 'timeZone'>, round: number): Millis | null {
  const evening = plannedEvening(roundPlan, round);
  return evening && momentOf(evening, timeZone);
}

/** In the pause between two rounds. */
export const pairsAfterPause = (tournament: Lifecycle): boolean =>
  followsResults(tournament) && nextRound(tournament) > 1;

/** True if the last result of an online round decides when the next one is paired (club-evenings NX-1). */
const followsResults = ({ online, roundPause }: Lifecycle): boolean => online && roundPause !== null;

/**
 * The time of the next pairing where rounds follow one another: a pause after the last result. A result that is taken
 * back ends the pause, and the next one starts another (club-evenings NX-3).
 */
export function pairingAfterPause(tournament: Lifecycle, now: Millis): Millis | null {
  const { nextPairingAt, roundPause, announcedRounds, pairingFailed } = tournament;
  const round = nextRound(tournament);
  if (roundPause === null || !pairsAfterPause(tournament)) return nextPairingAt;
  if (pairingFailed || missingResults(tournament) > 0 || round > (announcedRounds ?? round)) return null;
  return nextPairingAt ?? millis(now + roundPause * SECOND);
}

/** Unstarted rounds follow by the new interval; those that cannot move with notice keep their time. */
export function respacedStarts(tournament: Lifecycle, now: Millis): ReadonlyMap<number, Millis> {
  const { rounds } = tournament;
  const starts = new Map<number, Millis>();
  let before: Millis | null = null;
  for (const { number, startAt, pairedAt, results } of rounds) {
    if (startAt === null) continue;
    const hasBegun = isUnderWay({ isPaired: pairedAt !== null, results, startAt }, now);
    const mayMove: boolean = before !== null && !hasBegun && startAt - now > RESCHEDULE_NOTICE_MS;
    const to: Millis = mayMove && before !== null ? startAfter(tournament, number, before) : startAt;
    if (to !== startAt) starts.set(number, to);
    before = to;
  }
  return starts;
}

/** The evening of the round; an interval after the round before where the plan has none, or has it earlier. */
function startAfter(plan: Plan, round: number, before: Millis): Millis {
  const evening = eveningOf(plan, round);
  return evening !== null && evening > before ? evening : afterIntervals(before, plan.interval, plan.timeZone);
}

/**
 * Start of a round paired `now`. An announced future time is kept. Over the board a later round starts at once, or one
 * interval after a round that has not started. Online it starts at the planned time if met, else with the players'
 * notice; knockout winners get the break between two games.
 */
export function startOfRound(tournament: Lifecycle, number: number, now: Millis): Millis {
  const announced = announcedStart(tournament, number);
  if (announced !== null && announced > now) return announced;
  if (!tournament.online) return afterTheRoundBefore(tournament, number, now);
  const planned = tournament.nextPairingAt;
  if (planned !== null && Math.abs(now - planned) < ROUND_NOTICE_MS) return planned;
  return millis(now + (formatOf(tournament).roundMaking === 'decided' ? KNOCKOUT_BREAK_MS : ROUND_NOTICE_MS));
}

/** Null if the round has no time of its own. */
export const announcedStart = ({ rounds, firstPairingAt, ...plan }: Lifecycle, number: number): Millis | null =>
  rounds.find((round) => round.number === number)?.startAt ?? (number === 1 ? firstPairingAt : eveningOf(plan, number));

function afterTheRoundBefore({ rounds, interval, timeZone }: Lifecycle, number: number, now: Millis): Millis {
  const before = rounds.find((round) => round.number === number - 1)?.startAt ?? null;
  return before !== null && before > now ? afterIntervals(before, interval, timeZone) : now;
}

export interface ProposalFacts extends Plan {
  readonly rounds: readonly Pick<LifecycleRound, 'number' | 'startAt'>[];
  /** Longest duration of a game by its time control. */
  readonly gameMs: number;
}

/** Null without a future time. Days and weeks repeat; an interval shorter than a game becomes a day. */
export function proposedStart({ rounds, firstPairingAt, gameMs, ...plan }: ProposalFacts, now: Millis): Millis | null {
  const last = rounds.length === 0 ? null : (rounds.at(-1)?.startAt ?? null);
  const evening = eveningOf(plan, rounds.length + 1);
  if (evening !== null && evening > now) return evening;
  const interval = intervalMillis(plan.interval) < gameMs ? EVERY_DAY : plan.interval;
  if (last === null) return rounds.length === 0 && firstPairingAt > now ? firstPairingAt : null;
  const isElapsed = interval.unit === 'minutes' || interval.unit === 'hours';
  const times = isElapsed ? 1 : Math.max(1, Math.floor((now - last) / intervalMillis(interval)));
  const proposals = [times, times + 1].map((count) => afterIntervals(last, interval, plan.timeZone, count));
  return (isElapsed ? proposals.slice(0, 1) : proposals).find((proposal) => proposal > now) ?? null;
}

const EVERY_DAY: Interval = { count: 1, unit: 'days' };

/** Null: line-ups close with the pairing, as the match has no time. */
export const lineUpsCloseAt = (
  { lineUpMinutes }: Pick<Settings, 'lineUpMinutes'>,
  startAt: Millis | null,
): Millis | null => (startAt === null ? null : millis(startAt - lineUpMinutes * MINUTE));

/** Start of the match that closes its line-ups first; null without a match, or if one has no time. */
export const firstStart = (starts: readonly (Millis | null)[]): Millis | null =>
  starts.reduce(
    (first, at, index) => (index === 0 || (first !== null && (at === null || at < first)) ? at : first),
    null,
  );

/** From ten minutes before the first online round until it starts. */
export function showsLobbyBanner(tournament: Lifecycle, now: Millis): boolean {
  if (!tournament.online || tournament.finishedAt !== null) return false;
  const first = tournament.rounds[0]?.startAt ?? tournament.firstPairingAt;
  return now < first && first - now <= LOBBY_BANNER_MS;
}

interface PlannedStep {
  readonly at: Millis;
  readonly step: DueStep;
}

function nextStep(tournament: Lifecycle): PlannedStep | null {
  const { startedAt, finishedAt } = tournament;
  if (startedAt === null || finishedAt !== null) return null;
  if (isPlayedOut(tournament)) return { at: startedAt, step: { kind: 'finish' } };
  return soonest([...lineUpClosings(tournament, startedAt), reminder(tournament), nextPairing(tournament, startedAt)]);
}

const soonest = (steps: readonly (PlannedStep | null)[]): PlannedStep | null =>
  steps.reduce((first, step) => (first === null || (step !== null && step.at < first.at) ? step : first), null);

const lineUpClosings = ({ rounds }: Lifecycle, startedAt: Millis): PlannedStep[] =>
  rounds
    .filter(({ openLineUps }) => openLineUps > 0)
    .map((round) => ({ at: round.lineUpsCloseAt ?? startedAt, step: { kind: 'closeLineUps', round: round.number } }));

const reminder = ({ nextReminderAt: at }: Lifecycle): PlannedStep | null =>
  at === null ? null : { at, step: { kind: 'remindPlayers' } };

function nextPairing(tournament: Lifecycle, startedAt: Millis): PlannedStep | null {
  switch (formatOf(tournament).roundMaking) {
    case 'byHand':
      return closing(tournament);
    case 'atStart':
      if (tournament.pairingFailed || nextRound(tournament) > 1) return null;
      return { at: startedAt, step: { kind: 'pairAllRounds' } };
    case 'scheduled':
      return pairing(tournament, tournament.nextPairingAt);
    case 'decided':
      return pairing(tournament, tournament.nextPairingAt ?? (nextRound(tournament) === 1 ? null : startedAt));
  }
}

/** Tournaments with added rounds end after the last day if all results are in. */
const closing = (tournament: Lifecycle): PlannedStep | null =>
  missingResults(tournament) === 0 ? { at: tournament.endsAt, step: { kind: 'finish' } } : null;

function pairing(tournament: Lifecycle, at: Millis | null): PlannedStep | null {
  const round = nextRound(tournament);
  if (at === null || tournament.pairingFailed || round > (tournament.announcedRounds ?? round)) return null;
  if (unpairedPlayers(tournament) > 0) return null;
  if (formatOf(tournament).waitsForResults && missingResults(tournament) > 0) return null;
  return { at, step: { kind: 'pairRound', round } };
}
