import type { z } from 'zod';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { INTERVAL_CODES } from '../../../contract/http/codes.ts';
import type { templateList } from '../../../contract/tournament/templates.ts';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { type BuildValues, noParts, proposedTiebreaks, typedFields } from './build-form.ts';

export type SavedTemplate = CamelKeys<z.output<typeof templateList>>['templates'][number];

/** The presets of the specification: rounds, minutes per player, seconds per move. */
export const PRESETS = [
  { id: 'blitz', rounds: 9, initial: 3, increment: 2 },
  { id: 'rapid', rounds: 6, initial: 15, increment: 10 },
] as const;

export type Preset = (typeof PRESETS)[number];

/** A template: a preset, or one that was saved by a user. */
export type Template =
  | { readonly kind: 'preset'; readonly preset: Preset }
  | { readonly kind: 'saved'; readonly saved: SavedTemplate };

export const templateKey = (template: Template): string =>
  template.kind === 'preset' ? `preset:${template.preset.id}` : `saved:${template.saved.id}`;

/** The form values that a template sets; all others stay as typed. */
export function filledBy(
  template: Template,
  typed: BuildValues,
  organisers: readonly Organiser[],
): Partial<BuildValues> {
  if (template.kind === 'preset') return filledByPreset(template.preset);
  const { saved } = template;
  const { name, ...fields } = typedFields(saved);
  const key = organiserKey({ type: saved.organiserType, id: saved.organiser });
  const organiser = organisers.find((one) => organiserKey(one) === key) ?? typed.organiser;
  const { categories, prizes } = saved;
  return { ...fields, categories, prizes, organiser, ...(typed.name.trim() === '' && { name }) };
}

/** A public, FIDE-rated Swiss that players can join, with five minutes between the rounds. */
function filledByPreset({ rounds, initial, increment }: Preset): Partial<BuildValues> {
  return {
    kind: 'SwissDutch',
    rounds,
    initialTime: initial,
    increment,
    ...proposedTiebreaks('SwissDutch'),
    onlinePairingIntervalN: 5,
    onlinePairingIntervalT: 'minutes' satisfies keyof typeof INTERVAL_CODES,
    publiclyViewable: true,
    selfJoinable: true,
    fideRated: true,
    ...noParts(),
  };
}
