/** A pairing of a knockout as its games: the decided ones, the next one, and the score. */
import type { MatchView, PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type AccountId, asId, type GameId } from '../../domain/kernel/ids.ts';
import { OUTCOME_HALF_POINTS } from '../../domain/rating/performance.ts';
import { colorOnBoard, newMatch } from '../../domain/tournament/teams/match.ts';
import { type Contest, contestBoards, isNextSwitched, judged } from '../../domain/tournament/teams/match-score.ts';
import { newBoard } from '../../domain/tournament/value/change.ts';
import { type Color, opposite } from '../../domain/tournament/value/field.ts';
import {
  GAME_RESULTS,
  type GameResult,
  isForfeit,
  outcomeOf,
  sideOf,
  withColorsChanged,
} from '../../domain/tournament/value/game-result.ts';
import type { Board, BoardGame } from '../../domain/tournament/value/state.ts';
import { gamesOf, type LiveGame } from './game/live-games.ts';
import { isGame, isPending, seatsOf } from './progress.ts';

/** A game of a match: a decided one, or the next. */
export interface MatchLine {
  /** From 1. */
  readonly number: number;
  readonly white: string;
  readonly black: string;
  /** In the colours of the game; null for the next game. */
  readonly result: GameResult | null;
  /** The online game, where there is one. */
  readonly online: string | null;
}

/** The games of a match in order, with the next one where the match goes on. */
export function linesOf(page: Pick<TournamentPage, 'games'>, pairing: PairingView): readonly MatchLine[] {
  const games = pairing.matchGames ?? [];
  const matchGames = games.map(
    ({ white, black, game, ...one }, index): MatchLine => ({
      number: index + 1,
      white,
      black,
      result: resultIn(one),
      online: game,
    }),
  );
  if (!isPending(pairing)) return matchGames;
  const running = runningOf(page, pairing);
  const isSwitched = isNextSwitched({ matchGames: matchGamesIn(pairing) });
  const seats = isSwitched ? { white: pairing.black, black: pairing.white } : pairing;
  const { white, black } = running ?? seats;
  return [...matchGames, { number: games.length + 1, white, black, result: null, online: running?.id ?? null }];
}

/** The unfinished online game. */
function runningOf(page: Pick<TournamentPage, 'games'>, pairing: PairingView): LiveGame | undefined {
  const known = new Set(pairing.matchGames?.map(({ game }) => game));
  return gamesOf(page, pairing).find(({ id, finished }) => !finished && !known.has(id));
}

const matchGamesIn = ({ white, matchGames: games = [] }: PairingView): readonly BoardGame[] =>
  games.map((game) => ({
    switched: game.white !== white,
    result: resultIn(game) ?? 'notPlayed',
    online: game.game === null ? null : asId<GameId>(game.game),
  }));

const resultIn = ({ result }: { readonly result: string | null }): GameResult | null =>
  GAME_RESULTS.find((known) => known === result) ?? null;

/** Points of both sides of a match. */
export type MatchScore = Readonly<Record<Color, number>>;

/** Game points of two teams so far; null before their boards are set, and where the user may not see them. */
export function teamScore({ lineUpsOpen, whitePoints, blackPoints }: MatchView): MatchScore | null {
  if (lineUpsOpen || whitePoints === null || blackPoints === null) return null;
  return { white: whitePoints, black: blackPoints };
}

/** Points of the games of a match, by the colours of its pairing; null before the first has ended. */
export function matchScore(pairing: PairingView): MatchScore | null {
  const matchGames = matchGamesIn(pairing);
  if (matchGames.length === 0) return null;
  const pointsFor = (color: Color): number =>
    matchGames.reduce((sum, game) => {
      const own = game.switched ? opposite(color) : color;
      return sum + OUTCOME_HALF_POINTS[sideOf(game.result, own)] / 2;
    }, 0);
  return { white: pointsFor('white'), black: pointsFor('black') };
}

/** A game of a match, with its colours. */
export interface GameSeats {
  /** From 1. */
  readonly number: number;
  readonly white: string;
  readonly black: string;
}

/** The result of a game of the match in the colours in which this player has White; undefined where it has none. */
export function resultOfGame({ matchGames = [] }: PairingView, number: number, white: string): GameResult | undefined {
  const game = matchGames[number - 1];
  const result = game && resultIn(game);
  if (!game || !result) return undefined;
  return game.white === white ? result : withColorsChanged(result);
}

type Field = Pick<TournamentPage, 'participants' | 'teams' | 'matches' | 'pairings'>;

/**
 * The pairings after this game of a match got this result, with its consequences; null takes the last game back. Two
 * teams are decided by all their boards together: a board of a level match goes on when the last of them is over.
 */
export function withGame(
  page: Field,
  pairing: PairingView,
  seats: GameSeats,
  result: GameResult | null,
): readonly PairingView[] {
  const played = withPlayed(pairing, seats, result);
  const pairings = page.pairings.map((one) => (one === pairing ? played : one));
  const contest = pairing.match === undefined ? contestOfPlayers(page, played) : contestOfTeams(page, pairings, played);
  const ends = new Map(contestBoards(judged(contest)).map(({ board, result: end }) => [board, end]));
  return pairings.map((one) => {
    const end =
      one.round === played.round && one.match === played.match && isGame(one) ? ends.get(one.board) : undefined;
    return end === undefined ? one : withEnd(one, end);
  });
}

function withPlayed(pairing: PairingView, { number, white, black }: GameSeats, result: GameResult | null): PairingView {
  const known = pairing.matchGames ?? [];
  const { game = null } = known[number - 1] ?? {};
  const entered = result === null ? [] : [{ white, black, outcome: outcomeOf(result), result, game }];
  return { ...pairing, matchGames: [...known.slice(0, number - 1), ...entered, ...known.slice(number)] };
}

/** The pairing with this end; null: it goes on. */
export const withEnd = (pairing: PairingView, result: GameResult | null): PairingView => ({
  ...pairing,
  result,
  outcome: result === null ? null : outcomeOf(result),
  forfeit: result !== null && isForfeit(result),
});

/** Converts a pairing of a page for the domain's rules. */
const boardOf = (pairing: PairingView): Board => ({
  ...newBoard(pairing.board, asId(pairing.white), asId(pairing.black)),
  matchGames: matchGamesIn(pairing),
});

function contestOfPlayers({ participants }: Field, pairing: PairingView): Contest {
  const seed = (id: string) => participants.find(({ account }) => account === id)?.seed;
  return { pairing: boardOf(pairing), better: betterOf(pairing, seed) };
}

function contestOfTeams(page: Field, pairings: readonly PairingView[], { round, match = 0 }: PairingView): Contest {
  const { white = '', black = '' } = page.matches?.find((one) => one.round === round && one.match === match) ?? {};
  const ofMatch = pairings.filter((one) => one.round === round && one.match === match);
  const walkovers = ofMatch
    .filter((one) => !isGame(one))
    .map((one) => {
      const { white: who } = seatsOf(one);
      const isOurs = page.participants.find(({ account }) => account === who)?.team === white;
      return {
        board: one.board,
        who: asId<AccountId>(who),
        color: colorOnBoard(isOurs ? 'white' : 'black', one.board),
      };
    });
  const paired = {
    ...newMatch(match, asId(white), asId(black)),
    lineUps: null,
    boards: ofMatch.filter(isGame).map(boardOf),
    walkovers,
  };
  const seed = (id: string) => page.teams.find(({ teamId }) => teamId === id)?.seed;
  return { pairing: paired, better: betterOf({ white, black }, seed) };
}

const betterOf = (
  { white, black }: Pick<PairingView, 'white' | 'black'>,
  seedOf: (id: string) => number | undefined,
): Color => ((seedOf(black) ?? 0) < (seedOf(white) ?? 0) ? 'black' : 'white');
