import type { FairPlayRow } from '../../contract/game/fair-play.ts';
import { sidesOfLog } from '../../domain/game/arbiters-log.ts';
import { timePattern } from '../../domain/game/time-pattern.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { opposite } from '../../domain/tournament/value/field.ts';
import { playerOf } from '../../domain/tournament/value/state.ts';
import type { LoggedGame } from '../../services/tournament/fair-play.ts';

export function presentFairPlay({ tournament, board, game, log }: LoggedGame): FairPlayRow[] {
  const sides = sidesOfLog(log);
  const nameOf = (account: AccountId): string => {
    const person = playerOf(tournament, account)?.person;
    return person === undefined ? account : `${person.firstName} ${person.lastName}`;
  };
  return (['white', 'black'] as const).map((color) => {
    const { moves, longestMs, forgivenMs, returns, refusedMoves } = sides[color];
    const pattern = timePattern(log, color);
    return {
      game: game.id,
      board,
      account: game[color],
      name: nameOf(game[color]),
      opponent: nameOf(game[opposite(color)]),
      color,
      moves,
      medianMs: pattern?.medianMs ?? null,
      evenPercent: pattern?.evenPercent ?? null,
      longestMs,
      forgivenMs,
      returns,
      refusedMoves,
    };
  });
}
