/**
 * The log of a tournament: what each change has made of it, in short facts with what was and what is. They are found by
 * comparing the tournament before and after, so that nothing is done without a trace, whoever does it: the arbiter, a
 * player, a game that ends, or the clock. Words are made of them where they are read.
 */
import type { Actor } from '../access/actor.ts';
import type { AccountId, TeamId } from '../ids.ts';
import { isSame } from '../same.ts';
import type { Millis } from '../time.ts';
import { draftFacts } from './draft.ts';
import { identifiedBetween, renamed } from './identity.ts';
import { categoryFacts } from './log-categories.ts';
import { participantFacts } from './log-participants.ts';
import { roundFacts } from './log-rounds.ts';
import { changedSettings, type SettingName, type Settings } from './settings.ts';
import type { BookedBye, Tournament } from './state.ts';

/** In the order of the day; what each of them tells stands beside it. */
export const FACT_KINDS = [
  'built',
  'imported',
  /** From a file of the whole tournament; what was done elsewhere stands before it. */
  'takenOver',
  /** `setting`, `was`, `is`; of a description only that it is another. */
  'setting',
  'pinned',
  /** `who`, players or teams. */
  'entered',
  'removed',
  'withdrawn',
  'back',
  /** `who`: the account of somebody who had none. */
  'identified',
  /** `who`, and of title, rating, federation and club `was` and `is`; of a name only that it is another. */
  'name',
  'title',
  'rating',
  'federation',
  'club',
  'seeding',
  /** `who` is the team. */
  'memberOrder',
  'memberCount',
  'lineUp',
  'seen',
  'started',
  'finished',
  'reopened',
  'nextPairing',
  'pairingFailed',
  'acceleration',
  'ban',
  'banLifted',
  'byeBooked',
  'byeCancelled',
  /** `is` is the name; of one that has another name now, `was` too. */
  'categoryMade',
  'categoryChanged',
  'categoryRemoved',
  'prizes',
  /** `round`, and of a swap `who`. */
  'draftMade',
  'draftSwapped',
  'draftDiscarded',
  /** `round`. */
  'roundAdded',
  'roundPaired',
  'roundMoved',
  'roundDeleted',
  /** `round` and `who`: the two who have changed places. */
  'seatsSwapped',
  /** `round` and `who`, White first. */
  'boardMade',
  'boardDeleted',
  'byeGiven',
  'byeTaken',
  'lineUpsClosed',
  'movedOnline',
  'movedToHall',
  'matchForfeited',
  'matchDay',
  'matchPlace',
  'matchHome',
  /** `is` is what has become of the report, or of the request for another day. */
  'matchReport',
  'postponement',
  /** `is`: what one of the two has said, who has done it; null where he took it back. */
  'resultReported',
  'result',
  /** Entered as it was reported. */
  'resultConfirmed',
  /** Of a knockout match, in the colours of the game. */
  'gameResult',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

type Plain = string | number | boolean | null;
export type LoggedValue = Plain | readonly Plain[];

export interface LogFact {
  readonly kind: FactKind;
  readonly round?: number;
  readonly who?: readonly (AccountId | TeamId)[];
  readonly setting?: SettingName;
  readonly was?: LoggedValue;
  readonly is?: LoggedValue;
}

/** What one change has made of a tournament. */
export interface LogEntry {
  /** The revision that the change has made. */
  readonly revision: number;
  readonly at: Millis;
  /** Null: a game, an account or the clock. */
  readonly by: AccountId | null;
  readonly facts: readonly LogFact[];
}

/** The entry of a change; null where nothing was done that anybody would ask about. */
export function logEntry(before: Tournament, after: Tournament, actor: Actor, at: Millis): LogEntry | null {
  const facts = factsOf(before, after);
  return facts.length === 0 ? null : { revision: after.revision, at, by: authorOf(actor), facts };
}

/** The first entry of all. */
export const firstEntry = (
  { revision }: Tournament,
  kind: 'built' | 'imported',
  actor: Actor,
  at: Millis,
): LogEntry => ({ revision, at, by: authorOf(actor), facts: [{ kind }] });

const authorOf = (actor: Actor): AccountId | null => (actor.kind === 'person' ? actor.account : null);

/** What is different, in the order of `FACT_KINDS`. */
export function factsOf(earlier: Tournament, after: Tournament): readonly LogFact[] {
  const identified = identifiedBetween(earlier, after);
  const before = identified === null ? earlier : renamed(earlier, identified);
  const facts = [
    ...settingFacts(before.settings, after.settings),
    ...(isSame(before.pin, after.pin) ? [] : [{ kind: 'pinned', is: after.pin.pinned } as const]),
    ...(identified === null ? [] : [{ kind: 'identified', who: [identified.account] } as const]),
    ...participantFacts(before, after),
    ...phaseFacts(before, after),
    ...wishFacts(before, after),
    ...categoryFacts(before, after),
    ...(isSame(before.prizes, after.prizes) ? [] : [{ kind: 'prizes' } as const]),
    ...draftFacts(before, after),
    ...roundFacts(before, after),
  ];
  return [...facts, ...planFacts(before, after, facts)];
}

const settingFacts = (before: Settings, after: Settings): LogFact[] =>
  changedSettings(before, after).map((setting) => ({
    kind: 'setting',
    setting,
    ...(setting !== 'description' && { was: loggedValue(before, setting), is: loggedValue(after, setting) }),
  }));

function loggedValue(settings: Settings, setting: Exclude<SettingName, 'description'>): LoggedValue {
  switch (setting) {
    case 'interval':
      return [settings.interval.count, settings.interval.unit];
    case 'points':
      return [settings.points.win, settings.points.draw, settings.points.loss];
    default:
      return settings[setting];
  }
}

function phaseFacts({ phase: was }: Tournament, { phase: is }: Tournament): LogFact[] {
  if (was.kind === is.kind) return [];
  if (is.kind === 'finished') return [{ kind: 'finished' }];
  return [{ kind: was.kind === 'finished' ? 'reopened' : 'started' }];
}

/** What is asked of the pairings to come. */
function wishFacts(before: Tournament, after: Tournament): LogFact[] {
  const [was, is] = [before.acceleration, after.acceleration];
  return [
    ...(was === is ? [] : [{ kind: 'acceleration', was, is } as const]),
    ...onlyIn(after.bans, before.bans).map(
      ({ who, firstRound, lastRound }) => ({ kind: 'ban', who, round: firstRound, is: lastRound }) as const,
    ),
    ...onlyIn(before.bans, after.bans).map(({ who }) => ({ kind: 'banLifted', who }) as const),
    ...byesOnlyIn(after, before).map(
      ({ who, round, bye }) => ({ kind: 'byeBooked', who: [who], round, is: bye }) as const,
    ),
    ...byesOnlyIn(before, after).map(
      ({ who, round, bye }) => ({ kind: 'byeCancelled', who: [who], round, was: bye }) as const,
    ),
  ];
}

/** Byes booked for rounds that are paired neither before nor after: with the pairing they only change their place. */
const byesOnlyIn = (one: Tournament, other: Tournament): readonly BookedBye[] =>
  onlyIn(one.bookedByes, other.bookedByes).filter(({ round }) => other.rounds[round - 1]?.kind !== 'paired');

const onlyIn = <One>(some: readonly One[], others: readonly One[]): readonly One[] =>
  some === others ? [] : some.filter((one) => !others.some((other) => isSame(one, other)));

/** The clock of the pairings; where something else was done, it has only followed. */
function planFacts(before: Tournament, after: Tournament, others: readonly LogFact[]): LogFact[] {
  if (!before.pairingFailed && after.pairingFailed) return [{ kind: 'pairingFailed' }];
  if (others.length > 0 || before.nextPairingAt === after.nextPairingAt) return [];
  return [{ kind: 'nextPairing', was: before.nextPairingAt, is: after.nextPairingAt }];
}
