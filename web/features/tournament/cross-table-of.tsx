import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { authInfoQuery } from '../../queries/account.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { CrossTableTab } from './cross-table-tab.tsx';

/** The cross table of a tournament, away from its page. */
export function CrossTableOf({ tid }: { readonly tid: string }) {
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const { data: reader } = useQuery(authInfoQuery);
  return <CrossTableTab page={page} me={reader?.info?.id} />;
}
