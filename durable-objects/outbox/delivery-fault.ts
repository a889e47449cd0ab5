import type { DeliveryFault } from '../../domain/lib/delivery.ts';
import { Unanswered } from './time-limit.ts';

/** A failed try that another object has already classified. */
export class FailedDelivery extends Error {
  readonly fault: DeliveryFault;

  constructor(fault: DeliveryFault) {
    super(`the delivery failed: ${fault}`);
    this.fault = fault;
  }
}

/** Classifies a failed try, by the properties that the runtime gives to errors of Durable Objects. */
export function faultOf(error: unknown): DeliveryFault {
  if (error instanceof FailedDelivery) return error.fault;
  if (error instanceof Unanswered) return 'timeout';
  if (has(error, 'overloaded')) return 'overloaded';
  return has(error, 'retryable') ? 'unreachable' : 'failed';
}

const has = (error: unknown, property: 'overloaded' | 'retryable'): boolean =>
  error instanceof Error && new Map(Object.entries(error)).get(property) === true;
