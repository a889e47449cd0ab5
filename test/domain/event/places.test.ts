import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInQueue, queueOf } from '../../../domain/event/entries/places.ts';
import { holdsPlace } from '../../../domain/event/value/entry.ts';
import type { ChessEvent } from '../../../domain/event/value/event.ts';
import { NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { minorUnits } from '../../../domain/event/value/ledger.ts';
import type { EntryId } from '../../../domain/kernel/ids.ts';
import { MINUTE, millis } from '../../../domain/kernel/time.ts';
import {
  aGroup,
  anEvent,
  ask,
  at,
  changed,
  code,
  did,
  entered,
  entryOf,
  holder,
  OPEN,
  ORGANISER,
  stranger,
} from '../../support/domain/event.ts';

/** Enters players in these groups, a minute between them. */
function withPlayers(event: ChessEvent, groups: readonly string[]): { event: ChessEvent; ids: EntryId[] } {
  const ids: EntryId[] = [];
  let now = event;
  for (const [number, group] of groups.entries()) {
    const next = entered(now, stranger(group, number), millis(OPEN + number * MINUTE));
    now = next.event;
    ids.push(next.id);
  }
  return { event: now, ids };
}

const statesOf = (event: ChessEvent, ids: readonly EntryId[]) => ids.map((id) => entryOf(event, id).state);

describe('places and the waiting list', () => {
  it('[PLACE-1] the tightest limit decides: group, groups together, all', () => {
    const groups = [aGroup('A', { places: 3 }), aGroup('B', { wayIn: 'byChoice' }), aGroup('C', { wayIn: 'byChoice' })];
    const together = { placeSets: [{ groups: [code('B'), code('C')], places: 3 }] };
    const { event, ids } = withPlayers(anEvent(groups, together), ['B', 'C', 'B', 'C', 'B']);
    expect(statesOf(event, ids)).toEqual(['entered', 'entered', 'entered', 'waiting', 'waiting']);
    const { event: all, ids: some } = withPlayers(anEvent(groups, { places: 2 }), ['A', 'B', 'C']);
    expect(statesOf(all, some)).toEqual(['entered', 'entered', 'waiting']);
  });

  it('[PLACE-1] reserved places are not offered, but the organiser gives them away', () => {
    const { event, ids } = withPlayers(anEvent([aGroup('A', { places: 2, reserved: 1 })]), ['A', 'A']);
    expect(statesOf(event, ids)).toEqual(['entered', 'waiting']);
    const [, second] = ids;
    if (second === undefined) throw new Error('two were entered');
    expect(entryOf(changed(event, { kind: 'enterAnyway', entry: second }, { actor: ORGANISER }), second).state).toBe(
      'entered',
    );
  });

  it('[PLACE-2] [PLACE-3] of any number who enter, withdraw and come again, never more have a place than there are, and nobody waits for a free place', () => {
    const step = fc.record({
      what: fc.constantFrom('enter', 'withdraw', 'move', 'places', 'approve'),
      who: fc.nat(200),
      group: fc.constantFrom('A', 'B'),
      number: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 10 }), (steps, places) => {
        let event = anEvent([aGroup('A', { places }), aGroup('B', { wayIn: 'byChoice' })], {
          placeSets: [{ groups: [code('A'), code('B')], places: places + 3 }],
        });
        let most = places + 3;
        for (const [number, { what, who, group, number: count }] of steps.entries()) {
          const now = millis(OPEN + number * MINUTE);
          const known = event.entries[who % Math.max(1, event.entries.length)];
          const before = event;
          if (what === 'enter') event = entered(event, stranger(group, number), now).event;
          else if (what === 'places') {
            event = changed(
              event,
              {
                kind: 'editSettings',
                settings: { ...event.settings, placeSets: [{ groups: [code('A'), code('B')], places: count }] },
              },
              { actor: ORGANISER, now },
            );
            most = count;
          } else if (known !== undefined) {
            const command =
              what === 'withdraw'
                ? ({ kind: 'withdrawEntry', entry: known.id, reason: '' } as const)
                : what === 'approve'
                  ? ({ kind: 'approveEntries', entries: [known.id] } as const)
                  : ({ kind: 'moveEntry', entry: known.id, group: code(group), reason: '' } as const);
            const decided = ask(event, command, { actor: what === 'approve' ? ORGANISER : holder(known.id), now });
            if (decided.ok && decided.value.after !== null) event = decided.value.after;
          }
          const held = event.entries.filter(holdsPlace);
          // A lowered limit throws nobody out.
          const grew = held.length > before.entries.filter(holdsPlace).length;
          if (grew) expect(held.length).toBeLessThanOrEqual(most);
          const inA = held.filter((entry) => entry.group === code('A')).length;
          if (inA > before.entries.filter((entry) => holdsPlace(entry) && entry.group === code('A')).length) {
            expect(inA).toBeLessThanOrEqual(places);
          }
          for (const waiting of queueOf(event)) {
            const isFull = held.length >= most || (waiting.group === code('A') && inA >= places);
            expect(isFull).toBe(true);
          }
          expect(new Set(event.entries.map(({ id }) => id)).size).toBe(event.entries.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[PLACE-2] of 200 who confirm for the last 10 places at once, 10 are entered and 190 wait in their order', () => {
    let event = anEvent([aGroup('A', { places: 10 })]);
    const ids: EntryId[] = [];
    for (let number = 0; number < 200; number += 1) {
      const next = entered(event, stranger('A', number));
      event = next.event;
      ids.push(next.id);
    }
    expect(event.entries.filter(holdsPlace)).toHaveLength(10);
    expect(queueOf(event)).toHaveLength(190);
  });

  it('[PLACE-3] a withdrawal moves up the first who waits, who is told', () => {
    const { event, ids } = withPlayers(anEvent([aGroup('A', { places: 2 })]), ['A', 'A', 'A', 'A']);
    const [first, , third, fourth] = ids;
    if (first === undefined || third === undefined || fourth === undefined) throw new Error('four were entered');
    expect(placeInQueue(event, entryOf(event, fourth))).toBe(2);
    const gone = did(event, { kind: 'withdrawEntry', entry: first, reason: 'ill' }, { actor: holder(first) });
    expect(statesOf(gone.after ?? event, ids)).toEqual(['withdrawn', 'entered', 'entered', 'waiting']);
    expect(gone.mails).toEqual([
      { entry: first, kind: 'withdrawn' },
      { entry: third, kind: 'movedUp' },
    ]);
    const again = did(
      gone.after ?? event,
      { kind: 'withdrawEntry', entry: first, reason: '' },
      { actor: holder(first) },
    );
    expect(again).toMatchObject({ after: gone.after, mails: [] });
  });

  it('[PLACE-3] who waits for a full group does not hold up those behind', () => {
    const groups = [aGroup('A', { places: 1 }), aGroup('B', { places: 1, wayIn: 'byChoice' })];
    const { event, ids } = withPlayers(anEvent(groups), ['A', 'B', 'A', 'B']);
    const [, second] = ids;
    if (second === undefined) throw new Error('four were entered');
    const left = changed(event, { kind: 'withdrawEntry', entry: second, reason: '' }, { actor: ORGANISER });
    expect(statesOf(left, ids)).toEqual(['entered', 'withdrawn', 'waiting', 'entered']);
  });

  it('[PLACE-3] from the freeze on nobody moves up by themselves, and the organiser presses', () => {
    const { event, ids } = withPlayers(anEvent([aGroup('A', { places: 1 })]), ['A', 'A']);
    const [first, second] = ids;
    if (first === undefined || second === undefined) throw new Error('two were entered');
    const now = at('2026-11-05T00:00:00+01:00');
    const frozen = changed(event, { kind: 'withdrawEntry', entry: first, reason: '' }, { actor: ORGANISER, now });
    expect(entryOf(frozen, second).state).toBe('waiting');
    expect(
      entryOf(changed(frozen, { kind: 'enterAnyway', entry: second }, { actor: ORGANISER, now }), second).state,
    ).toBe('entered');
  });

  it('[PLACE-4] where the fee gives the place, the one who pays first gets the last place', () => {
    const fee = { group: null, bornFrom: null, bornTo: null, titles: [], ratingFrom: null, sex: null, club: null };
    const fees = { ...NO_FEES, rules: [{ ...fee, amount: minorUnits(30_000) }] };
    const { event, ids } = withPlayers(anEvent([aGroup('A', { places: 1 })], { placeBy: 'paid', fees }), [
      'A',
      'A',
      'A',
    ]);
    expect(statesOf(event, ids)).toEqual(['waiting', 'waiting', 'waiting']);
    const [, second, third] = ids;
    if (second === undefined || third === undefined) throw new Error('three were entered');
    const pay = (from: ChessEvent, entry: EntryId) =>
      changed(
        from,
        { kind: 'bookPayment', entry, amount: minorUnits(30_000), method: 'vipps', reference: '' },
        { actor: ORGANISER },
      );
    const paid = pay(pay(event, third), second);
    expect(statesOf(paid, ids)).toEqual(['waiting', 'waiting', 'entered']);
    expect(placeInQueue(paid, entryOf(paid, second))).toBe(1);
  });

  it('[PLACE-5] fewer places than entries throw nobody out', () => {
    const { event, ids } = withPlayers(anEvent([aGroup('A', { places: 3 })]), ['A', 'A', 'A']);
    const fewer = changed(event, { kind: 'editGroups', groups: [aGroup('A', { places: 1 })] }, { actor: ORGANISER });
    expect(statesOf(fewer, ids)).toEqual(['entered', 'entered', 'entered']);
    expect(entryOf(...lastEntered(fewer)).state).toBe('waiting');
  });

  it('[PLACE-6] an entrant moves only where there is a place, and the organiser over the limit', () => {
    const groups = [aGroup('A', { places: 1, mayPlayUp: 'any' }), aGroup('B', { wayIn: 'byChoice' })];
    const { event, ids } = withPlayers(anEvent(groups), ['A', 'B']);
    const [, second] = ids;
    if (second === undefined) throw new Error('two were entered');
    const command = { kind: 'moveEntry', entry: second, group: code('A'), reason: '' } as const;
    expect(ask(event, command, { actor: holder(second) })).toMatchObject({ key: 'noPlaceLeft' });
    expect(entryOf(changed(event, command, { actor: ORGANISER }), second)).toMatchObject({
      group: 'A',
      isOverLimit: true,
      state: 'entered',
    });
    const shared = { ...event, settings: { ...event.settings, places: 2 } };
    const [first] = ids;
    if (first === undefined) throw new Error('two were entered');
    // Of the places of all groups the own one is free.
    expect(
      entryOf(
        changed(shared, { kind: 'moveEntry', entry: first, group: code('B'), reason: '' }, { actor: holder(first) }),
        first,
      ),
    ).toMatchObject({ group: 'B', state: 'entered' });
  });
});

function lastEntered(event: ChessEvent): [ChessEvent, EntryId] {
  const next = entered(event, stranger('A', 77));
  return [next.event, next.id];
}
