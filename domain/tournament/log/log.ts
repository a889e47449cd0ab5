/** Facts found by comparing two states, so that every change leaves a trace. */
import type { Actor } from '../../access/actor.ts';
import { type AccountId, isGuestId } from '../../kernel/ids.ts';
import { isSame } from '../../kernel/same.ts';
import type { Millis } from '../../kernel/time.ts';
import { timeControlCode } from '../../kernel/time-control.ts';
import type { SeedingList } from '../../rating/seeding-list.ts';
import { draftFacts } from '../rounds/draft.ts';
import { type Identified, identifiedBetween, renamed } from '../value/identity.ts';
import { changedSettings, type SettingName, type Settings } from '../value/settings.ts';
import type { RequestedBye, Tournament } from '../value/state.ts';
import { categoryFacts } from './log-categories.ts';
import type { LogFact, LoggedValue } from './log-fact.ts';
import { participantFacts } from './log-participants.ts';
import { roundFacts } from './log-rounds.ts';

export interface LogEntry {
  readonly revision: number;
  readonly at: Millis;
  /** Null: a game, an account or the clock. */
  readonly by: AccountId | null;
  readonly facts: readonly LogFact[];
}

/** Null if nothing worth logging changed. */
export function logEntry(before: Tournament, after: Tournament, actor: Actor, at: Millis): LogEntry | null {
  const facts = factsOf(before, after);
  return facts.length === 0 ? null : { revision: after.revision, at, by: authorOf(actor), facts };
}

export const firstEntry = (
  { revision }: Tournament,
  kind: 'built' | 'imported',
  actor: Actor,
  at: Millis,
): LogEntry => ({ revision, at, by: authorOf(actor), facts: [{ kind }] });

export const authorOf = (actor: Actor): AccountId | null => (actor.kind === 'person' ? actor.account : null);

export function factsOf(earlier: Tournament, after: Tournament): readonly LogFact[] {
  const identified = identifiedBetween(earlier, after);
  const before = identified === null ? earlier : renamed(earlier, identified);
  const facts = [
    ...settingFacts(before.settings, after.settings),
    ...(isSame(before.pin, after.pin) ? [] : [{ kind: 'pinned', after: after.pin.pinned } as const]),
    ...(isSame(before.league, after.league) ? [] : [{ kind: 'league', after: after.league !== null } as const]),
    ...(identified === null ? [] : [identifiedFact(identified)]),
    ...participantFacts(before, after),
    ...phaseFacts(before, after),
    ...constraintFacts(before, after),
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
    ...(hasLoggedValue(setting) && { before: loggedValue(before, setting), after: loggedValue(after, setting) }),
  }));

/** Long texts, and the addresses of officials, are not repeated in the log. */
const UNTOLD = [
  'description',
  'officialData',
  'roundPlan',
  'attendance',
  'postponement',
] as const satisfies readonly SettingName[];

type LoggedSetting = Exclude<SettingName, (typeof UNTOLD)[number]>;

const hasLoggedValue = (setting: SettingName): setting is LoggedSetting =>
  !(UNTOLD as readonly SettingName[]).includes(setting);

function loggedValue(settings: Settings, setting: LoggedSetting): LoggedValue {
  switch (setting) {
    case 'stages':
      return settings.stages && timeControlCode(settings.stages);
    case 'seedingList':
      return seedingListValue(settings.seedingList);
    case 'interval':
      return [settings.interval.count, settings.interval.unit];
    case 'points':
      return [settings.points.win, settings.points.draw, settings.points.loss];
    default:
      return settings[setting];
  }
}

/** The publishers, the month, and the kinds of play if they do not follow the time control. */
const seedingListValue = ({ source, kinds, month }: SeedingList): LoggedValue => [source, month, ...(kinds ?? [])];

function phaseFacts({ phase: before }: Tournament, { phase: after }: Tournament): LogFact[] {
  if (before.kind === after.kind) return [];
  if (after.kind === 'finished') return [{ kind: 'finished' }];
  return [{ kind: before.kind === 'finished' ? 'reopened' : 'started' }];
}

function constraintFacts(before: Tournament, after: Tournament): LogFact[] {
  const [from, to] = [before.acceleration, after.acceleration];
  return [
    ...(from === to ? [] : [{ kind: 'acceleration', before: from, after: to } as const]),
    ...onlyIn(after.forbiddenPairs, before.forbiddenPairs).map(
      ({ who, firstRound, lastRound }) =>
        ({ kind: 'forbiddenPair', who, round: firstRound, after: lastRound }) as const,
    ),
    ...onlyIn(before.forbiddenPairs, after.forbiddenPairs).map(
      ({ who }) => ({ kind: 'forbiddenPairRemoved', who }) as const,
    ),
    ...byesOnlyIn(after, before).map(
      ({ who, round, bye }) => ({ kind: 'byeRequested', who: [who], round, after: bye }) as const,
    ),
    ...byesOnlyIn(before, after).map(
      ({ who, round, bye }) => ({ kind: 'byeCancelled', who: [who], round, before: bye }) as const,
    ),
  ];
}

/** Byes for rounds unpaired in both states; pairing a round only moves its byes. */
const byesOnlyIn = (one: Tournament, other: Tournament): readonly RequestedBye[] =>
  onlyIn(one.requestedByes, other.requestedByes).filter(({ round }) => other.rounds[round - 1]?.kind !== 'paired');

const onlyIn = <One>(some: readonly One[], others: readonly One[]): readonly One[] =>
  some === others ? [] : some.filter((one) => !others.some((other) => isSame(one, other)));

/** Changes of the pairing schedule, unless they follow from another fact. */
function planFacts(before: Tournament, after: Tournament, others: readonly LogFact[]): LogFact[] {
  if (!before.pairingFailed && after.pairingFailed) return [{ kind: 'pairingFailed' }];
  if (others.length > 0 || before.nextPairingAt === after.nextPairingAt) return [];
  return [{ kind: 'nextPairing', before: before.nextPairingAt, after: after.nextPairingAt }];
}

/** Guests continue as the account; for a wrong account the log names both. */
const identifiedFact = ({ from, account }: Identified): LogFact =>
  isGuestId(from) ? { kind: 'identified', who: [account] } : { kind: 'exchanged', who: [from, account] };
