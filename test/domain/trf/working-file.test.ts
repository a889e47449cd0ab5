import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStandings } from '../../../domain/checker/check-standings.ts';
import { halfPoints, type PointSystem, pointSystem } from '../../../domain/kernel/points.ts';
import type { LogFact } from '../../../domain/tournament/log/log-fact.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { playersOf } from '../../../domain/tournament/value/state.ts';
import { toPairingInput } from '../../../domain/trf/convert/to-pairing-input.ts';
import { recordsOf } from '../../../domain/trf/document.ts';
import { withAdjournedGames } from '../../../domain/trf/write/adjourned.ts';
import { commentsOf, startNumbersOf } from '../../../domain/trf/write/log-comments.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import type { TournamentReport } from '../../../domain/trf/write/report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { nextRound, playedOut, startedWith } from '../../support/domain/played-tournament.ts';
import { at } from '../../support/domain/tournament.ts';
import { findingsOf, trfFileOf } from '../../support/domain/trf.ts';
import { anyField } from '../support/any-field.ts';

const reportOf = (field: Field, changes: Partial<TournamentReport> = {}): TournamentReport => ({
  name: 'Open',
  format: 'SwissDutch',
  field,
  players: field.entrants.map(({ number }) => ({ number, name: `Player${number}` })),
  tiebreaks: ['BH', 'SB'],
  ...changes,
});

const working = (report: TournamentReport): string =>
  writeTrf(makeReport(withAdjournedGames(report), { edition: 'TRF26' }));

const four = (points: PointSystem = pointSystem()): Field => ({
  ...fieldOf({
    rounds: 3,
    ratings: [2000, 1900, 1800, 1700],
    results: { 1: '3w1 2b?', 2: '4b= 1w?', 3: '1b0 4w1', 4: '2w= 3b0' },
  }),
  points,
});

describe('the working file of a running tournament', () => {
  it('[TRF-44] an open game is ? for both, and counts as a draw in the points of the file', () => {
    const lines = working(reportOf(four())).split('\r\n');
    expect(lines).toContain('162  X 0.5');
    const players = lines.filter((line) => line.startsWith('001'));
    expect(players.map((line) => line.slice(80, 84).trim())).toEqual(['1.5', '1.0', '1.0', '0.5']);
    expect(players.map((line) => line.slice(-1))).toEqual(['?', '?', '1', '0']);
  });

  it('[TRF-44] X is worth what a draw is, and is left out once all games have a result', () => {
    const lines = working(reportOf(four(pointSystem(3, 1, 0)))).split('\r\n');
    expect(lines).toContain('162  W 3.0    D 1.0    X 1.0');
    const over = reportOf(fieldOf({ rounds: 1, results: { 1: '2w1', 2: '1b0' } }));
    expect(working(over)).toBe(writeTrf(makeReport(over, { edition: 'TRF26' })));
  });

  it('[TRF-44] the next round is paired with open games as draws, from the file as on the page', () => {
    const { field } = toPairingInput(trfFileOf(working(reportOf(four()))).tournament);
    expect(field.entrants[0]?.results[1]).toEqual({ kind: 'pending', opponent: 2, color: 'black', adjourned: true });
  });

  it('[TRF-44] a round robin has no open games in rounds that have not begun', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '2w1 2b?', 2: '1b0 1w?' } });
    const text = working(reportOf(field, { format: 'RoundRobin' }));
    expect(text).not.toContain('?');
    expect(text).not.toContain('162');
    expect(trfFileOf(text).tournament.unfinishedRounds).toEqual([2]);
  });

  it('[TRF-44] any tournament with open games reads back: results, points and places', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const report = withAdjournedGames(reportOf(field));
        const text = writeTrf(makeReport(report, { edition: 'TRF26' }));
        const { errors, warnings } = findingsOf(text);
        expect([errors, warnings.filter((warning) => !warning.endsWith('trfAdjourned'))]).toEqual([[], []]);
        const file = trfFileOf(text);
        // Rounds without a game at the end are byes to come.
        fc.pre(file.tournament.pairedRounds === field.rounds);
        expect(checkStandings(file).differences).toEqual([]);
        const read = file.tournament.field.entrants.map(({ results }) => results.map(asWritten));
        expect(read).toEqual(report.field.entrants.map(({ results }) => results.map(asWritten)));
      }),
      { numRuns: 200 },
    );
  });
});

/** A round without an entry is written as a zero-point bye. */
const asWritten = (result: RoundResult | null): RoundResult => result ?? { kind: 'bye', bye: 'zero-point' };

describe('comments of the working file', () => {
  const played = playedOut(nextRound(playedOut(nextRound(startedWith(4)), 1)), 2);
  const [one, other] = playersOf(played).map(({ account }) => account);
  if (one === undefined || other === undefined) throw new Error('the tournament has no players');
  const tournament = {
    ...played,
    participants: played.participants.map((player) =>
      player.kind === 'player' && player.account === one
        ? { ...player, decisions: [{ points: halfPoints(-1), after: 1, reason: 'Mobil på\nbordet' }] }
        : player,
    ),
  };
  const comments = (...facts: readonly LogFact[]) =>
    commentsOf(tournament, [{ revision: 2, at: at(0), by: null, facts }], startNumbersOf(tournament));

  it('[TRF-45] a points adjustment has its reason in one line', () => {
    expect(comments()).toEqual(['Points @ Round 1: 1 -0.5: Mobil på bordet']);
  });

  it('[TRF-45] the comment on a pairing changed by hand has start numbers', () => {
    const who = [one, other];
    const lines = comments(
      { kind: 'seatsSwapped', round: 2, who },
      { kind: 'boardMade', round: 2, who },
      { kind: 'boardDeleted', round: 2, who },
      { kind: 'byeGiven', round: 2, who: [one], after: 'half-point' },
    );
    expect(lines.slice(1)).toEqual([
      'MPA @ Round 2: 1 2 seats changed',
      'MPA @ Round 2: 1-2 added',
      'MPA @ Round 2: 1-2 removed',
      'MPA @ Round 2: 1=HPB added',
    ]);
  });

  it('[TRF-45] a corrected result has a comment if a later round was paired by it', () => {
    const result = { kind: 'result', who: [one, other], before: 'draw', after: 'whiteWins' } as const;
    expect(comments({ ...result, round: 1 }).slice(1)).toEqual(['Correction @ Round 1: 1-2: 1/2-1/2 => 1-0']);
    expect(comments({ ...result, round: 2 }).slice(1)).toEqual([]);
    expect(comments({ ...result, round: 1, before: null }).slice(1)).toEqual([]);
  });

  it('[TRF-45] comments are written before the players in ASCII, and reading passes them over', () => {
    const report = reportOf(four(), { comments: comments() });
    const lines = working(report).split('\r\n');
    const place = lines.indexOf('### Points @ Round 1: 1 -0.5: Mobil pa bordet');
    expect(place).toBeGreaterThan(0);
    expect(lines[place + 1]).toMatch(/^001/);
    const text = working(report);
    expect(findingsOf(text).warnings).toEqual(['10:109 trfAdjourned']);
    expect(recordsOf(trfFileOf(text).document, 'player')).toHaveLength(4);
  });
});
