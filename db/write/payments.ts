import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Charged, ProviderPaymentState } from '../../domain/payment/payment-state.ts';
import type { ConnectionState, PaymentConnectionId, ProviderPaymentId } from '../../domain/payment/provider.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { paymentConnections, providerEvents, providerPayments } from '../schema/index.ts';

/** Creates the connection of a host with a provider, or replaces everything but its id. */
export const putConnection = (db: Db, { id, ...row }: typeof paymentConnections.$inferInsert): Write =>
  db
    .insert(paymentConnections)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: paymentConnections.id, set: row });

export const CONNECTION_UNIQUE: UniqueRule<'paymentBusy'> = {
  violates: 'payment_connections.host_type',
  otherwise: 'paymentBusy',
};

export const removeConnection = (db: Db, id: PaymentConnectionId): Write =>
  db.delete(paymentConnections).where(eq(paymentConnections.id, id));

export const setConnectionState = (db: Db, id: PaymentConnectionId, state: ConnectionState): Write =>
  db.update(paymentConnections).set({ state }).where(eq(paymentConnections.id, id));

export const ATTEMPT_UNIQUE: UniqueRule<'attemptKnown'> = {
  violates: 'provider_payments.charge',
  otherwise: 'attemptKnown',
};

interface NewPayment extends Charged {
  readonly id: ProviderPaymentId;
  readonly connection: PaymentConnectionId;
  readonly attempt: number;
  readonly askedAt: Millis;
  readonly createdAt: Millis;
}

/** An attempt to pay that the provider has not been told of yet. */
export const insertProviderPayment = (
  db: Db,
  { id, connection, charge, attempt, price, askedAt, createdAt }: NewPayment,
): Write =>
  db
    .insert(providerPayments)
    .values({ id, connection, charge, attempt, ...price, state: 'open', refunded: 0, revision: 0, askedAt, createdAt });

/** Ends an attempt that the provider has refused, so that the next one is a new one. */
export const cancelUnstarted = (db: Db, id: ProviderPaymentId): Write =>
  db
    .update(providerPayments)
    .set({ state: 'cancelled', revision: sql`${providerPayments.revision} + 1` })
    .where(and(eq(providerPayments.id, id), isNull(providerPayments.reference)));

/** Where the payer goes; for a payment that has no checkout yet. */
export const setCheckout = (
  db: Db,
  id: ProviderPaymentId,
  checkout: { readonly reference: string; readonly checkoutUrl: string },
): Write => db.update(providerPayments).set(checkout).where(eq(providerPayments.id, id));

/** Changes the state of a payment if it is still the one of this revision. */
export const setPaymentState = (
  db: Db,
  { id, revision }: { readonly id: ProviderPaymentId; readonly revision: number },
  { state, transfer, askedAt }: PaymentProgress,
): Write =>
  db
    .update(providerPayments)
    .set({
      state: state.kind,
      ...(state.kind === 'refunded' && { refunded: state.amount }),
      transfer,
      askedAt,
      revision: sql`${providerPayments.revision} + 1`,
    })
    .where(and(eq(providerPayments.id, id), eq(providerPayments.revision, revision)));

interface PaymentProgress {
  readonly state: ProviderPaymentState;
  readonly transfer: string | null;
  readonly askedAt: Millis;
}

export const setAskedAt = (db: Db, id: ProviderPaymentId, askedAt: Millis): Write =>
  db.update(providerPayments).set({ askedAt }).where(eq(providerPayments.id, id));

export const EVENT_UNIQUE: UniqueRule<'eventKnown'> = {
  violates: 'provider_events.connection',
  otherwise: 'eventKnown',
};

export const insertProviderEvent = (db: Db, row: typeof providerEvents.$inferInsert): Write =>
  db.insert(providerEvents).values(row);

export const deleteProviderEvents = (db: Db, before: Millis): Write =>
  db.delete(providerEvents).where(lt(providerEvents.receivedAt, before));
