import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';
import { pushStateOf } from '../device/push.ts';

/** The user's settings. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callApi(calls.readSettings, {}, signal),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callApi(calls.listPasskeys, {}, signal),
});

/** Whether the user's calendar has a secret address. */
export const calendarAddressQuery = queryOptions({
  queryKey: ['calendarAddress'],
  queryFn: ({ signal }) => callApi(calls.calendarAddress, {}, signal),
});

/** State of push notifications on this device. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async ({ signal }) => pushStateOf(await callApi(calls.pushDevice, {}, signal)),
});

/** The user's sessions, on this device and others. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi(calls.listSessions, {}, signal),
});
