import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ACCOUNT_SEARCH } from '../../domain/kernel/limits.ts';
import { callApi } from '../api.ts';
import { clubKey } from './clubs.ts';
import { tournamentKey } from './tournament.ts';

/** Finds accounts by a part of the name or user name, or by FIDE number. */
export type AccountSearch = (typed: string) => ReturnType<typeof entrantSearch>;

const isEnough = (typed: string): boolean => typed.length >= ACCOUNT_SEARCH.minCharacters;

/** Who can be entered into a tournament; nobody while too little is typed. */
export const entrantSearch = (tid: string, typed: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'accounts', typed],
    queryFn: ({ signal }) => callApi(calls.findAccounts, { id: tid, query: { q: typed } }, signal),
    enabled: isEnough(typed),
  });

/** Who can be entered into a club; nobody while too little is typed. */
export const newMemberSearch = (club: string, typed: string) =>
  queryOptions({
    queryKey: [...clubKey(club), 'accounts', typed],
    queryFn: ({ signal }) => callApi(calls.findNewMembers, { id: club, query: { q: typed } }, signal),
    enabled: isEnough(typed),
  });
