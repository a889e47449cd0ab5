import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwaitedGame, inOrderOfUrgency, type OwnClock } from '../../../domain/game/urgency.ts';
import { DAY, MINUTE, SECOND } from '../../../domain/kernel/time.ts';

const NOW = 1_000 * DAY;

interface Named extends AwaitedGame {
  readonly name: string;
}

const clock = (isRunning: boolean, leftMs: number): OwnClock => ({ isRunning, leftMs, at: NOW });
const game = (name: string, startedAgo: number, own: OwnClock | null, initialMs = 3 * MINUTE): Named => ({
  name,
  startsAt: NOW - startedAgo,
  initialMs,
  clock: own,
});
const coming = (name: string, inMs: number, initialMs = 3 * MINUTE): Named => game(name, -inMs, null, initialMs);

const order = (now: number, ...games: readonly Named[]): string[] =>
  inOrderOfUrgency(games, now).map(({ name }) => name);

describe('the order of a player’s games', () => {
  it('[NEXT-1] games in which the player is to move come first, the least time left before the others', () => {
    const weekly = game('weekly', 6 * DAY, clock(true, 2 * DAY), 3 * DAY);
    const blitz = game('blitz', MINUTE, clock(true, 2 * MINUTE + 50 * SECOND));
    const rapid = game('rapid', 20 * MINUTE, clock(true, 90 * SECOND), 10 * MINUTE);
    expect(order(NOW, weekly, blitz, rapid)).toEqual(['rapid', 'blitz', 'weekly']);
  });

  it('[NEXT-1] games in which the opponent is to move follow, the newest start first', () => {
    const old = game('old', 2 * DAY, clock(false, MINUTE));
    const mine = game('mine', 3 * DAY, clock(true, DAY), DAY);
    const newest = game('newest', MINUTE, clock(false, 3 * MINUTE));
    expect(order(NOW, old, mine, newest)).toEqual(['mine', 'newest', 'old']);
  });

  it('[NEXT-1] the order of games changes as time passes on a running clock', () => {
    const running = game('running', DAY, clock(true, 5 * MINUTE));
    const other = game('other', DAY / 2, { isRunning: true, leftMs: 3 * MINUTE, at: NOW + 3 * MINUTE });
    expect(order(NOW, running, other)).toEqual(['other', 'running']);
    expect(order(NOW + 3 * MINUTE, running, other)).toEqual(['running', 'other']);
  });

  it('[NEXT-2] an upcoming game comes first if its flag could fall before that of a running game', () => {
    const weekly = game('weekly', 6 * DAY, clock(true, 2 * DAY), 3 * DAY);
    const opponents = game('opponents', 6 * DAY, clock(false, 2 * DAY), 3 * DAY);
    expect(order(NOW, weekly, coming('tonight', 5 * MINUTE))).toEqual(['tonight', 'weekly']);
    expect(order(NOW, opponents, coming('tonight', 5 * MINUTE))).toEqual(['tonight', 'opponents']);
    const short = game('short', MINUTE, clock(true, 4 * MINUTE));
    expect(order(NOW, coming('tonight', 5 * MINUTE), short)).toEqual(['short', 'tonight']);
    expect(order(NOW, coming('later', 9 * MINUTE), coming('sooner', MINUTE))).toEqual(['sooner', 'later']);
  });

  it('[NEXT-3] an unknown clock counts as the player’s own with all of its time', () => {
    const weekly = game('weekly', 6 * DAY, null, 3 * DAY);
    const blitz = game('blitz', MINUTE, null);
    const theirs = game('theirs', SECOND, clock(false, 2 * MINUTE));
    expect(order(NOW, weekly, theirs, blitz)).toEqual(['blitz', 'weekly', 'theirs']);
  });

  const span = fc.integer({ min: -10 * MINUTE, max: 10 * MINUTE });
  const anyGame = fc.record({
    name: fc.uuid(),
    startsAt: span.map((ms) => NOW + ms),
    initialMs: fc.integer({ min: MINUTE, max: DAY }),
    clock: fc.option(
      fc.record({ isRunning: fc.boolean(), leftMs: fc.integer({ min: 1, max: DAY }), at: fc.constant(NOW) }),
    ),
  });

  it('[NEXT-1] sorting by urgency keeps every game and orders those with the player to move by the time left', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyGame, { selector: ({ name }) => name, maxLength: 8 }), (games) => {
        const sorted = inOrderOfUrgency(games, NOW);
        expect(new Set(sorted)).toEqual(new Set(games));
        const running = sorted.filter(({ startsAt }) => startsAt <= NOW);
        const isOwn = running.map((one) => one.clock?.isRunning ?? true);
        expect(isOwn).toEqual([...isOwn].sort((one, other) => Number(other) - Number(one)));
        const left = running
          .filter((one) => one.clock?.isRunning ?? true)
          .map((one) => one.clock?.leftMs ?? one.initialMs);
        expect(left).toEqual([...left].sort((one, other) => one - other));
        const starts = sorted.filter(({ startsAt }) => startsAt > NOW).map(({ startsAt }) => startsAt);
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
      }),
    );
  });
});
