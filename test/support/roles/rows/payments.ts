import * as calls from '../../../../contract/calls.ts';
import { MANAGES, MANAGES_FEDERATION, NOBODY, type Row } from '../roles.ts';

/** The accounts of hosts with payment providers. */
export const PAYMENT_ROWS = {
  listClubConnections: {
    call: calls.listPaymentConnections,
    of: ({ club }) => ({ type: 'club', id: club }),
    does: 'see which payment providers the club has connected',
    may: MANAGES,
  },
  saveClubConnection: {
    call: calls.savePaymentConnection,
    does: 'connect the club with a payment provider',
    may: MANAGES,
  },
  testClubConnection: {
    call: calls.testPaymentConnection,
    does: 'test the connection of the club with a payment provider',
    may: MANAGES,
    changesNothing: true,
  },
  deleteClubConnection: {
    call: calls.deletePaymentConnection,
    does: 'remove the connection of the club with a payment provider',
    may: MANAGES,
  },
  listFederationConnections: {
    call: calls.listPaymentConnections,
    of: ({ federation }) => ({ type: 'organization', id: federation }),
    does: 'see which payment providers the federation has connected',
    may: MANAGES_FEDERATION,
  },
  saveFederationConnection: {
    call: calls.savePaymentConnection,
    does: 'connect the federation with a payment provider',
    may: MANAGES_FEDERATION,
  },
  sendWebhook: {
    call: calls.paymentWebhook,
    does: 'tell of a payment without the signature of the provider',
    may: NOBODY,
    refused: '400 wrongSignature',
    visitor: '400 wrongSignature',
  },
} as const satisfies Readonly<Record<string, Row>>;
