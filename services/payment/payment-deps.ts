import type { PaymentProvider } from '../../domain/payment/provider.ts';
import type { Deps } from '../deps.ts';
import type { ChargeOwner } from './charge-owner.ts';

/** What the operator has set up for payments (PY-6). */
export interface PaymentSettings {
  /** The providers that hosts may connect; none by default. */
  readonly allowed: readonly PaymentProvider[];
  /** 32 bytes in base64, by which secrets are encrypted. */
  readonly masterKey: string;
}

/** Dependencies of services that speak with payment providers. */
export interface PaymentDeps extends Deps {
  readonly payments: PaymentSettings;
  /** Sends a request to a provider. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Books what is paid. */
  readonly chargeOwner: ChargeOwner;
}
