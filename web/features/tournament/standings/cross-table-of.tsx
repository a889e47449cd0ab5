import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { userQuery } from '../../../queries/account.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { CrossTableTab } from './cross-table-tab.tsx';

/** The cross table of a tournament, outside of its page. */
export function CrossTableOf({ tid }: { readonly tid: string }) {
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const { data: user } = useQuery(userQuery);
  return <CrossTableTab page={page} me={user?.person?.account} />;
}
