import { useQuery } from '@tanstack/react-query';
import { connectionsQuery, type PaymentHost } from '../../../queries/payments.ts';

/** The tabs of a host: payments are shown where the operator allows a provider. */
export function useOfferedTabs<Tab extends string>(
  tabs: readonly Tab[],
  host: PaymentHost,
  isManager: boolean,
): readonly Tab[] {
  const { data } = useQuery({ ...connectionsQuery(host), enabled: isManager });
  const isOffered = data !== undefined && data.offered.length > 0;
  return tabs.filter((tab) => tab !== 'payments' || isOffered);
}
