/** Derives the tie-breaks with modifiers from the plain ones (C.07 8.2, 13 and 14). */
import { averageOfOpponentsBuchholz, buchholz, foreBuchholz } from './methods/buchholz.ts';
import { koya } from './methods/koya.ts';
import { averageOpponentRating } from './methods/opponents-ratings.ts';
import { progressiveScore } from './methods/own-results.ts';
import { sonnebornBerger } from './methods/sonneborn-berger.ts';
import { buchholzOn, extendedSonnebornBerger, onScore, scheduleStrength } from './methods/team-scores.ts';
import { type ModifiedRule, modifiedRule } from './modifiers.ts';
import type { TiebreakName } from './names.ts';
import { playerRecord, type RecordTable } from './record.ts';
import type { TiebreakInput, TiebreakRule } from './tiebreak.ts';

export function variantRule(plain: TiebreakRule, name: TiebreakName, modifiers: readonly string[]): TiebreakRule {
  const wanted = modifiedRule(modifiers);
  const own = ruleWith(name, wanted) ?? plain;
  const scored = wanted.score !== null && own.kind === 'figure' ? onScore(own, wanted.score) : own;
  return changesTable(wanted) ? reading(scored, (table) => changedTable(table, wanted)) : scored;
}

function ruleWith(name: TiebreakName, { cuts, fore, limit, divisor }: ModifiedRule): TiebreakRule | null {
  switch (name) {
    case 'buchholz':
      return buchholz(cuts);
    case 'foreBuchholz':
      return foreBuchholz(cuts);
    case 'averageOfOpponentsBuchholz':
      return averageOfOpponentsBuchholz({ cuts, fore });
    case 'sonnebornBerger':
      return sonnebornBerger(cuts);
    case 'averageOpponentRating':
      return averageOpponentRating(cuts);
    case 'progressiveScore':
      return progressiveScore(cuts.low);
    case 'koya':
      return koya(limit);
    case 'buchholzMatchPoints':
      return buchholzOn('match', cuts);
    case 'buchholzGamePoints':
      return buchholzOn('game', cuts);
    case 'matchMatchSonnebornBerger':
      return extendedSonnebornBerger('match', 'match', cuts);
    case 'matchGameSonnebornBerger':
      return extendedSonnebornBerger('match', 'game', cuts);
    case 'gameMatchSonnebornBerger':
      return extendedSonnebornBerger('game', 'match', cuts);
    case 'gameGameSonnebornBerger':
      return extendedSonnebornBerger('game', 'game', cuts);
    case 'scheduleStrength':
      return scheduleStrength({ fore, divisor });
    default:
      return null;
  }
}

const changesTable = ({ forfeitsPlayed, unratedAs }: ModifiedRule): boolean => forfeitsPlayed || unratedAs !== null;

function changedTable(table: RecordTable, { forfeitsPlayed, unratedAs }: ModifiedRule): RecordTable {
  const players =
    unratedAs === null
      ? table.players
      : table.players.map((player) => ({ ...player, rating: player.rating ?? unratedAs }));
  return { ...table, players, ...(forfeitsPlayed && { forfeitsPlayed }) };
}

function reading(rule: TiebreakRule, change: (table: RecordTable) => RecordTable): TiebreakRule {
  const changed = ({ table, teams }: TiebreakInput): TiebreakInput => {
    if (teams === null) return { table: change(table), teams };
    const both = { ...teams, match: change(teams.match), game: change(teams.game) };
    return { table: both[teams.primary], teams: both };
  };
  if (rule.kind === 'order') {
    return {
      kind: 'order',
      order: (input, tied) => rule.order(changed(input), tied),
      parts: (input, tied, number) => rule.parts(changed(input), tied, number),
    };
  }
  return {
    ...rule,
    figure: (input) => {
      const own = changed(input);
      const figure = rule.figure(own);
      return (player) => figure(playerRecord(own.table, player.number));
    },
  };
}
