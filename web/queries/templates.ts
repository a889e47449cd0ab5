import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';
import type { Organiser } from './organisers.ts';

/** What the host's last tournament was like; null if it has none. */
export const lastTournamentQuery = ({ id: organiser, type: organiserType }: Pick<Organiser, 'id' | 'type'>) =>
  queryOptions({
    queryKey: ['templates', 'last', organiserType, organiser],
    queryFn: ({ signal }) => callApi(calls.lastTournament, { query: { organiser, organiserType } }, signal),
  });

/** The templates of the clubs and organisations that the user runs tournaments for. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => callApi(calls.listTemplates, {}, signal),
});
