import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { DAY, HOUR, MINUTE, type Millis, millis } from '../../../../domain/kernel/time.ts';
import { pushesOf } from '../../../../domain/tournament/device-notifications.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { nextWake } from '../../../../domain/tournament/rounds/schedule.ts';
import { noticesOf } from '../../../../domain/tournament/value/notices.ts';
import type { BoardKey, Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  boardIn,
  changed,
  HOST,
  newTournament,
  nextRound,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const event = () => nextRound(startedWith(6, newTournament({ rounds: 4, endDate: '2026-12-20' })));

const keyOf = (tournament: Tournament, board = 1): BoardKey => {
  const { white, black } = boardIn(tournament, 1, board);
  return { round: 1, white, black };
};

const postponing = (key: BoardKey, startAt: Millis | null) =>
  ({ kind: 'postponeGame', ...key, state: 'postponed', by: 'white', words: '', startAt }) as const;
const reminding = (key: BoardKey) => ({ kind: 'remindPlayers', ...key }) as const;

const due = (tournament: Tournament, now: Millis) => changed(tournament, { kind: 'due' }, { actor: VISITOR, now });

const told = (before: Tournament, after: Tournament, actor: typeof HOST | typeof VISITOR = VISITOR) =>
  noticesOf(before, after, actor).map(({ account, notice }) => `${notice.kind} ${account}`);

describe('reminders of open games', () => {
  it('[OPEN-15] both players are reminded a day before the time of their game, once', () => {
    const before = event();
    const key = keyOf(before);
    const open = changed(before, postponing(key, at(5 * DAY)));
    expect(nextWake(lifecycleOf(open))).toBe(at(4 * DAY));
    expect(due(open, at(4 * DAY - MINUTE))).toBe(open);
    const after = due(open, at(4 * DAY));
    expect(told(open, after)).toEqual([`gameReminder ${key.white}`, `gameReminder ${key.black}`]);
    expect(noticesOf(open, after, VISITOR)[0]?.notice).toMatchObject({ seat: 1, round: 1, startAt: at(5 * DAY) });
    expect(nextWake(lifecycleOf(after))).toBeNull();
    expect(due(after, at(4 * DAY + HOUR))).toBe(after);
    expect(factsOf(open, after)).toEqual([{ kind: 'playersReminded', round: 1, who: [key.white, key.black] }]);
  });

  it('[OPEN-15] another date has its own reminder, and a game with a result or without a date has none', () => {
    const before = event();
    const key = keyOf(before);
    const reminded = due(changed(before, postponing(key, at(5 * DAY))), at(4 * DAY));
    const moved = changed(reminded, postponing(key, at(9 * DAY)), { now: at(4 * DAY) });
    expect(nextWake(lifecycleOf(moved))).toBe(at(8 * DAY));
    expect(nextWake(lifecycleOf(changed(moved, postponing(key, null))))).toBeNull();
    expect(nextWake(lifecycleOf(changed(moved, { kind: 'setResult', ...key, result: 'draw' })))).toBeNull();
  });

  it('[OPEN-15] nobody is reminded of a date that is set within a day of it, or that has passed', () => {
    const before = event();
    const key = keyOf(before);
    const near = changed(before, postponing(key, at(DAY)));
    expect(nextWake(lifecycleOf(near))).toBeNull();
    const open = changed(before, postponing(key, at(5 * DAY)));
    const late = due(open, at(6 * DAY));
    expect(told(open, late)).toEqual([]);
    expect(nextWake(lifecycleOf(late))).toBeNull();
  });

  it('[OPEN-15] the arbiter reminds both at any time, and a second time only after an hour', () => {
    const before = event();
    const key = keyOf(before);
    const open = changed(before, postponing(key, null));
    const after = changed(open, reminding(key), { now: at(HOUR) });
    expect(told(open, after, HOST)).toEqual([`gameReminder ${key.white}`, `gameReminder ${key.black}`]);
    expect(changed(after, reminding(key), { now: at(2 * HOUR - MINUTE) })).toBe(after);
    const again = changed(after, reminding(key), { now: at(2 * HOUR) });
    expect(told(after, again, HOST)).toHaveLength(2);
    const passed = changed(open, postponing(key, at(2 * DAY)));
    expect(told(passed, changed(passed, reminding(key), { now: at(3 * DAY) }), HOST)).toHaveLength(2);
  });

  it('[OPEN-15] a reminder by the arbiter leaves the one before the game, and only arbiters remind', () => {
    const before = event();
    const key = keyOf(before);
    const open = changed(changed(before, postponing(key, at(5 * DAY))), reminding(key), { now: at(DAY) });
    expect(nextWake(lifecycleOf(open))).toBe(at(4 * DAY));
    const within = changed(open, reminding(key), { now: millis(at(4 * DAY) + MINUTE) });
    expect(nextWake(lifecycleOf(within))).toBeNull();
    expect(refusalOf(before, reminding(key))).toBe('notPostponed');
    expect(refusalOf(open, reminding(key), { actor: asPlayer(key.white) })).toBe('forbidden');
  });

  it('[OPEN-15] subscribed devices get the reminder too, with colour and board', () => {
    const before = event();
    const key = keyOf(before, 2);
    const open = changed(before, postponing(key, at(5 * DAY)));
    const after = due(open, at(4 * DAY));
    const about = { kind: 'gameReminder', tournament: after.id, name: 'Spring Open', round: 1, board: '2' };
    expect(pushesOf(after, noticesOf(open, after, VISITOR))).toEqual([
      { account: key.white, content: { ...about, side: 'white' } },
      { account: key.black, content: { ...about, side: 'black' } },
    ]);
  });
});
