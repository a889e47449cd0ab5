/** The conditions on the event of a norm (B.01 1.1, 1.4.2), from its settings. */
import { DAY } from '../../kernel/time.ts';
import { secondsForMeasuredMoves, type TimeControl } from '../../kernel/time-control.ts';
import type { FormatName } from '../../tournament/value/formats.ts';
import type { Official } from '../../tournament/value/official-data.ts';
import type { VariantName } from '../../tournament/value/settings.ts';

export interface NormEventFacts {
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string;
  /** Day of the registration with FIDE; null if unknown. */
  readonly registeredOn: string | null;
  /** Day of each round in order; null if unscheduled. */
  readonly roundDays: readonly (string | null)[];
  /** Null if unknown. */
  readonly timeControl: TimeControl | null;
  readonly chiefArbiter: Official | null;
  readonly arbiters: readonly Official[];
  readonly playerNumbers: readonly number[];
  readonly format: FormatName;
  /** A Swiss, a single or double round robin, or a knockout (1.4.2e). */
  readonly isPermittedFormat: boolean;
  readonly variant: VariantName;
  readonly gamesOnline: number;
  /** Changes of rounds, their order or opponents for somebody's benefit; null if unknown. */
  readonly changesForBenefit: number | null;
}

/** `unknown` if the arbiter has to look. */
export type ConditionState = 'met' | 'failed' | 'unknown';

interface Condition<Kind, Wanted, Found> {
  readonly kind: Kind;
  readonly wanted: Wanted;
  /** Null if unknown. */
  readonly found: Found | null;
  readonly state: ConditionState;
}

export type EventCondition =
  /** The last day to register, and the day of the registration. */
  | Condition<'registration', string, string>
  | Condition<'roundsADay' | 'hoursADay', number, number>
  /** Minutes of each side for 60 moves. */
  | Condition<'thinkingTime', number, number>
  /** Whether both sides have the same time. */
  | Condition<'sameTime', true, boolean>
  | Condition<'chiefArbiter', readonly ['IA', 'FA'], Official>
  /** Names of arbiters who play. */
  | Condition<'playingArbiters', readonly [], readonly string[]>
  | Condition<'format', true, FormatName>
  | Condition<'variant', 'Chess', VariantName>
  | Condition<'gamesOnline' | 'changesForBenefit', 0, number>
  /** Days; a longer event takes ratings and titles of the day of each game. */
  | Condition<'span', number, number>;

export type EventConditionKind = EventCondition['kind'];

/** The article of B.01. */
export const EVENT_ARTICLES: Readonly<Record<EventConditionKind, string>> = {
  registration: '1.1.1',
  hoursADay: '1.1.2',
  roundsADay: '1.1.3',
  thinkingTime: '1.1.3',
  sameTime: '1.1.3b',
  span: '1.1.4',
  chiefArbiter: '1.1.5',
  playingArbiters: '1.1.6',
  gamesOnline: '1.4.2c',
  changesForBenefit: '1.4.2d',
  format: '1.4.2e',
  variant: '1.1.1',
};

const REGISTERED_DAYS_BEFORE = 30;
export const NORM_ROUNDS_A_DAY = 2;
const HOURS_A_DAY = 12;
const MINUTES_EACH = 120;
const SPAN_DAYS = 30;

export function eventConditions(facts: NormEventFacts): EventCondition[] {
  return [
    registration(facts),
    ...dayConditions(facts),
    ...timeConditions(facts),
    span(facts),
    ...arbiterConditions(facts),
    ...playConditions(facts),
  ];
}

function registration({ startDate, registeredOn: found }: NormEventFacts): EventCondition {
  const wanted = dayAfter(startDate, -REGISTERED_DAYS_BEFORE);
  return { kind: 'registration', wanted, found, state: stateOf(found, (day) => day <= wanted) };
}

function dayConditions({ roundDays, timeControl }: NormEventFacts): EventCondition[] {
  const counts = roundsByDay(roundDays);
  const rounds = counts === null ? null : Math.max(0, ...counts);
  const hours = rounds === null || timeControl === null ? null : (rounds * secondsOfGame(timeControl)) / 3600;
  return [
    { kind: 'hoursADay', wanted: HOURS_A_DAY, found: hours, state: stateOf(hours, (found) => found <= HOURS_A_DAY) },
    {
      kind: 'roundsADay',
      wanted: NORM_ROUNDS_A_DAY,
      found: rounds,
      state: stateOf(rounds, (found) => found <= NORM_ROUNDS_A_DAY),
    },
  ];
}

/** Numbers of rounds on each day that has one; null if a round is unscheduled. */
function roundsByDay(days: readonly (string | null)[]): number[] | null {
  if (days.includes(null) || days.length === 0) return null;
  const counts = new Map<string | null, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts.values()];
}

const sidesOf = ({ white, black }: TimeControl): readonly [number, number] => [
  secondsForMeasuredMoves(white),
  secondsForMeasuredMoves(black ?? white),
];

const secondsOfGame = (control: TimeControl): number => sidesOf(control)[0] + sidesOf(control)[1];

function timeConditions({ timeControl }: NormEventFacts): EventCondition[] {
  const minutes = timeControl === null ? null : Math.min(...sidesOf(timeControl)) / 60;
  const isSame = timeControl === null ? null : timeControl.black === null;
  return [
    {
      kind: 'thinkingTime',
      wanted: MINUTES_EACH,
      found: minutes,
      state: stateOf(minutes, (found) => found >= MINUTES_EACH),
    },
    { kind: 'sameTime', wanted: true, found: isSame, state: stateOf(isSame, (found) => found) },
  ];
}

/** The ratings of a longer event need a look, as those at the start do not hold for all of its games. */
function span({ roundDays }: NormEventFacts): EventCondition {
  const days = roundDays.flatMap((day) => day ?? []).map(Date.parse);
  const found = days.length === 0 ? null : Math.round((Math.max(...days) - Math.min(...days)) / DAY) + 1;
  return { kind: 'span', wanted: SPAN_DAYS, found, state: found !== null && found <= SPAN_DAYS ? 'met' : 'unknown' };
}

function arbiterConditions({ chiefArbiter, arbiters, playerNumbers }: NormEventFacts): EventCondition[] {
  const playing = arbiters
    .filter(({ fideNumber }) => fideNumber !== null && playerNumbers.includes(fideNumber))
    .map(({ name }) => name);
  const isKnown = arbiters.length > 0 && arbiters.every(({ fideNumber }) => fideNumber !== null);
  const found = isKnown || playing.length > 0 ? playing : null;
  return [
    {
      kind: 'chiefArbiter',
      wanted: ['IA', 'FA'],
      found: chiefArbiter,
      state: stateOf(chiefArbiter, ({ title }) => title === 'IA' || title === 'FA'),
    },
    { kind: 'playingArbiters', wanted: [], found, state: stateOf(found, (names) => names.length === 0) },
  ];
}

const playConditions = (facts: NormEventFacts): EventCondition[] => [
  { kind: 'format', wanted: true, found: facts.format, state: facts.isPermittedFormat ? 'met' : 'failed' },
  { kind: 'variant', wanted: 'Chess', found: facts.variant, state: facts.variant === 'Chess' ? 'met' : 'failed' },
  none('gamesOnline', facts.gamesOnline),
  none('changesForBenefit', facts.changesForBenefit),
];

const none = (kind: 'gamesOnline' | 'changesForBenefit', found: number | null): EventCondition => ({
  kind,
  wanted: 0,
  found,
  state: stateOf(found, (count) => count === 0),
});

const stateOf = <Found>(found: Found | null, isMet: (found: Found) => boolean): ConditionState => {
  if (found === null) return 'unknown';
  return isMet(found) ? 'met' : 'failed';
};

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, day.length);

/** 1.1.3a: one round a day on so many days. */
const SLOW_DAYS = 3;

/** Null if a round is unscheduled. */
export function hasSlowDays({ roundDays }: Pick<NormEventFacts, 'roundDays'>): boolean | null {
  const counts = roundsByDay(roundDays);
  return counts === null ? null : counts.filter((rounds) => rounds === 1).length >= SLOW_DAYS;
}
