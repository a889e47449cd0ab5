import * as calls from '../calls.ts';
import { nothing } from '../http/answers.ts';
import { hostId, hostType, paymentConnectionId, paymentProvider } from '../http/path-parts.ts';
import { connectionList, connectionPayload, connectionView, testedConnection } from '../payments/connections.ts';
import type { Described } from './description.ts';

/** The accounts of hosts with payment providers, and the webhooks of the providers. */
export const PAYMENT_CALLS = {
  listPaymentConnections: {
    at: calls.listPaymentConnections,
    does: 'list the payment providers that a club or an organisation has connected',
    right: 'manage',
    path: { type: hostType, id: hostId },
    answer: connectionList,
  },
  savePaymentConnection: {
    at: calls.savePaymentConnection,
    does: 'connect a club or an organisation with a payment provider, or change the connection',
    right: 'manage',
    path: { type: hostType, id: hostId },
    body: connectionPayload,
    answer: connectionView,
    limit: 'paymentProvider',
    refuses: ['providerNotOffered', 'keysMissing', 'keyOfOtherMode', 'providerOff', 'providerFailed', 'paymentBusy'],
  },
  deletePaymentConnection: {
    at: calls.deletePaymentConnection,
    does: 'remove the connection of a club or an organisation with a payment provider',
    right: 'manage',
    path: { type: hostType, id: hostId, provider: paymentProvider },
    answer: nothing,
    limit: 'paymentProvider',
    refuses: ['providerNotOffered', 'noSuchPaymentConnection'],
  },
  testPaymentConnection: {
    at: calls.testPaymentConnection,
    does: 'make and cancel a small payment, to test the connection with a payment provider',
    right: 'manage',
    path: { type: hostType, id: hostId, provider: paymentProvider },
    answer: testedConnection,
    limit: 'paymentProvider',
    refuses: ['providerNotOffered', 'noSuchPaymentConnection', 'providerOff', 'providerFailed'],
  },
  paymentWebhook: {
    at: calls.paymentWebhook,
    does: 'tell of a payment, as the provider of a connection',
    right: 'provider',
    path: { provider: paymentProvider, connection: paymentConnectionId },
    raw: true,
    answer: nothing,
    refuses: ['wrongSignature', 'noSuchPaymentConnection', 'providerOff', 'providerFailed', 'paymentBusy'],
  },
} as const satisfies Described;
