/** What a change takes out of somebody's sight. */
import { playersOf, type Tournament } from './state.ts';

/** Whether somebody who sees games of the tournament may not see all of them any more after a change. */
export function hidesFromSomebody(before: Tournament, after: Tournament): boolean {
  const [old, { publiclyViewable, showOnlyTop }] = [before.settings, after.settings];
  if (old.publiclyViewable && !publiclyViewable) return true;
  if (showOnlyTop !== null && showOnlyTop !== old.showOnlyTop) return true;
  if (publiclyViewable || before.participants === after.participants) return false;
  const staying = new Set(playersOf(after).map(({ account }) => account));
  return playersOf(before).some(({ account }) => !staying.has(account));
}
