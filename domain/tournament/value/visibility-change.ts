/** Detects changes that hide something from a user. */
import { playersOf, type Tournament } from './state.ts';

/** True if a user who sees games of the tournament may no longer see all of them. */
export function hidesFromSomebody(before: Tournament, after: Tournament): boolean {
  const [old, { publiclyViewable, showOnlyTop }] = [before.settings, after.settings];
  if (old.publiclyViewable && !publiclyViewable) return true;
  if (showOnlyTop !== null && showOnlyTop !== old.showOnlyTop) return true;
  if (publiclyViewable || before.participants === after.participants) return false;
  const staying = new Set(playersOf(after).map(({ account }) => account));
  return playersOf(before).some(({ account }) => !staying.has(account));
}
