import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { refusal } from '../../support/workers/browser.ts';
import { EntryEvent, eventGroup, formEntry } from '../../support/workers/entry-event.ts';
import { mailsTo } from '../../support/workers/outbox.ts';
import { type Cast, freshId, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const anEvent = (
  ...args: Parameters<typeof EntryEvent.create> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => EntryEvent.create(cast.people.clubArbiter, cast.club, ...args);

/** The address of a link in an e-mail. */
const tokenIn = (text: string): string => /\/e\/([\w-]+)/.exec(text)?.[1] ?? '';

const eventually = async <Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read();
    if (isThere(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return read();
};

describe('entries by the form', () => {
  it('a stranger enters, gets an e-mail, and is entered by the press behind its link, not by opening it', async () => {
    const event = await anEvent();
    const name = freshId('Nordmann');
    const answer = await event.submit([formEntry('A', name)]);
    expect(answer).toMatchObject({ status: 200, body: { confirm_by_email: true, token: null } });
    const [mail] = await eventually(
      () => mailsTo(`${name.toLowerCase()}@example.org`),
      ({ length }) => length > 0,
    );
    expect(mail?.subject).toBe('Confirm the entry: KM');
    expect(mail?.text).toContain(`Ola ${name}`);
    const token = tokenIn(mail?.text ?? '');
    const stranger = event.stranger();
    for (let times = 0; times < 10; times += 1) {
      const { entries } = await stranger.read(calls.viewEntry, { token });
      expect(entries[0]?.state).toBe('unconfirmed');
    }
    expect((await stranger.ask(calls.confirmEntry, { token })).status).toBe(200);
    expect((await stranger.ask(calls.confirmEntry, { token })).status).toBe(200);
    const { entries } = await stranger.read(calls.viewEntry, { token });
    expect(entries.map(({ state }) => state)).toEqual(['entered']);
    const confirmed = await eventually(
      () => mailsTo(`${name.toLowerCase()}@example.org`),
      ({ length }) => length > 1,
    );
    expect(confirmed.map(({ subject }) => subject)).toContain('You are entered: KM');
  });

  it('of 200 who confirm for the last 10 places at once, with withdrawals in between, never more than 10 have one, and those who wait move up in order', async () => {
    const event = await anEvent([eventGroup('A', { places: 10 })]);
    const names = Array.from({ length: 200 }, (_, number) => `Racer${String(number).padStart(3, '0')}`);
    // A trainer enters 25 at a time; each has an e-mail address of their own.
    for (let from = 0; from < names.length; from += 25) {
      await Promise.all(names.slice(from, from + 25).map((name) => event.submit([formEntry('A', name)])));
    }
    const links = await Promise.all(names.map((name) => event.linkOf(name)));
    let most = 0;
    const look = async () => {
      const held = Object.values(await event.states()).filter((state) => state === 'entered').length;
      most = Math.max(most, held);
    };
    const confirmed = links.map((link) => event.confirm(link));
    const looks = Array.from({ length: 10 }, look);
    const withdrawn = links.slice(0, 20).map(async ({ token, entry }) => {
      await event.confirm({ token, entry });
      return event.stranger().ask(calls.withdrawOwnEntry, { token, body: { entry, reason: '' } });
    });
    const answers = await Promise.all([...confirmed, ...withdrawn]);
    await Promise.all(looks);
    await look();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(most).toBe(10);
    const rows = await event.rows();
    const waiting = rows
      .filter(({ state }) => state === 'waiting')
      .sort((a, b) => (a.queuedAt ?? 0) - (b.queuedAt ?? 0));
    const entered = rows.filter(({ state }) => state === 'entered');
    expect(rows.filter(({ state }) => state === 'withdrawn')).toHaveLength(20);
    expect([entered.length, waiting.length]).toEqual([10, 170]);
    const lastIn = Math.max(...entered.map(({ queuedAt }) => queuedAt ?? 0));
    expect(lastIn).toBeLessThanOrEqual(waiting[0]?.queuedAt ?? millis(0));
  });

  it('who waits sees their number, moves up by a withdrawal, and is told', async () => {
    const event = await anEvent([eventGroup('A', { places: 1 })]);
    const [first, second] = [await event.entered('A', freshId('First')), await event.entered('A', freshId('Second'))];
    const stranger = event.stranger();
    const before = await stranger.read(calls.viewEntry, { token: second.token });
    expect(before.entries.map(({ state, queue }) => [state, queue])).toEqual([['waiting', 1]]);
    await stranger.read(calls.withdrawOwnEntry, { token: first.token, body: { entry: first.entry, reason: 'ill' } });
    const after = await stranger.read(calls.viewEntry, { token: second.token });
    expect(after.entries.map(({ state, queue }) => [state, queue])).toEqual([['entered', null]]);
    const address = after.entries[0]?.contact.email ?? '';
    const mails = await eventually(
      () => mailsTo(address),
      (all) => all.some(({ subject }) => subject.startsWith('You have a place')),
    );
    expect(mails.map(({ subject }) => subject)).toContain('You have a place: KM');
  });

  it('a program that fills the form at once, or a field that nobody sees, is answered as a person, and nothing is stored', async () => {
    const event = await anEvent();
    const { form } = await event.view();
    const quick = await event.submit([formEntry('A', 'Quick')], event.stranger(), { form });
    const filled = await event.submit([formEntry('A', 'Filled')], event.stranger(), {
      website: 'https://spam.example',
    });
    const forged = await event.submit([formEntry('A', 'Forged')], event.stranger(), { form: '1.abc' });
    for (const answer of [quick, filled, forged])
      expect(answer).toMatchObject({ status: 200, body: { confirm_by_email: true } });
    expect(await event.rows()).toEqual([]);
  });

  it('names that carry addresses, and what is missing, are refused by field', async () => {
    const event = await anEvent();
    const spam = formEntry('A', 'Spam', {
      player: { first_name: 'See http://x.example', last_name: 'Now', birth_year: 1990 },
    });
    expect(await event.submit([spam])).toMatchObject({
      status: 400,
      body: { fields: ['entries.0.player.first_name'] },
    });
    expect(
      refusal(
        await event.submit([
          formEntry('A', 'Child', {
            player: { first_name: 'Kim', last_name: 'Ung', birth_year: new Date().getFullYear() - 10 },
          }),
        ]),
      ),
    ).toBe('400 guardianNeeded');
    expect(refusal(await event.submit([formEntry('B', 'Nowhere')]))).toBe('404 noSuchGroup');
    expect(refusal(await event.submit([formEntry('A', 'Terms')], event.stranger(), { accepts_terms: false }))).toBe(
      '400 termsNotAccepted',
    );
    expect(await event.rows()).toEqual([]);
  });

  it('the 31st submission of a network address within ten minutes is refused with the time to wait', async () => {
    const event = await anEvent();
    const club = event.stranger();
    for (let number = 0; number < 30; number += 1) {
      expect((await event.submit([formEntry('A', freshId('Member'))], club)).status).toBe(200);
    }
    expect(refusal(await event.submit([formEntry('A', freshId('Member'))], club))).toBe('429 tooManyRequests');
  });

  it('a forged link opens nothing, and a new link of the organiser ends the old ones', async () => {
    const event = await anEvent();
    const link = await event.entered('A', freshId('Linked'));
    const stranger = event.stranger();
    expect(refusal(await stranger.ask(calls.viewEntry, { token: `${link.token}x` }))).toBe('404 noSuchEntry');
    expect(refusal(await stranger.ask(calls.confirmEntry, { token: 'abc' }))).toBe('404 noSuchEntry');
    const other = await event.entered('A', freshId('Other'));
    const body = { entry: other.entry, reason: '' };
    expect(refusal(await stranger.ask(calls.withdrawOwnEntry, { token: link.token, body }))).toBe('404 noSuchEntry');
    const { token } = await event.host.read(calls.renewEntryLink, { id: event.id, entry: link.entry });
    expect(refusal(await stranger.ask(calls.viewEntry, { token: link.token }))).toBe('404 noSuchEntry');
    expect((await stranger.ask(calls.viewEntry, { token })).status).toBe(200);
  });

  it('"send me my link" answers the same whether there is an entry, and sends at most three e-mails an hour', async () => {
    const event = await anEvent();
    const name = freshId('Forgetful');
    await event.entered('A', name);
    const email = `${name.toLowerCase()}@example.org`;
    for (let times = 0; times < 5; times += 1) {
      expect(await event.stranger().ask(calls.askEntryLink, { body: { email } })).toMatchObject({
        status: 200,
        body: {},
      });
    }
    expect(await event.stranger().ask(calls.askEntryLink, { body: { email: 'nobody@example.org' } })).toMatchObject({
      status: 200,
      body: {},
    });
    const asked = (subject: string) => subject.startsWith('Your entry') || subject.startsWith('Confirm');
    const mails = await eventually(
      () => mailsTo(email),
      (all) => all.filter(({ subject }) => asked(subject)).length >= 3,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(mails.filter(({ subject }) => asked(subject))).toHaveLength(3);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
  });

  it('the public page names nobody’s e-mail, phone, year or guardian, and children by an initial', async () => {
    const event = await anEvent();
    const name = freshId('Hemmelig');
    const guardian = { name: 'Vokter Hemmelig', email: 'vokter@example.org', phone: '99887766' };
    const player = { first_name: 'Lille', last_name: name, birth_year: new Date().getFullYear() - 9 };
    const contact = { email: null, phone: '41000000', language: 'no' };
    await event.entered('A', name, { player, contact, guardian, remarks: 'nøtteallergi' });
    const text = JSON.stringify(await event.view());
    expect(text).not.toMatch(/Vokter|vokter|99887766|41000000|nøtteallergi/);
    expect(text).not.toContain(name);
    expect(text).not.toContain(String(player.birth_year));
    expect((await event.view()).entries).toMatchObject([
      { first_name: 'Lille', last_name: 'F.'.replace('F', name.charAt(0)) },
    ]);
    const shown = JSON.stringify(await event.manage());
    for (const part of [name, 'vokter@example.org', '41000000', 'nøtteallergi']) expect(shown).toContain(part);
  });

  it('somebody who is logged in enters without confirmation, once, and opens the entry by a link', async () => {
    const event = await anEvent();
    const { browser } = cast.people.member;
    const body = {
      group: 'A',
      birth_year: 1990,
      contact: { email: 'm@example.org' },
      language: 'en',
      accepts_terms: true,
    } as const;
    const { token } = await browser.read(calls.enterEvent, { id: event.id, body });
    const { entries } = await browser.read(calls.viewEntry, { token: token ?? '' });
    expect(entries).toMatchObject([{ state: 'entered', player: { first_name: 'Sigurd', last_name: 'Medlem' } }]);
    expect(refusal(await browser.ask(calls.enterEvent, { id: event.id, body }))).toBe('409 alreadyEntered');
    const { own } = await browser.read(calls.viewEvent, { id: event.id });
    expect(own.map(({ state }) => state)).toEqual(['entered']);
    const opened = await browser.read(calls.openOwnEntry, { body: { entry: own[0]?.id ?? '' } });
    expect((await browser.ask(calls.viewEntry, { token: opened.token })).status).toBe(200);
    expect(
      refusal(await cast.people.outsider.browser.ask(calls.openOwnEntry, { body: { entry: own[0]?.id ?? '' } })),
    ).toBe('404 noSuchEntry');
  });

  it('an erased entry leaves no name, its links end, and the ledger stays', async () => {
    const event = await anEvent();
    const name = freshId('Glemt');
    const link = await event.entered('A', name);
    const stranger = event.stranger();
    await stranger.read(calls.eraseOwnEntry, { token: link.token, body: { entry: link.entry } });
    expect(refusal(await stranger.ask(calls.viewEntry, { token: link.token }))).toBe('404 noSuchEntry');
    expect(JSON.stringify(await event.rows())).not.toContain(name);
  });

  it('the 61st wrong link of an address within a minute is refused, and right ones are not counted', async () => {
    const event = await anEvent();
    const { token } = await event.entered('A', freshId('Right'));
    const stranger = event.stranger();
    for (let tries = 0; tries < 60; tries += 1) {
      expect((await stranger.ask(calls.viewEntry, { token })).status).toBe(200);
      expect(refusal(await stranger.ask(calls.viewEntry, { token: `wrong${tries}` }))).toBe('404 noSuchEntry');
    }
    expect(refusal(await stranger.ask(calls.viewEntry, { token: 'wrong' }))).toBe('429 tooManyRequests');
  });
});
