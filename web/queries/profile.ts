import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

export const profileQuery = (account: string) =>
  queryOptions({
    queryKey: ['profile', account],
    queryFn: ({ signal }) => ask(calls.viewProfile, { id: account }, signal),
  });
