import { describe, expect, it } from 'vitest';
import { MOST_LISTENERS } from '../../domain/limits.ts';
import { RelayPlan } from '../../durable-objects/relay-plan.ts';

describe('the relays of a tournament', () => {
  it('begin with one, and one more is added before there is no room left', () => {
    const plan = new RelayPlan();
    expect(plan.withRoom()).toEqual([1]);
    plan.holds(1, MOST_LISTENERS / 2);
    expect(plan.withRoom()).toEqual([1]);
    plan.holds(1, MOST_LISTENERS - 1);
    expect(plan.withRoom()).toEqual([1, 2]);
  });

  it('are not given to anybody when they are full', () => {
    const plan = new RelayPlan();
    plan.holds(1, MOST_LISTENERS);
    plan.holds(2, 10);
    expect(plan.withRoom()).toEqual([2]);
  });

  it('are forgotten when nobody listens to them, and their numbers are used again', () => {
    const plan = new RelayPlan();
    plan.holds(1, MOST_LISTENERS);
    plan.holds(2, MOST_LISTENERS);
    plan.holds(1, 0);
    expect([plan.relays, plan.withRoom()]).toEqual([[2], [1]]);
  });
});
