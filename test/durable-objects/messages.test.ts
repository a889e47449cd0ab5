import { expect, it } from 'vitest';
import { asId, type GameId } from '../../domain/kernel/ids.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import { replaces } from '../../durable-objects/outbox/messages.ts';

const game = asId<GameId>('game1');
const MESSAGES: readonly GameMessage[] = [
  { kind: 'openGame', game },
  { kind: 'endGame', game, result: 'draw' },
  { kind: 'cancelGame', game },
];

it('a cancellation need not wait for any parked message to its game, and a result only not for an earlier result', () => {
  const pairs = MESSAGES.flatMap((later) => MESSAGES.map((earlier) => [later, earlier] as const));
  expect(
    pairs.filter(([later, earlier]) => replaces(later, earlier)).map((pair) => pair.map(({ kind }) => kind)),
  ).toEqual([
    ['endGame', 'endGame'],
    ['cancelGame', 'openGame'],
    ['cancelGame', 'endGame'],
    ['cancelGame', 'cancelGame'],
  ]);
});
