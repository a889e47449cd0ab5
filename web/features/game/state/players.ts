import type { AccountsInfoAnswer, PlayAnswer } from '../../../../contract/game/games.ts';
import type { ByColor } from '../../../../domain/chess/square.ts';

export interface GamePlayer {
  readonly name: string;
  /** GM, WFM, …; null where there is none. */
  readonly title: string | null;
  readonly federation: string | null;
  readonly rating: number | null;
}

/** The two players, as visible to this user. */
export function playersOf({ game_info }: PlayAnswer, accounts: AccountsInfoAnswer): ByColor<GamePlayer> {
  return {
    white: {
      name: game_info.white_name || game_info.white_username,
      title: accounts.white_title,
      federation: accounts.white_fide_federation,
      rating: accounts.white_fide_rating,
    },
    black: {
      name: game_info.black_name || game_info.black_username,
      title: accounts.black_title,
      federation: accounts.black_fide_federation,
      rating: accounts.black_fide_rating,
    },
  };
}
