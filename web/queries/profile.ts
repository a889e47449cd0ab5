import { queryOptions } from '@tanstack/react-query';
import type { ProfileAnswer } from '../../contract/accounts.ts';
import { get, path } from '../api.ts';

export const profileQuery = (account: string) =>
  queryOptions({
    queryKey: ['profile', account],
    queryFn: ({ signal }) => get<ProfileAnswer>(path`/s/profile/${account}`, signal),
  });
