import { secondsForMeasuredMoves, suddenDeath } from '../../../domain/kernel/time-control.ts';
import type { RatingList } from '../../../domain/rating/lists.ts';
import { seedingOrder } from '../../../domain/rating/seeding-list.ts';
import { needed } from '../../forms/numbers.ts';
import { type BuildValues, hasStages } from './build-form.ts';
import { sentTimeControl } from './stage-values.ts';

type Kinds = BuildValues['seedingList']['kinds'];

/** Another kind at a place of the order; null ends the order there. No kind stands twice. */
export function withKind(kinds: Kinds, place: number, kind: RatingList | null): Kinds {
  const before = (kinds ?? []).slice(0, place);
  if (kind === null) return before.length === 0 ? null : before;
  const after = (kinds ?? []).slice(place + 1).filter((other) => other !== kind);
  return [...before, kind, ...after];
}

/** The kinds of play in the order that the typed time control gives; null while it is incomplete. */
export function kindsByTime(values: BuildValues): readonly RatingList[] | null {
  const { timeControl, initialTime, increment } = values;
  const control =
    timeControl !== null && hasStages(values)
      ? sentTimeControl(timeControl)
      : suddenDeath(needed(initialTime) * 60, needed(increment));
  if (control === null || !Number.isFinite(secondsForMeasuredMoves(control.white))) return null;
  return seedingOrder({ source: 'fide', kinds: null }, control).map(({ kind }) => kind);
}
