import type { GameRow, TournamentRow } from '../../db/read/tournament.ts';
import type { GameSetup } from '../../domain/game/game.ts';
import { MINUTE, SECOND } from '../../domain/time.ts';

/** What a game's own object has to know when it is opened. */
export function gameSetup(tournament: TournamentRow, game: GameRow): GameSetup {
  const side = { initialMs: tournament.initialMinutes * MINUTE, incrementMs: tournament.incrementSeconds * SECOND };
  return {
    id: game.id,
    tournament: tournament.id,
    round: game.round,
    white: game.white,
    black: game.black,
    variant: tournament.variant,
    control: { white: side, black: side },
    startsAt: game.startAt,
    chatEnabled: tournament.chatEnabled,
  };
}
