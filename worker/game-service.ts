import { WorkerEntrypoint } from 'cloudflare:workers';
import type { GameId } from '../domain/kernel/ids.ts';
import { GAME_ANSWER_MS } from '../domain/kernel/limits.ts';
import type { DeliveryFault } from '../domain/lib/delivery.ts';
import type { GameGateway, Opening } from '../durable-objects/game/game-gateway.ts';
import { faultOf } from '../durable-objects/outbox/delivery-fault.ts';
import { within } from '../durable-objects/outbox/time-limit.ts';
import { gameStub, newGameStub } from '../durable-objects/stubs.ts';

/** Calls the games of a batch for their tournament. */
export class GameService extends WorkerEntrypoint<Env> implements GameGateway {
  open(openings: readonly Opening[]): Promise<readonly (DeliveryFault | null)[]> {
    return Promise.all(
      openings.map(async ({ setup, near }) => {
        try {
          // A game that takes longer is tried again, so that it does not hold up the answer of the others.
          await within(GAME_ANSWER_MS, Promise.resolve(newGameStub(this.env, setup.id, near).open(setup)));
          return null;
        } catch (error) {
          return faultOf(error);
        }
      }),
    );
  }

  async closeWatchers(games: readonly GameId[], revision: number): Promise<void> {
    await Promise.allSettled(
      games.map((game) => within(GAME_ANSWER_MS, Promise.resolve(gameStub(this.env, game).closeWatchers(revision)))),
    );
  }

  progress(games: readonly GameId[]) {
    return Promise.all(games.map(async (game) => gameStub(this.env, game).progress()));
  }
}
