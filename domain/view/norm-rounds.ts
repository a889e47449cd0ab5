/** The rounds of each player as norms count them. */
import type { AccountId } from '../kernel/ids.ts';
import { type Title, titleNamed } from '../people/titles.ts';
import type { NormOpponent, NormRound } from '../rating/norms/input.ts';
import { sideOfBoard } from '../tournament/standings/row-results.ts';
import { isLineUpOpen } from '../tournament/teams/match.ts';
import { type Color, opposite, type RoundResult } from '../tournament/value/field.ts';
import type { GameResult } from '../tournament/value/game-result.ts';
import {
  type Board,
  boardsOf,
  freeRoundsOf,
  matchesOf,
  type Player,
  pairedRounds,
  playersOf,
  type Round,
  type Team,
  type Tournament,
  teamOfPlayer,
} from '../tournament/value/state.ts';

export function normRoundsOf(tournament: Tournament): ReadonlyMap<AccountId, readonly NormRound[]> {
  const players = playersOf(tournament);
  const opponents = new Map(players.map((player) => [player.account, opponentOf(player)]));
  const rounds = new Map(players.map((player) => [player.account, roundsOf(tournament, player, opponents)]));
  return withZeroScorers(rounds);
}

/** Rounds of the whole event; of a finished one those that took place. */
export function normRoundsCount(tournament: Tournament): number {
  if (tournament.phase.kind === 'finished') return pairedRounds(tournament);
  return Math.max(tournament.settings.rounds ?? 0, tournament.rounds.length);
}

export const titleOf = (title: string | null): Title | null => (title === null ? null : titleNamed(title));

const opponentOf = ({ account, rating, title, federation }: Player): NormOpponent => ({
  id: account,
  rating,
  title: titleOf(title),
  federation,
  scoredZeroAgainstRated: false,
});

type Opponents = ReadonlyMap<AccountId, NormOpponent>;

function roundsOf(tournament: Tournament, player: Player, opponents: Opponents): NormRound[] {
  const team = teamOfPlayer(tournament, player.account) ?? null;
  return Array.from({ length: normRoundsCount(tournament) }, (_, index) => index + 1).flatMap((number) => {
    const round = tournament.rounds[number - 1];
    if (round?.kind === 'paired') return pairedRound(round, player, team, opponents);
    return [isAwayFrom(tournament, player, team, number) ? missed(number) : toCome(number, null)];
  });
}

function pairedRound(round: Round, player: Player, team: Team | null, opponents: Opponents): NormRound[] {
  const { account } = player;
  const { number } = round;
  const games = boardsOf(round).flatMap((board) => gamesOn(number, board, account, opponents));
  const matches = matchesOf(round);
  const walkovers = matches.flatMap((match) => match.walkovers.filter(({ who }) => who === account));
  const byes = freeRoundsOf(round).filter(({ who }) => who === account);
  const entries: NormRound[] = [
    ...games,
    ...walkovers.map((): NormRound => ({ kind: 'forfeit', round: number, opponent: null, outcome: 'win' })),
    ...byes.map(({ bye }): NormRound => ({ kind: 'bye', round: number, bye })),
  ];
  if (entries.length > 0) return entries;
  const waits = matches.some(
    (match) => isLineUpOpen(match) && (match.white === team?.team || match.black === team?.team),
  );
  return [waits ? toCome(number, null) : missed(number)];
}

/** A requested bye, a withdrawal, or a lost knockout match. */
function isAwayFrom(tournament: Tournament, player: Player, team: Team | null, round: number): boolean {
  const ids: readonly string[] = [player.account, ...(team === null ? [] : [team.team])];
  const isAbsent = tournament.requestedByes.some((bye) => bye.round === round && ids.includes(bye.who));
  return isAbsent || [player, team].some((one) => one !== null && hasLeft(one, round));
}

const hasLeft = ({ withdrawnFrom, eliminated }: Pick<Player, 'withdrawnFrom' | 'eliminated'>, round: number): boolean =>
  eliminated || (withdrawnFrom !== null && withdrawnFrom <= round);

const missed = (round: number): NormRound => ({ kind: 'bye', round, bye: 'zero-point' });
const toCome = (round: number, opponent: NormOpponent | null): NormRound => ({ kind: 'toCome', round, opponent });

/** All games of a knockout match, and the next one. */
function gamesOn(round: number, board: Board, account: AccountId, opponents: Opponents): NormRound[] {
  const color: Color | null = board.white === account ? 'white' : board.black === account ? 'black' : null;
  if (color === null) return [];
  const opponent = opponents.get(color === 'white' ? board.black : board.white);
  if (opponent === undefined) return [];
  const decided = board.matchGames.map(({ switched, result, online }) => ({
    color: switched ? opposite(color) : color,
    result,
    isOnline: online !== null,
  }));
  const isWhole = decided.length === 0 || board.result === null;
  const sides: readonly SideOfGame[] = isWhole
    ? [...decided, { color, result: board.result, isOnline: board.online }]
    : decided;
  return sides.map((side) => roundOf(round, opponent, side, board.unrated));
}

interface SideOfGame {
  readonly color: Color;
  readonly result: GameResult | null;
  readonly isOnline: boolean;
}

function roundOf(round: number, opponent: NormOpponent, side: SideOfGame, unrated: boolean): NormRound {
  const { color, result, isOnline } = side;
  const own: RoundResult = sideOfBoard({ result, unrated }, color, 0);
  switch (own.kind) {
    case 'game':
      return { kind: 'game', round, opponent, outcome: own.outcome, isRated: !unrated, isOnline };
    case 'forfeit':
      return { kind: 'forfeit', round, opponent, outcome: own.outcome };
    case 'pending':
      return toCome(round, opponent);
    case 'bye':
      return { kind: 'bye', round, bye: own.bye };
  }
}

/** Marks unrated players who have lost all games against rated ones, once they have no more to come (1.4.2b). */
function withZeroScorers(rounds: ReadonlyMap<AccountId, readonly NormRound[]>) {
  const zero = new Set([...rounds].filter(([, own]) => isZeroScorer(own)).map(([account]) => account));
  const marked = (opponent: NormOpponent): NormOpponent => ({
    ...opponent,
    scoredZeroAgainstRated: opponent.rating === null && zero.has(opponent.id),
  });
  return new Map(
    [...rounds].map(([account, own]) => [account, own.map((round) => withOpponent(round, marked))] as const),
  );
}

const withOpponent = (round: NormRound, changed: (opponent: NormOpponent) => NormOpponent): NormRound => {
  switch (round.kind) {
    case 'game':
      return { ...round, opponent: changed(round.opponent) };
    case 'forfeit':
    case 'toCome':
      return { ...round, opponent: round.opponent && changed(round.opponent) };
    case 'bye':
      return round;
  }
};

function isZeroScorer(rounds: readonly NormRound[]): boolean {
  const games = rounds.filter((round) => round.kind === 'game').filter(({ opponent }) => opponent.rating !== null);
  return (
    games.length > 0 &&
    games.every(({ outcome }) => outcome === 'loss') &&
    rounds.every(({ kind }) => kind !== 'toCome')
  );
}
