import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PAYMENT_CURRENCIES } from '../../domain/payment/money.ts';
import {
  CAPTURE_TIMES,
  type ChargeId,
  CONNECTION_STATES,
  PAYMENT_MODES,
  PAYMENT_PROVIDERS,
  type PaymentConnectionId,
  type ProviderPaymentId,
} from '../../domain/payment/provider.ts';
import { moment } from './columns.ts';

/** The accounts of clubs and organisations with payment providers. */
export const paymentConnections = sqliteTable(
  'payment_connections',
  {
    id: text('id').$type<PaymentConnectionId>().primaryKey(),
    hostType: text('host_type', { enum: ['club', 'organization'] }).notNull(),
    host: text('host').notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    mode: text('mode', { enum: PAYMENT_MODES }).notNull(),
    /** Encrypted with the operator's key. */
    secrets: text('secrets').notNull(),
    /** The last characters of the secret key, by which the host recognises it. */
    lastFour: text('last_four').notNull(),
    /** Id of the webhook that was registered with the provider; null if the host has made it. */
    webhook: text('webhook'),
    capture: text('capture', { enum: CAPTURE_TIMES }).notNull(),
    state: text('state', { enum: CONNECTION_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('payment_connections_host').on(table.hostType, table.host, table.provider)],
);

/** Payments at providers: one row for each attempt to pay a charge. */
export const providerPayments = sqliteTable(
  'provider_payments',
  {
    id: text('id').$type<ProviderPaymentId>().primaryKey(),
    connection: text('connection').$type<PaymentConnectionId>().notNull(),
    charge: text('charge').$type<ChargeId>().notNull(),
    attempt: integer('attempt').notNull(),
    /** In minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: PAYMENT_CURRENCIES }).notNull(),
    /** The provider's id of the payment; null until the provider has answered. */
    reference: text('reference'),
    /** The provider's id of the transfer of money. */
    transfer: text('transfer'),
    state: text('state', {
      enum: ['open', 'reserved', 'cancelled', 'expired', 'paid', 'refunded', 'mismatch'],
    }).notNull(),
    /** In minor units. */
    refunded: integer('refunded').notNull(),
    /** Rises with each change of the state. */
    revision: integer('revision').notNull(),
    checkoutUrl: text('checkout_url'),
    askedAt: moment('asked_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_payments_attempt').on(table.charge, table.attempt),
    index('provider_payments_reference').on(table.connection, table.reference),
    index('provider_payments_transfer').on(table.connection, table.transfer),
    index('provider_payments_due').on(table.state, table.askedAt),
  ],
);

/** The webhooks that have been dealt with, by the provider's ids of their events. */
export const providerEvents = sqliteTable(
  'provider_events',
  {
    connection: text('connection').$type<PaymentConnectionId>().notNull(),
    event: text('event').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connection, table.event] }),
    index('provider_events_received').on(table.receivedAt),
  ],
);
