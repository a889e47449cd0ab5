import type { GameSetup } from '../game/game.ts';
import type { GameId } from '../ids.ts';
import { MINUTE, SECOND } from '../time.ts';
import { boardsOf, type Tournament } from './state.ts';

/** What a game's own object has to know when it is opened; null where the tournament has no such game any more. */
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
