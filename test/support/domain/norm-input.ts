import { asId } from '../../../domain/kernel/ids.ts';
import type { Title } from '../../../domain/people/titles.ts';
import {
  NO_DECLARATIONS,
  type NormEvent,
  type NormGame,
  type NormInput,
  type NormOpponent,
  type NormRound,
} from '../../../domain/rating/norms/input.ts';
import type { Side } from '../../../domain/tournament/value/game-result.ts';

export const opponent = (changes: Partial<NormOpponent> = {}): NormOpponent => ({
  id: asId('opponent'),
  rating: 2400,
  title: 'GM',
  federation: 'SWE',
  scoredZeroAgainstRated: false,
  ...changes,
});

export const game = (round: number, outcome: Side, changes: Partial<NormOpponent> = {}): NormGame => ({
  kind: 'game',
  round,
  opponent: opponent({ id: asId(`opponent-${round}`), ...changes }),
  outcome,
  isRated: true,
  isOnline: false,
});

export const event = (changes: Partial<NormEvent> = {}): NormEvent => ({
  system: 'swiss',
  rounds: 9,
  players: 40,
  hostFederation: 'NOR',
  declared: NO_DECLARATIONS,
  foreigners: [],
  ...changes,
});

/** A Norwegian man without a title in a Swiss of nine rounds. */
export const normInput = (rounds: readonly NormRound[], changes: Partial<NormEvent> = {}): NormInput => ({
  event: event(changes),
  player: { federation: 'NOR', sex: 'M', title: null },
  rounds,
});

const FEDERATIONS = ['NOR', 'SWE', 'DEN'];

/** Points as results: wins first, then a draw where half a point is left. */
export const outcomesOf = (games: number, points: number): Side[] =>
  Array.from({ length: games }, (_, index) => (points - index >= 1 ? 'win' : points - index > 0 ? 'draw' : 'loss'));

/** Grandmasters with these ratings, of three federations in turn; the first of them are beaten. */
export const gamesAgainst = (ratings: readonly (number | null)[], points: number): NormGame[] =>
  outcomesOf(ratings.length, points).map((outcome, index) =>
    game(index + 1, outcome, { rating: ratings[index] ?? null, federation: FEDERATIONS[index % 3] ?? '' }),
  );

/** The same nine games with other titles or federations, from round 1 on. */
export const gamesWith = (
  field: 'title' | 'federation',
  values: readonly (Title | string | null)[],
  { rating = 2400, points = 7 } = {},
): NormGame[] =>
  gamesAgainst(
    values.map(() => rating),
    points,
  ).map((one, index) => ({ ...one, opponent: { ...one.opponent, [field]: values[index] } }));

export const times = <Value>(count: number, value: Value): Value[] => Array<Value>(count).fill(value);
