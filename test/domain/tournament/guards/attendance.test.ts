import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { availabilityIn } from '../../../../domain/tournament/guards/attendance.ts';
import { numberedField } from '../../../../domain/tournament/rounds/numbered-field.ts';
import { pairingInput } from '../../../../domain/tournament/rounds/pairing-input.ts';
import { attendancePlanOf } from '../../../../domain/tournament/value/attendance-plan.ts';
import { newBoard, withPlayer } from '../../../../domain/tournament/value/change.ts';
import type { AttendanceRule } from '../../../../domain/tournament/value/formats.ts';
import { playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { withClasses } from '../../../support/domain/classes.ts';
import {
  changed,
  newTournament,
  refusalOf,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';
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

describe('attendance', () => {
  it('[ENTRY-7] school chess pairs everybody who is not marked as away', () => {
    expect(here(school())).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(here(mark(school(), 'away', 'a2', 'b1'))).toEqual(['a1', 'b2']);
    expect(here(mark(mark(school(), 'away', 'a2', 'b1'), null, 'b1'))).toEqual(['a1', 'b1', 'b2']);
  });

  it('[ENTRY-7] an online team Konrad pairs players who are online or marked as here, except those away', () => {
    const event = mark(mark(konrad({ online: true }), 'here', 'a1'), 'away', 'b1');
    expect(here(event)).toEqual(['a1']);
    expect(here(event, 1, 'b1', 'b2')).toEqual(['a1', 'b2']);
  });

  it('[ENTRY-7] an over-the-board team Konrad pairs only players who are marked as here, not those who are online', () => {
    expect(here(mark(konrad(), 'here', 'a1'), 1, 'b2')).toEqual(['a1']);
  });

  it('[ENTRY-7] other formats pair everybody and refuse attendance marks', () => {
    const swiss = startedWith(4);
    expect(refusalOf(swiss, { kind: 'markAttendance', accounts: [asId('p1')], attendance: 'away' })).toBe(
      'everybodyIsPaired',
    );
  });

  it.each(['SwissDutch', 'Monrad', 'Konrad'] as const)(
    '[ATT-1] a %s pairs whoever its organiser chooses, and without a choice as its format does',
    (format) => {
      const usual = withPlayers(newTournament({ format }), 3);
      const { mode, ...rest } = attendancePlanOf(usual.settings);
      expect(mode).toBe(format === 'Konrad' ? 'ifHere' : 'everybody');
      const expecting = (chosen: AttendanceRule): Tournament =>
        withPlayers(newTournament({ format, attendance: { ...rest, mode: chosen } }), 3);
      expect(here(expecting('everybody'))).toEqual(['p1', 'p2', 'p3']);
      expect(here(mark(expecting('unlessAway'), 'away', 'p2'))).toEqual(['p1', 'p3']);
      expect(here(mark(expecting('ifHere'), 'here', 'p2'))).toEqual(['p2']);
      expect(expecting(mode).settings.attendance).toBeNull();
    },
  );

  it('[ENTRY-7] attendance can be marked only for players of the tournament', () => {
    expect(
      refusalOf(school(), { kind: 'markAttendance', accounts: [asId('a1'), asId('stranger')], attendance: 'away' }),
    ).toBe('notParticipating');
  });

  it('[TOUR-1] marking the same attendance again changes nothing', () => {
    const marked = mark(school(), 'away', 'a1');
    expect(mark(marked, 'away', 'a1')).toBe(marked);
  });

  it('[ROUND-10] team Konrad does not pair a player who is still playing in another round', () => {
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

  it('[ROUND-2] a withdrawn player is not present in later rounds', () => {
    const gone = withPlayer(school(), asId('a1'), (player) => ({ ...player, withdrawnFrom: 2 }));
    expect([here(gone, 1).length, here(gone, 2).length]).toEqual([4, 3]);
  });

  it('[ROUND-10] a present member of a team is paired only with members of other teams', () => {
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
