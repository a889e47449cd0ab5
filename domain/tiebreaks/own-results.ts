/** Tie-breaks on the player's own results (C.07 7): they count rounds, not opponents. */
import { partOf, summed } from './breakdown.ts';
import { isVoluntary, playerRecord, type RecordTable, type RoundRecord } from './record.ts';
import { type FigureRule, figure } from './tiebreak.ts';

/** Number of wins (7.1): rounds that brought as much as a win, played or not. */
export const wins = countRounds((round, table) => round.kind !== 'pending' && round.points === table.win);

/** Games won (7.2) over the board. */
export const gamesWon = countRounds(isWonGame);

/** Games played with Black (7.3) over the board. */
export const blackGamesPlayed = countRounds((round) => round.color === 'black');

/** Games won with Black (7.4) over the board. */
export const blackGamesWon = countRounds((round) => isWonGame(round) && round.color === 'black');

/** Rounds elected to play (7.6): all but requested byes and forfeit losses. */
export const roundsElectedToPlay = countRounds((round) => !isVoluntary(round));

/**
 * Standard points (7.7) in half-points: a point for each round with more points than the scheduled opponent got,
 * half for as many; without an opponent the measure is a draw.
 */
export const standardPoints = figure((player, table) =>
  summed(
    player.rounds.flatMap((round) => {
      if (round.kind === 'pending') return [];
      const measure = round.opponent === null ? table.draw : pointsOf(round.opponent, round.round, table);
      return [partOf(round, { value: measure, counts: Math.sign(round.points - measure) + 1 })];
    }),
  ),
);

/** Progressive score (7.5) in half-points: the sum of the running score after every round but the first `cut`. */
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

/** The tournament pairing number (7.8); lower is better. */
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
