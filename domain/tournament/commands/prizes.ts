/** The organiser says which prizes there are, and how they are shared. */
import { refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import { type Decided, done } from '../decision.ts';
import { KINDS } from '../kinds.ts';
import type { PrizePlan } from '../prizes.ts';
import type { Tournament } from '../state.ts';

/** The whole list in place of the one before. Teams have none: what they get, their players share among themselves. */
export function setPrizes(before: Tournament, prizes: PrizePlan): Decided {
  if (KINDS[before.settings.kind].isTeam) return refuse('formatNotOffered');
  const isKnown = (name: string | null): boolean =>
    name === null || before.categories.some((category) => category.name === name);
  if (!prizes.prizes.every(({ category }) => isKnown(category))) return refuse('noSuchTournamentCategory');
  return done(isSame(prizes, before.prizes) ? before : { ...before, prizes });
}
