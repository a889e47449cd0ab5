import type { AccountId } from '../../kernel/ids.ts';
import { sideOf } from '../value/game-result.ts';
import { boardsOf, playersOf, type Tournament } from '../value/state.ts';
import type { Finding } from './finding.ts';

/** A match of two players (B.02 6): both need a rating, and games after the decision are not rated. */
export function matchFindings(tournament: Tournament): Finding[] {
  const players = playersOf(tournament);
  if (players.length !== 2) return [];
  const unrated = players.filter(({ rating }) => rating === null).map(({ account }) => account);
  const late = gamesAfterDecision(tournament);
  return [
    ...(unrated.length === 1 ? [{ kind: 'matchWithUnrated', who: unrated } as const] : []),
    ...(late === 0 ? [] : [{ kind: 'gamesAfterDecision', count: late } as const]),
  ];
}

const POINTS = { win: 1, draw: 0.5, loss: 0 } as const;

/** Games that were played once somebody had more than half of the points of all games. */
function gamesAfterDecision({ rounds, settings }: Tournament): number {
  const boards = rounds.flatMap(boardsOf);
  const half = Math.max(settings.rounds ?? 0, boards.length) / 2;
  const points = new Map<AccountId, number>();
  let late = 0;
  for (const { white, black, result } of boards) {
    if (result === null) continue;
    if ([...points.values()].some((sum) => sum > half)) late += 1;
    points.set(white, (points.get(white) ?? 0) + POINTS[sideOf(result, 'white')]);
    points.set(black, (points.get(black) ?? 0) + POINTS[sideOf(result, 'black')]);
  }
  return late;
}
