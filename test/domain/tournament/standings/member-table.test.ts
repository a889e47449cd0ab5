import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { pointSystem } from '../../../../domain/kernel/points.ts';
import { rankFromScratch } from '../../../../domain/tournament/standings/ranking.ts';
import { newBoard } from '../../../../domain/tournament/value/change.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import type { ByeResult } from '../../../../domain/tournament/value/settings.ts';
import { isPlayer, type Pairing, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { withClasses } from '../../../support/domain/classes.ts';
import { newTournament } from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const SCHOOL = { format: 'TeamMonrad', points: pointSystem(3, 2, 1) } as const;
const game = (white: string, black: string, result: GameResult | null): Pairing => ({
  ...newBoard(1, asId(white), asId(black)),
  result,
});
const free = (who: string): Pairing => ({ kind: 'bye', who: asId(who), bye: 'pairing-allocated' });

/** The tournament after rounds of these pairings, its table worked out. */
const rankedAfter = (tournament: Tournament, ...rounds: readonly (readonly Pairing[])[]): Tournament =>
  rankFromScratch({
    ...tournament,
    rounds: rounds.map((pairings, index) => ({
      kind: 'paired',
      number: index + 1,
      name: null,
      startAt: at(0),
      pairedAt: at(0),
      pairings,
    })),
  });

const table = ({ participants }: Tournament) =>
  participants.flatMap((one) => (isPlayer(one) ? [] : [[one.team, one.gameScore / 2, one.rank]]));

describe('teams whose members are paired individually', () => {
  it('[TABLE-4] a team has the points of its members, weighted in school chess by the size of the class', () => {
    const classes = withClasses(newTournament(SCHOOL), 2, 1);
    const small = {
      ...classes,
      participants: classes.participants.map((one) =>
        isPlayer(one) ? one : { ...one, memberCount: 10 + 20 * one.members.length },
      ),
    };
    const played = rankedAfter(small, [game('a1', 'b1', 'draw')], [game('b1', 'a2', 'draw')]);
    expect(table(played)).toEqual([
      ['a', 4, 2],
      ['b', 4, 1],
    ]);
  });

  it('[TABLE-4] teams of team Konrad share a place only with equal points for each game started', () => {
    const teams = withClasses(newTournament({ format: 'TeamKonrad' }), 2, 2, 2);
    const played = rankedAfter(teams, [
      game('a1', 'b1', 'whiteWins'),
      game('c1', 'b2', 'whiteWins'),
      game('a2', 'c2', null),
    ]);
    expect(table(played)).toEqual([
      ['a', 1, 1],
      ['b', 0, 3],
      ['c', 1, 1],
    ]);
    const busier = rankedAfter(teams, [
      game('a1', 'b1', 'whiteWins'),
      game('c1', 'b2', 'whiteWins'),
      game('a2', 'b1', null),
    ]);
    expect(table(busier)).toEqual([
      ['a', 1, 2],
      ['b', 0, 3],
      ['c', 1, 1],
    ]);
  });

  it('[TABLE-4] a forfeited game does not count as started', () => {
    const teams = withClasses(newTournament({ format: 'TeamKonrad' }), 2, 2, 2);
    const forfeited = rankedAfter(teams, [
      game('a1', 'b1', 'whiteWins'),
      game('c1', 'b2', 'whiteWins'),
      game('a2', 'c2', 'notPlayed'),
    ]);
    expect(table(forfeited).map(([, , rank]) => rank)).toEqual([1, 3, 1]);
  });

  it.each<[ByeResult, number]>([
    ['win', 3],
    ['draw', 2],
    ['loss', 1],
    ['none', 0],
  ])('[TABLE-5] a pupil without an opponent gets what a %s is worth: %i', (byeResult, points) => {
    const classes = withClasses(newTournament({ ...SCHOOL, byeResult }), 2, 1);
    expect(table(rankedAfter(classes, [free('a2'), game('a1', 'b1', 'blackWins')]))[0]?.[1]).toBe(points + 1);
  });

  it('[TABLE-5] a pupil without an opponent gets what a win is worth by default', () => {
    const classes = withClasses(newTournament(SCHOOL), 2, 1);
    expect(table(rankedAfter(classes, [free('a2')]))[0]?.[1]).toBe(3);
  });
});
