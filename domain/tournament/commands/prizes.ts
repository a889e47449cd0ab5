import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { type Decided, done } from '../decision.ts';
import type { PrizePlan } from '../value/prize-plan.ts';
import type { Tournament } from '../value/state.ts';

export function setPrizes(before: Tournament, prizes: PrizePlan): Decided {
  const isKnown = (name: string | null): boolean =>
    name === null || before.categories.some((category) => category.name === name);
  if (!prizes.prizes.every(({ category }) => isKnown(category))) return refuse('noSuchTournamentCategory');
  return done(isSame(prizes, before.prizes) ? before : { ...before, prizes });
}
