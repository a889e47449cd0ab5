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
export function playersOf({ gameInfo }: PlayAnswer, accounts: AccountsInfoAnswer): ByColor<GamePlayer> {
  return {
    white: {
      name: gameInfo.whiteName || gameInfo.whiteUsername,
      title: accounts.whiteTitle,
      federation: accounts.whiteFideFederation,
      rating: accounts.whiteFideRating,
    },
    black: {
      name: gameInfo.blackName || gameInfo.blackUsername,
      title: accounts.blackTitle,
      federation: accounts.blackFideFederation,
      rating: accounts.blackFideRating,
    },
  };
}
