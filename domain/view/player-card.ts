/** A player of a tournament as one audience sees them: place, points, and the game of each round. */
import type { GameId } from '../kernel/ids.ts';
import { type HalfPoints, halfPoints } from '../kernel/points.ts';
import type { Millis } from '../kernel/time.ts';
import { FLOATED_DOWN, FLOATED_UP, floatOfRound } from '../pairing/swiss-dutch/floats.ts';
import { NO_DECLARATIONS, type NormDeclarations } from '../rating/norms/input.ts';
import { type NumberedField, numberedField } from '../tournament/rounds/numbered-field.ts';
import { virtualPointsOf } from '../tournament/rounds/pairing-input.ts';
import { bestRoundsOf, type DropReason, dropReasons } from '../tournament/standings/counted-rounds.ts';
import { pointsBefore } from '../tournament/standings/points-before.ts';
import { statsPerformance } from '../tournament/standings/stats.ts';
import { annulledPlayers } from '../tournament/standings/table-work.ts';
import { type Bye, byePoints, type Color, type RoundResult, resultPoints } from '../tournament/value/field.ts';
import { FORMATS } from '../tournament/value/formats.ts';
import type { GameResult } from '../tournament/value/game-result.ts';
import { isOpenGame } from '../tournament/value/postponed-game.ts';
import { pointsOf } from '../tournament/value/settings.ts';
import {
  type Board,
  type BoardGame,
  freeRoundsOf,
  matchesOf,
  type Pairing,
  type Player,
  pairedRounds,
  pairingsOf,
  playersOf,
  type Round,
  type Standing,
  type Team,
  type Tournament,
  teamOfPlayer,
} from '../tournament/value/state.ts';
import type { Visibility } from './audience.ts';
import { type NormCandidate, normsOfPlayer } from './norms.ts';

export interface PlayerCard {
  readonly player: Player;
  readonly team: Team | null;
  /** Null if the user may not see it. */
  readonly standing: Standing | null;
  /** Of the games over the board and on the screen; null without rated opponents, and if results are hidden. */
  readonly performance: number | null;
  /** In the order of the rounds; byes that are booked for later rounds are included. */
  readonly rounds: readonly CardRound[];
  /** The rounds that the table leaves out, also those without a line, and why; empty if results are hidden. */
  readonly dropped: ReadonlyMap<number, DropReason>;
  /** The next game without a result. */
  readonly next: CardGame | null;
  /** Title norms in reach; null unless the user runs the tournament. */
  readonly norms: readonly NormCandidate[] | null;
}

export type CardRound = CardGame | CardBye;

interface InRound {
  readonly round: number;
  readonly startAt: Millis | null;
  /** Null while the game is running, and if the user may not see it; a draw for a postponed or adjourned game. */
  readonly points: HalfPoints | null;
  /** In the Swiss system: against somebody with fewer points (`down`) or more (`up`). */
  readonly float: 'down' | 'up' | null;
}

export interface CardGame extends InRound {
  readonly kind: 'game';
  /** The number of the team match. */
  readonly match: number | null;
  readonly board: number;
  readonly color: Color;
  readonly opponent: Player;
  /** In the colours of the pairing; null while the game is running, and if the user may not see it. */
  readonly result: GameResult | null;
  /** The decided games of a match of several games. */
  readonly games: readonly BoardGame[];
  /** The latest game on the screen. */
  readonly online: GameId | null;
}

export interface CardBye extends InRound {
  readonly kind: 'bye';
  readonly bye: Bye;
}

/** The card of a player. */
export function playerCard(
  tournament: Tournament,
  player: Player,
  visible: Visibility,
  declared: NormDeclarations = NO_DECLARATIONS,
): PlayerCard {
  const numbered = numberedField(tournament);
  const annulled = annulledPlayers(tournament);
  const context: CardContext = {
    tournament,
    player,
    visible,
    numbered: annulled.length === 0 ? numbered : numberedField(tournament, annulled),
    players: new Map(playersOf(tournament).map((one) => [one.account, one])),
  };
  const seesResults = visible.score(player.account);
  const rounds = [...tournament.rounds.flatMap((round) => roundsIn(context, round)), ...laterByes(context)];
  return {
    player,
    team: teamOfPlayer(tournament, player.account) ?? null,
    standing: seesResults ? player.standing : null,
    performance: seesResults ? statsPerformance(numbered.field, player.seed) : null,
    rounds,
    dropped: seesResults ? droppedOf(tournament, player, numbered) : new Map(),
    next: rounds.find((one): one is CardGame => one.kind === 'game' && isToCome(context, one)) ?? null,
    norms: visible.host ? normsOfPlayer(tournament, player.account, declared) : null,
  };
}

interface CardContext {
  readonly tournament: Tournament;
  readonly player: Player;
  readonly visible: Visibility;
  /** Without annulled games, which count for ratings only. */
  readonly numbered: NumberedField;
  readonly players: ReadonlyMap<string, Player>;
}

function droppedOf(
  tournament: Tournament,
  { seed }: Player,
  { field }: NumberedField,
): ReadonlyMap<number, DropReason> {
  const best = bestRoundsOf(tournament.settings);
  const entrant = field.entrants.find(({ number }) => number === seed);
  return best === null ? new Map() : dropReasons(entrant, field, { rounds: pairedRounds(tournament), best });
}

function roundsIn(context: CardContext, round: Round): CardRound[] {
  const { account } = context.player;
  const games = pairingsOf(round)
    .flatMap(placesOf)
    .filter(({ board }) => board.white === account || board.black === account)
    .flatMap((place) => cardGame(context, round, place));
  const byes = [
    ...freeRoundsOf(round).filter(({ who }) => who === account),
    // A vacant chair opposite is a win without an opponent.
    ...matchesOf(round)
      .flatMap(({ walkovers }) => walkovers)
      .filter(({ who }) => who === account)
      .map(() => ({ bye: 'full-point' as const })),
  ].map(({ bye }) => cardBye(context, round, bye));
  return [...games, ...byes];
}

interface Place {
  readonly match: number | null;
  readonly board: Board;
}

function placesOf(pairing: Pairing): Place[] {
  if (pairing.kind === 'board') return [{ match: null, board: pairing }];
  return pairing.kind === 'match' ? pairing.boards.map((board) => ({ match: pairing.board, board })) : [];
}

function cardGame(context: CardContext, round: Round, { match, board: of }: Place): CardGame[] {
  const { player, players, visible } = context;
  const color: Color = of.white === player.account ? 'white' : 'black';
  const opponent = players.get(color === 'white' ? of.black : of.white);
  if (opponent === undefined) return [];
  const isSeen = visible.result(of.white, of.black);
  return [
    {
      ...inRound(context, round, { isSeen, counts: of.result !== null || isOpenGame(of) }),
      kind: 'game',
      match,
      board: of.board,
      color,
      opponent,
      result: isSeen ? of.result : null,
      games: isSeen ? of.matchGames : [],
      online: of.games.at(-1)?.id ?? null,
    },
  ];
}

const cardBye = (context: CardContext, round: Round, bye: Bye): CardBye => ({
  ...inRound(context, round, { isSeen: context.visible.score(context.player.account), counts: true }),
  kind: 'bye',
  bye,
});

/** The byes of rounds that are not paired yet. */
const laterByes = ({ tournament, player }: CardContext): CardBye[] =>
  tournament.requestedByes
    .filter(({ who }) => who === player.account)
    .sort((one, other) => one.round - other.round)
    .map(({ round, bye }) => ({
      kind: 'bye',
      bye,
      round,
      startAt: tournament.rounds[round - 1]?.startAt ?? null,
      points: byePoints(bye, pointsOf(tournament.settings)),
      float: null,
    }));

/** Several games of one round, as in a knockout, have their points together. */
function inRound(
  context: CardContext,
  { number, startAt }: Round,
  { isSeen, counts }: { readonly isSeen: boolean; readonly counts: boolean },
): InRound {
  const { numbered, player } = context;
  const { field, columnsThrough } = numbered;
  const entrant = field.entrants.find((one) => one.number === player.seed);
  const results = (entrant?.results ?? []).slice(columnsThrough(number - 1), columnsThrough(number));
  const points = results.reduce((sum, result) => sum + resultPoints(result, field.points), 0);
  return {
    round: number,
    startAt,
    points: isSeen && counts ? halfPoints(points) : null,
    float: isSeen ? floatIn(context, number, results[0] ?? null) : null,
  };
}

/** C.04.3 1.4. */
function floatIn(
  { tournament, player, numbered }: CardContext,
  round: number,
  result: RoundResult | null,
): InRound['float'] {
  if (!FORMATS[tournament.settings.format].explains) return null;
  const { field } = numbered;
  const entrant = field.entrants.find((one) => one.number === player.seed);
  if (entrant === undefined) return null;
  const before = pointsBefore(field, round);
  const virtual = virtualPointsOf(tournament);
  const pairedOn = (number: number) => (before.get(number) ?? 0) + (virtual.get(number)?.[round - 1] ?? 0);
  switch (floatOfRound(entrant, result, field.points, pairedOn)) {
    case FLOATED_DOWN:
      return 'down';
    case FLOATED_UP:
      return 'up';
    default:
      return null;
  }
}

/** A hidden result does not tell whether the game is over: then the game of the last round is the next one. */
function isToCome({ tournament, player, visible }: CardContext, { round, color, opponent, result }: CardGame): boolean {
  const [white, black] = color === 'white' ? [player, opponent] : [opponent, player];
  if (visible.result(white.account, black.account)) return result === null;
  return round === Math.max(...tournament.rounds.filter(({ kind }) => kind === 'paired').map(({ number }) => number));
}
