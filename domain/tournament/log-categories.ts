/** What has become of the categories of a tournament, for its log. */
import { isSame } from '../same.ts';
import type { Category } from './categories.ts';
import type { LogFact } from './log.ts';
import { playersOf, type Tournament } from './state.ts';

/** Categories that came, went, or ask for others than before. One that has its place in the list has changed its name. */
export function categoryFacts(before: Tournament, after: Tournament): LogFact[] {
  const chosen = chosenOtherwise(before, after);
  if (before.categories === after.categories && chosen.size === 0) return [];
  if (before.categories.length === after.categories.length) {
    return after.categories.flatMap((is, place): LogFact[] => {
      const was = before.categories[place];
      if (was === undefined || (isSame(was, is) && !chosen.has(is.name))) return [];
      return [{ kind: 'categoryChanged', was: was.name, is: is.name }];
    });
  }
  const names = (some: readonly Category[]): readonly string[] => some.map(({ name }) => name);
  const [old, now] = [names(before.categories), names(after.categories)];
  return [
    ...now.filter((name) => !old.includes(name)).map((name): LogFact => ({ kind: 'categoryMade', is: name })),
    ...old.filter((name) => !now.includes(name)).map((name): LogFact => ({ kind: 'categoryRemoved', was: name })),
  ];
}

/** The categories that other players of those in both states were chosen for. */
function chosenOtherwise(before: Tournament, after: Tournament): ReadonlySet<string> {
  if (before.participants === after.participants) return new Set();
  const known = new Map(playersOf(before).map((player) => [player.account, player.chosenFor]));
  const names = playersOf(after).flatMap(({ account, chosenFor }) => {
    const was = known.get(account) ?? chosenFor;
    return [...was.filter((name) => !chosenFor.includes(name)), ...chosenFor.filter((name) => !was.includes(name))];
  });
  return new Set(names);
}
