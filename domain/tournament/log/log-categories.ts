import { isSame } from '../../kernel/same.ts';
import type { Category } from '../value/categories.ts';
import { playersOf, type Tournament } from '../value/state.ts';
import type { LogFact } from './log-fact.ts';

/** A category in the same place with another name counts as renamed. */
export function categoryFacts(before: Tournament, after: Tournament): LogFact[] {
  const chosen = chosenOtherwise(before, after);
  if (before.categories === after.categories && chosen.size === 0) return [];
  if (before.categories.length === after.categories.length) {
    return after.categories.flatMap((now, place): LogFact[] => {
      const old = before.categories[place];
      if (old === undefined || (isSame(old, now) && !chosen.has(now.name))) return [];
      return [{ kind: 'categoryChanged', before: old.name, after: now.name }];
    });
  }
  const names = (some: readonly Category[]): readonly string[] => some.map(({ name }) => name);
  const [old, now] = [names(before.categories), names(after.categories)];
  return [
    ...now.filter((name) => !old.includes(name)).map((name): LogFact => ({ kind: 'categoryMade', after: name })),
    ...old.filter((name) => !now.includes(name)).map((name): LogFact => ({ kind: 'categoryRemoved', before: name })),
  ];
}

/** Categories with a changed manual selection among players of both states. */
function chosenOtherwise(before: Tournament, after: Tournament): ReadonlySet<string> {
  if (before.participants === after.participants) return new Set();
  const known = new Map(playersOf(before).map((player) => [player.account, player.manualCategories]));
  const names = playersOf(after).flatMap(({ account, manualCategories }) => {
    const old = known.get(account) ?? manualCategories;
    return [
      ...old.filter((name) => !manualCategories.includes(name)),
      ...manualCategories.filter((name) => !old.includes(name)),
    ];
  });
  return new Set(names);
}
