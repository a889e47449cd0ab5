import { describe, expect, it } from 'vitest';
import { MOST_LISTENERS } from '../../domain/kernel/limits.ts';
import { RelayPlan } from '../../durable-objects/stream/relay-plan.ts';

describe('the relays of a tournament', () => {
  it('a tournament begins with one relay, and gets another before that one is full', () => {
    const plan = new RelayPlan();
    expect(plan.withRoom()).toEqual([1]);
    plan.relayLoad(1, MOST_LISTENERS / 2);
    expect(plan.withRoom()).toEqual([1]);
    plan.relayLoad(1, MOST_LISTENERS - 1);
    expect(plan.withRoom()).toEqual([1, 2]);
  });

  it('a full relay is not assigned to listeners', () => {
    const plan = new RelayPlan();
    plan.relayLoad(1, MOST_LISTENERS);
    plan.relayLoad(2, 10);
    expect(plan.withRoom()).toEqual([2]);
  });

  it('a relay without listeners is removed, and its number is used again', () => {
    const plan = new RelayPlan();
    plan.relayLoad(1, MOST_LISTENERS);
    plan.relayLoad(2, MOST_LISTENERS);
    plan.relayLoad(1, 0);
    expect([plan.relays, plan.withRoom()]).toEqual([[2], [1]]);
  });
});
