import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { type connectionPayload, connectionView } from '../../../contract/payments/connections.ts';
import { answered, type Browser } from './browser.ts';

export type ConnectionPayload = z.input<typeof connectionPayload>;

/** Keys as hosts type them; nothing that is sent to anybody may hold the word. */
export const PLANTED = 'planted';

export const STRIPE_KEYS = {
  provider: 'stripe',
  mode: 'test',
  secret_key: `sk_test_${PLANTED}1234`,
  webhook_secret: `whsec_${PLANTED}5678`,
} as const;

export const VIPPS_KEYS = {
  provider: 'vipps',
  mode: 'test',
  capture: 'whenPlaced',
  client_id: `${PLANTED}-client-id`,
  client_secret: `${PLANTED}-client-secret-9876`,
  subscription_key: `${PLANTED}subscriptionkey`,
  merchant_serial_number: '123456',
} as const;

export interface Host {
  readonly type: 'club' | 'organization';
  readonly id: string;
}

/** Connects a host with a provider, and returns what its manager sees of it. */
export const connected = async (manager: Browser, host: Host, body: ConnectionPayload = STRIPE_KEYS) =>
  answered(connectionView, await manager.ask(calls.savePaymentConnection, { ...host, body }));
