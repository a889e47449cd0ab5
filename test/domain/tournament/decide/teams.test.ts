import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { type AccountId, asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { MINUTE, millis } from '../../../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { maySee } from '../../../../domain/tournament/guards/authority.ts';
import { newMatch } from '../../../../domain/tournament/teams/match.ts';
import { newBoard } from '../../../../domain/tournament/value/change.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import {
  type PairedRound,
  playersOf,
  type Tournament,
  teamIn,
  teamsOf,
} from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  asCaptain,
  asPlayer,
  changed,
  decided,
  HOST,
  newTournament,
  refusalOf,
  withTeamsEntered,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const player = (name: string): AccountId => asId(name);
const team = (name: string): TeamId => asId(name);
const add = (account: string, name?: string): TournamentCommand => ({
  kind: 'addParticipant',
  account: player(account),
  ...(name !== undefined && { team: team(name) }),
});
const remove = (account: string) => ({ kind: 'removeParticipant', account: player(account) }) as const;
const addTeam = (name: string) => ({ kind: 'addTeam', team: team(name) }) as const;
const removeTeam = (name: string) => ({ kind: 'removeTeam', team: team(name) }) as const;
const join = (name?: string): TournamentCommand => ({ kind: 'join', ...(name !== undefined && { team: team(name) }) });
const seat = (name: string, account: string, place: number) =>
  ({ kind: 'seatMember', team: team(name), account: player(account), place }) as const;
const start = { kind: 'start' } as const;

/** A team Swiss of two boards. */
const swiss = (changes: Partial<Tournament> = {}): Tournament =>
  newTournament({ format: 'TeamSwissDutch', perTeam: 2, rounds: 1, selfJoinable: true }, changes);
const four = (changes: Partial<Tournament> = {}): Tournament =>
  newTournament({ format: 'LimitedPlayerTeam', rounds: 1, selfJoinable: true }, changes);
const school = (): Tournament => newTournament({ format: 'TeamMonrad', rounds: 2, selfJoinable: true });

const list = (tournament: Tournament): string[] =>
  teamsOf(tournament).map(
    ({ seed, team: id, members }) => `${seed} ${id}: ${members.map((one) => `${one.seed} ${one.account}`).join(', ')}`,
  );
const order = (tournament: Tournament, name: string): readonly string[] =>
  teamIn(tournament, team(name))?.members.map(({ account }) => account) ?? [];

describe('a team', () => {
  it('[ROSTER-1] a team is entered once, without players, and entering it again changes nothing', () => {
    const one = decided(swiss(), addTeam('t1'));
    expect(one).toMatchObject({ ok: true, value: { answer: { already: false } } });
    const entered = changed(swiss(), addTeam('t1'));
    expect(teamsOf(entered)).toMatchObject([
      { team: 't1', name: 'Team t1', seed: 1, members: [], withdrawnFrom: null },
    ]);
    expect(decided(entered, addTeam('t1'))).toMatchObject({
      ok: true,
      value: { after: entered, answer: { already: true } },
    });
  });

  it('[ROSTER-1] a team can be entered if it exists and the team tournament has not started', () => {
    expect(refusalOf(swiss(), addTeam('nobody'))).toBe('noSuchTeam');
    expect(refusalOf(newTournament(), addTeam('t1'))).toBe('notATeamTournament');
    const begun = changed(withTeamsEntered(swiss(), 2, 2), start);
    expect(refusalOf(begun, addTeam('t3'))).toBe('tournamentStarted');
  });

  it('[ROSTER-1] removing a team removes its players, byes and forbidden pairs', () => {
    const pair = { who: [player('p1'), player('p5')], firstRound: 1, lastRound: null };
    const bye = { who: team('t1'), round: 1, bye: 'half-point' } as const;
    const before = { ...withTeamsEntered(swiss(), 3, 2), forbiddenPairs: [pair], requestedByes: [bye] };
    const after = changed(before, removeTeam('t1'));
    expect(list(after)).toEqual(['1 t2: 1 p6, 2 p5', '2 t3: 3 p9, 4 p10']);
    expect([after.forbiddenPairs, after.requestedByes]).toEqual([[], []]);
    expect(refusalOf(after, removeTeam('t1'))).toBe('noSuchTeam');
  });

  it('[ROSTER-1] a tournament starts with at least two teams, each with a player', () => {
    const one = withTeamsEntered(swiss(), 1, 2);
    expect(refusalOf(one, start)).toBe('insufficientPlayers');
    expect(refusalOf(changed(one, addTeam('t2')), start)).toBe('teamIsEmpty');
    expect(decided(changed(one, addTeam('t2')), start)).toMatchObject({ params: { team: 'Team t2' } });
    expect(refusalOf(withTeamsEntered(swiss(), 2, 1), start)).toBe('done');
  });

  it('[ROSTER-1] the number of pupils of a class can be set or cleared at any time', () => {
    const count = (tournament: Tournament, pupils: number | null) =>
      changed(tournament, { kind: 'setMemberCount', team: team('t1'), count: pupils });
    const told = count(changed(withTeamsEntered(school(), 2, 2), start), 23);
    expect(teamIn(told, team('t1'))?.memberCount).toBe(23);
    expect(count(told, 23)).toBe(told);
    expect(teamIn(count(told, null), team('t1'))?.memberCount).toBeNull();
    expect(refusalOf(told, { kind: 'setMemberCount', team: team('t9'), count: 5 })).toBe('noSuchTeam');
  });
});

describe('players of a team', () => {
  it('[ROSTER-2] a player is entered for a team that takes part', () => {
    const one = changed(swiss(), addTeam('t1'));
    expect(refusalOf(one, add('p1'))).toBe('teamRequired');
    expect(refusalOf(one, add('p1', 't2'))).toBe('noSuchTeam');
    const entered = changed(one, add('p1', 't1'));
    expect(order(entered, 't1')).toEqual(['p1']);
    expect(refusalOf(entered, add('p1', 't1'))).toBe('alreadyParticipating');
    expect(refusalOf(newTournament(), add('p1', 't1'))).toBe('noSuchTeam');
  });

  it('[ROSTER-2] a player plays for one team only', () => {
    const two = withTeamsEntered(swiss(), 2, 1);
    expect(refusalOf(two, add('p1', 't2'))).toBe('alreadyParticipating');
  });

  it('[ROSTER-2] a team has as many players as its boards, or six in a four-player team', () => {
    expect(refusalOf(withTeamsEntered(swiss(), 1, 2), add('p3', 't1'))).toBe('teamFull');
    const full = ['p5', 'p6'].reduce(
      (before, name) => changed(before, add(name, 't1')),
      withTeamsEntered(four(), 1, 4),
    );
    expect(order(full, 't1')).toHaveLength(6);
    expect(decided(full, add('p7', 't1'))).toMatchObject({ ok: false, key: 'teamFull', params: { limit: 6 } });
    const large = ['p5', 'p6', 'p7', 'p8', 'p9'].reduce(
      (before, name) => changed(before, add(name, 't1')),
      withTeamsEntered(school(), 1, 4),
    );
    expect(order(large, 't1')).toHaveLength(9);
  });

  it('[ROSTER-2] a member of a team joins a tournament for it by themselves, and can leave', () => {
    const two = changed(changed(swiss(), addTeam('t1')), addTeam('t2'));
    const p5 = { actor: asPlayer('p5') };
    expect(refusalOf(two, join(), p5)).toBe('teamRequired');
    expect(refusalOf(two, join('t1'), p5)).toBe('notATeamMember');
    expect(refusalOf(two, join('t3'), p5)).toBe('noSuchTeam');
    const joined = changed(two, join('t2'), p5);
    expect(order(joined, 't2')).toEqual(['p5']);
    expect(order(changed(joined, { kind: 'leave' }, p5), 't2')).toEqual([]);
  });

  it('[ROSTER-2] the organiser, but not a captain, can enter a player who is not a member of the team', () => {
    const one = changed(swiss(), addTeam('t1'));
    expect(refusalOf(one, add('p5', 't1'), { actor: asCaptain('t1') })).toBe('notATeamMember');
    expect(order(changed(one, add('p5', 't1')), 't1')).toEqual(['p5']);
  });

  it('[ROSTER-2] the organiser can enter a guest for a team', () => {
    const person = { firstName: 'Gro', lastName: 'Gjest', fideNumber: null, birthDate: null, sex: 'F' } as const;
    const guest = { person, title: null, rating: null, federation: 'NOR', club: null };
    expect(refusalOf(withTeamsEntered(swiss(), 1, 1), { kind: 'addGuest', guest })).toBe('teamRequired');
    const nowhere = { kind: 'addGuest', guest, team: asId<TeamId>('t9') } as const;
    expect(refusalOf(withTeamsEntered(swiss(), 1, 1), nowhere)).toBe('noSuchTeam');
    const lent = changed(withTeamsEntered(swiss(), 1, 1), { kind: 'addGuest', guest, team: asId('t1') });
    expect(teamsOf(lent).map(({ members }) => members.map(({ person }) => person.ghost))).toEqual([[false, true]]);
  });
});

describe('the starting list of teams', () => {
  it('[ROSTER-3] teams are ordered by the average of their strongest players, as many as there are boards', () => {
    // One member of the second team has no rating, and one of the third.
    const three = withTeamsEntered(four(), 3, 4);
    expect(list(three)).toEqual([
      '1 t1: 1 p1, 2 p2, 3 p3, 4 p4',
      '2 t2: 5 p6, 6 p7, 7 p8, 8 p5',
      '3 t3: 9 p9, 10 p11, 11 p12, 12 p10',
    ]);
    // A substitute with a rating is one of the four strongest.
    expect(list(changed(three, add('p13', 't3')))[1]).toMatch(/^2 t3/);
  });

  it('[ROSTER-3] the pupils of the classes get their starting numbers in turn', () => {
    expect(list(changed(withTeamsEntered(school(), 2, 2), add('p3', 't1')))).toEqual([
      '1 t1: 1 p1, 3 p2, 5 p3',
      '2 t2: 2 p6, 4 p5',
    ]);
  });

  it('[ROSTER-3] an empty place in a team counts as no rating, so that one strong player is less than several', () => {
    const one = changed(changed(four(), addTeam('t1')), add('p1', 't1'));
    const both = ['p6', 'p7', 'p8'].reduce(
      (before, name) => changed(before, add(name, 't2')),
      changed(one, addTeam('t2')),
    );
    expect(teamsOf(both).map(({ team: id }) => id)).toEqual(['t2', 't1']);
  });

  it('[ROSTER-3] teams are ordered by lot where the organiser wants it, and new teams come last', () => {
    const teams = withTeamsEntered(swiss(), 6, 2);
    const drawn = changed(teams, { kind: 'changeSeeding', by: 'random' }, { chance: chanceFrom(4) });
    expect(drawn.randomSeeding).toBe(true);
    expect(list(drawn)).not.toEqual(list(teams));
    expect(playersOf(drawn).map(({ seed }) => seed)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const more = changed(drawn, addTeam('t7'));
    expect(teamsOf(more).map(({ team: id }) => id)).toEqual([...teamsOf(drawn).map(({ team: id }) => id), 't7']);
    expect(list(changed(drawn, { kind: 'changeSeeding', by: 'rating' }))).toEqual(list(teams));
    const again = changed(teams, { kind: 'changeSeeding', by: 'random' }, { chance: chanceFrom(4) });
    expect(list(again)).toEqual(list(drawn));
  });
});

describe('the board order of a team', () => {
  it('[ROSTER-4] the board order is by rating until it is changed, and a new player is placed above weaker ones', () => {
    const two = ['p2', 'p1'].reduce((before, name) => changed(before, add(name, 't1')), changed(four(), addTeam('t1')));
    expect(order(two, 't1')).toEqual(['p1', 'p2']);
    const turned = changed(two, seat('t1', 'p2', 1));
    expect(order(turned, 't1')).toEqual(['p2', 'p1']);
    expect(order(changed(turned, add('p3', 't1')), 't1')).toEqual(['p2', 'p1', 'p3']);
    expect(order(changed(turned, { kind: 'changeSeeding', by: 'rating' }), 't1')).toEqual(['p2', 'p1']);
  });

  it('[ROSTER-4] moving a player in the board order moves the others, and their starting numbers until the start', () => {
    const teams = withTeamsEntered(four(), 2, 4);
    const before = changed(teams, seat('t1', 'p4', 2));
    expect(list(before)[0]).toBe('1 t1: 1 p1, 2 p4, 3 p2, 4 p3');
    const begun = changed(before, start);
    const after = changed(begun, seat('t1', 'p1', 4));
    expect(list(after)[0]).toBe('1 t1: 2 p4, 3 p2, 4 p3, 1 p1');
    expect(changed(after, seat('t1', 'p1', 4))).toBe(after);
  });

  it('[ROSTER-4] the board order has a place for each of the team’s players and no more', () => {
    const teams = withTeamsEntered(four(), 2, 3);
    expect(refusalOf(teams, seat('t1', 'p1', 4))).toBe('invalidInput');
    expect(refusalOf(teams, seat('t1', 'p5', 1))).toBe('notParticipating');
    expect(refusalOf(teams, seat('t9', 'p1', 1))).toBe('noSuchTeam');
  });
});

describe('a captain', () => {
  const captain = { actor: asCaptain('t1') };

  it('[ROSTER-5] a captain enters, seats and takes out players of the own team and of no other', () => {
    const teams = changed(changed(swiss(), addTeam('t1')), addTeam('t2'));
    const two = ['p1', 'p2'].reduce((before, name) => changed(before, add(name, 't1'), captain), teams);
    expect(order(two, 't1')).toEqual(['p1', 'p2']);
    const seated = changed(two, seat('t1', 'p2', 1), captain);
    expect(order(changed(seated, remove('p1'), captain), 't1')).toEqual(['p2']);
    const foreign = changed(changed(seated, add('p5', 't2')), add('p6', 't2'));
    for (const command of [add('p7', 't2'), remove('p5'), seat('t2', 'p6', 1), add('p9'), remove('p99')]) {
      expect(refusalOf(foreign, command, captain)).toBe('forbidden');
    }
  });

  it('[ROSTER-5] a captain takes nobody of another team back, whatever team the request names', () => {
    const begun = changed(withTeamsEntered(swiss(), 2, 2), start);
    const gone = changed(begun, remove('p5'));
    expect(refusalOf(gone, add('p5', 't1'), captain)).toBe('forbidden');
    expect(refusalOf(gone, add('p5', 't2'), { actor: asCaptain('t2') })).toBe('done');
  });

  it('[ROSTER-5] a captain may not change teams, seeding or member counts', () => {
    const teams = withTeamsEntered(swiss(), 2, 1);
    for (const command of [
      addTeam('t3'),
      removeTeam('t1'),
      { kind: 'setMemberCount', team: team('t1'), count: 5 },
      { kind: 'changeSeeding', by: 'random' },
      start,
    ] as const) {
      expect(refusalOf(teams, command, captain)).toBe('forbidden');
      expect(refusalOf(teams, command, { actor: VISITOR })).toBe('forbidden');
    }
  });

  it('[ROSTER-5] a captain can change the team until five minutes before the pairing, the organiser longer', () => {
    const planned = withTeamsEntered(swiss({ nextPairingAt: at(0) }), 2, 1);
    const open = { ...captain, now: millis(at(0) - 5 * MINUTE - 1) };
    const closed = { ...captain, now: millis(at(0) - 5 * MINUTE) };
    for (const command of [add('p2', 't1'), remove('p1')]) {
      expect(refusalOf(planned, command, open)).toBe('done');
      expect(refusalOf(planned, command, closed)).toBe('lineUpClosed');
      expect(refusalOf(planned, command, { ...closed, actor: HOST })).toBe('done');
    }
    const two = changed(planned, add('p2', 't1'));
    expect(refusalOf(two, seat('t1', 'p2', 1), closed)).toBe('lineUpClosed');
    expect(refusalOf(two, seat('t1', 'p2', 1), { ...closed, actor: HOST })).toBe('done');
  });

  it('[ROSTER-5] a captain sees a private tournament that the own team is in', () => {
    const secret = newTournament({ format: 'TeamSwissDutch', perTeam: 2, publiclyViewable: false });
    expect(maySee(asCaptain('t1'), secret)).toBe(false);
    expect(maySee(asCaptain('t1'), changed(secret, addTeam('t1')))).toBe(true);
    expect(maySee(asCaptain('t2'), changed(secret, addTeam('t1')))).toBe(false);
  });

  it('[ROSTER-5] the board order of a four-player team is closed to everybody five minutes before the pairing', () => {
    const planned = withTeamsEntered(four({ nextPairingAt: at(0) }), 2, 4);
    const late = { now: millis(at(0) - 5 * MINUTE) };
    expect(refusalOf(planned, seat('t1', 'p2', 1), late)).toBe('lineUpClosed');
    expect(refusalOf(planned, remove('p1'), late)).toBe('done');
    expect(refusalOf(planned, seat('t1', 'p2', 1), { now: at(-6 * MINUTE) })).toBe('done');
  });
});

describe('teams after the start', () => {
  const match = (boards: readonly (readonly [string, string])[]): PairedRound => ({
    kind: 'paired',
    number: 1,
    name: null,
    startAt: null,
    pairedAt: at(0),
    pairings: [
      {
        ...newMatch(1, team('t1'), team('t2')),
        lineUps: boards.length === 0 ? { white: null, black: null } : null,
        boards: boards.map(([white, black], index) => newBoard(index + 1, player(white), player(black))),
      },
    ],
  });
  const begun = (rounds: Tournament['rounds'] = []): Tournament => ({
    ...changed(withTeamsEntered(newTournament({ format: 'TeamSwissDutch', perTeam: 2, rounds: 2 }), 3, 2), start),
    rounds,
  });
  const lined = match([
    ['p1', 'p6'],
    ['p5', 'p2'],
  ]);

  it('[ROSTER-6] a withdrawn team can be reinstated, and its players and boards stay', () => {
    const gone = changed(begun([lined]), removeTeam('t1'));
    expect(teamIn(gone, team('t1'))?.withdrawnFrom).toBe(2);
    expect(gone.rounds).toEqual([lined]);
    expect(refusalOf(gone, removeTeam('t1'))).toBe('notParticipating');
    const back = decided(gone, addTeam('t1'));
    expect(back).toMatchObject({ ok: true, value: { answer: { already: false } } });
    expect(back.ok && back.value.after && teamIn(back.value.after, team('t1'))?.withdrawnFrom).toBeNull();
  });

  it('[ROSTER-6] a team that withdraws before its line-up has no players at the boards of the round', () => {
    const gone = changed(begun([match([])]), removeTeam('t1'));
    expect(teamIn(gone, team('t1'))?.withdrawnFrom).toBe(1);
  });

  it('[ROSTER-6] a withdrawn player is not lined up from the next line-up on', () => {
    const goneFrom = (tournament: Tournament) =>
      playersOf(changed(tournament, remove('p1'))).find(({ account }) => account === 'p1')?.withdrawnFrom;
    expect(goneFrom(begun())).toBe(1);
    expect(goneFrom(begun([match([])]))).toBe(1);
    expect(goneFrom(begun([lined]))).toBe(2);
    const back = changed(changed(begun([lined]), remove('p1')), add('p1', 't1'));
    expect(playersOf(back).every(({ withdrawnFrom }) => withdrawnFrom === null)).toBe(true);
  });

  it('[ROSTER-6] a class withdraws with all its pupils, and on its return those who had left before stay away', () => {
    const running = changed(withTeamsEntered(school(), 3, 3), start);
    const without = (tournament: Tournament) =>
      playersOf(tournament).flatMap(({ account, withdrawnFrom }) => (withdrawnFrom === null ? [] : [account]));
    const before = { ...changed(running, remove('p1')), rounds: [] };
    const later = withGoneSince(before, 'p1', 0);
    const gone = changed(later, removeTeam('t1'));
    expect([...without(gone)].sort()).toEqual(['p1', 'p2', 'p3']);
    expect(teamIn(gone, team('t1'))?.withdrawnFrom).toBe(1);
    expect(without(changed(gone, addTeam('t1')))).toEqual(['p1']);
  });
});

/** As if somebody had gone in an earlier round. */
const withGoneSince = (tournament: Tournament, account: string, withdrawnFrom: number): Tournament => ({
  ...tournament,
  participants: tournament.participants.map((one) =>
    one.kind === 'player'
      ? one
      : {
          ...one,
          members: one.members.map((member) => (member.account === account ? { ...member, withdrawnFrom } : member)),
        },
  ),
});

describe('all team formats', () => {
  const kinds = FORMAT_NAMES.filter((kind: FormatName) => FORMATS[kind].isTeam);

  it.each(kinds)('[ROSTER-1] a tournament of the format %s takes two teams and starts', (kind) => {
    const built = newTournament({ format: kind, perTeam: 2, rounds: 1 });
    const begun = changed(withTeamsEntered(built, 2, 2), start);
    expect(begun.phase.kind).toBe('running');
    expect(teamsOf(begun).map(({ seed }) => seed)).toEqual([1, 2]);
  });
});
