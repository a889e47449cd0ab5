import { describe, expect, it } from 'vitest';
import {
  MOST_TEAM_COLUMNS,
  type TeamCrossTable,
  teamCrossTable,
} from '../../../contract/tournament/team-cross-table.ts';
import type { MatchView } from '../../../contract/tournament/tournaments.ts';
import { aMatch, aPage, aPairing, aParticipant, aTeam } from '../../support/web/tournament-pages.ts';

const teams = ['moss', 'horten', 'larvik'].map((id, at) => ({ ...aTeam(id, at + 1), rank: 3 - at }));

const match = (round: number, white: string, black: string, changes: Partial<MatchView>): MatchView => ({
  ...aMatch(1, white, black),
  round,
  ...changes,
});

const matches: MatchView[] = [
  match(1, 'moss', 'horten', { whitePoints: 1.5, blackPoints: 0.5, result: 'whiteWins' }),
  match(1, 'larvik', 'bye', { bye: 'pairing-allocated' }),
  match(2, 'larvik', 'moss', { whitePoints: 1, blackPoints: 0 }),
  match(3, 'horten', 'larvik', {}),
];

/** Cells by team and column, as its user sees them. */
const cellsOf = ({ columns, rows }: TeamCrossTable) =>
  Object.fromEntries(
    rows.map(({ team, entries }) => [
      team.teamId,
      entries.map((entry) => {
        const column = columns === 'rounds' || entry.kind === 'bye' ? `r${entry.round}` : `#${entry.opponentLine}`;
        return entry.kind === 'bye'
          ? `${column} ${entry.bye}`
          : `${column} ${entry.opponent?.teamId ?? '-'} ${entry.points}-${entry.opponentPoints} ${entry.side}`;
      }),
    ]),
  );

describe('the cross table of teams', () => {
  it('the cross table of a team round robin has the game points against each team, in table order', () => {
    const table = teamCrossTable(aPage({ kind: 'TeamRoundRobin' }, { teams, matches, pairings: [] }));
    expect(table.columns).toBe('opponents');
    expect(table.rows.map(({ line, team }) => [line, team.teamId])).toEqual([
      [1, 'larvik'],
      [2, 'horten'],
      [3, 'moss'],
    ]);
    expect(cellsOf(table)).toEqual({
      moss: ['#2 horten 1.5-0.5 win', '#1 larvik 0-1 null'],
      horten: ['#3 moss 0.5-1.5 loss', '#1 larvik null-null null'],
      larvik: ['r1 pairing-allocated', '#3 moss 1-0 null', '#2 horten null-null null'],
    });
  });

  it('the cross table of teams goes by rounds outside a round robin, and with too many teams', () => {
    for (const kind of ['TeamSwissDutch', 'LimitedPlayerTeam', 'TeamKnockout'] as const) {
      const table = teamCrossTable(aPage({ kind }, { teams, matches, pairings: [] }));
      expect(table.columns).toBe('rounds');
      expect(cellsOf(table).moss).toEqual(['r1 horten 1.5-0.5 win', 'r2 larvik 0-1 null']);
    }
    expect(teamCrossTable(aPage({ kind: 'TeamRoundRobin' }, { teams, matches }), 2).columns).toBe('rounds');
  });

  it('the cross table of teams has no points of a match that are hidden from the user', () => {
    const hidden = [match(1, 'moss', 'horten', { whitePoints: null, blackPoints: null })];
    const table = teamCrossTable(aPage({ kind: 'TeamRoundRobin' }, { teams, matches: hidden, pairings: [] }));
    expect(cellsOf(table).moss).toEqual(['#2 horten null-null null']);
  });

  const participants = [
    aParticipant('anna', { team: 'moss' }),
    aParticipant('bo', { team: 'horten', seed: 2 }),
    aParticipant('cleo', { team: 'moss', seed: 3 }),
    aParticipant('dag', { team: 'larvik', seed: 4 }),
  ];
  const pairings = [
    aPairing('anna', 'bo', { round: 1, result: 'whiteWins' }),
    aPairing('dag', 'cleo', { round: 1, result: 'draw' }),
    aPairing('bo', 'cleo', { round: 2, result: 'whiteLosesBlackDraw' }),
    aPairing('anna', 'dag', { round: 2 }),
    aPairing('anna', 'bye', { round: 3, result: 'half-point' }),
  ];
  const BYES = { 'pairing-allocated': 3, 'full-point': 3, 'half-point': 2, 'zero-point': 0 };
  const points = { winPoints: 3, drawPoints: 2, lossPoints: 1, byePoints: BYES };

  it('the cross table of Team Monrad counts the games of all members together', () => {
    const table = teamCrossTable(aPage({ kind: 'TeamMonrad', ...points }, { teams, participants, pairings }));
    expect(table.columns).toBe('opponents');
    expect(cellsOf(table)).toEqual({
      moss: ['#2 horten 5-2 null', '#1 larvik 2-2 null'],
      horten: ['#3 moss 2-5 null'],
      larvik: ['#3 moss 2-2 null'],
    });
    const open = table.rows[2]?.entries.map((entry) => entry.kind === 'meeting' && entry.pending);
    expect(open).toEqual([0, 1]);
  });

  it('the cross table of Team Konrad has the points of the members by rounds, byes too, with too many teams', () => {
    const many = Array.from({ length: MOST_TEAM_COLUMNS }, (_, at) => aTeam(`t${at}`, at + 4));
    const table = teamCrossTable(
      aPage({ kind: 'TeamKonrad', ...points }, { teams: [...teams, ...many], participants, pairings }),
    );
    expect(table.columns).toBe('rounds');
    expect(cellsOf(table).moss).toEqual(['r1 - 5-3 null', 'r2 - 2-1 null', 'r3 - 2-0 null']);
  });
});
