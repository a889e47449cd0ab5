import { describe, expect, it } from 'vitest';
import { possibleDoubles } from '../../../domain/event/entries/doubles.ts';
import { shownName } from '../../../domain/event/entries/public-name.ts';
import { NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { minorUnits } from '../../../domain/event/value/ledger.ts';
import { DAY, HOUR, millis } from '../../../domain/kernel/time.ts';
import { consentAge } from '../../../domain/people/consent-age.ts';
import {
  aGroup,
  anEvent,
  aPlayer,
  ask,
  at,
  changed,
  details,
  did,
  entered,
  entryOf,
  holder,
  newEntry,
  OPEN,
  ORGANISER,
  PROGRAM,
  stranger,
  submitted,
} from '../../support/domain/event.ts';

const FEE = { group: null, bornFrom: null, bornTo: null, titles: [], ratingFrom: null, sex: null, club: null };
/** 500, and 100 more from the day after the registration deadline. */
const FEES = {
  ...NO_FEES,
  rules: [{ ...FEE, amount: minorUnits(50_000) }],
  tiers: [{ from: '2026-10-24T00:00', supplement: { kind: 'amount', amount: minorUnits(10_000) } as const }],
};
const DEADLINE = at('2026-10-23T23:59:59.999+02:00');

const chargeAt = (submittedAt: number, confirmedAt: number) => {
  const { event, id } = submitted(anEvent([aGroup('A')], { fees: FEES }), newEntry('A'), millis(submittedAt));
  const confirmed = changed(event, { kind: 'confirm', entries: [id] }, { actor: holder(id), now: millis(confirmedAt) });
  return entryOf(confirmed, id).ledger.map(({ amount }) => amount);
};

describe('the entry form', () => {
  it('[FORM-1] the last millisecond of the deadline is in time, the next one is late', () => {
    expect(chargeAt(DEADLINE, DEADLINE)).toEqual([50_000]);
    expect(chargeAt(DEADLINE + 1, DEADLINE + 1)).toEqual([60_000]);
  });

  it('[FORM-1] submitted in time and confirmed 23 hours later counts as in time, 25 hours later as late', () => {
    expect(chargeAt(DEADLINE, DEADLINE + 23 * HOUR)).toEqual([50_000]);
    expect(chargeAt(DEADLINE, DEADLINE + 25 * HOUR)).toEqual([60_000]);
  });

  it('[FORM-1] before the opening and after the end the form says so, also on the last day of summer time', () => {
    const send = (now: ReturnType<typeof at>) => ask(anEvent(), { kind: 'submit', entries: [newEntry('A')] }, { now });
    expect(send(at('2026-08-01T11:59:59+02:00'))).toMatchObject({ key: 'notOpenYet' });
    expect(send(at('2026-08-01T12:00:00+02:00')).ok).toBe(true);
    expect(send(at('2026-11-05T18:00:59.999+01:00')).ok).toBe(true);
    expect(send(at('2026-11-05T18:01:00+01:00'))).toMatchObject({
      key: 'entriesClosed',
      params: { contact: 'kari@example.org' },
    });
  });

  it('[FORM-2] an unconfirmed entry holds no place, expires after 48 hours and is deleted after a week', () => {
    const { event, id } = submitted(anEvent([aGroup('A', { places: 1 })]), newEntry('A'));
    expect(entryOf(entered(event, stranger('A', 2)).event, id).state).toBe('unconfirmed');
    const due = (now: number) => changed(event, { kind: 'due' }, { actor: PROGRAM, now: millis(now) });
    expect(due(OPEN + 48 * HOUR - 1)).toBe(event);
    const expired = due(OPEN + 48 * HOUR);
    expect(entryOf(expired, id).state).toBe('expired');
    expect(ask(expired, { kind: 'confirm', entries: [id] }, { actor: holder(id) })).toMatchObject({
      key: 'entryExpired',
    });
    expect(changed(expired, { kind: 'due' }, { actor: PROGRAM, now: millis(OPEN + 7 * DAY) }).entries).toEqual([]);
  });

  it('[FORM-2] confirming twice gives one place, and the second press changes nothing', () => {
    const { event, id } = entered(anEvent(), newEntry('A'));
    expect(did(event, { kind: 'confirm', entries: [id] }, { actor: holder(id) })).toMatchObject({
      after: event,
      mails: [],
    });
  });

  it('[FORM-3] a minor needs a guardian, and up to the age of consent one with an e-mail address, who confirms', () => {
    const send = (birthYear: number, guardian: Parameters<typeof newEntry>[2]) =>
      ask(anEvent(), { kind: 'submit', entries: [newEntry('A', { birthYear }, guardian)] });
    const byPhone = { guardian: { name: 'Anne', email: null, phone: '99887766' } };
    expect(send(2007, {}).ok).toBe(true);
    expect(send(2008, {})).toMatchObject({ key: 'guardianNeeded' });
    expect(send(2008, byPhone).ok).toBe(true);
    // Of the year of the event only those over 13 count as over the age of consent.
    expect(send(2012, byPhone).ok).toBe(true);
    expect(send(2013, byPhone)).toMatchObject({ key: 'guardianEmailNeeded' });
    expect(send(2013, { guardian: { name: 'Anne', email: 'anne@example.org', phone: null } }).ok).toBe(true);
  });

  it('[FORM-3] the age of consent follows the law of the country and its day', () => {
    expect(consentAge('NOR', '2026-11-06')).toBe(13);
    expect(consentAge('DEN', '2023-12-31')).toBe(16);
    expect(consentAge('DEN', '2024-01-01')).toBe(15);
    expect(consentAge('SWE', '2026-11-06')).toBe(16);
  });

  it('[FORM-3] what the event asks for is named where it is missing', () => {
    const event = anEvent([aGroup('A')], { phone: 'required', asksSex: true });
    const send = (player: Parameters<typeof newEntry>[1], own = {}) =>
      ask(event, { kind: 'submit', entries: [newEntry('A', player, own)] });
    const contact = { email: null, phone: null, language: 'no', wantsPairings: false } as const;
    expect(send({ birthYear: null })).toMatchObject({ key: 'birthYearNeeded' });
    expect(send({})).toMatchObject({ key: 'sexNeeded' });
    expect(send({ sex: 'F' })).toMatchObject({ key: 'phoneNeeded' });
    expect(send({ sex: 'F' }, { contact })).toMatchObject({ key: 'emailNeeded' });
  });

  it('[FORM-4] the organiser enters without e-mail, birth or confirmation, also after the deadline', () => {
    const contact = { email: null, phone: null, language: 'no', wantsPairings: false } as const;
    const done = did(
      anEvent(),
      { kind: 'addEntries', entries: [newEntry('A', { birthYear: null }, { contact })], sendsMail: false },
      { actor: ORGANISER, now: at('2026-11-06T09:00:00+01:00') },
    );
    expect(done.after?.entries.map(({ state }) => state)).toEqual(['entered']);
    expect(done.mails).toEqual([]);
  });

  it('[FORM-5] after the end of changes entrants change their club and contact only', () => {
    const { event, id } = entered(anEvent(), newEntry('A'));
    const edit = (now: ReturnType<typeof at>) =>
      entryOf(
        changed(
          event,
          { kind: 'editEntry', entry: id, details: details({ lastName: 'Hansen', club: 'Moss' }, { remarks: 'late' }) },
          { actor: holder(id), now },
        ),
        id,
      );
    expect(edit(DEADLINE).player).toMatchObject({ lastName: 'Hansen', club: 'Moss' });
    const later = edit(millis(DEADLINE + 1));
    expect(later.player).toMatchObject({ lastName: 'Nordmann', club: 'Moss' });
    expect(later.remarks).toBe('late');
  });

  it('[FORM-5] a change of the birth year corrects the fee of the entry by a row', () => {
    const fees = {
      ...NO_FEES,
      rules: [
        { ...FEE, bornFrom: 2006, amount: minorUnits(30_000) },
        { ...FEE, amount: minorUnits(50_000) },
      ],
    };
    const { event, id } = entered(anEvent([aGroup('A')], { fees }), newEntry('A'));
    const edited = changed(
      event,
      { kind: 'editEntry', entry: id, details: details({ birthYear: 2006 }) },
      { actor: holder(id) },
    );
    expect(entryOf(edited, id).ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 50_000],
      ['correction', -20_000],
    ]);
  });

  it('[FORM-6] the same name and year are a possible double in any spelling and order, until they are two persons', () => {
    const { event: one, id } = entered(anEvent(), newEntry('A', { firstName: 'Bjørn Åge', lastName: 'Sæther' }));
    const { event: both, id: other } = entered(one, stranger('A', 2, { firstName: 'Sæther', lastName: 'Bjorn-Aage' }));
    const { event, id: third } = entered(
      both,
      stranger('A', 3, { firstName: 'Bjørn Åge', lastName: 'Sæther', birthYear: 1971 }),
    );
    expect(possibleDoubles(event, entryOf(event, id)).map((entry) => entry.id)).toEqual([other]);
    expect(possibleDoubles(event, entryOf(event, third))).toEqual([]);
    const two = changed(event, { kind: 'twoPersons', entry: other, other: id }, { actor: ORGANISER });
    expect(possibleDoubles(two, entryOf(two, id))).toEqual([]);
    expect(possibleDoubles(two, entryOf(two, other))).toEqual([]);
  });

  it('[FORM-6] joined doubles keep the earlier place and the payments of both, and owe one fee', () => {
    const fees = { ...NO_FEES, rules: [{ ...FEE, amount: minorUnits(50_000) }] };
    const { event: one, id: early } = entered(anEvent([aGroup('A', { places: 2 })], { fees }), newEntry('A'));
    const { event, id: late } = entered(one, newEntry('A'), millis(OPEN + HOUR));
    const pay = (entry: typeof early, amount: number) =>
      ({ kind: 'bookPayment', entry, amount: minorUnits(amount), method: 'cash', reference: '' }) as const;
    const paid = changed(changed(event, pay(early, 20_000), { actor: ORGANISER }), pay(late, 30_000), {
      actor: ORGANISER,
    });
    const joined = changed(paid, { kind: 'mergeEntries', entry: late, double: early }, { actor: ORGANISER });
    expect(entryOf(joined, late)).toMatchObject({ state: 'entered', queuedAt: OPEN });
    expect(
      entryOf(joined, late)
        .ledger.filter(({ kind }) => kind === 'payment')
        .map(({ amount }) => amount),
    ).toEqual([30_000, 20_000]);
    expect(
      entryOf(joined, late)
        .ledger.filter(({ kind }) => kind === 'charge')
        .map(({ amount }) => amount),
    ).toEqual([50_000]);
    expect(entryOf(joined, early)).toMatchObject({ state: 'withdrawn', ledger: [] });
  });

  it('[FORM-7] children are shown with an initial unless the guardian chooses otherwise', () => {
    const guardian = { name: 'Anne', email: 'anne@example.org', phone: null };
    const { event, id } = entered(anEvent(), newEntry('A', { birthYear: 2014 }, { guardian }));
    expect(shownName(entryOf(event, id))).toEqual({ firstName: 'Ola', lastName: 'N.' });
    const chosen = entered(anEvent(), newEntry('A', { birthYear: 2014 }, { guardian, publicName: 'full' }));
    expect(shownName(entryOf(chosen.event, chosen.id))).toEqual({ firstName: 'Ola', lastName: 'Nordmann' });
    expect(shownName({ player: aPlayer(), publicName: 'hidden' })).toBeNull();
  });

  it('[FORM-8] an erased entry has neither name nor contact, and its ledger stays', () => {
    const { event, id } = entered(
      anEvent([aGroup('A')], { fees: FEES }),
      newEntry('A', { fideNumber: 1503014 }, { remarks: 'wheelchair' }),
    );
    const gone = entryOf(changed(event, { kind: 'eraseEntry', entry: id }, { actor: holder(id) }), id);
    expect(JSON.stringify(gone)).not.toMatch(/Ola|Nordmann|example|wheelchair|1503014|1980/);
    expect(gone).toMatchObject({ state: 'erased' });
    expect(gone.ledger.map(({ amount }) => amount)).toEqual([50_000, -50_000]);
  });

  it('[FORM-9] five unconfirmed submissions of an address are enough, whatever its case', () => {
    let event = anEvent();
    for (let number = 0; number < 5; number += 1)
      event = submitted(event, newEntry('A', { lastName: `P${number}` })).event;
    const shouted = { email: 'OLA@example.org', phone: null, language: 'no', wantsPairings: false } as const;
    expect(ask(event, { kind: 'submit', entries: [newEntry('A', {}, { contact: shouted })] })).toMatchObject({
      key: 'tooManyEntries',
    });
    expect(ask(event, { kind: 'submit', entries: [stranger('A', 1)] }).ok).toBe(true);
    const many = Array.from({ length: 31 }, (_, number) => newEntry('A', { lastName: `Q${number}` }));
    expect(ask(anEvent(), { kind: 'submit', entries: many })).toMatchObject({ key: 'tooManyEntries' });
  });

  it('[FORM-10] remarks go a week after the event, contacts after 90 days, and with them who never played', () => {
    const { event: one, id } = entered(
      anEvent(),
      newEntry('A', { birthDate: '1980-05-01' }, { remarks: 'vegetarian' }),
    );
    const { event, id: gone } = entered(one, stranger('A', 2));
    const left = changed(event, { kind: 'withdrawEntry', entry: gone, reason: 'ill' }, { actor: holder(gone) });
    const midnight = at('2026-11-09T00:00:00+01:00');
    const due = (days: number) =>
      changed(left, { kind: 'due' }, { actor: PROGRAM, now: millis(midnight + days * DAY) });
    expect(entryOf(due(6), id).remarks).toBe('vegetarian');
    expect(entryOf(due(7), id)).toMatchObject({ remarks: '', contact: { email: 'ola@example.org' } });
    expect(entryOf(due(90), id)).toMatchObject({
      contact: { email: null },
      player: { lastName: 'Nordmann', birthYear: 1980, birthDate: null },
    });
    expect(entryOf(due(90), gone)).toMatchObject({ state: 'erased', player: { lastName: 'N.' } });
  });
});
