import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import { gameSetup } from '../../../../domain/tournament/value/game-setup.ts';
import { boardIn, changed, newTournament, nextRound, startedWith } from '../../../support/domain/played-tournament.ts';

describe('the setup of an online game', () => {
  const online = newTournament({ online: true, initialMinutes: 5, incrementSeconds: 3, chatEnabled: false });
  const tournament = nextRound(startedWith(4, online));
  const { games, white, black } = boardIn(tournament, 1, 2);
  const game = games[0]?.id ?? asId('none');

  it('the setup of a game has the sides, round and time of its board, and the time control of the tournament', () => {
    const side = { initialMs: 5 * MINUTE, incrementMs: 3 * SECOND };
    expect(gameSetup(tournament, game)).toEqual({
      id: game,
      tournament: 'spring-open',
      round: 1,
      white,
      black,
      variant: 'Chess',
      control: { white: side, black: side },
      startsAt: games[0]?.startAt,
      chatEnabled: false,
    });
  });

  it('a game that the arbiter has removed meanwhile has no setup', () => {
    const without = changed(tournament, { kind: 'setOnline', round: 1, white, black, online: false });
    expect(gameSetup(without, game)).toBeNull();
    expect(gameSetup(tournament, asId('unheard-of'))).toBeNull();
  });
});
