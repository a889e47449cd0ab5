import { and, asc, desc, eq, gte, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import type { Charged, ProviderPaymentState } from '../../domain/payment/payment-state.ts';
import {
  ASK_OPEN,
  ASK_RESERVED,
  ASKED_PER_RUN,
  type ChargeId,
  type PaymentConnectionId,
  type PaymentProvider,
  type ProviderPaymentId,
} from '../../domain/payment/provider.ts';
import type { Db } from '../client.ts';
import { paymentConnections, providerEvents, providerPayments } from '../schema/index.ts';

export type ConnectionRow = typeof paymentConnections.$inferSelect;

/** An attempt to pay a charge at a provider. */
export interface ProviderPayment extends Charged {
  readonly id: ProviderPaymentId;
  readonly connection: PaymentConnectionId;
  readonly attempt: number;
  readonly reference: string | null;
  readonly transfer: string | null;
  readonly state: ProviderPaymentState;
  readonly revision: number;
  readonly checkoutUrl: string | null;
  readonly askedAt: Millis;
  readonly createdAt: Millis;
}

export const readConnections = (db: Db, host: Owner): Promise<ConnectionRow[]> =>
  db.select().from(paymentConnections).where(isOf(host)).orderBy(asc(paymentConnections.provider));

export const readConnectionOf = (db: Db, host: Owner, provider: PaymentProvider): Promise<ConnectionRow | undefined> =>
  db.query.paymentConnections.findFirst({ where: and(isOf(host), eq(paymentConnections.provider, provider)) });

export const readConnection = (db: Db, id: PaymentConnectionId): Promise<ConnectionRow | undefined> =>
  db.query.paymentConnections.findFirst({ where: eq(paymentConnections.id, id) });

const isOf = ({ type, id }: Owner): SQL | undefined =>
  and(eq(paymentConnections.hostType, type), eq(paymentConnections.host, id));

export const readProviderPayment = (db: Db, id: ProviderPaymentId): Promise<ProviderPayment | undefined> =>
  firstOf(db, eq(providerPayments.id, id));

/** The latest attempt to pay a charge. */
export const readLatestAttempt = (db: Db, charge: ChargeId): Promise<ProviderPayment | undefined> =>
  firstOf(db, eq(providerPayments.charge, charge));

/** A payment by one of the ids that the provider knows it by. */
export const readPaymentAt = (
  db: Db,
  connection: PaymentConnectionId,
  { reference, transfer }: { readonly reference: string | null; readonly transfer: string | null },
): Promise<ProviderPayment | undefined> => {
  const named = [
    ...(reference === null ? [] : [eq(providerPayments.reference, reference)]),
    ...(transfer === null ? [] : [eq(providerPayments.transfer, transfer)]),
  ];
  if (named.length === 0) return Promise.resolve(undefined);
  return firstOf(db, and(eq(providerPayments.connection, connection), or(...named)));
};

async function firstOf(db: Db, where: SQL | undefined): Promise<ProviderPayment | undefined> {
  const [row] = await db.select().from(providerPayments).where(where).orderBy(desc(providerPayments.attempt)).limit(1);
  return row && paymentOf(row);
}

/** The payments that their providers have to be asked for (PY-1), those first that were asked for longest ago. */
export async function readPaymentsToAsk(db: Db, now: Millis): Promise<ProviderPayment[]> {
  const { state, reference, askedAt, createdAt } = providerPayments;
  const isDue = or(
    and(eq(state, 'open'), lte(askedAt, millis(now - ASK_OPEN.everyMs)), gte(createdAt, millis(now - ASK_OPEN.forMs))),
    and(eq(state, 'reserved'), lte(askedAt, millis(now - ASK_RESERVED.everyMs))),
  );
  const rows = await db
    .select()
    .from(providerPayments)
    .where(and(isNotNull(reference), isDue))
    .orderBy(asc(askedAt))
    .limit(ASKED_PER_RUN);
  return rows.map(paymentOf);
}

export async function isKnownEvent(db: Db, connection: PaymentConnectionId, event: string): Promise<boolean> {
  const where = and(eq(providerEvents.connection, connection), eq(providerEvents.event, event));
  return (await db.query.providerEvents.findFirst({ where })) !== undefined;
}

const paymentOf = ({ amount, currency, refunded, state, ...row }: typeof providerPayments.$inferSelect) => ({
  ...row,
  price: { amount, currency },
  state: state === 'refunded' ? { kind: state, amount: refunded } : { kind: state },
});
