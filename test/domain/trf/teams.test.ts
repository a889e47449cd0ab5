import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teamStandings } from '../../../domain/tournament/standings/standings.ts';
import { type TrfTeamRound, teamRoundsOf, teamsOf } from '../../../domain/trf/convert/team-rounds.ts';
import { primaryScoreOf, toTeamField } from '../../../domain/trf/convert/to-team-field.ts';
import { recordsOf } from '../../../domain/trf/document.ts';
import { readTrf } from '../../../domain/trf/read/read.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import type { TournamentReport } from '../../../domain/trf/write/report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { documentOf, playerLine, vectorPath } from '../../support/domain/trf.ts';
import { firstOf, nth, onlyOf, take } from '../../support/lists.ts';
import { anyTeamReport } from '../support/team-report.ts';

const team = (number: number, name: string, ...players: number[]): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(32)} ${' '.repeat(31)}${players.map((one) => ` ${String(one).padStart(4)}`).join('')}`;

const TEAMS = [team(1, 'Moss', 1, 2, 5), team(2, 'Horten', 3, 4, 6)];
const file = (...lines: string[]) => documentOf(['092 Team: Swiss-System', ...TEAMS, ...lines].join('\n'));

describe('a match in a report file', () => {
  it('[TRF-36] a match is assembled from the games of its players, the team with White on board 1 first', () => {
    const document = file(
      playerLine(1, 'Berg, Anna', '1.0', '3b1'),
      playerLine(2, 'Dahl, Bo', '0.5', '4w='),
      playerLine(3, 'Lie, Cato', '0.0', '1w0'),
      playerLine(4, 'Moe, Dina', '0.5', '2b='),
      playerLine(5, 'Ask, Eva', '0.0', '--'),
      playerLine(6, 'Eng, Finn', '0.0', '--'),
    );
    expect(onlyOf(onlyOf(teamRoundsOf(document)).matches)).toEqual({
      first: 2,
      second: 1,
      forfeit: null,
      boards: [
        { first: 3, second: 1, color: 'white', results: ['loss', 'win'] },
        { first: 4, second: 2, color: 'black', results: ['draw', 'draw'] },
      ],
    });
    const [moss, horten] = toTeamField(document).teams;
    expect(moss?.results).toEqual([
      { kind: 'match', opponent: 2, color: 'black', outcome: 'win', boards: ['win', 'draw'] },
    ]);
    expect(horten?.results).toMatchObject([{ opponent: 1, color: 'white', outcome: 'loss' }]);
  });

  it('[TRF-36] a player who has won without an opponent faces an empty board', () => {
    const document = file(
      playerLine(1, 'Berg, Anna', '1.0', '-+'),
      playerLine(2, 'Dahl, Bo', '0.0', '4w0'),
      playerLine(3, 'Lie, Cato', '0.0', '--'),
      playerLine(4, 'Moe, Dina', '1.0', '2b1'),
      playerLine(5, 'Ask, Eva', '0.0', '--'),
      playerLine(6, 'Eng, Finn', '0.0', '--'),
      '300   1   2   1 0000    4',
    );
    const { first, boards } = onlyOf(onlyOf(teamRoundsOf(document)).matches);
    expect(boards.map((board) => [board.first, board.second])).toEqual(
      first === 2
        ? [
            [null, 1],
            [4, 2],
          ]
        : [
            [1, null],
            [2, 4],
          ],
    );
    expect(toTeamField(document).teams.map(({ results }) => firstOf(results))).toMatchObject([
      { outcome: 'draw', boards: ['forfeitWin', 'loss'] },
      { outcome: 'draw', boards: ['forfeitLoss', 'win'] },
    ]);
  });

  it('[TRF-37] a match may be forfeited as a whole by 330, and byes of teams are those of 320 and 240', () => {
    const players = [1, 2, 3, 4, 5, 6].map((number) => playerLine(number, `Player${number}`, '0.0', '-- -- --'));
    const document = file(...players, '330 +-   1   1   2', '320  1.0  1.0 000   2', '240 H   3    1');
    const field = toTeamField(document);
    expect(field.teams.map(({ results }) => results)).toEqual([
      [{ kind: 'forfeit', opponent: 2, outcome: 'win', boards: ['forfeitWin'] }, null],
      [
        { kind: 'forfeit', opponent: 1, outcome: 'loss', boards: ['forfeitLoss'] },
        { kind: 'bye', bye: 'pairing-allocated' },
      ],
    ]);
    expect(field.matchPoints.pairingAllocatedBye).toBe(2);
  });

  it('[TRF-37] an unplayed match counts as a win on every board that 352 has a colour for', () => {
    const players = [1, 2, 3, 4, 5, 6].map((number) => playerLine(number, `Player${number}`, '0.0', '--'));
    const field = toTeamField(file('352 WB', ...players, '330 +-   1   1   2'));
    expect(field.boards).toBe(2);
    expect(field.teams.map(({ results }) => results)).toMatchObject([
      [{ outcome: 'win', boards: ['forfeitWin', 'forfeitWin'] }],
      [{ outcome: 'loss', boards: ['forfeitLoss', 'forfeitLoss'] }],
    ]);
  });

  it('[TRF-36] a match is a round of its own even if all players have won without an opponent', () => {
    const players = [
      playerLine(1, 'Berg, Anna', '1.0', '-+'),
      ...[2, 3].map((number) => playerLine(number, `Player${number}`, '0.0', '--')),
      playerLine(4, 'Moe, Dina', '1.0', '-+'),
      ...[5, 6].map((number) => playerLine(number, `Player${number}`, '0.0', '--')),
    ];
    const field = toTeamField(file(...players, '300   1   1   2    1 0000', '300   1   2   1 0000    4'));
    expect(field.teams.map(({ results }) => results)).toMatchObject([
      [{ kind: 'forfeit', opponent: 2, boards: ['forfeitWin', 'forfeitLoss'] }],
      [{ kind: 'forfeit', opponent: 1, boards: ['forfeitLoss', 'forfeitWin'] }],
    ]);
  });

  it('[TRF-37] the code of the tournament decides whether teams rank by game points', () => {
    const coded = (code: string) => primaryScoreOf(documentOf(`192 ${code}\n${playerLine(1, 'Berg, Anna', '0.0')}`));
    expect(['FIDE_TEAM_TYPEA_MP_GP', 'FIDE_TEAM_TYPEA_GP_MP', 'FIDE_TEAM_GP', 'FIDE_TEAM_MP'].map(coded)).toEqual([
      'match',
      'game',
      'game',
      'match',
    ]);
  });

  it('[TRF-23] the teams of an older file are numbered by their lines', () => {
    const document = documentOf(
      [
        playerLine(1, 'Berg, Anna', '0.0'),
        playerLine(2, 'Dahl, Bo', '0.0'),
        `013 ${'Moss'.padEnd(32)}   1`,
        `013 ${'Horten'.padEnd(32)}   2`,
      ].join('\n'),
    );
    expect(teamsOf(document).map(({ number, name, players }) => [number, name, ...players])).toEqual([
      [1, 'Moss', 1],
      [2, 'Horten', 2],
    ]);
  });
});

describe('a written team tournament', () => {
  it('[TRF-38] a written team tournament reads back match by match and board by board, with its points', () => {
    fc.assert(
      fc.property(anyTeamReport(), (report) => {
        const document = documentOf(writeTrf(makeReport(report, { edition: 'TRF26' })));
        const rounds = pairedIn(report);
        // Whoever has White is not told of a match without a game.
        const asTold = teamRoundsOf(document).map(({ matches, byes }) => ({ matches: matches.map(sidesOf), byes }));
        const told = rounds.map(({ matches, byes }) => ({ matches: matches.map(sidesOf), byes }));
        expect(asTold.map(({ matches }) => new Set(matches))).toEqual(told.map(({ matches }) => new Set(matches)));
        expect(asTold.map(({ byes }) => new Set(byes))).toEqual(told.map(({ byes }) => new Set(byes)));
        const { matchPoints, gamePoints, boards } = report.matches ?? toTeamField(document);
        const read = toTeamField(document);
        expect(read.matchPoints).toEqual(matchPoints);
        if (rounds.some(({ matches }) => matches.some((match) => match.boards.length > 0)))
          expect({ boards: read.boards, gamePoints: read.gamePoints }).toEqual({ boards, gamePoints });
      }),
      { numRuns: 300 },
    );
  });

  /** Byes of a last round in which nobody has met anybody are byes of a round to come. */
  const pairedIn = ({ matches }: TournamentReport): readonly TrfTeamRound[] => {
    const rounds = matches?.rounds ?? [];
    const isPaired = (round: TrfTeamRound) =>
      round.matches.length > 0 || round.byes.some(({ bye }) => bye === 'pairing-allocated');
    return take(
      rounds,
      rounds.reduce((last, round, index) => (isPaired(round) ? index + 1 : last), 0),
    );
  };

  const sidesOf = ({ first, second, boards, forfeit }: ReturnType<typeof teamRoundsOf>[number]['matches'][number]) =>
    boards.some(({ color }) => color !== null) || forfeit !== null
      ? { first, second, boards, forfeit }
      : { pair: [first, second].sort((a, b) => a - b) };
});

describe('a report file of another program', () => {
  const path = vectorPath('trf/team-swiss-50-trf26-draft.trf');

  it.skipIf(path === null)(
    '[TRF-36] [TRF-37] fifty teams of another program’s file have the points stated in it',
    () => {
      const reading = readTrf(readFileSync(path ?? '', 'utf8'));
      if (!reading.ok) throw new Error(reading.key);
      const { document } = reading.value;
      const { rows } = teamStandings(toTeamField(document), { system: 'swiss', edition: 2024, tiebreaks: [] });
      const ours = new Map(rows.map(({ number, matchPoints, gamePoints }) => [number, [matchPoints, gamePoints]]));
      const differing = recordsOf(document, 'team').filter(
        ({ number, matchPoints, gamePoints }) => `${ours.get(number)}` !== `${[matchPoints, gamePoints]}`,
      );
      // Team 47's half-point bye of round 3 is requested for team 50 there, which has the bye of 320 in that round.
      expect(differing.map(({ number }) => number)).toEqual([47]);
      expect(nth(rows, 0).matchPoints).toBe(40);
    },
  );
});
