/** Rating tie-breaks (C.07 10). Undefined for everyone if an unrated player has no set rating. */
import {
  averageRating,
  OUTCOME_HALF_POINTS,
  perfectPerformance,
  performanceRating,
  type RatedGame,
} from '../../rating/performance.ts';
import { type Breakdown, type Part, partOf, UNDEFINED } from '../breakdown.ts';
import { type Cuts, cutElements, NO_CUTS } from '../cuts.ts';
import { type PlayerRecord, playerRecord, type RecordTable } from '../record.ts';
import type { FigureRule } from '../tiebreak.ts';

/** 10.1, halves up; cuts remove the lowest and highest ratings. */
export const averageOpponentRating = (cuts: Cuts = NO_CUTS): FigureRule =>
  ratingFigure((player, table) => {
    const parts = opponentParts(player, table);
    const reasons = cutElements(
      parts.map(({ counts }) => ({ value: counts, counts, voluntary: false })),
      cuts,
    );
    const kept = parts.filter((_, index) => reasons[index] === null);
    return {
      value: averageRating(kept.map((part) => part.counts)),
      parts: parts.map((part, index) => ({ ...part, cut: reasons[index] ?? null })),
    };
  });

/** 10.2. */
export const tournamentPerformance = ratingFigure((player, table) => performanceOf(player, table));

export const perfectTournamentPerformance = ratingFigure((player, table) => perfectOf(player, table));

/** 10.4, halves up. */
export const averageOpponentPerformance = averageOfOpponents(performanceOf);

/** 10.5, halves up. */
export const averageOpponentPerfectPerformance = averageOfOpponents(perfectOf);

/** 10.6. */
export const ownRating = ratingFigure((player) => ({ value: player.rating, parts: [] }));

function ratingFigure(rule: Measure): FigureRule {
  return preparedRatingFigure('opponents', (table) => (player) => rule(player, table));
}

function averageOfOpponents(measure: Measure): FigureRule {
  return preparedRatingFigure('everybody', (table) => {
    const measures = table.players.map((player) => measure(player, table).value);
    return (player) => {
      const parts = opponentParts(player, table).flatMap((part): Part[] => {
        const value = part.opponent === null ? null : (measures.get(part.opponent) ?? null);
        return value === null ? [] : [{ ...part, value, counts: value }];
      });
      return { value: averageRating(parts.map((part) => part.counts)), parts };
    };
  });
}

type Measure = (player: PlayerRecord, table: RecordTable) => Breakdown;

function preparedRatingFigure(
  reads: FigureRule['reads'],
  prepare: (table: RecordTable) => (player: PlayerRecord) => Breakdown,
): FigureRule {
  return {
    kind: 'figure',
    reads,
    figure: ({ table }) => {
      const dropped = table.players.values().some((player) => player.rating === null);
      return dropped ? () => UNDEFINED : prepare(table);
    },
  };
}

function performanceOf(player: PlayerRecord, table: RecordTable): Breakdown {
  return { value: performanceRating(ratedGames(player, table)), parts: opponentParts(player, table) };
}

function perfectOf(player: PlayerRecord, table: RecordTable): Breakdown {
  return { value: perfectPerformance(ratedGames(player, table)), parts: opponentParts(player, table) };
}

const ratedGames = (player: PlayerRecord, table: RecordTable): RatedGame[] =>
  player.rounds.flatMap((round) => {
    const opponent = round.kind === 'played' && round.opponent !== null ? ratingOf(round.opponent, table) : null;
    return opponent === null || round.outcome === null
      ? []
      : [{ opponent, halfPoints: OUTCOME_HALF_POINTS[round.outcome] }];
  });

const opponentParts = (player: PlayerRecord, table: RecordTable): Part[] =>
  player.rounds.flatMap((round) => {
    const rating = round.kind === 'played' && round.opponent !== null ? ratingOf(round.opponent, table) : null;
    return rating === null ? [] : [partOf(round, { value: rating, counts: rating })];
  });

const ratingOf = (opponent: number, table: RecordTable): number | null => playerRecord(table, opponent).rating;
