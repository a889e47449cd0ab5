import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { type AccountId, asId, type EventId } from '../../../../domain/kernel/ids.ts';
import { isSame } from '../../../../domain/kernel/same.ts';
import type { Guest, TakenEntry } from '../../../../domain/tournament/command.ts';
import { playerOf, playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  changed,
  decided,
  newTournament,
  nextRound,
  playedOut,
  startedWith,
  withTeamsEntered,
} from '../../../support/domain/played-tournament.ts';

const id = (text: string): AccountId => asId(text);

const guest = (lastName: string, own: Partial<Guest> = {}, person: Partial<Guest['person']> = {}): Guest => ({
  person: { firstName: 'Gro', lastName, fideNumber: null, birthDate: null, sex: null, ...person },
  title: null,
  rating: null,
  federation: 'NOR',
  club: null,
  ...own,
});

const entry = (account: string, own: Partial<TakenEntry> = {}): TakenEntry => ({
  account: id(`guest-${account}`),
  wanted: 'in',
  isNew: true,
  guest: guest(account),
  requestedByes: [],
  ...own,
});

const EVENT: EventId = asId('km');
const take = (...entries: TakenEntry[]) => ({ kind: 'takeEntries', event: EVENT, entries }) as const;
const taken = (before: Tournament, ...entries: TakenEntry[]): Tournament =>
  changed(before, take(...entries), { actor: VISITOR });

const answerOf = (before: Tournament, ...entries: TakenEntry[]) => {
  const result = decided(before, take(...entries), { actor: VISITOR });
  return result.ok ? result.value.answer : null;
};

describe('entries of an event', () => {
  it('[ENTRY-22] the tournament knows whose entries come in, until it is no group any more', () => {
    const linked = taken(newTournament());
    expect([linked.event, linked.revision]).toEqual([EVENT, newTournament().revision + 1]);
    expect(changed(linked, { kind: 'takeEntries', event: null, entries: [] }, { actor: VISITOR }).event).toBeNull();
  });

  it('[ENTRY-22] come in as guests named by their entry, in the order of the starting list', () => {
    const after = taken(
      newTournament(),
      entry('a', { guest: guest('A', { rating: 1500 }) }),
      entry('b', { guest: guest('B', { rating: 1800 }) }),
    );
    expect(playersOf(after).map(({ account, rating, seed }) => [account, rating, seed])).toEqual([
      ['guest-b', 1800, 1],
      ['guest-a', 1500, 2],
    ]);
  });

  it('[ENTRY-22] sent twice, nothing changes', () => {
    const once = taken(newTournament(), entry('a'), entry('p2', { account: id('p2'), guest: null }));
    expect(playersOf(once)).toHaveLength(2);
    expect(taken(once, entry('a'), entry('p2', { account: id('p2'), guest: null }))).toBe(once);
  });

  it('[ENTRY-22] before the start each change follows, and a rating of the tournament stays', () => {
    const once = taken(newTournament(), entry('a', { guest: guest('A', { rating: 1500 }) }));
    const renamed = taken(once, entry('a', { isNew: false, guest: guest('Aas', { club: 'Moss' }) }));
    expect(playerOf(renamed, id('guest-a'))).toMatchObject({
      rating: 1500,
      club: 'Moss',
      person: { lastName: 'Aas', ghost: true },
    });
    expect(isSame(taken(renamed, entry('a', { wanted: 'out' })).participants, [])).toBe(true);
  });

  it('[ENTRY-22] after the start who comes is a late entry, who leaves is withdrawn, and details are the arbiter’s', () => {
    const playing = nextRound(startedWith(4));
    const late = taken(playing, entry('a'));
    expect(playerOf(late, id('guest-a'))).toMatchObject({ seed: 5, withdrawnFrom: null });
    expect(taken(late, entry('a', { isNew: false, guest: guest('Other') }))).toBe(late);
    const gone = taken(playedOut(late, 1), entry('a', { wanted: 'out' }));
    expect(playerOf(gone, id('guest-a'))?.withdrawnFrom).toBe(2);
  });

  it('[ENTRY-22] it names whom it cannot take: all rounds paired, the same FIDE number, a tournament of teams', () => {
    const paired = [1, 2, 3].reduce((before, round) => playedOut(nextRound(before), round), startedWith(4));
    expect(answerOf(paired, entry('a'))).toMatchObject({ refused: ['guest-a'] });
    const numbered = guest('A', {}, { fideNumber: 1503014 });
    const first = taken(newTournament(), entry('a', { guest: numbered }));
    expect(answerOf(first, entry('b', { guest: numbered }), entry('c'))).toMatchObject({
      refused: ['guest-b'],
      gone: [],
    });
    const teams = withTeamsEntered(newTournament({ format: 'TeamSwissDutch', perTeam: 2 }), 2, 2);
    expect(answerOf(teams, entry('a'))).toMatchObject({ refused: ['guest-a'] });
  });

  it('[ENTRY-22] it names whom its organiser has removed or withdrawn, but not a guest who has been given an account', () => {
    const once = taken(newTournament(), entry('a'), entry('b'));
    const removed = changed(once, { kind: 'removeParticipant', account: id('guest-a') });
    expect(answerOf(removed, entry('a', { isNew: false }))).toMatchObject({ gone: ['guest-a'] });
    const identified = changed(once, { kind: 'identifyEntrant', guest: id('guest-b'), account: id('p5') });
    const named = changed(identified, {
      kind: 'editEntrant',
      account: id('p5'),
      details: { name: null, title: null, rating: null, federation: 'NOR', club: null },
    });
    const { firstName, lastName } = playerOf(named, id('p5'))?.person ?? { firstName: '', lastName: '' };
    expect(answerOf(named, entry('b', { isNew: false, guest: guest(lastName, {}, { firstName }) }))).toMatchObject({
      gone: [],
    });
  });

  it('[ENTRY-22] requested byes are booked as far as players may ask for them', () => {
    const after = taken(newTournament({ requestableByes: 1 }), entry('a', { requestedByes: [2, 3] }));
    expect(after.requestedByes).toEqual([{ who: 'guest-a', round: 2, bye: 'half-point' }]);
    expect(taken(newTournament(), entry('a', { requestedByes: [2] })).requestedByes).toEqual([]);
  });

  it('[ENTRY-22] who asks to be erased is gone before the start, and nameless in the results after it', () => {
    const open = taken(newTournament(), entry('a'), entry('b'));
    const gone = { wanted: 'nameless', isNew: false, guest: null } as const;
    expect(playersOf(taken(open, entry('a', gone))).map(({ account }) => account)).toEqual(['guest-b']);
    const running = nextRound(startedWith(2, open));
    const erased = taken(running, entry('a', gone));
    const person = { firstName: 'N.', lastName: 'N.', fideNumber: null, birthDate: null, sex: null, ghost: true };
    expect(playerOf(erased, id('guest-a'))).toMatchObject({ person, club: null, withdrawnFrom: 2 });
    expect(playerOf(taken(erased, entry('a', gone)), id('guest-a'))?.person).toEqual(person);
  });

  it('[ENTRY-22] a name that the public may see whole again replaces its initial', () => {
    const registeredName = { firstName: 'Gro', lastName: 'Li' };
    const before = taken(newTournament(), entry('a', { guest: guest('L.', {}, { registeredName }) }));
    expect(playerOf(before, id('guest-a'))?.person).toMatchObject({ lastName: 'L.', registeredName });
    const after = taken(before, entry('a', { isNew: false, guest: guest('Li') }));
    expect(playerOf(after, id('guest-a'))?.person).toMatchObject({ lastName: 'Li' });
    expect(playerOf(after, id('guest-a'))?.person).not.toHaveProperty('registeredName');
  });
});
