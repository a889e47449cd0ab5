/** Winners are stored with the tournament, so that lists need no tables. */

import type { Member } from '../../league/season.ts';
import { entriesOf } from '../../league/season-events.ts';
import type { Tournament } from '../value/state.ts';

/** Null before the end. Empty if nobody has a point, as everyone is then first. */
export function winnersOf({
  phase,
  participants,
}: Pick<Tournament, 'phase' | 'participants'>): readonly Member[] | null {
  if (phase.kind !== 'finished') return null;
  return entriesOf({ phase, participants })
    .filter(({ place, points, gamePoints }) => place === 1 && (points > 0 || gamePoints > 0))
    .map(({ member }) => member);
}
