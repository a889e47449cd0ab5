import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { availabilityIn } from '../../../../domain/tournament/guards/attendance.ts';
import { numberedField } from '../../../../domain/tournament/rounds/numbered-field.ts';
import { pairingInput } from '../../../../domain/tournament/rounds/pairing-input.ts';
import { newBoard, withPlayer } from '../../../../domain/tournament/value/change.ts';
import { playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { withClasses } from '../../../support/domain/classes.ts';
import { changed, newTournament, refusalOf, startedWith } from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const school = (changes = {}) => withClasses(newTournament({ format: 'TeamMonrad', ...changes }), 2, 2);
const konrad = (changes = {}) => withClasses(newTournament({ format: 'TeamKonrad', ...changes }), 2, 2);

const here = (tournament: Tournament, round = 1, ...online: string[]) => {
  const availability = availabilityIn(tournament, round, new Set(online.map((one) => asId<never>(one))));
  return playersOf(tournament)
    .filter((player) => availability(player) === 'free')
    .map(({ account }) => account);
};
const mark = (tournament: Tournament, attendance: 'here' | 'away' | null, ...accounts: string[]) =>
  changed(tournament, { kind: 'markAttendance', accounts: accounts.map((one) => asId(one)), attendance });

describe('who is there to be paired', () => {
  it('[ENTRY-7] is in school chess everybody whom the teacher has not marked as away', () => {
    expect(here(school())).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(here(mark(school(), 'away', 'a2', 'b1'))).toEqual(['a1', 'b2']);
    expect(here(mark(mark(school(), 'away', 'a2', 'b1'), null, 'b1'))).toEqual(['a1', 'b1', 'b2']);
  });

  it('[ENTRY-7] is in an online team Konrad who is online, or marked as here, and not who is marked as away', () => {
    const event = mark(mark(konrad({ online: true }), 'here', 'a1'), 'away', 'b1');
    expect(here(event)).toEqual(['a1']);
    expect(here(event, 1, 'b1', 'b2')).toEqual(['a1', 'b2']);
  });

  it('[ENTRY-7] is in a hall who is marked as here: somebody online may sit at home', () => {
    expect(here(mark(konrad(), 'here', 'a1'), 1, 'b2')).toEqual(['a1']);
  });

  it('[ENTRY-7] is in every other format everybody who is entered: nobody is marked', () => {
    const swiss = startedWith(4);
    expect(refusalOf(swiss, { kind: 'markAttendance', accounts: [asId('p1')], attendance: 'away' })).toBe(
      'everybodyIsPaired',
    );
  });

  it('[ENTRY-7] is asked of those alone who take part', () => {
    expect(
      refusalOf(school(), { kind: 'markAttendance', accounts: [asId('a1'), asId('stranger')], attendance: 'away' }),
    ).toBe('notParticipating');
  });

  it('[TOUR-1] a mark that stands already changes nothing', () => {
    const marked = mark(school(), 'away', 'a1');
    expect(mark(marked, 'away', 'a1')).toBe(marked);
  });

  it('[ROUND-10] is in team Konrad nobody who still plays in another round', () => {
    const playing: Tournament = {
      ...mark(konrad(), 'here', 'a1', 'a2', 'b1', 'b2'),
      rounds: [
        {
          kind: 'paired',
          number: 1,
          name: null,
          startAt: at(0),
          pairedAt: at(0),
          pairings: [newBoard(1, asId('a1'), asId('b1'))],
        },
      ],
    };
    expect(here(playing, 2)).toEqual(['a2', 'b2']);
  });

  it('[ROUND-2] is nobody who has withdrawn', () => {
    const gone = withPlayer(school(), asId('a1'), (player) => ({ ...player, withdrawnFrom: 2 }));
    expect([here(gone, 1).length, here(gone, 2).length]).toEqual([4, 3]);
  });

  it('[ROUND-10] is paired with members of other teams only, and only if there', () => {
    const event = mark(school(), 'away', 'b2');
    expect(playersOf(event).map(({ account, seed }) => [account, seed])).toEqual([
      ['a1', 1],
      ['a2', 3],
      ['b1', 2],
      ['b2', 4],
    ]);
    const { present, forbidden } = pairingInput(event, 1, numberedField(event));
    expect(present).toEqual([1, 3, 2]);
    expect(forbidden).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
});
