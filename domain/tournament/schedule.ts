/**
 * What a tournament does by itself, and when: pair a round, make all rounds, close line-ups, finish. Times of pairings are whole
 * minutes. A round whose time has come waits for the results of the last one where the format needs them.
 */
import { KNOCKOUT_BREAK_MS, LOBBY_BANNER_MS, ROUND_NOTICE_MS, STAGE_CORRECTION_MS } from '../limits.ts';
import { intervalMillis, MINUTE, type Millis, millis, wholeMinute } from '../time.ts';
import type { Kind } from './kinds.ts';
import {
  isPlayedOut,
  kindOf,
  type Lifecycle,
  type LifecycleRound,
  missingResults,
  nextRound,
  unpairedPlayers,
} from './lifecycle.ts';
import type { Settings } from './settings.ts';

/** The next thing a tournament does by itself. */
export type DueStep =
  | { readonly kind: 'pairRound'; readonly round: number }
  | { readonly kind: 'pairAllRounds' }
  | { readonly kind: 'closeLineUps'; readonly round: number }
  | { readonly kind: 'finish' };

/** What is to be done now, or null. Done twice it is not due a second time. */
export function due(tournament: Lifecycle, now: Millis): DueStep | null {
  const next = nextStep(tournament);
  return next !== null && next.at <= now ? next.step : null;
}

/** When to look again without anything else happening; null: only an event (a result, a start) changes something. */
export const nextWake = (tournament: Lifecycle): Millis | null => nextStep(tournament)?.at ?? null;

/**
 * Whether the program pairs this tournament at its pairing times. Over the board a format with a button leaves the
 * moment to the arbiter, who looks at the results first.
 */
export function pairsByItself(kind: Kind, online: boolean): boolean {
  if (kind.roundMaking === 'scheduled') return online || kind.nextRoundButton === null;
  return kind.roundMaking === 'decided';
}

/** The planned pairing of a tournament that is being built: its first one, or none where the arbiter pairs. */
export const firstPlannedPairing = (kind: Kind, online: boolean, firstPairingAt: Millis): Millis | null =>
  pairsByItself(kind, online) ? firstPairingAt : null;

/**
 * The planned pairing after `round` has been paired `now`: one interval after the time that was planned, or after the
 * minute in which it really happened when that was later. Null after the last round, and where no time decides.
 */
export function nextPlannedPairing(tournament: Lifecycle, round: number, now: Millis): Millis | null {
  const kind = kindOf(tournament);
  if (kind.roundMaking !== 'scheduled' || !pairsByItself(kind, tournament.online)) return null;
  if (tournament.announcedRounds !== null && round >= tournament.announcedRounds) return null;
  const paired = Math.max(tournament.nextPairingAt ?? tournament.firstPairingAt, wholeMinute(now));
  return millis(paired + intervalMillis(tournament.interval));
}

/** The planned pairing of a tournament that runs and is planned anew: one interval from now, or none. */
export const replannedPairing = (tournament: Lifecycle, now: Millis): Millis | null =>
  nextPlannedPairing({ ...tournament, nextPairingAt: null }, nextRound(tournament) - 1, now);

/** The planned pairing after the last round was taken away. */
export const pairingAfterDeletion = (tournament: Lifecycle, now: Millis): Millis | null =>
  kindOf(tournament).roundMaking === 'decided' ? millis(now + STAGE_CORRECTION_MS) : replannedPairing(tournament, now);

/** The time of a round whose rounds are all made at the start. */
export const plannedStart = (
  { firstPairingAt, interval }: Pick<Lifecycle, 'firstPairingAt' | 'interval'>,
  round: number,
): Millis => millis(firstPairingAt + (round - 1) * intervalMillis(interval));

/**
 * When a round begins that is paired `now`. An announced time that is still to come is kept: that of the round, or of
 * the tournament for its first one. Over the board a later round begins at once, but one interval after a round that
 * has not begun itself. Online it begins at the planned time when that is met, else with the notice that players need;
 * those who have just won their match get the break between two games.
 */
export function startOfRound(tournament: Lifecycle, number: number, now: Millis): Millis {
  const announced = announcedStart(tournament, number);
  if (announced !== null && announced > now) return announced;
  if (!tournament.online) return afterTheRoundBefore(tournament, number, now);
  const planned = tournament.nextPairingAt;
  if (planned !== null && Math.abs(now - planned) < ROUND_NOTICE_MS) return planned;
  return millis(now + (kindOf(tournament).roundMaking === 'decided' ? KNOCKOUT_BREAK_MS : ROUND_NOTICE_MS));
}

const announcedStart = ({ rounds, firstPairingAt }: Lifecycle, number: number): Millis | null =>
  rounds.find((round) => round.number === number)?.startAt ?? (number === 1 ? firstPairingAt : null);

function afterTheRoundBefore({ rounds, interval }: Lifecycle, number: number, now: Millis): Millis {
  const before = rounds.find((round) => round.number === number - 1)?.startAt ?? null;
  return before !== null && before > now ? millis(before + intervalMillis(interval)) : now;
}

/**
 * The time that a new round is proposed with: one interval after the last one, the announced first pairing for the
 * first. Null where that is past already or nothing says anything, and the proposal is the reader's next morning.
 */
export function proposedStart(
  {
    rounds,
    firstPairingAt,
    interval,
  }: Pick<Lifecycle, 'firstPairingAt' | 'interval'> & {
    readonly rounds: readonly Pick<LifecycleRound, 'number' | 'startAt'>[];
  },
  now: Millis,
): Millis | null {
  const last = rounds.at(-1)?.startAt ?? null;
  const proposal = rounds.length === 0 ? firstPairingAt : last === null ? null : last + intervalMillis(interval);
  return proposal !== null && proposal > now ? millis(proposal) : null;
}

/** When the line-ups of a match close that begins at this time; null: with its pairing, as it has no time. */
export const lineUpsCloseAt = (
  { lineUpMinutes }: Pick<Settings, 'lineUpMinutes'>,
  startAt: Millis | null,
): Millis | null => (startAt === null ? null : millis(startAt - lineUpMinutes * MINUTE));

/** Which of matches that begin at these times closes its line-ups first; null: it has no time, or there is no match. */
export const firstStart = (starts: readonly (Millis | null)[]): Millis | null =>
  starts.reduce(
    (first, at, index) => (index === 0 || (first !== null && (at === null || at < first)) ? at : first),
    null,
  );

/** Whether the page calls the players to the lobby: ten minutes before the first online round, until it begins. */
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
  return soonest([...lineUpClosings(tournament, startedAt), nextPairing(tournament, startedAt)]);
}

const soonest = (steps: readonly (PlannedStep | null)[]): PlannedStep | null =>
  steps.reduce((first, step) => (first === null || (step !== null && step.at < first.at) ? step : first), null);

/** The line-ups of each round whose matches have no boards yet. */
const lineUpClosings = ({ rounds }: Lifecycle, startedAt: Millis): PlannedStep[] =>
  rounds
    .filter(({ openLineUps }) => openLineUps > 0)
    .map((round) => ({ at: round.lineUpsCloseAt ?? startedAt, step: { kind: 'closeLineUps', round: round.number } }));

function nextPairing(tournament: Lifecycle, startedAt: Millis): PlannedStep | null {
  switch (kindOf(tournament).roundMaking) {
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

/** Rounds that the arbiter adds end with the last day, if every game has its result. */
const closing = (tournament: Lifecycle): PlannedStep | null =>
  missingResults(tournament) === 0 ? { at: tournament.endsAt, step: { kind: 'finish' } } : null;

function pairing(tournament: Lifecycle, at: Millis | null): PlannedStep | null {
  const round = nextRound(tournament);
  if (at === null || tournament.pairingFailed || round > (tournament.announcedRounds ?? round)) return null;
  if (unpairedPlayers(tournament) > 0) return null;
  if (kindOf(tournament).waitsForResults && missingResults(tournament) > 0) return null;
  return { at, step: { kind: 'pairRound', round } };
}
