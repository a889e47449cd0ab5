import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionView } from '../../../contract/payments/connections.ts';
import type { PaymentProvider } from '../../../domain/payment/provider.ts';
import { useOfferedTabs } from '../../../web/features/clubs/payments/offered-tabs.ts';
import { PaymentsPart } from '../../../web/features/clubs/payments/payments-part.tsx';
import { CLUB_TABS } from '../../../web/features/clubs/tabs.ts';
import { connectionsQuery } from '../../../web/queries/payments.ts';
import { show } from '../../support/web/render.tsx';

const HOST = { type: 'club', id: 'oss' } as const;

const CONNECTION: ConnectionView = {
  provider: 'stripe',
  mode: 'test',
  capture: 'whenPlaced',
  state: 'on',
  lastFour: '1234',
  webhookUrl: 'https://rokade.example/webhooks-of-stripe',
  hasWebhookSecret: true,
};

const OFFERED: readonly PaymentProvider[] = ['stripe', 'vipps'];

/** The tab of a host, and what it sends. */
function page(...connections: readonly ConnectionView[]) {
  const sent: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const wire = connections.map(({ lastFour, webhookUrl, hasWebhookSecret, ...one }) => ({
    ...one,
    last_four: lastFour,
    webhook_url: webhookUrl,
    has_webhook_secret: hasWebhookSecret,
  }));
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body }: { readonly method: string; readonly body?: string }) => {
      if (method === 'GET') return Response.json({ offered: OFFERED, connections: wire });
      sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
      return Response.json(method === 'PUT' ? { ...wire[0], provider: 'stripe' } : { state: 'on' });
    },
  );
  const { queryClient, update } = show(null);
  queryClient.setQueryData(connectionsQuery(HOST).queryKey, { offered: [...OFFERED], connections: [...connections] });
  update(<PaymentsPart host={HOST} />);
  return sent;
}

const cardOf = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('the payments of a club', () => {
  it('the tab is there only where the operator allows a provider', () => {
    const tabsWith = (offered: readonly PaymentProvider[] | undefined) => {
      const shown: string[] = [];
      const Tabs = () => {
        shown.push(...useOfferedTabs(CLUB_TABS, HOST, offered !== undefined));
        return null;
      };
      const { queryClient, update } = show(null);
      if (offered !== undefined)
        queryClient.setQueryData(connectionsQuery(HOST).queryKey, { offered: [...offered], connections: [] });
      update(<Tabs />);
      return shown;
    };
    vi.stubGlobal('fetch', async () => Response.json({ offered: [], connections: [] }));
    expect(tabsWith([])).not.toContain('payments');
    expect(tabsWith(undefined)).not.toContain('payments');
    expect(tabsWith(['vipps'])).toContain('payments');
  });

  it('a provider that is not connected has empty required keys', async () => {
    page();
    const stripe = cardOf('Stripe');
    expect(stripe.getByRole('status').textContent).toBe('Not connected.');
    expect(stripe.queryByRole('button', { name: 'Test Stripe' })).toBe(null);
    expect(stripe.getByLabelText(/^Secret key/).getAttribute('type')).toBe('password');
    expect(cardOf('Vipps MobilePay').getByLabelText(/^client_secret/)).toHaveProperty('required', true);
  });

  it('entered keys are sent once, and the fields are empty after it', async () => {
    const sent = page();
    const stripe = cardOf('Stripe');
    await userEvent.type(stripe.getByLabelText(/^Secret key/), 'sk_test_12345678');
    await userEvent.click(stripe.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      body: { provider: 'stripe', mode: 'test', secret_key: 'sk_test_12345678', webhook_secret: '' },
    });
    expect(sent[0]?.path).toMatch(/\/s\/payments\/club\/oss$/);
    await vi.waitFor(() => expect(stripe.getByLabelText(/^Secret key/)).toHaveProperty('value', ''));
  });

  it('a key of another form is reported at its field, and nothing is sent', async () => {
    const sent = page();
    const stripe = cardOf('Stripe');
    await userEvent.type(stripe.getByLabelText(/^Secret key/), 'pk_test_12345678');
    await userEvent.click(stripe.getByRole('button', { name: 'Save' }));
    expect(await stripe.findByText('This does not look like such a key. Copy the whole of it.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('a connection shows mode, last four characters and the address for the webhook, and can be tested', async () => {
    const sent = page(CONNECTION);
    const stripe = cardOf('Stripe');
    expect(stripe.getByRole('status').textContent).toBe('Connected. Test (no money is moved). The key ends in 1234.');
    expect(stripe.getByText(CONNECTION.webhookUrl)).toBeTruthy();
    await userEvent.click(stripe.getByRole('button', { name: 'Test Stripe' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toMatch(/\/s\/payments\/club\/oss\/stripe\/test$/);
  });

  it('a stopped connection has a banner', () => {
    page({ ...CONNECTION, state: 'off' });
    expect(cardOf('Stripe').getByRole('alert').textContent).toContain('Stripe does not accept the keys');
  });

  it('[PY-8] Vipps captures when the place is given only if Vipps has agreed to it', async () => {
    const sent = page();
    const vipps = cardOf('Vipps MobilePay');
    await userEvent.type(vipps.getByLabelText(/^client_id/), 'the-client-id');
    await userEvent.type(vipps.getByLabelText(/^client_secret/), 'the-client-secret');
    await userEvent.type(vipps.getByLabelText(/^Ocp-Apim/), 'the-subscription-key');
    await userEvent.type(vipps.getByLabelText(/^Merchant serial number/), '123456');
    expect(vipps.getByRole('combobox', { name: /^When the money is taken/ })).toHaveProperty('disabled', true);
    await userEvent.click(vipps.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      provider: 'vipps',
      mode: 'test',
      capture: 'atStart',
      client_id: 'the-client-id',
      client_secret: 'the-client-secret',
      subscription_key: 'the-subscription-key',
      merchant_serial_number: '123456',
    });
    await userEvent.click(vipps.getByRole('checkbox'));
    expect(vipps.getByRole('combobox', { name: /^When the money is taken/ })).toHaveProperty('disabled', false);
  });

  it('removing a connection asks first', async () => {
    const sent = page(CONNECTION);
    await userEvent.click(cardOf('Stripe').getByRole('button', { name: 'Remove Stripe' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ method: 'DELETE' }));
  });
});
