import { describe, expect, it } from 'vitest';
import { freeRoundsOf, matchesOf, teamsOf } from '../../../domain/tournament/value/state.ts';
import { importable } from '../../../domain/trf/check/team-faults.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { importedFrom } from '../../support/domain/imported.ts';
import { documentOf, playerLine } from '../../support/domain/trf.ts';
import { onlyOf } from '../../support/lists.ts';

const team = (number: number, name: string, ...players: number[]): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(32)} ${' '.repeat(31)}${players.map((one) => ` ${String(one).padStart(4)}`).join('')}`;

const HEAD = ['012 Moss Cup', '092 Team: Swiss-System', '192 FIDE_TEAM_TYPEA_MP_GP', '142 3', '352 WB'];
const TEAMS = [team(1, 'Moss', 1, 2), team(2, 'Horten', 3, 4)];
const PLAYERS = [
  playerLine(1, 'Berg, Anna', '1.0', '3w1'),
  playerLine(2, 'Dahl, Bo', '0.5', '4b='),
  playerLine(3, 'Lie, Cato', '0.0', '1b0'),
  playerLine(4, 'Moe, Dina', '0.5', '2w='),
];
const file = (...lines: string[]): string => [...HEAD, ...lines].join('\n');
const faultOf = (...lines: string[]) => {
  const may = importable(toTournament(documentOf(file(...lines))));
  return may.ok ? null : [may.key, may.params ?? {}];
};

describe('errors of a team file', () => {
  const more = [playerLine(5, 'Ask, Eva', '0.0'), playerLine(6, 'Eng, Finn', '0.0')];
  const third = team(3, 'Halden', 5, 6);
  it.each<[string, unknown, string[]]>([
    ['nothing', null, [...PLAYERS, ...TEAMS]],
    ['no teams', ['trfNoTeams', {}], PLAYERS],
    ['a team without a name', ['trfTeamUnnamed', { team: 2 }], [...PLAYERS, team(1, 'Moss', 1, 2), team(2, '', 3, 4)]],
    [
      'two teams of a name',
      ['trfTeamNameTwice', { name: 'Moss' }],
      [...PLAYERS, TEAMS[0] ?? '', team(2, 'Moss', 3, 4)],
    ],
    [
      'two teams of a number',
      ['trfTeamNumberTwice', { team: 1 }],
      [...PLAYERS, TEAMS[0] ?? '', team(1, 'Horten', 3, 4)],
    ],
    [
      'an unknown player',
      ['trfTeamPlayerUnknown', { player: 9 }],
      [...PLAYERS, TEAMS[0] ?? '', team(2, 'Horten', 3, 4, 9)],
    ],
    [
      'a player in two teams',
      ['trfPlayerInTwoTeams', { player: 2 }],
      [...PLAYERS, TEAMS[0] ?? '', team(2, 'Horten', 3, 4, 2)],
    ],
    ['a player in no team', ['trfPlayerInNoTeam', { player: 5 }], [...PLAYERS, ...more.slice(0, 1), ...TEAMS]],
    ['3 points for a match', ['trfMatchPointsUnusual', {}], [...PLAYERS, ...TEAMS, '362 TW 3.0   TD 1.0   TL 0.0']],
    ['a bye like a win', ['trfMatchPointsUnusual', {}], [...PLAYERS, ...more, ...TEAMS, third, '320  2.0  2.0   3']],
    ['a bye of nobody', ['trfTeamUnknown', { round: 1, team: 7 }], [...PLAYERS, ...TEAMS, '240 Z   1    7']],
    [
      'a match and a bye',
      ['trfTeamTwiceInRound', { round: 1, name: 'Moss' }],
      [...PLAYERS, ...TEAMS, '240 Z   1    1'],
    ],
    ['a bye to come', ['trfTeamByeToCome', { round: 2, name: 'Moss' }], [...PLAYERS, ...TEAMS, '240 H   2    1']],
    ['a pair that may not meet', ['trfTeamWishes', {}], [...PLAYERS, ...TEAMS, '260   2   3    1    2']],
  ])('[TRF-41] a team file is checked for what prevents its import: %s', (_, fault, lines) => {
    expect(faultOf(...lines)).toEqual(fault);
  });

  it('[TRF-41] a team file is refused for boards of one match against different teams', () => {
    const players = [
      playerLine(1, 'Berg, Anna', '1.0', '3w1'),
      playerLine(2, 'Dahl, Bo', '0.5', '5b='),
      playerLine(3, 'Lie, Cato', '0.0', '1b0'),
      playerLine(4, 'Moe, Dina', '0.0'),
      playerLine(5, 'Ask, Eva', '0.5', '2w='),
      playerLine(6, 'Eng, Finn', '0.0'),
    ];
    expect(faultOf(...players, ...TEAMS, third)).toEqual(['trfMatchMixed', { round: 1, name: 'Moss' }]);
  });

  it('[TRF-41] a team file is refused for colours that do not alternate', () => {
    const players = [
      playerLine(1, 'Berg, Anna', '1.0', '3w1'),
      playerLine(2, 'Dahl, Bo', '0.5', '4w='),
      playerLine(3, 'Lie, Cato', '0.0', '1b0'),
      playerLine(4, 'Moe, Dina', '0.5', '2b='),
    ];
    expect(faultOf(...players, ...TEAMS)).toEqual(['trfMatchColors', { round: 1, name: 'Moss' }]);
  });

  it('[TRF-41] a team file is refused for more boards than the format has', () => {
    const five = Array.from({ length: 5 }, (_, index) => [
      playerLine(index + 1, `A${index}, P`, '1.0', `${index + 6}${index % 2 === 0 ? 'w' : 'b'}1`),
      playerLine(index + 6, `B${index}, P`, '0.0', `${index + 1}${index % 2 === 0 ? 'b' : 'w'}0`),
    ]).flat();
    const document = documentOf(
      ['192 CUSTOM_TEAM_SWISS', ...five, team(1, 'A', 1, 2, 3, 4, 5), team(2, 'B', 6, 7, 8, 9, 10)].join('\n'),
    );
    const told = toTournament(document);
    expect(importable(told)).toEqual({ ok: false, key: 'trfTooManyBoards', params: { boards: 5, most: 4 } });
  });

  it('[TRF-41] a team file is refused for a knockout', () => {
    const told = toTournament(documentOf(['192 CUSTOM_TEAM_KNOCKOUT', ...PLAYERS, ...TEAMS].join('\n')));
    expect(importable(told)).toMatchObject({ key: 'trfKnockoutNotOffered' });
  });
});

describe('the teams of a file', () => {
  it('[TRF-40] imported teams play the boards of the file, the team with White on board 1 first', () => {
    const tournament = importedFrom(file(...PLAYERS, ...TEAMS));
    expect(tournament.settings).toMatchObject({ format: 'TeamSwissDutch', perTeam: 2, rounds: 3 });
    expect(teamsOf(tournament).map(({ name, seed, members }) => [name, seed, members.length])).toEqual([
      ['Moss', 1, 2],
      ['Horten', 2, 2],
    ]);
    const match = onlyOf(tournament.rounds.flatMap(matchesOf));
    expect(match).toMatchObject({ white: 'Moss', black: 'Horten', lineUps: null });
    expect(match.boards.map(({ board, white, black, result }) => [board, white, black, result])).toEqual([
      [1, 'guest-1', 'guest-3', 'whiteWins'],
      [2, 'guest-4', 'guest-2', 'draw'],
    ]);
  });

  it('[TRF-40] imported teams have open line-ups if a match has no boards', () => {
    const waiting = PLAYERS.map((line) => line.slice(0, 89));
    const match = onlyOf(importedFrom(file(...waiting, ...TEAMS, '300   1   2   1')).rounds.flatMap(matchesOf));
    expect(match).toMatchObject({ white: 'Horten', black: 'Moss', lineUps: { white: null, black: null }, boards: [] });
  });

  it('[TRF-40] a team omitted from a round was away, and one omitted until the end has withdrawn', () => {
    const three = [...PLAYERS, playerLine(5, 'Ask, Eva', '0.0'), ...TEAMS, team(3, 'Halden', 5)];
    const away = importedFrom(file(...three));
    expect(away.rounds.flatMap(freeRoundsOf)).toEqual([{ kind: 'bye', who: 'Halden', bye: 'zero-point' }]);
    const gone = importedFrom(file(...three, '240 Z   2    3', '240 Z   3    3'));
    expect(gone.rounds.flatMap(freeRoundsOf)).toEqual([]);
    expect(teamsOf(gone).map(({ withdrawnFrom }) => withdrawnFrom)).toEqual([null, null, 1]);
  });
});
