import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { fromPoints } from '../../../../domain/kernel/points.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { numberedField } from '../../../../domain/tournament/rounds/numbered-field.ts';
import { pairedFrom } from '../../../../domain/tournament/rounds/paired-from.ts';
import { pointsBefore } from '../../../../domain/tournament/standings/points-before.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import { type PlayerDecision, playerOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  changed,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);
const decide = (account: string, ...decisions: readonly PlayerDecision[]) =>
  ({ kind: 'setDecisions', account: id(account), decisions }) as const;
const taken = (points: number, after: number | null = 1): PlayerDecision => ({
  points: fromPoints(-points),
  after,
  reason: 'A telephone rang',
});

const scoreOf = (tournament: Tournament, account: string) => playerOf(tournament, id(account))?.standing.score;
const tiebreaksOf = (tournament: Tournament) =>
  ['p1', 'p2', 'p3', 'p4'].map((account) => playerOf(tournament, id(account))?.standing.tiebreaks);

describe('points adjustments', () => {
  const played = playedOut(nextRound(startedWith(4)), 1);
  const leader = ['p1', 'p2', 'p3', 'p4'].find((account) => scoreOf(played, account) === 2) ?? '';

  it('[ENTRY-15] a points adjustment counts for score, place and the next round, and in no tie-break', () => {
    const after = changed(played, decide(leader, taken(1)));
    expect([scoreOf(played, leader), scoreOf(after, leader)]).toEqual([2, 0]);
    expect(playerOf(after, id(leader))?.standing.rank).toBeGreaterThan(1);
    expect(tiebreaksOf(after)).toEqual(tiebreaksOf(played));
    expect(after.participants).toEqual(rankFromScratch(after).participants);
    const { field, numberOf } = numberedField(after);
    const number = numberOf.get(id(leader)) ?? 0;
    expect([1, 2].map((round) => pointsBefore(field, round).get(number))).toEqual([0, 0]);
    expect(pairedFrom(after, 1)?.field.entrants.map(({ results }) => results)).toEqual(
      pairedFrom(played, 1)?.field.entrants.map(({ results }) => results),
    );
  });

  it('[ENTRY-15] a points adjustment for the final standings counts after the last round only', () => {
    const after = changed(played, decide(leader, taken(0.5, null)));
    expect(scoreOf(after, leader)).toBe(2);
    const over = [2, 3].reduce((tournament, round) => playedOut(nextRound(tournament), round), after);
    const without = changed(over, decide(leader));
    expect(Number(scoreOf(without, leader)) - Number(scoreOf(over, leader))).toBe(1);
  });

  it('[ENTRY-15] a points adjustment can be taken back, and the log has both', () => {
    const after = changed(played, decide(leader, taken(0.5)));
    const back = changed(after, decide(leader));
    expect(scoreOf(back, leader)).toBe(2);
    expect(factsOf(played, after)).toEqual([
      { kind: 'decisionMade', who: [leader], round: 1, after: '-0.5: A telephone rang' },
    ]);
    expect(factsOf(after, back)).toEqual([
      { kind: 'decisionLifted', who: [leader], round: 1, after: '-0.5: A telephone rang' },
    ]);
    expect(changed(back, decide(leader))).toBe(back);
  });

  it('[ENTRY-15] a points adjustment needs an organiser and a format with a table of players', () => {
    expect(refusalOf(played, decide(leader, taken(1)), { actor: asPlayer(leader) })).toBe('forbidden');
    expect(refusalOf(played, decide('p9', taken(1)))).toBe('notParticipating');
    const cup = startedWith(4, newTournament({ format: 'Knockout' }));
    expect(refusalOf(cup, decide('p1', taken(1)))).toBe('decisionsNotOffered');
  });
});
