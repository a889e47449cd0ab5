import { isKnownEvent, readConnection, readPaymentAt } from '../../db/read/payments.ts';
import {
  type PaymentConnectionId,
  type PaymentProvider,
  WEBHOOK_READ_TIMEOUT_MS,
} from '../../domain/payment/provider.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { bookReport } from './book-report.ts';
import { knownOf } from './change-payment.ts';
import { atProvider, checkoutOf } from './checkout-of.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderEvent, WebhookRequest } from './provider.ts';

/** Verifies a webhook, then books what the provider's API says of its payment (PY-2). */
export async function receiveWebhook(
  deps: PaymentDeps,
  of: { readonly provider: PaymentProvider; readonly connection: PaymentConnectionId },
  request: WebhookRequest,
): Promise<void> {
  const isAllowed = deps.payments.allowed.includes(of.provider);
  const found = isAllowed ? await readConnection(deps.db, of.connection) : undefined;
  const connection = orNotFound(found, 'noSuchPaymentConnection');
  if (connection.provider !== of.provider) throw new Refusal('noSuchPaymentConnection');
  const checkout = await checkoutOf(deps, connection);
  if (!(await checkout.isAuthentic(request, deps.now()))) throw new Refusal('wrongSignature');
  const event = await checkout.eventOf(request);
  if (event === null) throw new Refusal('invalidInput');
  if (await isKnownEvent(deps.db, connection.id, event.id)) return;
  const payment = await readPaymentAt(deps.db, connection.id, event);
  const known = payment && knownOf(payment);
  // The host's account has other payments too. One of ours is known by the time of a webhook that matters, or is asked for.
  if (payment === undefined || known == null) return;
  const report = await atProvider(deps, connection, (provider) => provider.read(known), WEBHOOK_READ_TIMEOUT_MS);
  await bookReport(deps, connection, payment, withFailure(report, event), event.id);
}

/** The API does not say of a completed checkout that the transfer has failed; the event does. */
const withFailure = <Report extends { readonly ended: unknown }>(report: Report, { failed }: ProviderEvent) =>
  failed && report.ended === null ? { ...report, ended: 'cancelled' as const } : report;
