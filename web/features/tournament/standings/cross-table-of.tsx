import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { userQuery } from '../../../queries/account.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';

// With a static import the tab would have its code in a second file, which is not loaded again if it is cut off.
const CrossTableTab = lazyComponent(() => import('./cross-table-tab.tsx').then((part) => part.CrossTableTab));

/** The cross table of a tournament, outside of its page. */
export function CrossTableOf({ tid }: { readonly tid: string }) {
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const { data: user } = useQuery(userQuery);
  return <CrossTableTab page={page} me={user?.person?.account} />;
}
