/** A pairing of a knockout as its games: what is decided, what comes next, and how it stands. */
import type { MatchView, PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { asId, type GameId } from '../../domain/ids.ts';
import { OUTCOME_HALF_POINTS } from '../../domain/rating/performance.ts';
import { newBoard } from '../../domain/tournament/change.ts';
import { type Color, opposite } from '../../domain/tournament/field.ts';
import {
  GAME_RESULTS,
  type GameResult,
  isForfeit,
  outcomeOf,
  sideOf,
  withColorsChanged,
} from '../../domain/tournament/game-result.ts';
import { isNextSwitched, judged } from '../../domain/tournament/match-score.ts';
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

const resultIn = ({ result }: { readonly result: string | null }): GameResult | null =>
  GAME_RESULTS.find((known) => known === result) ?? null;

/** Points of both sides of a match. */
export type MatchScore = Readonly<Record<Color, number>>;

/** Game points of two teams so far; null before their boards are made, and where the reader may not see them. */
export function teamScore({ line_ups_open, white_points, black_points }: MatchView): MatchScore | null {
  if (line_ups_open || white_points === null || black_points === null) return null;
  return { white: white_points, black: black_points };
}

/** Points of the games of a match, by the colours of its pairing; null before the first has ended. */
export function matchScore(pairing: PairingView): MatchScore | null {
  const decided = decidedIn(pairing);
  if (decided.length === 0) return null;
  const pointsFor = (color: Color): number =>
    decided.reduce((sum, game) => {
      const own = game.switched ? opposite(color) : color;
      return sum + OUTCOME_HALF_POINTS[sideOf(game.result, own)] / 2;
    }, 0);
  return { white: pointsFor('white'), black: pointsFor('black') };
}

/** A game of a match: which one, and who has which colour in it. */
export interface GameSeats {
  /** From 1. */
  readonly number: number;
  readonly white: string;
  readonly black: string;
}

/** The result of a game of the match in the colours in which this player has White; undefined where it has none. */
export function resultOfGame({ match_games = [] }: PairingView, number: number, white: string): GameResult | undefined {
  const game = match_games[number - 1];
  const result = game && resultIn(game);
  if (!game || !result) return undefined;
  return game.white === white ? result : withColorsChanged(result);
}

/** The match once this game of it has this result, with what that makes of the match; null takes the last game back. */
export function withGame(
  page: Pick<TournamentPage, 'participants'>,
  pairing: PairingView,
  { number, white, black }: GameSeats,
  result: GameResult | null,
): PairingView {
  const known = pairing.match_games ?? [];
  const { game = null } = known[number - 1] ?? {};
  const entered = result === null ? [] : [{ white, black, outcome: outcomeOf(result), result, game }];
  const match_games = [...known.slice(0, number - 1), ...entered, ...known.slice(number)];
  const ended = resultAfter(page, { ...pairing, match_games });
  return {
    ...pairing,
    match_games,
    result: ended,
    outcome: ended === null ? null : outcomeOf(ended),
    forfeit: ended !== null && isForfeit(ended),
  };
}

/**
 * What the games make of a match of two players. Whether a board of two teams goes on follows from all their boards: it
 * stays as it was, until the server tells otherwise. What is guessed here and is not so there, nothing would mend: the
 * server tells only what changes on its side.
 */
function resultAfter(page: Pick<TournamentPage, 'participants'>, pairing: PairingView): GameResult | null {
  if (pairing.match !== undefined) return resultIn(pairing);
  const decided = decidedIn(pairing);
  const met = { ...newBoard(pairing.board, asId(pairing.white), asId(pairing.black)), decided };
  return judged({ met, better: betterSeedOf(page, pairing) }).met.result;
}

function betterSeedOf({ participants }: Pick<TournamentPage, 'participants'>, { white, black }: PairingView): Color {
  const seed = (account: string) => participants.find((one) => one.account === account)?.seed ?? 0;
  return seed(black) < seed(white) ? 'black' : 'white';
}
