import { partOf, summed } from '../breakdown.ts';
import { isVoluntary, playerRecord, type RecordTable, type RoundRecord } from '../record.ts';
import { type FigureRule, figure } from '../tiebreak.ts';

/** 7.1: rounds worth a win, played or not. */
export const wins = countRounds((round, table) => round.kind !== 'pending' && round.points === table.win);

/** 7.2, over the board. */
export const gamesWon = countRounds(isWonGame);

/** 7.3, over the board. */
export const blackGamesPlayed = countRounds((round) => round.color === 'black');

/** 7.4, over the board. */
export const blackGamesWon = countRounds((round) => isWonGame(round) && round.color === 'black');

/** 7.6: all rounds except requested byes and forfeit losses. */
export const roundsElectedToPlay = countRounds((round) => !isVoluntary(round));

/** 7.7 in half-points: compared with the scheduled opponent's points, without one with a draw. */
export const standardPoints = figure((player, table) =>
  summed(
    player.rounds.flatMap((round) => {
      if (round.kind === 'pending') return [];
      const measure = round.opponent === null ? table.draw : pointsOf(round.opponent, round.round, table);
      return [partOf(round, { value: measure, counts: Math.sign(round.points - measure) + 1 })];
    }),
  ),
);

/** 7.5 in half-points: sum of the running scores, without the first `cut` rounds. */
export const progressiveScore = (cut = 0): FigureRule =>
  figure((player) => {
    let running = 0;
    return summed(
      player.rounds.map((round, index) => {
        running += round.points;
        return partOf(round, { counts: running, cut: index < cut ? 'earlyRound' : null });
      }),
    );
  });

/** 7.8; lower is better. */
export const pairingNumber = figure((player) => ({ value: player.number, parts: [] }));

function countRounds(counts: (round: RoundRecord, table: RecordTable) => boolean): FigureRule {
  return figure((player, table) =>
    summed(player.rounds.map((round) => partOf(round, { counts: counts(round, table) ? 1 : 0 }))),
  );
}

function isWonGame(round: RoundRecord): boolean {
  return round.kind === 'played' && round.outcome === 'win';
}

const pointsOf = (opponent: number, round: number, table: RecordTable): number =>
  playerRecord(table, opponent).rounds[round - 1]?.points ?? 0;
