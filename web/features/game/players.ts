import type { AccountsInfoAnswer, PlayAnswer } from '../../../contract/games.ts';
import type { ByColor } from '../../../domain/chess/square.ts';

export interface GamePlayer {
  readonly name: string;
  readonly federation: string | null;
  readonly rating: number | null;
}

/** The two players as this reader may see them. */
export function playersOf({ game_info }: PlayAnswer, accounts: AccountsInfoAnswer): ByColor<GamePlayer> {
  return {
    white: {
      name: game_info.white_name || game_info.white_username,
      federation: accounts.white_fide_federation,
      rating: accounts.white_fide_rating,
    },
    black: {
      name: game_info.black_name || game_info.black_username,
      federation: accounts.black_fide_federation,
      rating: accounts.black_fide_rating,
    },
  };
}
