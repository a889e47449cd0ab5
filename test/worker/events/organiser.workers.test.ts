import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { Browser, refusal } from '../../support/workers/browser.ts';
import {
  EntryEvent,
  eventFees,
  eventGroup,
  eventSettings,
  feeOf,
  formEntry,
} from '../../support/workers/entry-event.ts';
import { newTournament } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const anEvent = (groups?: readonly Record<string, unknown>[], settings?: Record<string, unknown>) =>
  EntryEvent.create(cast.people.clubArbiter, cast.club, groups, settings);

const playersOf = async (event: EntryEvent, tournament: string) => {
  const page = await event.host.read(calls.viewTournament, { id: tournament });
  return page.participants.map(({ last_name, withdrawn_from }) => ({ last_name, withdrawn_from }));
};

const namesIn = async (event: EntryEvent, tournament: string) =>
  (await playersOf(event, tournament)).map(({ last_name }) => last_name).sort();

describe('entries and their tournaments', () => {
  it('entered players stand in the tournament of their group, follow each change, and leave with a withdrawal', async () => {
    const event = await anEvent([eventGroup('A'), eventGroup('B')]);
    const early = await event.entered('A', 'Early');
    const made = await event.makeTournaments();
    expect(await namesIn(event, made.A ?? '')).toEqual(['Early']);
    const late = await event.entered('A', 'Later');
    expect(await namesIn(event, made.A ?? '')).toEqual(['Early', 'Later']);
    await event.change({ kind: 'move', entry: late.entry, group: 'B', reason: 'asked' });
    expect([await namesIn(event, made.A ?? ''), await namesIn(event, made.B ?? '')]).toEqual([['Early'], ['Later']]);
    const details = formEntry('B', 'Renamed');
    await event.stranger().read(calls.editOwnEntry, {
      token: late.token,
      body: { entry: late.entry, details: { player: details.player, contact: details.contact } as never },
    });
    expect(await namesIn(event, made.B ?? '')).toEqual(['Renamed']);
    await event
      .stranger()
      .read(calls.withdrawOwnEntry, { token: early.token, body: { entry: early.entry, reason: '' } });
    expect(await namesIn(event, made.A ?? '')).toEqual([]);
  });

  it('a tournament takes entries as the one group of an event, which its page names, and belongs to no other', async () => {
    const { id: tournament } = await cast.people.clubArbiter.browser.read(calls.buildTournament, {
      body: newTournament({ organiser: cast.club, organiser_type: 'club' }) as never,
    });
    const created = (id: string) => ({
      id,
      organiser: cast.club,
      organiser_type: 'club',
      settings: eventSettings({ name: 'Autumn Swiss' }),
      groups: [eventGroup('A')],
      tournament,
    });
    const event = EntryEvent.known(freshId('event'), cast.people.clubArbiter);
    await event.host.read(calls.createEvent, { body: created(event.id) as never });
    const page = await event.stranger().read(calls.viewTournament, { id: tournament });
    expect(page.event).toEqual({ id: event.id, name: 'Autumn Swiss' });
    await event.entered('A', 'Deltaker');
    expect(await namesIn(event, tournament)).toEqual(['Deltaker']);
    const again = await event.host.ask(calls.createEvent, { body: created(freshId('event')) as never });
    expect(refusal(again)).toBe('409 tournamentInEvent');
    const other = await anEvent();
    const link = { id: other.id, group: 'A', body: { tournament } };
    expect(refusal(await other.host.ask(calls.linkEventTournament, link as never))).toBe('409 tournamentInEvent');
  });

  it('a player whom the organiser removes in the tournament is withdrawn in the event with the next change', async () => {
    const event = await anEvent();
    const made = await event.makeTournaments();
    const link = await event.entered('A', 'Removed');
    const page = await event.host.read(calls.viewTournament, { id: made.A ?? '' });
    const account = page.participants[0]?.account ?? '';
    expect(account).toBe(`guest-${link.entry}`);
    await event.host.read(calls.removeParticipant, { id: made.A ?? '', account });
    const details = formEntry('A', 'Removed', {
      player: { first_name: 'Ola', last_name: 'Removed', birth_year: 1981 },
    });
    await event.change({
      kind: 'edit',
      entry: link.entry,
      details: { player: details.player, contact: details.contact },
    });
    expect(await event.states()).toEqual({ Removed: 'withdrawn' });
  });

  it('after the start a withdrawal by the link withdraws, and nobody enters by the form any more', async () => {
    const event = await anEvent();
    const [one] = [
      await event.entered('A', 'One'),
      await event.entered('A', 'Two'),
      await event.entered('A', 'Three'),
      await event.entered('A', 'Four'),
    ];
    const made = await event.makeTournaments();
    await event.host.read(calls.startTournament, { id: made.A ?? '' });
    await event.host.read(calls.pairNextRound, { id: made.A ?? '', button: 'pairings' });
    expect(refusal(await event.submit([formEntry('A', 'Late')]))).toBe('409 groupStarted');
    await event.stranger().read(calls.withdrawOwnEntry, { token: one.token, body: { entry: one.entry, reason: '' } });
    const players = await playersOf(event, made.A ?? '');
    expect(players.find(({ last_name }) => last_name === 'One')?.withdrawn_from).toBe(2);
    expect(refusal(await event.change({ kind: 'move', entry: one.entry, group: 'A', reason: '' }))).toBe(
      '409 entryOver',
    );
  });

  it('[SYNC-3] the tournament shows strangers no more of a name than the entry does, and its organisers all of it', async () => {
    const event = await anEvent();
    const made = await event.makeTournaments();
    const [child, hidden] = [freshId('Barn'), freshId('Skjult')];
    const player = { first_name: 'Lille', last_name: child, birth_year: new Date().getFullYear() - 9 };
    const guardian = { name: 'Vokter', email: 'vokter@example.org', phone: null };
    await event.entered('A', child, { player, guardian });
    await event.entered('A', hidden, {
      player: { first_name: 'Usynlig', last_name: hidden, birth_year: 1980, fide_number: 1_599_999, club: 'Moss' },
      public_name: 'hidden',
    });
    const id = made.A ?? '';
    const page = JSON.stringify(await event.stranger().read(calls.viewTournament, { id }));
    const files = [await reportOf(id), await reportOf(id, event.host)];
    for (const text of [page, files[0]]) {
      expect(text).not.toMatch(new RegExp(`${child}|${hidden}|Usynlig|1599999|Moss`));
      expect(text).toContain('Lille');
    }
    expect(files[1]).toMatch(new RegExp(`${child}, Lille.*`));
    expect(files[1]).toMatch(new RegExp(`${hidden}, Usynlig.*1599999`));
    const { participants } = await event.host.read(calls.viewTournament, { id });
    expect(participants).toContainEqual(
      expect.objectContaining({ registered_name: { first_name: 'Usynlig', last_name: hidden } }),
    );
  });

  it('[SYNC-4] who has played and asks to be erased stands in the results without a name', async () => {
    const event = await anEvent();
    const made = await event.makeTournaments({ rounds: 1 });
    const [one] = [await event.entered('A', 'Glemmes'), await event.entered('A', 'Blir')];
    await event.host.read(calls.startTournament, { id: made.A ?? '' });
    await event.host.read(calls.pairNextRound, { id: made.A ?? '', button: 'pairings' });
    const own = { token: one.token, body: { entry: one.entry } };
    await event.stranger().read(calls.withdrawOwnEntry, { ...own, body: { ...own.body, reason: '' } });
    expect(await namesIn(event, made.A ?? '')).toEqual(['Blir', 'Glemmes']);
    await event.stranger().read(calls.eraseOwnEntry, own);
    expect(await namesIn(event, made.A ?? '')).toEqual(['Blir', 'N.']);
  });

  it('120 players in 6 groups come from the form to six report files without a name being typed twice', async () => {
    const codes = ['M', '1', '2', '3', '4', '5'];
    const event = await anEvent(codes.map((code) => eventGroup(code)));
    const made = await event.makeTournaments();
    for (const code of codes) {
      const team = Array.from({ length: 20 }, (_, number) =>
        formEntry(code, `P${code}x${number}`, {
          player: {
            first_name: 'Ola',
            last_name: `P${code}x${number}`,
            birth_year: 1970 + number,
            fide_number: 1_500_000 + codes.indexOf(code) * 100 + number,
          },
          contact: { email: `trainer${code}@example.org`, language: 'en' },
        }),
      );
      expect((await event.submit(team)).status).toBe(200);
      const { token } = await event.linkOf(`P${code}x0`);
      expect((await event.confirm({ token, entry: '' as never })).status).toBe(200);
    }
    for (const code of codes) {
      const file = await reportOf(made[code] ?? '', event.host);
      const players = file.split(/\r?\n/).filter((line) => line.startsWith('001'));
      expect(players).toHaveLength(20);
      expect(file).toContain(`P${code}x7`);
      expect(file).toContain('1977');
      expect(file).toContain(String(1_500_000 + codes.indexOf(code) * 100 + 7));
    }
  });
});

async function reportOf(tournament: string, by?: Browser): Promise<string> {
  const headers: Record<string, string> = by === undefined ? {} : { cookie: by.cookie ?? '' };
  const answer = await app.request(`http://localhost${pathTo(calls.reportFile, { id: tournament })}`, { headers }, env);
  return answer.text();
}

describe('entry fees', () => {
  const FEES = eventFees({ rules: [feeOf(30_000, { born_from: 2006 }), feeOf(50_000)] });

  it('the fee is shown with the code, booked by the cashier with a receipt, undone once, and given back', async () => {
    const event = await anEvent([eventGroup('A')], { fees: FEES });
    const link = await event.entered('A', 'Payer');
    const stranger = event.stranger();
    const own = async () => (await stranger.read(calls.viewEntry, { token: link.token })).entries[0];
    expect(await own()).toMatchObject({ fee: 50_000, balance: 50_000, payment: 'owed' });
    const payment = { kind: 'payment', entry: link.entry, amount: 50_000, method: 'vipps', reference: 'V1' };
    expect((await event.book(payment)).status).toBe(200);
    expect((await event.book({ kind: 'counter', entry: link.entry, row: 2, reason: 'wrong' })).status).toBe(200);
    expect(refusal(await event.book({ kind: 'counter', entry: link.entry, row: 2, reason: 'again' }))).toBe(
      '404 noSuchLedgerRow',
    );
    expect((await event.book(payment)).status).toBe(200);
    const paid = await own();
    expect(paid).toMatchObject({ balance: 0, payment: 'paid' });
    const receipts = paid?.ledger.map(({ receipt }) => receipt).filter((receipt) => receipt !== null);
    const year = new Date().getFullYear();
    expect(receipts).toEqual([
      `${year}-${Number(receipts?.[0]?.slice(5))}`,
      `${year}-${Number(receipts?.[0]?.slice(5)) + 1}`,
    ]);
    await stranger.read(calls.withdrawOwnEntry, { token: link.token, body: { entry: link.entry, reason: '' } });
    expect(await own()).toMatchObject({ balance: -50_000, payment: 'refundDue' });
    expect(refusal(await event.book({ kind: 'refund', entry: link.entry, amount: 50_001, method: 'bank' }))).toBe(
      '400 amountTooLarge',
    );
    expect((await event.book({ kind: 'refund', entry: link.entry, amount: 50_000, method: 'bank' })).status).toBe(200);
    expect(await own()).toMatchObject({ balance: 0, payment: 'refunded' });
  });

  it('receipts of a host are numbered without a gap, however many are booked at once in two events', async () => {
    const club = {
      id: cast.people.manager,
      events: [await anEvent([eventGroup('A')], { fees: FEES }), await anEvent([eventGroup('A')], { fees: FEES })],
    };
    const links = await Promise.all(
      club.events.flatMap((event, at) =>
        [0, 1, 2].map(async (number) => ({ event, link: await event.entered('A', `Q${at}${number}`) })),
      ),
    );
    await Promise.all(
      links.map(({ event, link }) =>
        event.book({ kind: 'payment', entry: link.entry, amount: 50_000, method: 'cash', reference: '' }),
      ),
    );
    const numbers: number[] = [];
    for (const { event, link } of links) {
      const { entries } = await event.stranger().read(calls.viewEntry, { token: link.token });
      const [receipt] = (entries[0]?.ledger ?? []).flatMap((row) => row.receipt ?? []);
      numbers.push(Number(receipt?.slice(5)));
    }
    const sorted = [...numbers].sort((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, at) => (sorted[0] ?? 0) + at));
  });

  it('a cancelled event owes everything that was paid, tells everybody, and takes no entries', async () => {
    const event = await anEvent([eventGroup('A')], { fees: FEES });
    const link = await event.entered('A', 'Cancelled');
    await event.book({ kind: 'payment', entry: link.entry, amount: 50_000, method: 'vipps', reference: '' });
    await event.host.read(calls.cancelEvent, { id: event.id, body: { reason: 'no hall' } });
    const { entries } = await event.manage();
    expect(entries).toMatchObject([{ state: 'withdrawn', balance: -50_000, payment: 'refundDue' }]);
    expect(refusal(await event.submit([formEntry('A', 'Late')]))).toBe('409 eventCancelled');
    expect((await event.view()).cancelled).toEqual({ reason: 'no hall' });
  });
});

describe('organisers of an event', () => {
  it('a plan that contradicts itself is refused by name, and nothing is changed', async () => {
    const event = await anEvent();
    const edit = (changes: Record<string, unknown>) =>
      event.host.ask(calls.editEvent, { id: event.id, body: eventSettings(changes) as never });
    expect(refusal(await edit({ last_day: '2020-01-01' }))).toBe('400 daysOutOfOrder');
    const { deadlines } = eventSettings() as { deadlines: Record<string, unknown> };
    expect(refusal(await edit({ deadlines: { ...deadlines, late_until: '2020-01-01T12:00' } }))).toBe(
      '400 deadlinesOutOfOrder',
    );
    expect(refusal(await edit({ deadlines: { ...deadlines, refund_until: '2020-01-01T12:00' } }))).toBe(
      '400 refundBeforeDeadline',
    );
    expect(
      refusal(
        await event.host.ask(calls.editEventGroups, {
          id: event.id,
          body: { groups: [eventGroup('A'), eventGroup('a')] } as never,
        }),
      ),
    ).toBe('400 groupCodesTwice');
    expect((await edit({ name: 'KM Oslo' })).status).toBe(200);
    expect((await event.view()).name).toBe('KM Oslo');
  });

  it('the id of an event is taken once, in any case', async () => {
    const event = await anEvent();
    const body = {
      id: event.id.toUpperCase(),
      organiser: cast.club,
      organiser_type: 'club',
      settings: eventSettings(),
      groups: [eventGroup('A')],
    };
    expect(refusal(await event.host.ask(calls.createEvent, { body: body as never }))).toBe('409 idTaken');
    expect((await event.stranger().read(calls.viewEvent, { id: event.id.toUpperCase() })).id).toBe(event.id);
  });

  it('a list is entered without confirmation, with doubles shown and joined', async () => {
    const event = await anEvent();
    const entry = (name: string) => ({
      group: 'A',
      player: { first_name: 'Kari', last_name: name, birth_year: 1971, rating: 1500 },
      contact: { language: 'no' },
    });
    const added = await event.host.read(calls.addEntries, {
      id: event.id,
      body: { entries: [entry('Berg'), entry('Bérg')], sends_mail: false } as never,
    });
    const { entries } = await event.manage();
    expect(entries.map(({ state, doubles, player }) => [state, doubles.length, player.rating])).toEqual([
      ['entered', 1, 1500],
      ['entered', 1, 1500],
    ]);
    const [first, second] = added.entries;
    await event.change({ kind: 'merge', entry: first, double: second });
    expect((await event.manage()).entries.map(({ state }) => state)).toEqual(['entered', 'withdrawn']);
  });

  it('a message goes to the inbox of accounts and by e-mail to the others, and says to how many', async () => {
    const event = await anEvent([eventGroup('A'), eventGroup('B')]);
    await event.entered('A', freshId('Guest'));
    await event.entered('B', freshId('Guest'));
    const { browser } = cast.people.member;
    await browser.read(calls.enterEvent, {
      id: event.id,
      body: { group: 'A', birth_year: 1990, contact: {}, language: 'en', accepts_terms: true },
    });
    const send = (groups: string[]) =>
      event.host.read(calls.sendEventMessage, { id: event.id, body: { text: 'Bring pens.', groups } as never });
    expect(await send(['A'])).toEqual({ recipients: 2 });
    expect(await send([])).toEqual({ recipients: 3 });
    const unread = await browser.read(calls.unreadMessages);
    expect(JSON.stringify(unread)).toContain('Bring pens.');
  });

  it('whoever does not run the tournaments of the host sees neither entries nor contacts, and changes nothing', async () => {
    const event = await anEvent();
    const link = await event.entered('A', 'Guarded');
    const { people } = cast;
    for (const browser of [
      new Browser(),
      people.member.browser,
      people.clubEditor.browser,
      people.captain.browser,
      people.otherManager.browser,
    ]) {
      expect(refusal(await browser.ask(calls.manageEvent, { id: event.id }))).toBe('403 forbidden');
      expect(refusal(await event.change({ kind: 'erase', entry: link.entry }, browser))).toBe('403 forbidden');
      expect(refusal(await event.book({ kind: 'waiver', entry: link.entry, amount: 1, reason: '' }, browser))).toBe(
        '403 forbidden',
      );
    }
    for (const browser of [
      people.admin.browser,
      people.chief.browser,
      people.manager.browser,
      people.clubAll.browser,
    ]) {
      expect((await browser.ask(calls.manageEvent, { id: event.id })).status).toBe(200);
    }
    expect(await event.states()).toEqual({ Guarded: 'entered' });
  });
});
