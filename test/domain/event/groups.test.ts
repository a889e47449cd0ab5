import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedGroup } from '../../../domain/event/entries/conditions.ts';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import {
  aGroup,
  anEvent,
  aPlayer,
  ask,
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
  rated,
  stranger,
  submitted,
} from '../../support/domain/event.ts';

/** KM Akershus: Mester 2000-, 1 1800-1999, 2 1600-1799, 3 below 1600 and unrated. */
const KM = [
  aGroup('M', { mayPlayUp: 'oneUp' }, { ratingFrom: 2000, takesUnrated: false }),
  aGroup('1', { mayPlayUp: 'oneUp' }, { ratingFrom: 1800, ratingTo: 1999, takesUnrated: false }),
  aGroup('2', { mayPlayUp: 'no' }, { ratingFrom: 1600, ratingTo: 1799, takesUnrated: false }),
  aGroup('3', {}, { ratingTo: 1599 }),
];

const proposed = (groups = KM, player: Parameters<typeof aPlayer>[0] = {}) =>
  proposedGroup(anEvent(groups), aPlayer(player), '')?.code;

describe('groups', () => {
  it('[EVENT-2] a rating of 1850 is proposed for 1800-1999, no rating for the group that takes unrated players', () => {
    expect(proposed(KM, rated(1850))).toBe('1');
    expect(proposed(KM, rated(2432))).toBe('M');
    expect(proposed(KM, rated(1599))).toBe('3');
    expect(proposed(KM)).toBe('3');
  });

  it('[EVENT-2] 1850 is proposed for 1800-1999 also where a stronger group takes everybody', () => {
    expect(proposed([aGroup('M'), ...KM.slice(1)], rated(1850))).toBe('1');
  });

  it('[EVENT-2] the youngest class by birth goes before an older one and before a rating group', () => {
    const classes = [
      aGroup('J', { wayIn: 'byAge' }, { bornFrom: 2006 }),
      aGroup('M', { wayIn: 'byAge' }, { bornFrom: 2014 }),
      aGroup('L', { wayIn: 'byAge' }, { bornFrom: 2010 }),
    ];
    expect(proposed(classes, { birthYear: 2015 })).toBe('M');
    expect(proposed(classes, { birthYear: 2011 })).toBe('L');
    expect(proposed(classes, { birthYear: 1990 })).toBeUndefined();
    expect(proposed([...classes, ...KM], { birthYear: 2007, ...rated(1850) })).toBe('J');
    expect(proposed([...KM, ...classes], { birthYear: 2007, ...rated(1850) })).toBe('J');
  });

  it('[EVENT-2] a group by choice is proposed only where nothing else fits, and one of the organiser never', () => {
    const open = aGroup('O', { wayIn: 'byChoice' });
    expect(proposed([...KM, open], rated(1700))).toBe('2');
    expect(proposed([open], rated(1700))).toBe('O');
    expect(proposed([aGroup('I', { wayIn: 'byOrganiser' })], rated(1700))).toBeUndefined();
  });

  it('[EVENT-2] whatever the limits, the proposed group is one that the player may choose', () => {
    const bound = fc.option(fc.integer({ min: 1000, max: 2400 }), { nil: null });
    const groups = fc.array(
      fc.record({
        ratingFrom: bound,
        ratingTo: bound,
        takesUnrated: fc.boolean(),
        wayIn: fc.constantFrom('byRating', 'byChoice'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(groups, fc.option(fc.integer({ min: 1000, max: 2800 }), { nil: null }), (all, rating) => {
        const event = anEvent(all.map(({ wayIn, ...limits }, at) => aGroup(String(at), { wayIn }, limits)));
        const group = proposedGroup(event, aPlayer(rated(rating)), '');
        if (group === null) return;
        expect(ask(event, { kind: 'submit', entries: [newEntry(group.code, rated(rating))] }).ok).toBe(true);
      }),
    );
  });

  it('[EVENT-3] one group up may be chosen, two may not, and never a weaker one', () => {
    const choose = (group: string, rating: number) =>
      ask(anEvent(KM), { kind: 'submit', entries: [newEntry(group, rated(rating))] });
    expect(choose('1', 1850)).toMatchObject({ ok: true });
    expect(choose('M', 1850)).toMatchObject({ ok: true });
    expect(choose('M', 1650)).toMatchObject({ ok: false, key: 'groupTooStrong' });
    expect(choose('2', 1850)).toMatchObject({
      ok: false,
      key: 'groupRatingTooHigh',
      params: { limit: 1799, rating: 1850 },
    });
    expect(choose('2', 1500)).toMatchObject({
      ok: false,
      key: 'groupRatingTooLow',
      params: { limit: 1600, rating: 1500 },
    });
    expect(choose('X', 1500)).toMatchObject({ ok: false, key: 'noSuchGroup' });
  });

  it('[EVENT-3] where playing up is asked for, the entry waits for the approval of the organiser', () => {
    const event = anEvent([
      aGroup('A', { mayPlayUp: 'ask' }, { ratingFrom: 2000 }),
      aGroup('B', {}, { ratingTo: 1999 }),
    ]);
    const { event: asked, id } = entered(event, newEntry('A', rated(1900)));
    expect(entryOf(asked, id).state).toBe('pending');
    const approved = did(asked, { kind: 'approveEntries', entries: [id] }, { actor: ORGANISER });
    expect(entryOf(approved.after ?? asked, id).state).toBe('entered');
    expect(approved.mails).toEqual([{ entry: id, kind: 'entered' }]);
  });

  it('[EVENT-3] the organiser moves anybody into any group, with a reason in the log', () => {
    const { event, id } = entered(anEvent(KM), newEntry('1', rated(1850)));
    const moved = did(
      event,
      { kind: 'moveEntry', entry: id, group: code('3'), reason: 'asked by phone' },
      { actor: ORGANISER },
    );
    expect(entryOf(moved.after ?? event, id)).toMatchObject({ group: '3', state: 'entered', reason: 'asked by phone' });
    expect(moved.mails).toEqual([{ entry: id, kind: 'groupChanged', from: '1' }]);
    expect(
      ask(event, { kind: 'moveEntry', entry: id, group: code('3'), reason: '' }, { actor: holder(id) }),
    ).toMatchObject({
      key: 'groupRatingTooHigh',
    });
  });

  it('[EVENT-4] each condition that is not met is named with its limit', () => {
    const tries = [
      [{ bornFrom: 2006 }, { birthYear: 2005 }, 'groupTooOld'],
      [{ bornTo: 1965 }, { birthYear: 1966 }, 'groupTooYoung'],
      [{ sex: 'F' as const }, { sex: 'M' as const }, 'groupForWomen'],
      [{ sex: 'F' as const }, { sex: null }, 'groupSexUnknown'],
      [{ clubs: ['Sørlandet'] }, { club: 'Oslo' }, 'groupForClubs'],
      [{ federations: ['NOR'] }, { federation: 'SWE' }, 'groupForFederations'],
      [{ titles: ['GM', 'IM'] }, { title: 'FM' }, 'groupForTitles'],
      [{ takesUnrated: false }, {}, 'groupNotForUnrated'],
    ] as const;
    for (const [conditions, player, key] of tries) {
      const event = anEvent([aGroup('A', {}, conditions)]);
      const entries = [newEntry('A', player)];
      expect(ask(event, { kind: 'submit', entries })).toMatchObject({ ok: false, key });
    }
    const sameClub = anEvent([aGroup('A', {}, { clubs: ['Sørlandet SK'] })]);
    expect(ask(sameClub, { kind: 'submit', entries: [newEntry('A', { club: 'sorlandet sk' })] }).ok).toBe(true);
  });

  it('[EVENT-4] a rating that the organiser types goes before the list', () => {
    const { event, id } = entered(anEvent(KM), newEntry('1', rated(1850)));
    const typed = changed(event, { kind: 'setRating', entry: id, rating: 1700 }, { actor: ORGANISER });
    const { player } = entryOf(typed, id);
    expect(proposedGroup(typed, player, '')?.code).toBe('2');
  });

  it('[EVENT-5] joined groups keep every entry with its state, also over the limit of places', () => {
    let event = anEvent([aGroup('A', { places: 1, wayIn: 'byChoice' }), aGroup('B', { places: 1 })]);
    const ids = ['A', 'B', 'B'].map((group, number) => {
      const next = entered(event, stranger(group, number));
      event = next.event;
      return next.id;
    });
    const joined = did(event, { kind: 'mergeGroups', from: code('B'), into: code('A') }, { actor: ORGANISER });
    expect(ids.map((id) => entryOf(joined.after ?? event, id)).map(({ group, state }) => `${group} ${state}`)).toEqual([
      'A entered',
      'A entered',
      'A waiting',
    ]);
    expect(joined.mails.map(({ kind }) => kind)).toEqual(['groupChanged', 'groupChanged']);
    expect(
      ask(event, { kind: 'mergeGroups', from: code('B'), into: code('A') }, { actor: ORGANISER, started: [code('A')] }),
    ).toMatchObject({ key: 'groupStarted' });
  });

  it('[EVENT-6] nobody enters, leaves or joins a group by the form once its tournament has started', () => {
    const { event, id } = entered(anEvent([aGroup('A'), aGroup('B', { wayIn: 'byChoice' })]), newEntry('A'));
    const started = [code('B')];
    expect(
      ask(event, { kind: 'moveEntry', entry: id, group: code('B'), reason: '' }, { actor: ORGANISER, started }),
    ).toMatchObject({
      key: 'groupStarted',
    });
    expect(ask(event, { kind: 'submit', entries: [stranger('B', 2)] }, { started })).toMatchObject({
      key: 'groupStarted',
    });
  });

  it('[EVENT-7] the same FIDE number and the same account are refused in a track, and taken in another one', () => {
    const groups = [aGroup('A'), aGroup('B', { wayIn: 'byChoice' }), aGroup('R', { track: 'rapid' })];
    const { event } = entered(anEvent(groups), newEntry('A', { fideNumber: 1503014 }));
    const again = (group: string) =>
      ask(event, { kind: 'submit', entries: [stranger(group, 9, { fideNumber: 1503014 })] });
    expect(again('A')).toMatchObject({ key: 'alreadyEntered' });
    expect(again('B')).toMatchObject({ key: 'alreadyEntered' });
    expect(again('R').ok).toBe(true);
    const account = asId<AccountId>('ola');
    const own = changed(event, { kind: 'submit', entries: [newEntry('A', {}, { account })] });
    expect(ask(own, { kind: 'submit', entries: [newEntry('B', {}, { account })] })).toMatchObject({
      key: 'alreadyEntered',
    });
  });

  it('[EVENT-7] an unconfirmed entry with somebody else’s FIDE number keeps nobody out', () => {
    const { event } = submitted(anEvent(), newEntry('A', { fideNumber: 1503014 }));
    const { event: both, id } = entered(event, stranger('A', 2, { fideNumber: 1503014 }));
    expect(entryOf(both, id).state).toBe('entered');
  });

  it('[EVENT-8] a group with entries stays, and an event with entries is not deleted', () => {
    const { event, id } = entered(anEvent([aGroup('A'), aGroup('B')]), newEntry('B'));
    expect(ask(event, { kind: 'editGroups', groups: [aGroup('A')] }, { actor: ORGANISER })).toMatchObject({
      key: 'groupHasEntries',
    });
    expect(ask(event, { kind: 'deleteEvent' }, { actor: ORGANISER })).toMatchObject({ key: 'eventHasEntries' });
    const cancelled = did(event, { kind: 'cancelEvent', reason: 'no hall' }, { actor: ORGANISER });
    expect(cancelled.mails).toEqual([{ entry: id, kind: 'cancelled' }]);
    expect(ask(cancelled.after ?? event, { kind: 'submit', entries: [stranger('A', 4)] })).toMatchObject({
      key: 'eventCancelled',
    });
    expect(did(anEvent(), { kind: 'deleteEvent' }, { actor: ORGANISER }).after).toBeNull();
  });

  it('[EVENT-1] strangers and holders of another link change nothing of an entry, and nobody sends what the program does', () => {
    const { event, id } = entered(anEvent(), newEntry('A'));
    const { event: both, id: other } = entered(event, stranger('A', 2));
    for (const command of [
      { kind: 'editEntry', entry: id, details: details() },
      { kind: 'withdrawEntry', entry: id, reason: '' },
      { kind: 'eraseEntry', entry: id },
      { kind: 'moveEntry', entry: id, group: code('A'), reason: '' },
      { kind: 'confirm', entries: [id] },
    ] as const) {
      expect(ask(both, command)).toMatchObject({ key: 'forbidden' });
      expect(ask(both, command, { actor: holder(other) })).toMatchObject({ key: 'forbidden' });
    }
    for (const command of [
      { kind: 'approveEntries', entries: [id] },
      { kind: 'enterAnyway', entry: id },
      { kind: 'editGroups', groups: [] },
      { kind: 'cancelEvent', reason: '' },
    ] as const) {
      expect(ask(both, command, { actor: holder(id) })).toMatchObject({ key: 'forbidden' });
    }
    expect(ask(both, { kind: 'due' }, { actor: ORGANISER })).toMatchObject({ key: 'forbidden' });
    expect(ask(both, { kind: 'withdrawEntry', entry: id, reason: '' }, { actor: PROGRAM })).toMatchObject({
      key: 'forbidden',
    });
  });
});
