import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** A club or an organisation that can be paid. */
export interface PaymentHost {
  readonly type: 'club' | 'organization';
  readonly id: string;
}

/** The payment providers that the operator allows, and those that the host has connected; for its managers. */
export const connectionsQuery = ({ type, id }: PaymentHost) =>
  queryOptions({
    queryKey: [type, id, 'payments'],
    queryFn: ({ signal }) => callApi(calls.listPaymentConnections, { type, id }, signal),
  });
