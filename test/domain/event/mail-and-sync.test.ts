import { describe, expect, it } from 'vitest';
import { pendingSyncs } from '../../../domain/event/commands/sync.ts';
import { nextWakeOf } from '../../../domain/event/due.ts';
import { guestOfEntry } from '../../../domain/event/entries/guest-of-entry.ts';
import type { EventEntry } from '../../../domain/event/value/entry.ts';
import type { ChessEvent } from '../../../domain/event/value/event.ts';
import { NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { minorUnits } from '../../../domain/event/value/ledger.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { HOUR, millis } from '../../../domain/kernel/time.ts';
import {
  aGroup,
  anEvent,
  at,
  changed,
  code,
  details,
  did,
  entered,
  entryOf,
  holder,
  newEntry,
  ORGANISER,
  PROGRAM,
  stranger,
  submitted,
} from '../../support/domain/event.ts';

const FEE = { group: null, bornFrom: null, bornTo: null, titles: [], ratingFrom: null, sex: null, club: null };
const FEES = { ...NO_FEES, rules: [{ ...FEE, amount: minorUnits(50_000) }], payBy: '2026-10-30T12:00' };

describe('e-mails', () => {
  it('[MAIL-1] people who are sent together get one mail to confirm, and one each when they are entered', () => {
    const sent = did(anEvent(), {
      kind: 'submit',
      entries: [newEntry('A', { firstName: 'Kari' }), newEntry('A')],
    });
    const [first, second] = sent.entries;
    if (sent.after === null || first === undefined || second === undefined) throw new Error('two are entered');
    expect(sent.mails).toEqual([{ entry: first, kind: 'confirm' }]);
    const confirmed = did(sent.after, { kind: 'confirm', entries: [first, second] }, { actor: holder(first, second) });
    expect(confirmed.mails).toEqual([
      { entry: first, kind: 'entered' },
      { entry: second, kind: 'entered' },
    ]);
  });

  it('[MAIL-1] waiting, approval, refusal and payment are told', () => {
    const { event, id } = submitted(anEvent([aGroup('A', { places: 0 })]), newEntry('A'));
    expect(did(event, { kind: 'confirm', entries: [id] }, { actor: holder(id) }).mails).toEqual([
      { entry: id, kind: 'waiting' },
    ]);
    const { event: asked, id: other } = submitted(anEvent([aGroup('A')], { approval: 'all' }), newEntry('A'));
    const pending = did(asked, { kind: 'confirm', entries: [other] }, { actor: holder(other) });
    expect(pending.mails).toEqual([{ entry: other, kind: 'pending' }]);
    const refused = did(
      pending.after ?? asked,
      { kind: 'refuseEntry', entry: other, reason: 'members only' },
      { actor: ORGANISER },
    );
    expect(refused.mails).toEqual([{ entry: other, kind: 'refused' }]);
    const { event: owing, id: payer } = entered(anEvent([aGroup('A')], { fees: FEES }), newEntry('A'));
    const paid = did(
      owing,
      { kind: 'bookPayment', entry: payer, amount: minorUnits(50_000), method: 'bank', reference: '' },
      { actor: ORGANISER },
    );
    expect(paid.mails).toEqual([{ entry: payer, kind: 'paymentReceived' }]);
  });

  it('[MAIL-2] reminders of payment and of the event come once, and not when they are late', () => {
    const { event: one, id } = entered(anEvent([aGroup('A')], { fees: FEES }), newEntry('A'));
    const { event, id: payer } = entered(one, stranger('A', 2));
    const paid = changed(
      event,
      { kind: 'bookPayment', entry: payer, amount: minorUnits(50_000), method: 'bank', reference: '' },
      { actor: ORGANISER },
    );
    const first = at('2026-10-23T09:00:00+02:00');
    expect(nextWakeOf(paid)).toBe(first);
    const reminded = did(paid, { kind: 'due' }, { actor: PROGRAM, now: first });
    expect(reminded.mails).toEqual([{ entry: id, kind: 'paymentReminder' }]);
    expect(did(reminded.after ?? paid, { kind: 'due' }, { actor: PROGRAM, now: millis(first + 1) }).mails).toEqual([]);
    const late = did(paid, { kind: 'due' }, { actor: PROGRAM, now: at('2026-11-03T09:00:00+01:00') });
    expect(late.mails).toEqual([
      { entry: id, kind: 'eventReminder' },
      { entry: payer, kind: 'eventReminder' },
    ]);
    expect(
      did(paid, { kind: 'due' }, { actor: PROGRAM, now: millis(at('2026-11-03T09:00:00+01:00') + 13 * HOUR) }).mails,
    ).toEqual([]);
  });
});

const TOURNAMENTS = [
  aGroup('A', { wayIn: 'byChoice', tournament: asId('ta') }),
  aGroup('B', { wayIn: 'byChoice', tournament: asId('tb') }),
  aGroup('C', { wayIn: 'byChoice' }),
];

/** What the tournaments would answer if they took everything. */
const synced = (event: ChessEvent): ChessEvent =>
  changed(
    event,
    {
      kind: 'synced',
      entries: pendingSyncs(event).map(({ entry, group, wanted }) => ({
        entry: entry.id,
        group,
        version: entry.version,
        outcome: wanted,
      })),
    },
    { actor: PROGRAM },
  );

const pending = (event: ChessEvent) => pendingSyncs(event).map(({ group, wanted }) => `${wanted} ${group}`);

describe('entries in tournaments', () => {
  it('[SYNC-1] an entered entry goes into the tournament of its group, once, and again with each change that it has to know', () => {
    const { event: sent, id } = submitted(anEvent(TOURNAMENTS), newEntry('A'));
    expect(pending(sent)).toEqual([]);
    const confirmed = changed(sent, { kind: 'confirm', entries: [id] }, { actor: holder(id) });
    expect(pending(confirmed)).toEqual(['in A']);
    const there = synced(confirmed);
    expect(pending(there)).toEqual([]);
    const asked = (own: Parameters<typeof details>[0], more = {}) =>
      pending(changed(there, { kind: 'editEntry', entry: id, details: details(own, more) }, { actor: holder(id) }));
    expect(asked({ lastName: 'Hansen' })).toEqual(['in A']);
    expect(asked({}, { remarks: 'late' })).toEqual([]);
  });

  it('[SYNC-1] an entry leaves the tournament of its former group before it comes into the next', () => {
    const { event, id } = entered(anEvent(TOURNAMENTS), newEntry('A'));
    const moved = changed(
      synced(event),
      { kind: 'moveEntry', entry: id, group: code('B'), reason: '' },
      { actor: holder(id) },
    );
    expect(pending(moved)).toEqual(['out A']);
    expect(pending(synced(moved))).toEqual(['in B']);
    expect(pending(synced(synced(moved)))).toEqual([]);
    const nowhere = changed(
      synced(event),
      { kind: 'moveEntry', entry: id, group: code('C'), reason: '' },
      { actor: holder(id) },
    );
    expect(pending(nowhere)).toEqual(['out A']);
    expect(pending(synced(nowhere))).toEqual([]);
  });

  it('[SYNC-1] a group that gets its tournament later sends everybody into it, but nobody who waits', () => {
    const { event: one } = entered(anEvent([aGroup('A', { places: 1 })]), newEntry('A'));
    const { event } = entered(one, stranger('A', 2));
    expect(pending(event)).toEqual([]);
    const linked = changed(
      event,
      { kind: 'linkTournament', group: code('A'), tournament: asId('ta') },
      { actor: ORGANISER },
    );
    expect(pending(linked)).toEqual(['in A']);
  });

  it('[SYNC-1] a withdrawal takes the player out, and a change on the way is sent again', () => {
    const { event, id } = entered(anEvent(TOURNAMENTS), newEntry('A'));
    const edited = changed(
      event,
      { kind: 'editEntry', entry: id, details: details({ club: 'Moss' }) },
      { actor: holder(id) },
    );
    const old: EventEntry = entryOf(event, id);
    const answered = changed(
      edited,
      { kind: 'synced', entries: [{ entry: id, group: code('A'), version: old.version, outcome: 'in' }] },
      { actor: PROGRAM },
    );
    expect(pending(answered)).toEqual(['in A']);
    const gone = changed(synced(answered), { kind: 'withdrawEntry', entry: id, reason: '' }, { actor: ORGANISER });
    expect(pending(gone)).toEqual(['out A']);
  });

  it('[SYNC-2] a player whom the organiser removes in the tournament is withdrawn, and the next one moves up', () => {
    const groups = [aGroup('A', { places: 1, tournament: asId('ta') })];
    const { event: one, id } = entered(anEvent(groups), newEntry('A'));
    const { event, id: next } = entered(one, stranger('A', 2));
    const done = did(
      synced(event),
      { kind: 'synced', entries: [{ entry: id, group: code('A'), version: 1, outcome: 'gone' }] },
      { actor: PROGRAM },
    );
    expect(entryOf(done.after ?? event, id).state).toBe('withdrawn');
    expect(done.mails).toEqual([{ entry: next, kind: 'movedUp' }]);
  });

  it('[SYNC-3] a tournament gets the name that the public may see, and the whole one for its organisers', () => {
    const { event, id } = entered(anEvent(), newEntry('A', { firstName: 'Ola', lastName: 'Nordmann', club: 'Moss' }));
    const entry = entryOf(event, id);
    const guest = (publicName: EventEntry['publicName']) => guestOfEntry({ ...entry, code: 'K7QX4D', publicName });
    const registeredName = { firstName: 'Ola', lastName: 'Nordmann' };
    expect(guest('full')).toMatchObject({ person: registeredName, club: 'Moss' });
    expect(guest('full').person).not.toHaveProperty('registeredName');
    expect(guest('initial')).toMatchObject({
      person: { firstName: 'Ola', lastName: 'N.', registeredName },
      club: 'Moss',
    });
    expect(guest('hidden')).toMatchObject({
      person: { firstName: 'N. N.', lastName: 'K7Q', registeredName },
      club: null,
    });
  });

  it('[SYNC-4] an erased entry loses its name in the tournament, also after a withdrawal', () => {
    const { event, id } = entered(anEvent([aGroup('A', { tournament: asId('t-a') })]), newEntry('A'));
    const [first] = pendingSyncs(event);
    if (first === undefined) throw new Error('the entry is pending');
    const answer = (before: ChessEvent, outcome: 'in' | 'out' | 'nameless') => {
      const { version } = entryOf(before, id);
      const entries = [{ entry: id, group: code('A'), version, outcome }];
      return changed(before, { kind: 'synced', entries }, { actor: PROGRAM });
    };
    const inside = answer(event, 'in');
    const left = answer(
      changed(inside, { kind: 'withdrawEntry', entry: id, reason: '' }, { actor: holder(id) }),
      'out',
    );
    expect(pendingSyncs(left)).toEqual([]);
    for (const before of [inside, left]) {
      const gone = changed(before, { kind: 'eraseEntry', entry: id }, { actor: holder(id) });
      expect(pendingSyncs(gone)).toMatchObject([{ group: 'A', wanted: 'nameless' }]);
      const done = answer(gone, 'nameless');
      expect(pendingSyncs(done)).toEqual([]);
      expect(entryOf(done, id)).toMatchObject({ account: null, synced: null });
    }
  });
});
