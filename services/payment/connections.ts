import type { ConnectionInput } from '../../contract/payments/connections.ts';
import { commit } from '../../db/commit.ts';
import { type ConnectionRow, readConnectionOf, readConnections } from '../../db/read/payments.ts';
import { CONNECTION_UNIQUE, putConnection, removeConnection, setConnectionState } from '../../db/write/payments.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { asId } from '../../domain/kernel/ids.ts';
import type { ConnectionState, PaymentConnectionId, PaymentProvider } from '../../domain/payment/provider.ts';
import type { Language } from '../../i18n/languages.ts';
import { allow } from '../authority.ts';
import { orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { atProvider, openSecrets } from './checkout-of.ts';
import { withInput } from './entered-secrets.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { seal } from './secret-box.ts';
import { lastFourOf } from './secrets.ts';
import { endWebhook, type WebhookAddress, withWebhook } from './webhook-registration.ts';

/** A connection without its secrets. */
export interface Connection extends Pick<ConnectionRow, 'provider' | 'mode' | 'capture' | 'state' | 'lastFour'> {
  readonly webhookUrl: string;
  readonly hasWebhookSecret: boolean;
}

/** Nobody can guess where a connection's webhooks are received, though their signatures are what protects them. */
const ID_LENGTH = 24;

/** The connections of a host, and the providers that the operator allows. */
export async function listConnections(deps: PaymentDeps, actor: Actor, host: Owner, address: WebhookAddress) {
  allow(actor, { do: 'manage', of: host });
  const { allowed } = deps.payments;
  const rows = allowed.length === 0 ? [] : await readConnections(deps.db, host);
  const shown = rows.filter(({ provider }) => allowed.includes(provider));
  return { offered: allowed, connections: shown.map((row) => shownTo(row, address)) };
}

/**
 * Connects a host with a provider, or changes the connection: empty keys keep the stored ones. Vipps is told at once where
 * to send its webhooks, so wrong keys are refused; those of Stripe are tested by `testConnection`.
 */
export async function saveConnection(
  deps: PaymentDeps,
  actor: Actor,
  host: Owner,
  input: ConnectionInput,
  address: WebhookAddress,
): Promise<Connection> {
  allow(actor, { do: 'manage', of: host });
  mustBeOffered(deps, input.provider);
  const stored = await readConnectionOf(deps.db, host, input.provider);
  const id = stored?.id ?? asId<PaymentConnectionId>(deps.newId(ID_LENGTH));
  const entered = withInput(stored === undefined ? null : await openSecrets(deps, stored), input);
  const { secrets, webhook } = await withWebhook(deps, { id, stored, entered, mode: input.mode }, address);
  const row: ConnectionRow = {
    id,
    hostType: host.type,
    host: host.id,
    provider: input.provider,
    mode: input.mode,
    secrets: await seal(deps.payments.masterKey, id, JSON.stringify(secrets)),
    lastFour: lastFourOf(secrets),
    webhook,
    capture: input.provider === 'vipps' ? input.capture : 'whenPlaced',
    state: secrets.webhookSecret === null ? 'incomplete' : 'on',
    createdAt: stored?.createdAt ?? deps.now(),
  };
  orRefuse(await commit(deps.db, { writes: [putConnection(deps.db, row)], unique: [CONNECTION_UNIQUE] }));
  return shownTo(row, address);
}

/** Forgets the keys. Payments that are open or reserved can then be dealt with at the provider only. */
export async function deleteConnection(
  deps: PaymentDeps,
  actor: Actor,
  host: Owner,
  provider: PaymentProvider,
): Promise<void> {
  const connection = await managedConnection(deps, actor, host, provider);
  await endWebhook(deps, connection);
  const write = removeConnection(deps.db, connection.id);
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'noSuchPaymentConnection' }, writes: [] }));
}

/** Makes and cancels a small payment; the connection is on after it, if its webhooks can be verified (PY-5). */
export async function testConnection(
  deps: PaymentDeps,
  actor: Actor,
  host: Owner,
  provider: PaymentProvider,
  shown: { readonly language: Language; readonly description: string; readonly returnUrl: string },
): Promise<ConnectionState> {
  const connection = await managedConnection(deps, actor, host, provider);
  const charge = asId<never>(`test-${deps.newId(16)}`);
  await atProvider(deps, connection, (checkout) => checkout.test({ ...shown, charge, createdAt: deps.now() }));
  const state = connection.state === 'incomplete' ? 'incomplete' : 'on';
  orRefuse(await commit(deps.db, { writes: [setConnectionState(deps.db, connection.id, state)] }));
  return state;
}

async function managedConnection(
  deps: PaymentDeps,
  actor: Actor,
  host: Owner,
  provider: PaymentProvider,
): Promise<ConnectionRow> {
  allow(actor, { do: 'manage', of: host });
  mustBeOffered(deps, provider);
  return orNotFound(await readConnectionOf(deps.db, host, provider), 'noSuchPaymentConnection');
}

function mustBeOffered({ payments }: PaymentDeps, provider: PaymentProvider): void {
  if (!payments.allowed.includes(provider)) throw new Refusal('providerNotOffered');
}

const shownTo = (
  { id, provider, mode, capture, state, lastFour }: ConnectionRow,
  address: WebhookAddress,
): Connection => ({
  provider,
  mode,
  capture,
  state,
  lastFour,
  webhookUrl: address(provider, id),
  hasWebhookSecret: state !== 'incomplete',
});
