import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../../domain/kernel/points.ts';
import { winnersOf } from '../../../../domain/tournament/standings/winners.ts';
import { isPlayer, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  changed,
  newTournament,
  nextRound,
  playedOut,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { teamTournament, withTeams } from '../../../support/domain/team-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const names = (tournament: Tournament) => winnersOf(tournament)?.map(({ kind, id }) => `${kind} ${id}`) ?? null;

describe('the winners of a tournament', () => {
  const paired = nextRound(startedWith(2, newTournament({ rounds: 1 })));
  const played = (result: 'whiteWins' | 'draw' | 'bothLose') => playedOut(paired, 1, [result]);
  const over = (tournament: Tournament) => changed(tournament, { kind: 'due' });

  it('the winners of a tournament are known from its end on', () => {
    expect(names(newTournament())).toBeNull();
    expect(names(played('whiteWins'))).toBeNull();
    expect(names(over(played('whiteWins')))).toHaveLength(1);
  });

  it('all players who share the first place are winners', () => {
    expect(names(over(played('draw')))).toEqual(['player p1', 'player p2']);
  });

  it('a tournament without any points has no winners', () => {
    expect(names(over(played('bothLose')))).toEqual([]);
  });

  it('the winners of a team tournament are teams', () => {
    const { participants, ...tournament } = withTeams(teamTournament(), [2, 2]);
    const ranked = participants.map((one, index) =>
      isPlayer(one) ? one : { ...one, rank: 2 - index, matchScore: halfPoints(2 * index) },
    );
    const phase = { kind: 'finished', startedAt: at(0), finishedAt: at(1) } as const;
    const [, winner] = ranked;
    expect(winner !== undefined && !isPlayer(winner) && names({ ...tournament, participants: ranked, phase })).toEqual([
      `team ${winner !== undefined && !isPlayer(winner) ? winner.team : ''}`,
    ]);
  });
});
