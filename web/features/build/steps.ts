import type { BuildStep } from '../../model/build-steps.ts';
import type { BuildValues } from './build-form.ts';

type Field = keyof BuildValues & string;

/** The fields of each step; their faults are shown before the next step. */
export const FIELDS_OF: Readonly<Record<BuildStep, readonly Field[]>> = {
  league: ['place'],
  template: [],
  organiser: ['organiser', 'name'],
  start: ['startDate', 'endDate', 'firstPairingDate', 'firstPairingTime'],
  location: ['defaultGameLocation', 'officialData'],
};

/** The step before or after this one; the step itself at the ends. */
export const stepFrom = (steps: readonly BuildStep[], step: BuildStep, by: 1 | -1): BuildStep =>
  steps[steps.indexOf(step) + by] ?? step;
