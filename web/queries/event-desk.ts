import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** All queries about one event share this key as prefix, so that a change can invalidate all of them. */
export const eventKey = (id: string) => ['event', id] as const;

/** Everything that the organisers of an event know. */
export const managedEventQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'managed'],
    queryFn: ({ signal }) => callApi(calls.manageEvent, { id }, signal),
    // A form at the door: what another device has done shows as soon as this one is looked at.
    refetchOnWindowFocus: 'always',
  });

export const eventLogQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'log'],
    queryFn: ({ signal }) => callApi(calls.eventLog, { id }, signal),
  });

/** The groups of an event and their tournaments, as everybody sees them. */
export const eventGroupsQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'groups'],
    queryFn: ({ signal }) => callApi(calls.viewEvent, { id }, signal),
  });

/** The events of the hosts that the user runs tournaments for. */
export const hostedEventsQuery = queryOptions({
  queryKey: ['events', 'hosted'],
  queryFn: ({ signal }) => callApi(calls.hostedEvents, {}, signal),
});
