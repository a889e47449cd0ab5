import { assertNever } from '../../domain/kernel/result.ts';
import { gameStub, pushStub, tournamentStub } from '../stubs.ts';
import type { Message } from './messages.ts';

/** Sends a message to the object that it is for. */
export async function deliver(env: Env, message: Message): Promise<void> {
  switch (message.kind) {
    case 'gameFinished':
      await tournamentStub(env, message.tournament).gameFinished(message.tournament, message.report);
      return;
    case 'gameStarts':
      await pushStub(env, message.tournament).gameStarts(message);
      return;
    case 'openGame':
      await gameStub(env, message.setup.id).open(message.setup);
      return;
    case 'endGame':
      await gameStub(env, message.game).decide(message.result);
      return;
    case 'cancelGame':
      await gameStub(env, message.game).annul();
      return;
    case 'playerRenamed':
      await gameStub(env, message.game).renamePlayer(message.from, message.to);
      return;
    case 'tournamentRewritten':
      await tournamentStub(env, message.tournament).reset();
      return;
    default:
      assertNever(message);
  }
}
