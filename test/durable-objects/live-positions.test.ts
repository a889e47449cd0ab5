import { describe, expect, it } from 'vitest';
import { asId, type GameId } from '../../domain/kernel/ids.ts';
import { LivePositions } from '../../durable-objects/game/live-positions.ts';
import { progressAfter } from '../support/domain/live-game.ts';

const game = asId<GameId>('game');

const report = (plies: number) => progressAfter(game, plies);

describe('the position of a game that reports none until it is requested', () => {
  it('the position of a game that could not be reached is requested again', async () => {
    let answers = 0;
    const positions = new LivePositions(async () => {
      answers += 1;
      return answers === 1 ? Promise.reject(new Error('out of reach')) : [report(9)];
    });
    positions.take(report(1));
    positions.silence(game);
    await expect(positions.movesOf([game])).rejects.toThrow('out of reach');
    expect(await positions.movesOf([game])).toEqual({ [game]: '9 moves' });
  });

  it('the position of a silent game is requested once, and then reported by the game', async () => {
    let answers = 0;
    const positions = new LivePositions(async () => {
      answers += 1;
      return [report(2)];
    });
    positions.silence(game);
    await positions.movesOf([game]);
    positions.take(report(3));
    expect(await positions.movesOf([game])).toEqual({ [game]: '3 moves' });
    expect(answers).toBe(1);
  });
});
