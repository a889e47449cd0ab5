import type { z } from 'zod';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { templateList } from '../../../contract/tournament/templates.ts';
import type { IntervalUnit } from '../../../domain/kernel/time.ts';
import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { type BuildValues, formatDefaults, noParts, specifiedTiebreaks, typedFields } from './build-form.ts';

export type SavedTemplate = CamelKeys<z.output<typeof templateList>>['templates'][number];

/** What a preset sets; all else stays as typed. */
type PresetValues = Partial<BuildValues> & Pick<BuildValues, 'kind' | 'initialTime' | 'increment'>;

/** A public, FIDE-rated Swiss that players can join, with five minutes between the rounds. */
const specified = (rounds: number, initialTime: number, increment: number): PresetValues => ({
  kind: 'SwissDutch',
  rounds,
  initialTime,
  increment,
  ...specifiedTiebreaks(),
  onlinePairingIntervalN: 5,
  onlinePairingIntervalT: 'minutes',
  publiclyViewable: true,
  selfJoinable: true,
  fideRated: true,
});

/** Played in a hall and not rated; rounds follow one another after the interval. */
const inTheHall = (
  kind: FormatName,
  rounds: number | null,
  [initialTime, increment]: readonly [number, number],
  unit: IntervalUnit,
): PresetValues => ({
  ...formatDefaults(kind),
  kind,
  ...(rounds !== null && { rounds }),
  initialTime,
  increment,
  defaultGameLocation: 'board',
  onlinePairingIntervalN: 1,
  onlinePairingIntervalT: unit,
  publiclyViewable: true,
  fideRated: false,
});

/** The presets of the specification first. */
export const PRESETS = [
  { id: 'blitz', values: specified(9, 3, 2) },
  { id: 'rapid', values: specified(6, 15, 10) },
  { id: 'clubChampionship', values: inTheHall('SwissDutch', 7, [90, 30], 'weeks') },
  { id: 'weekend', values: inTheHall('SwissDutch', 5, [90, 30], 'days') },
  { id: 'roundRobin', values: { ...inTheHall('RoundRobin', null, [90, 30], 'weeks'), meetings: 1 } },
  { id: 'cup', values: inTheHall('Knockout', null, [15, 10], 'hours') },
  { id: 'school', values: inTheHall('TeamMonrad', 5, [10, 0], 'hours') },
  { id: 'teams', values: { ...inTheHall('TeamRoundRobin', null, [90, 30], 'weeks'), meetings: 1, perTeam: 4 } },
] as const satisfies readonly { readonly id: string; readonly values: PresetValues }[];

export type Preset = (typeof PRESETS)[number];

/** A template: a preset, or one that was saved by a user. */
export type Template =
  | { readonly kind: 'preset'; readonly preset: Preset }
  | { readonly kind: 'saved'; readonly saved: SavedTemplate }
  /** The last tournament of a host. */
  | { readonly kind: 'last'; readonly saved: SavedTemplate };

export const templateKey = (template: Template): string =>
  template.kind === 'preset' ? `preset:${template.preset.id}` : `${template.kind}:${template.saved.id}`;

/** The form values that a template sets; all others stay as typed. */
export function filledBy(
  template: Template,
  typed: BuildValues,
  organisers: readonly Organiser[],
): Partial<BuildValues> {
  if (template.kind === 'preset') return { ...template.preset.values, timeControl: null, ...noParts() };
  const { saved } = template;
  const { name, description, officialData, ...fields } = typedFields(saved);
  const key = organiserKey({ type: saved.organiserType, id: saved.organiser });
  const organiser = organisers.find((one) => organiserKey(one) === key) ?? typed.organiser;
  const { categories, prizes } = saved;
  const filled = { ...fields, categories, prizes, organiser };
  // Name, description and registration belong to the tournament that was played.
  if (template.kind === 'last')
    return { ...filled, officialData: { ...officialData, registeredName: '', eventCode: '' } };
  return { ...filled, description, officialData, ...(typed.name.trim() === '' && { name }) };
}
