import type { ConnectionRow } from '../../db/read/payments.ts';
import { isSame } from '../../domain/kernel/same.ts';
import {
  type PaymentConnectionId,
  type PaymentMode,
  type PaymentProvider,
  PROVIDER_TIMEOUT_MS,
} from '../../domain/payment/provider.ts';
import { openSecrets, refusalOf } from './checkout-of.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { ProviderFailure } from './provider-request.ts';
import type { ProviderSecrets, VippsSecrets } from './secrets.ts';
import { registerWebhook, removeWebhook, vippsRequests } from './vipps/vipps-requests.ts';

/** Where the webhooks of a connection are received. */
export type WebhookAddress = (provider: PaymentProvider, connection: PaymentConnectionId) => string;

interface ToRegister {
  readonly id: PaymentConnectionId;
  readonly stored: ConnectionRow | undefined;
  readonly entered: ProviderSecrets;
  readonly mode: PaymentMode;
}

interface Registered {
  readonly secrets: ProviderSecrets;
  /** Id of the webhook; null if the host makes it, as at Stripe. */
  readonly webhook: string | null;
}

/** Registers a webhook with Vipps, which answers with the secret of its signatures. Each change makes a new one. */
export async function withWebhook(
  deps: PaymentDeps,
  { id, stored, entered, mode }: ToRegister,
  address: WebhookAddress,
): Promise<Registered> {
  if (entered.provider === 'stripe') return { secrets: entered, webhook: null };
  if (stored?.webhook != null && stored.mode === mode && (await isStored(deps, stored, entered)))
    return { secrets: entered, webhook: stored.webhook };
  try {
    const registered = await registerWebhook(askBy(deps, entered, mode), address('vipps', id));
    if (stored !== undefined) await endWebhook(deps, stored);
    return { secrets: { ...entered, webhookSecret: registered.secret }, webhook: registered.id };
  } catch (error) {
    throw error instanceof ProviderFailure ? refusalOf(error) : error;
  }
}

const isStored = async (deps: PaymentDeps, stored: ConnectionRow, entered: ProviderSecrets): Promise<boolean> =>
  isSame(await openSecrets(deps, stored), entered);

/**
 * Ends the webhook that was registered for a connection. If Vipps does not do it, its webhooks go on and are refused here:
 * a host must be able to leave all the same.
 */
export async function endWebhook(deps: PaymentDeps, connection: ConnectionRow): Promise<void> {
  if (connection.webhook === null) return;
  const secrets = await openSecrets(deps, connection);
  if (secrets?.provider !== 'vipps') return;
  try {
    await removeWebhook(askBy(deps, secrets, connection.mode), connection.webhook);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    refusalOf(error);
  }
}

const askBy = (deps: PaymentDeps, secrets: VippsSecrets, mode: PaymentMode) =>
  vippsRequests(deps, secrets, mode, PROVIDER_TIMEOUT_MS);
