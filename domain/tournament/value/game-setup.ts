import type { GameSetup } from '../../game/game.ts';
import type { GameId } from '../../kernel/ids.ts';
import { MINUTE, SECOND } from '../../kernel/time.ts';
import { boardsOf, type Tournament } from './state.ts';

/** Initial data of a game's object; null if the tournament no longer has the game. */
export function gameSetup({ id, settings, rounds }: Tournament, wanted: GameId): GameSetup | null {
  for (const round of rounds) {
    const game = boardsOf(round)
      .flatMap(({ games }) => games)
      .find((one) => one.id === wanted);
    if (game === undefined) continue;
    const side = { initialMs: settings.initialMinutes * MINUTE, incrementMs: settings.incrementSeconds * SECOND };
    return {
      id: game.id,
      tournament: id,
      round: round.number,
      white: game.white,
      black: game.black,
      variant: settings.variant,
      control: { white: side, black: side },
      startsAt: game.startAt,
      chatEnabled: settings.chatEnabled,
    };
  }
  return null;
}
