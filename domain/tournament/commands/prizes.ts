/** The organiser says which prizes there are, and how they are shared. */
import { refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import { type Decided, done } from '../decision.ts';
import type { PrizePlan } from '../prizes.ts';
import type { Tournament } from '../state.ts';

/** The whole list in place of the one before. */
export function setPrizes(before: Tournament, prizes: PrizePlan): Decided {
  const isKnown = (name: string | null): boolean =>
    name === null || before.categories.some((category) => category.name === name);
  if (!prizes.prizes.every(({ category }) => isKnown(category))) return refuse('noSuchTournamentCategory');
  return done(isSame(prizes, before.prizes) ? before : { ...before, prizes });
}
