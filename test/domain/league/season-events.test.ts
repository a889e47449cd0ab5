import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { entriesOf, RESULT_RULES } from '../../../domain/league/season-events.ts';
import { type Tournament, teamsOf } from '../../../domain/tournament/value/state.ts';
import {
  changed,
  inHours,
  newTournament,
  nextRound,
  playedOut,
  settled,
  startedWith,
} from '../../support/domain/played-tournament.ts';
import { teamTournament, withTeams } from '../../support/domain/team-tournament.ts';

const swiss = (): Tournament =>
  [1, 2, 3].reduce(
    (before, round) => playedOut(nextRound(before), round, ['whiteWins', 'draw', 'blackWins']),
    startedWith(7),
  );

const roundRobin = (): Tournament => {
  const all = startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1 }));
  return [1, 2, 3].reduce((before, round) => playedOut(before, round, ['draw', 'blackWins']), all);
};

const teams = (): Tournament => {
  const entered = withTeams(teamTournament({ format: 'TeamRoundRobin', rounds: null }), [2, 2, 2]);
  const all = settled(changed(entered, { kind: 'start' }), { now: inHours(9) });
  return [1, 2, 3].reduce((before, round) => playedOut(before, round, ['draw', 'whiteWins']), all);
};

it('[LEAGUE-7] a season event has the points and place of each player, or both scores and place of each team', () => {
  const tournament = swiss();
  expect(entriesOf(tournament)).toHaveLength(7);
  expect(entriesOf(teams()).map(({ points, gamePoints, place }) => [points, gamePoints, place])).toEqual(
    teamsOf(teams()).map(({ matchScore, gameScore, rank }) => [matchScore, gameScore, rank]),
  );
  expect(entriesOf(startedWith(4))[0]).toMatchObject({ points: 0, place: expect.any(Number) });
  expect(entriesOf(newTournament())).toEqual([]);
});

// Results are kept beside their tournaments: a rule that gives others raises RESULT_RULES, and then this digest is another one.
it('[LEAGUE-11] the results of a season change only with the version number of their rules', () => {
  const all = [swiss(), roundRobin(), teams()].map(entriesOf);
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
  expect([RESULT_RULES, digest]).toEqual([1, '7c73ef1a25aedc72']);
});
