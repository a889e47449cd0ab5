import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { DAY } from '../../../../domain/kernel/time.ts';
import { boardsOf, playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  changed,
  newTournament,
  refusalOf,
  settled,
  startedWith,
  withPlayers,
  withTeamsEntered,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const robin = (changes: Parameters<typeof newTournament>[0] = {}) =>
  newTournament({ format: 'RoundRobin', meetings: 2, rounds: null, ...changes });
const names = (tournament: Tournament) => playersOf(tournament).map(({ account }) => String(account));
const order = (...ids: readonly string[]) =>
  ({ kind: 'setStartingOrder', order: ids.map((one) => asId<AccountId>(one)) }) as const;
const entered = (tournament: Tournament, name: string) =>
  changed(tournament, { kind: 'addParticipant', account: asId(name) });
const START = { kind: 'start' } as const;

describe('the starting order', () => {
  it('[ENTRY-21] entries are numbered by hand before the start, and new entries get the next number', () => {
    const four = withPlayers(robin(), 4);
    const set = changed(four, order('p3', 'p1', 'p4', 'p2'));
    expect(playersOf(set).map(({ account, seed }) => `${seed} ${account}`)).toEqual(['1 p3', '2 p1', '3 p4', '4 p2']);
    expect(set.settings.startingOrder).toBe('manual');
    expect(names(entered(set, 'p5'))).toEqual(['p3', 'p1', 'p4', 'p2', 'p5']);
    expect(names(changed(set, START))).toEqual(['p3', 'p1', 'p4', 'p2']);
    expect(names(changed(set, { kind: 'changeSeeding', by: 'rating' }))).toEqual(names(four));
  });

  it('[ENTRY-21] teams are numbered by hand too', () => {
    const teams = withTeamsEntered(robin({ format: 'TeamRoundRobin', perTeam: 2 }), 3, 2);
    const ids = teams.participants.map((one) => ('team' in one ? String(one.team) : ''));
    const set = changed(teams, order(...[...ids].reverse()));
    expect(set.participants.map((one) => ('team' in one ? String(one.team) : ''))).toEqual([...ids].reverse());
  });

  it.each([
    ['an entry is missing', ['p1', 'p2', 'p3']],
    ['an entry is named twice', ['p1', 'p2', 'p3', 'p3']],
    ['a stranger is named', ['p1', 'p2', 'p3', 'p9']],
  ])('[ENTRY-21] an order is refused if %s', (_, ids) => {
    expect(refusalOf(withPlayers(robin(), 4), order(...ids))).toBe('changedMeanwhile');
  });

  it('[ENTRY-21] the numbers are fixed from the start on', () => {
    expect(refusalOf(startedWith(4, robin()), order('p4', 'p3', 'p2', 'p1'))).toBe('tournamentStarted');
  });

  it('[ENTRY-21] lots are drawn at the start, unless they are drawn before', () => {
    const eight = withPlayers(robin({ startingOrder: 'lot' }), 8);
    const byRating = names(withPlayers(robin(), 8));
    expect(names(eight)).toEqual(byRating);
    const started = changed(eight, START, { chance: chanceFrom(5) });
    expect(names(started)).not.toEqual(byRating);
    expect(new Set(names(started))).toEqual(new Set(byRating));
    const drawn = changed(eight, { kind: 'changeSeeding', by: 'random' }, { chance: chanceFrom(4) });
    expect(names(changed(drawn, START, { chance: chanceFrom(5) }))).toEqual(names(drawn));
  });

  it('[ENTRY-21] an edit of the starting order sorts by rating again, or keeps the list for numbers by hand', () => {
    const set = changed(withPlayers(robin(), 4), order('p3', 'p1', 'p4', 'p2'));
    const edited = (from: Tournament, startingOrder: 'rating' | 'lot' | 'manual') =>
      changed(from, { kind: 'edit', settings: { ...from.settings, startingOrder } }, { now: at(-DAY) });
    expect(names(edited(set, 'rating'))).toEqual(names(withPlayers(robin(), 4)));
    expect(edited(set, 'lot').randomSeeding).toBe(false);
    const byHand = edited(withPlayers(robin(), 4), 'manual');
    expect(names(entered(byHand, 'p5')).at(-1)).toBe('p5');
  });

  it('[BERGER-4] a tournament without the reversal plays the table twice', () => {
    const rounds = (reverseLastRounds: boolean) => {
      const paired = settled(startedWith(4, robin({ reverseLastRounds })));
      return paired.rounds.map((round) => boardsOf(round).map(({ white, black }) => `${white}-${black}`));
    };
    const [reversed, table] = [rounds(true), rounds(false)];
    expect(table).toHaveLength(6);
    expect([table[1], table[2]]).toEqual([reversed[2], reversed[1]]);
    expect(table.slice(3)).toEqual(reversed.slice(3));
  });
});
