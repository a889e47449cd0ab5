import { describe, expect, it } from 'vitest';
import type { MatchView } from '../../contract/tournament/tournaments.ts';
import { crossSheet } from '../../services/printout/sheets/cross-table.tsx';
import { aMatch, aPage, aPairing, aParticipant, aTeam } from '../support/web/tournament-pages.ts';

const participants = [aParticipant('anna', { team: 'moss' }), aParticipant('bo', { team: 'horten', seed: 2, rank: 2 })];
const pairings = [aPairing('anna', 'bo', { match: 1, result: 'whiteWins', outcome: 1 })];
const ranked = [
  { ...aTeam('moss', 1), rank: 1, matchScore: 2, gameScore: 1.5 },
  { ...aTeam('horten', 2), rank: 2, matchScore: 0, gameScore: 0.5 },
];
const played: MatchView = { ...aMatch(1, 'moss', 'horten'), whitePoints: 1.5, blackPoints: 0.5, result: 'whiteWins' };

function sheetOf(format: 'TeamRoundRobin' | 'TeamSwissDutch' | 'RoundRobin') {
  const isTeam = format !== 'RoundRobin';
  const field = {
    participants,
    pairings,
    ...(isTeam && { teams: ranked, matches: [played], isTeamTournament: true }),
  };
  return crossSheet({ page: aPage({ kind: format }, field), language: 'en', origin: 'https://chess.example' });
}

describe('the printed cross table', () => {
  it('the printed cross table has the teams against each other first, with game points and match points', () => {
    const sheet = sheetOf('TeamRoundRobin');
    expect(sheet).toContain('<td><bdi>moss</bdi></td><td class="center">×</td><td class="center">1½ (2)</td>');
    expect(sheet).toContain('<td><bdi>horten</bdi></td><td class="center">½ (0)</td><td class="center">×</td>');
    expect(sheet.indexOf('<h2>Teams</h2>')).toBeLessThan(sheet.indexOf('<h2>Players</h2>'));
  });

  it('the printed cross table names the opponent of each round where not all teams meet', () => {
    expect(sheetOf('TeamSwissDutch')).toContain('<td><bdi>moss</bdi></td><td class="center">2: 1½ (2)</td>');
  });

  it('the printed cross table lists team players by round, and players of a round robin against each other', () => {
    expect(sheetOf('TeamRoundRobin')).toContain('<td class="center">2w1</td>');
    expect(sheetOf('RoundRobin')).toContain('<td class="center">×</td><td class="center">1</td>');
    expect(sheetOf('RoundRobin')).not.toContain('<h2>');
  });

  it('[CNT-6] dropped rounds are printed in brackets, with the points of all rounds and what counts', () => {
    const [anna, bo] = [aParticipant('anna'), aParticipant('bo', { seed: 2, rank: 2 })];
    const games = [
      aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
      aPairing('bo', 'anna', { round: 2, result: 'draw', outcome: 0 }),
    ];
    const rounds = [1, 2].map((number) => ({ name: '', number, startDate: '2026-11-20T17:00:00Z', paired: true }));
    const players = [{ ...anna, score: 1, counted: { allPoints: 1.5, dropped: [2] } }, bo];
    const page = aPage({ rounds: 2, droppedRounds: 1 }, { participants: players, pairings: games, rounds });
    const sheet = crossSheet({ page, language: 'no', origin: 'https://chess.example' });
    expect(sheet).toContain('<td class="center">(2s½)</td><td class="number"><strong>1</strong></td>');
    expect(sheet).toContain('<td class="number">1½</td>');
    expect(sheet).toContain('<p class="soft">Den beste av 2 runder teller.</p>');
  });
});
