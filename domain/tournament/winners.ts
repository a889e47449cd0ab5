/** Who has won a tournament, as it is kept beside it: lists of tournaments name winners without working out tables. */

import type { Member } from '../league/season.ts';
import { entriesOf } from '../league/season-events.ts';
import type { Tournament } from './state.ts';

/**
 * The players, or the teams where those take part, who share the first place of a tournament that is over; null before
 * that. Nobody has won where nobody has a point: then all are first, and the table says nothing.
 */
export function winnersOf({
  phase,
  participants,
}: Pick<Tournament, 'phase' | 'participants'>): readonly Member[] | null {
  if (phase.kind !== 'finished') return null;
  return entriesOf({ phase, participants })
    .filter(({ place, points, gamePoints }) => place === 1 && (points > 0 || gamePoints > 0))
    .map(({ member }) => member);
}
