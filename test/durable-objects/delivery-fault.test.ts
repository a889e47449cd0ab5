import { expect, it } from 'vitest';
import { faultOf } from '../../durable-objects/outbox/delivery-fault.ts';
import { Unanswered } from '../../durable-objects/outbox/time-limit.ts';

it('a failed try is classified by the error of the runtime', () => {
  const error = (properties: object): Error => Object.assign(new Error('it failed'), properties);
  expect(faultOf(new Unanswered('no answer'))).toBe('timeout');
  expect(faultOf(error({ overloaded: true, retryable: true }))).toBe('overloaded');
  expect(faultOf(error({ retryable: true }))).toBe('unreachable');
  expect(faultOf(error({ remote: true, retryable: false }))).toBe('failed');
  expect(faultOf('it failed')).toBe('failed');
});
