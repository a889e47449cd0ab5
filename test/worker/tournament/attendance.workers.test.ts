import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

/** Sevland's way: who is expected is paired unless away, and two absences give half a point. */
const SEVLAND = {
  mode: 'unlessAway',
  closes_at: 10,
  absence_points: 'half',
  absence_quota: 2,
  absence_not_last: 1,
  absence_notice: 'closesAt',
  no_show_to_on_call: true,
  withdraw_after_no_shows: 2,
  announced_is_enough: true,
  check_in_opens: 45,
  room_code: false,
  trust_names: false,
};

let cast: Cast;
let people: readonly Somebody[];

/** A hall of four whose first round begins so long from now. */
async function hall(startsIn: number, attendance = SEVLAND): Promise<Event> {
  const event = await Event.build(cast.people.manager, cast.club, {
    kind: 12,
    rounds: 3,
    attendance,
    ...inTime(startsIn),
  });
  return event.started(people);
}

beforeAll(async () => {
  cast = await makeCast();
  people = await Promise.all(Array.from({ length: 4 }, () => makePerson(cast.people.manager, { club: cast.club })));
});

const recordOf = async (event: Event, account: string) =>
  (await event.page()).participants.find((one) => one.account === account)?.attendance_record ?? null;

const say = (event: Event, by: Somebody, attendance: 'comes' | 'away' | null, round = 1) =>
  by.browser.ask(calls.announceAttendance, { id: event.id, round, body: { attendance } });

describe('attendance of a round', () => {
  it('[ATT-2] marks of two phones at the same time are both kept, and of one player the last one counts', async () => {
    const event = await hall(2 * 60 * MINUTE);
    const [one, other] = people.map(({ id }) => id);
    const mark = (accounts: (string | undefined)[], attendance: 'here' | 'away') =>
      event.host.ask(calls.markAttendance, {
        id: event.id,
        body: { accounts: accounts.map(String), attendance, round: 1 },
      });
    for (const answer of await Promise.all([mark([one], 'here'), mark([other], 'away')])) must(answer);
    expect((await recordOf(event, String(one)))?.rounds).toMatchObject([{ round: 1, mark: 'here', by: 'arbiter' }]);
    expect((await recordOf(event, String(other)))?.rounds).toMatchObject([{ mark: 'away' }]);
    must(await mark([one], 'away'));
    expect((await recordOf(event, String(one)))?.rounds).toMatchObject([{ mark: 'away' }]);
  });

  it('[ATT-3] players say that they come until attendance closes, and the arbiter marks until the pairing', async () => {
    const open = await hall(2 * 60 * MINUTE);
    const [player] = people;
    if (player === undefined) throw new Error('no player');
    const answer = must(await say(open, player, 'away'));
    expect(answer.body).toMatchObject({ bye: 'half-point', left: 1, quota: 2 });
    const closed = await hall(5 * MINUTE);
    expect(refusal(await say(closed, player, 'away'))).toBe('409 attendanceClosed');
    const body = { accounts: [player.id], attendance: 'away' as const, round: 1 };
    must(await closed.host.ask(calls.markAttendance, { id: closed.id, body }));
    must(await closed.next());
    expect(refusal(await closed.host.ask(calls.markAttendance, { id: closed.id, body }))).toBe('409 roundIsPaired');
    expect(refusal(await say(closed, player, 'comes'))).toBe('409 roundIsPaired');
  });

  it('[ATT-10] nobody but the organisers and the player sees what is said of a round', async () => {
    const event = await hall(2 * 60 * MINUTE);
    const [player, other] = people;
    if (player === undefined || other === undefined) throw new Error('no player');
    must(await say(event, player, 'comes'));
    const seen = await event.page(other.browser);
    expect(JSON.stringify(seen.participants)).not.toContain('comes');
    const own = await player.browser.read(calls.ownAttendance, { id: event.id });
    expect(own.next).toMatchObject({ round: 1, attendance: 'comes', open: true });
    expect((await other.browser.read(calls.ownAttendance, { id: event.id })).next?.attendance).toBeNull();
  });

  it('[ATT-8] who stays away without a word twice is withdrawn, told so, and back when the result is corrected', async () => {
    const event = await hall(-2 * MINUTE, { ...SEVLAND, no_show_to_on_call: false });
    must(await event.next());
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, 'blackWinsByForfeit'));
    expect(await recordOf(event, white)).toMatchObject({ no_shows: [{ round: 1 }] });
    const [, second] = await event.boards(1);
    must(await event.result(1, String(second?.white), String(second?.black), 1));
    must(await event.next());
    const again = (await event.boards(2)).find((board) => board.white === white || board.black === white);
    const lost = again?.white === white ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
    must(await event.result(2, String(again?.white), String(again?.black), lost));
    const rowOf = async () => (await event.page()).participants.find(({ account }) => account === white);
    expect(await rowOf()).toMatchObject({ withdrawn: true });
    must(await event.result(2, String(again?.white), String(again?.black), 1));
    expect(await rowOf()).toMatchObject({ withdrawn: false });
  });
});
