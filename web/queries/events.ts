import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { EventView, eventListItem, groupsForPayload, LinkedEntries } from '../../contract/event/entries.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';
import { serverNow } from '../time/server-time.ts';

/** What everybody is shown of an event, without its entries. */
export type EventFacts = LinkedEntries['event'];
export type EventGroup = EventFacts['groups'][number];
export type PublicEntry = NonNullable<EventView['entries']>[number];
export type LinkedEntry = LinkedEntries['entries'][number];
export type ListedEvent = CamelKeys<z.output<typeof eventListItem>>;

/** All queries about an event share its key as prefix. */
export const eventKey = (id: string) => ['event', id] as const;

export const eventListQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => callApi(calls.listEvents, {}, signal),
});

/** The event, fetched again when its sign-up opens or closes. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'view'],
    queryFn: ({ signal }) => callApi(calls.viewEvent, { id }, signal),
    refetchInterval: ({ state }) => (state.data === undefined ? false : untilChange(state.data)),
  });

/** A timer of the browser holds no more than this. */
const LONGEST_MS = 2 ** 31 - 1;

function untilChange({ opensAt, deadline, closesAt }: EventFacts): number | false {
  const now = serverNow();
  const next = [opensAt, deadline, closesAt]
    .map((at) => (at === null ? 0 : Date.parse(at)))
    .filter((at) => at > now)
    .sort((one, other) => one - other)[0];
  // A deadline includes its last moment.
  return next === undefined ? false : Math.min(LONGEST_MS, next - now + SECOND);
}

/** Players of FIDE's list by number or the beginning of the name. */
export const playerSearchQuery = (typed: string) =>
  queryOptions({
    queryKey: ['player-search', typed],
    queryFn: ({ signal }) => callApi(calls.searchPlayers, { query: { q: typed } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // The search itself reports it.
    meta: { silent: true },
  });

type GroupsForPlayer = CamelKeys<z.input<typeof groupsForPayload>>;

/** The groups that a player may choose; of a player that is being typed those of the last one are shown until then. */
export const groupsForQuery = (id: string, payload: GroupsForPlayer) =>
  queryOptions({
    queryKey: [...eventKey(id), 'groups-for', payload],
    queryFn: ({ signal }) => callApi(calls.groupsFor, { id, body: payload }, signal),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

/** The entries of a link. */
export const linkedEntriesQuery = (token: string) =>
  queryOptions({
    queryKey: ['entry', token],
    queryFn: ({ signal }) => callApi(calls.viewEntry, { token }, signal),
    // The page says itself that a link has ended.
    meta: { silent: true },
  });
