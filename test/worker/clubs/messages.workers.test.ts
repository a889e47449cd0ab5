import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { commit } from '../../../db/commit.ts';
import { writeToEach } from '../../../db/write/message.ts';
import { type AccountId, asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { MINUTE, millis } from '../../../domain/kernel/time.ts';
import { restoreClock, setClock } from '../../support/clock.ts';
import { type Answer, Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import {
  type Cast,
  makeCast,
  makePerson,
  makeTeam,
  ROLES,
  type Role,
  type Somebody,
} from '../../support/workers/people.ts';
import type { MessageView } from '../../support/workers/wire.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const inbox = async ({ browser }: Somebody): Promise<MessageView[]> => await browser.read(calls.openInbox);
const unread = ({ browser }: Somebody): Promise<MessageView[]> => browser.read(calls.unreadMessages);

describe('messages', () => {
  it('a message is unread until the inbox is opened, and the newest comes first (R-476, R-514, R-616, R-617)', async () => {
    const { manager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    expect(await unread(person)).toEqual([]);
    for (const text of ['Boards at six.', 'Boards at seven.'])
      must(await manager.browser.ask(calls.messageClub, { id: cast.club, body: { text } }));
    expect((await unread(person)).map(({ message, read }) => [message, read])).toEqual([
      ['Boards at seven.', false],
      ['Boards at six.', false],
    ]);
    expect(await inbox(person)).toMatchObject([
      { sender: manager.id, sender_name: manager.id, message: 'Boards at seven.', notice: null, read: false },
      { message: 'Boards at six.', read: false },
    ]);
    expect(await unread(person)).toEqual([]);
    expect((await inbox(person)).map(({ read }) => read)).toEqual([true, true]);
  });

  it('a visitor who is not logged in has no messages', async () => {
    expect(refusal(await new Browser().ask(calls.openInbox))).toBe('404 notFound');
    expect(refusal(await new Browser().ask(calls.unreadMessages))).toBe('404 notFound');
  });

  it('a message needs a text (R-541)', async () => {
    for (const body of [{}, { text: '' }, { text: '\u200b ' }, { text: 'x'.repeat(4001) }])
      expect(refusal(await cast.people.manager.browser.ask(calls.messageClub, { id: cast.club, body }))).toBe(
        '400 invalidInput',
      );
  });

  it('a message to a team reaches only the team', async () => {
    const { manager } = cast.people;
    const [inside, outside] = [
      await makePerson(manager, { club: cast.club }),
      await makePerson(manager, { club: cast.club }),
    ];
    const team = await makeTeam(manager, cast.club);
    must(await manager.browser.ask(calls.addTeamMember, { id: team, account: inside.id }));
    must(await manager.browser.ask(calls.messageTeam, { id: team, body: { text: 'Line-up' } }));
    expect((await inbox(inside)).map(({ message }) => message)).toContain('Line-up');
    expect(await inbox(outside)).toEqual([]);
  });

  it('a message to an organisation reaches each member of its clubs once', async () => {
    const { chief, member, outsider } = cast.people;
    must(await chief.browser.ask(calls.messageOrganization, { id: cast.organization, body: { text: 'Assembly' } }));
    expect((await inbox(member)).filter(({ message }) => message === 'Assembly')).toHaveLength(1);
    expect(await inbox(outsider)).toEqual([]);
  });

  const writers: readonly [string, readonly Role[], (browser: Browser) => Promise<Answer>][] = [
    [
      'a club',
      ['admin', 'chief', 'manager', 'clubAll'],
      (browser) => browser.ask(calls.messageClub, { id: cast.club, body: { text: 'Hello' } }),
    ],
    [
      'a team',
      ['admin', 'chief', 'manager', 'clubAll', 'captain'],
      (browser) => browser.ask(calls.messageTeam, { id: cast.team, body: { text: 'Hello' } }),
    ],
    [
      'an organisation',
      ['admin', 'chief'],
      (browser) => browser.ask(calls.messageOrganization, { id: cast.organization, body: { text: 'Hello' } }),
    ],
  ];
  it.each(writers)('a message to %s can be sent only if the role allows it (R-558, R-562)', async (_, may, send) => {
    let minutes = 0;
    // One message a minute, so that no sender meets the limit.
    setClock(() => Date.now() + minutes * MINUTE);
    onTestFinished(restoreClock);
    for (const role of ROLES) {
      minutes += 1;
      expect([role, (await send(cast.people[role].browser)).status]).toEqual([role, may.includes(role) ? 200 : 403]);
    }
    expect((await send(cast.visitor)).status).toBe(403);
  });
});

describe('notices about entries', () => {
  it('a player entered into a club, a team or a tournament gets a message with who did it, and one when removed', async () => {
    const { manager, otherManager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    must(await otherManager.browser.ask(calls.addMember, { id: cast.otherClub, account: person.id }));
    const team = await makeTeam(otherManager, cast.otherClub, 'Reservene');
    must(await otherManager.browser.ask(calls.addTeamMember, { id: team, account: person.id }));
    const event = await Event.build(otherManager, cast.otherClub, { name: 'Høstcup' });
    must(await event.add(person.id));
    must(await otherManager.browser.ask(calls.removeMember, { id: cast.otherClub, account: person.id }));
    const by = otherManager.id;
    const club = { by, club: cast.otherClub, name: `Club ${cast.otherClub}` };
    expect(await inbox(person)).toMatchObject([
      { sender: 'system', message: 'removedFromClub', notice: 'removedFromClub', params: club },
      { notice: 'enteredInTournament', params: { by, tournament: event.id, name: 'Høstcup' } },
      { notice: 'enteredInTeam', params: { by, team, name: 'Reservene' } },
      { notice: 'enteredInClub', params: club },
    ]);
  });

  it('users get no message about their own actions', async () => {
    const { manager } = cast.people;
    const before = (await inbox(manager)).length;
    must(await manager.browser.ask(calls.addMember, { id: cast.club, account: manager.id }));
    must(await manager.browser.ask(calls.addTeamMember, { id: cast.team, account: manager.id }));
    const event = await Event.build(manager, cast.club, { self_joinable: true });
    must(await manager.browser.ask(calls.joinTournament, { id: event.id }));
    must(await manager.browser.ask(calls.leaveClub, { id: cast.club }));
    expect(await inbox(manager)).toHaveLength(before);
  });
});

describe('messages of a tournament to its players', () => {
  const noticesTo = async (person: Somebody) =>
    (await inbox(person))
      .filter(({ params }) => params.round !== undefined)
      .map(({ notice, params }) => [notice, params]);

  it('players are notified once of their boards in a new round, however many requests pair it at once (D-72)', async () => {
    const { manager } = cast.people;
    const players = await makePlayers(manager, cast.club, 4);
    const event = await Event.build(manager, cast.club, { name: 'Vårcup' });
    await event.started(players);
    await Promise.all([event.next(), event.next(), event.next()]);
    const about = { tournament: event.id, name: 'Vårcup', round: '1' };
    for (const { board, white, black } of await event.boards(1)) {
      const seats = [
        [white, 'playsWhite'],
        [black, 'playsBlack'],
      ] as const;
      for (const [account, notice] of seats) {
        const person = players.find(({ id }) => id === account);
        expect(await noticesTo(person as Somebody)).toEqual([[notice, { ...about, board: String(board) }]]);
      }
    }
    expect(await noticesTo(manager)).toEqual([]);
  });

  it('a player whom the organiser withdraws is notified, and a player who withdraws themselves is not (D-72)', async () => {
    const { manager } = cast.people;
    const [first, second, ...others] = await makePlayers(manager, cast.club, 5);
    const event = await Event.build(manager, cast.club, { self_joinable: true });
    await event.started([first, second, ...others]);
    must(await event.remove(first.id));
    must(await second.browser.ask(calls.leaveTournament, { id: event.id }));
    expect(await noticesTo(first)).toMatchObject([['withdrawn', { tournament: event.id, round: '1' }]]);
    expect(await noticesTo(second)).toEqual([]);
  });

  it('an account that no longer exists gets no message, and the other players still get theirs (D-72)', async () => {
    const db = openDb(env.DB);
    const person = await makePerson(cast.people.manager, { club: cast.club });
    const notice = { kind: 'hasBye', tournament: asId<TournamentId>('cup'), name: 'Cup', round: 1 } as const;
    const both = ['nobody-knows', person.id].map((account) => ({ account: asId<AccountId>(account), notice }));
    const messages = writeToEach(db, both, millis(Date.now()));
    await commit(db, { writes: messages.map(({ message }) => message) });
    expect(await noticesTo(person)).toMatchObject([['hasBye', { name: 'Cup' }]]);
  });
});
