import type { AccountId } from '../../kernel/ids.ts';
import { secondsForMeasuredMoves } from '../../kernel/time-control.ts';
import { listByTime } from '../../rating/lists.ts';
import { isForfeit } from '../value/game-result.ts';
import { timeControlOf } from '../value/settings.ts';
import { type Board, boardsOf, playersOf, type Tournament } from '../value/state.ts';
import { neededMinutes } from './event-findings.ts';
import type { Finding } from './finding.ts';

/** Games that were played online, or with less time than the ratings of their players need. */
export function gameFindings(tournament: Tournament): Finding[] {
  const boards = tournament.rounds.flatMap(boardsOf);
  const online = boards.filter((board) => board.online && isPlayed(board)).length;
  return [
    ...(online === 0 ? [] : [{ kind: 'gamesOnline', count: online } as const]),
    ...shortGames(tournament, boards.filter(isPlayed)),
  ];
}

const isPlayed = ({ result, unrated }: Board): boolean => result !== null && !unrated && !isForfeit(result);

/** B.02 1.1, by game: the stronger player, with the number of such games. */
function shortGames(tournament: Tournament, boards: readonly Board[]): Finding[] {
  const control = timeControlOf(tournament.settings);
  if (!tournament.hasTimeControl || listByTime(control) !== 'standard') return [];
  const minutes = secondsForMeasuredMoves(control.white) / 60;
  const ratings = new Map(playersOf(tournament).map(({ account, rating }) => [account, rating]));
  const counts = new Map<AccountId, number>();
  for (const { white, black } of boards) {
    const [one, other] = [ratings.get(white) ?? null, ratings.get(black) ?? null];
    if (minutes >= neededMinutes([one, other])) continue;
    const stronger = (one ?? 0) >= (other ?? 0) ? white : black;
    counts.set(stronger, (counts.get(stronger) ?? 0) + 1);
  }
  return [...counts].map(([who, count]) => ({ kind: 'timeTooShort', who, minutes, count }));
}
