import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';
import { pushStateOf } from '../push.ts';

/** What the reader has chosen for the own account. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => ask(calls.readSettings, {}, signal),
});

/** The passkeys of the reader. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => ask(calls.listPasskeys, {}, signal),
});

/** Whether the reader's calendar has a secret address. */
export const calendarAddressQuery = queryOptions({
  queryKey: ['calendarAddress'],
  queryFn: ({ signal }) => ask(calls.calendarAddress, {}, signal),
});

/** Whether this browser tells the reader what happens while no page is open. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async ({ signal }) => pushStateOf(await ask(calls.pushDevice, {}, signal)),
});

/** The log-ins of the reader, here and elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => ask(calls.listSessions, {}, signal),
});
