/** A pairing of a knockout as its games: what is decided, what comes next, and how it stands. */
import type { MatchGameView, PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { asId, type GameId } from '../../domain/ids.ts';
import { OUTCOME_HALF_POINTS } from '../../domain/rating/performance.ts';
import { type Color, opposite } from '../../domain/tournament/field.ts';
import { GAME_RESULTS, type GameResult, sideOf } from '../../domain/tournament/game-result.ts';
import { isNextSwitched } from '../../domain/tournament/match-score.ts';
import type { DecidedGame } from '../../domain/tournament/state.ts';
import { gamesOf, type LiveGame } from './live-games.ts';
import { isPending } from './progress.ts';

/** A game of a match: one that is decided, or the next one. */
export interface MatchLine {
  /** From 1. */
  readonly number: number;
  readonly white: string;
  readonly black: string;
  /** In the colours of the game; null for the one to come. */
  readonly result: GameResult | null;
  /** Played on the screen, where that is so. */
  readonly online: string | null;
}

/** The games of a match in order, with the next one where the match goes on. */
export function linesOf(page: Pick<TournamentPage, 'games'>, pairing: PairingView): readonly MatchLine[] {
  const games = pairing.match_games ?? [];
  const decided = games.map(
    ({ white, black, game, ...one }, index): MatchLine => ({
      number: index + 1,
      white,
      black,
      result: resultIn(one),
      online: game,
    }),
  );
  if (!isPending(pairing)) return decided;
  const running = runningOf(page, pairing);
  const isSwitched = isNextSwitched({ decided: decidedIn(pairing) });
  const seats = isSwitched ? { white: pairing.black, black: pairing.white } : pairing;
  const { white, black } = running ?? seats;
  return [...decided, { number: games.length + 1, white, black, result: null, online: running?.id ?? null }];
}

/** The game on the screen that is not over yet. */
function runningOf(page: Pick<TournamentPage, 'games'>, pairing: PairingView): LiveGame | undefined {
  const known = new Set(pairing.match_games?.map(({ game }) => game));
  return gamesOf(page, pairing).find(({ id, finished }) => !finished && !known.has(id));
}

const decidedIn = ({ white, match_games: games = [] }: PairingView): readonly DecidedGame[] =>
  games.map((game) => ({
    switched: game.white !== white,
    result: resultIn(game) ?? 'notPlayed',
    online: game.game === null ? null : asId<GameId>(game.game),
  }));

const resultIn = ({ result }: Pick<MatchGameView, 'result'>): GameResult | null =>
  GAME_RESULTS.find((known) => known === result) ?? null;

/** Points of the games of a match, by the colours of its pairing; null before the first has ended. */
export function matchScore(pairing: PairingView): Readonly<Record<Color, number>> | null {
  const decided = decidedIn(pairing);
  if (decided.length === 0) return null;
  const pointsFor = (color: Color): number =>
    decided.reduce((sum, game) => {
      const own = game.switched ? opposite(color) : color;
      return sum + OUTCOME_HALF_POINTS[sideOf(game.result, own)] / 2;
    }, 0);
  return { white: pointsFor('white'), black: pointsFor('black') };
}
