import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { assert } from '../../domain/kernel/result.ts';
import {
  deleteConnection,
  listConnections,
  saveConnection,
  testConnection,
} from '../../services/payment/connections.ts';
import { receiveWebhook } from '../../services/payment/receive-webhook.ts';
import type { WebhookAddress } from '../../services/payment/webhook-registration.ts';
import type { AppEnv } from '../context.ts';
import { paymentDeps } from '../payment-deps.ts';
import { route } from '../route.ts';
import { siteOrigin } from '../site-origin.ts';

/** The accounts of hosts with payment providers, and the webhooks of the providers. */
export const payments = new Hono<AppEnv>();

route(payments, calls.listPaymentConnections, async ({ context, actor, path }) => {
  const host = ownerOf(path.type, path.id);
  return listConnections(depsOf(context), actor, host, webhookAddress(context));
});

route(payments, calls.savePaymentConnection, async ({ context, actor, path, body }) =>
  saveConnection(depsOf(context), actor, ownerOf(path.type, path.id), body, webhookAddress(context)),
);

route(payments, calls.deletePaymentConnection, async ({ context, actor, path }) => {
  await deleteConnection(depsOf(context), actor, ownerOf(path.type, path.id), path.provider);
  return {};
});

route(payments, calls.testPaymentConnection, async ({ context, actor, path }) => {
  const shown = { language: 'en', description: 'Rokade: test', returnUrl: `${siteOrigin(context)}/` } as const;
  return { state: await testConnection(depsOf(context), actor, ownerOf(path.type, path.id), path.provider, shown) };
});

route(payments, calls.paymentWebhook, async ({ context, path }) => {
  const { sent } = context.var;
  assert(sent !== null && 'bytes' in sent, 'the call is described as raw');
  const { url, headers } = context.req.raw;
  await receiveWebhook(depsOf(context), path, { url: new URL(url), headers, body: sent.bytes });
  return {};
});

const depsOf = (context: Context<AppEnv>) => paymentDeps(context.env, context.var.deps);

const webhookAddress =
  (context: Context<AppEnv>): WebhookAddress =>
  (provider, connection) =>
    `${siteOrigin(context)}${pathTo(calls.paymentWebhook, { provider, connection })}`;
