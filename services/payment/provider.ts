import type { Millis } from '../../domain/kernel/time.ts';
import type { Money } from '../../domain/payment/money.ts';
import type { ProviderReport } from '../../domain/payment/payment-state.ts';
import type { ChargeId } from '../../domain/payment/provider.ts';
import type { Language } from '../../i18n/languages.ts';

/** A payment that is to be made on a page of the provider. */
export interface CheckoutOrder {
  readonly charge: ChargeId;
  readonly attempt: number;
  readonly price: Money;
  /** What is paid for, as the payer sees it: 3 to 100 characters. */
  readonly description: string;
  readonly language: Language;
  /** Where the provider sends the payer, whatever the outcome; a return proves nothing. */
  readonly returnUrl: string;
  /** The checkout ends some time after this; a repeated request has the same. */
  readonly createdAt: Millis;
}

export interface StartedCheckout {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly checkoutUrl: string;
}

/** A payment that the provider knows. */
export interface KnownPayment {
  readonly reference: string;
  readonly transfer: string | null;
  readonly charge: ChargeId;
  readonly attempt: number;
  readonly price: Money;
}

/** A webhook as it came: its signature covers the bytes of the body. */
export interface WebhookRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What a webhook is about. */
export interface ProviderEvent {
  /** Unique for the connection; a repeated webhook has the same. */
  readonly id: string;
  /** The provider's id of the payment, or of the transfer of money; both are null for events about something else. */
  readonly reference: string | null;
  readonly transfer: string | null;
  /** The transfer of the money has failed, after the checkout had been completed. */
  readonly failed: boolean;
}

/** Payments on pages of a provider, by the keys of one connection. Every method throws a `ProviderFailure`. */
export interface HostedCheckout {
  /** Creates the payment; a repeated request with the same charge and attempt gives the same one. */
  start(order: CheckoutOrder): Promise<StartedCheckout>;
  read(payment: KnownPayment): Promise<ProviderReport>;
  /** Takes the reserved money. Providers that take it at once have nothing to do. */
  capture(payment: KnownPayment): Promise<void>;
  /** Ends a checkout, or gives up a reservation. */
  cancel(payment: KnownPayment): Promise<void>;
  /** Gives back an amount in minor units; a repeated request with the same key gives back nothing more. */
  refund(payment: KnownPayment, amount: number, key: string): Promise<void>;
  /** Whether the provider has sent the webhook, by its signature. */
  isAuthentic(request: WebhookRequest, now: Millis): Promise<boolean>;
  /** The event of an authentic webhook; null if it cannot be read. */
  eventOf(request: WebhookRequest): Promise<ProviderEvent | null>;
  /** Makes and cancels a small payment, by which the keys are tested. */
  test(order: Pick<CheckoutOrder, 'charge' | 'description' | 'language' | 'returnUrl' | 'createdAt'>): Promise<void>;
}
