/** Team tie-breaks on match points and game points (C.07 13). */
import { assert } from '../../kernel/result.ts';
import { type Breakdown, partOf, summed } from '../breakdown.ts';
import { type Cuts, cutElements, NO_CUTS } from '../cuts.ts';
import { elementsOf } from '../elements.ts';
import { type PlayerRecord, playerRecord } from '../record.ts';
import { otherScore, type TeamScore, type TeamTables } from '../team-record.ts';
import type { FigureRule, OrderRule, TiebreakInput } from '../tiebreak.ts';
import { buchholz, foreBuchholz } from './buchholz.ts';
import { encounterParts, orderByEncounters } from './direct-encounter.ts';

export const teamScore = (score: TeamScore): FigureRule =>
  teamFigure((team, teams) => roundPoints(playerRecord(teams[score], team.number)));

/** 13.1: the score that does not rank, in half-points. */
export const secondaryScore: FigureRule = teamFigure((team, teams) =>
  roundPoints(playerRecord(teams[otherScore(teams.primary)], team.number)),
);

/** Buchholz (8.1) on match points or game points. */
export const buchholzOn = (score: TeamScore, cuts: Cuts = NO_CUTS): FigureRule => onScore(buchholz(cuts), score);

export const onScore = (rule: FigureRule, score: TeamScore): FigureRule => ({
  kind: 'figure',
  reads: 'everybody',
  figure: (input) => {
    const teams = tablesOf(input);
    const figure = rule.figure({ table: teams[score], teams });
    return (team) => figure(playerRecord(teams[score], team.number));
  },
});

/** 13.2 in quarter-points: opponents' totals times own points; EMGSB is match times game points. */
export const extendedSonnebornBerger = (totals: TeamScore, points: TeamScore, cuts: Cuts = NO_CUTS): FigureRule =>
  teamFigure((team, teams) => {
    const own = playerRecord(teams[points], team.number);
    const elements = elementsOf(playerRecord(teams[totals], team.number), teams[totals]).map((element) => ({
      ...element,
      round: own.rounds[element.round.round - 1] ?? element.round,
    }));
    const worth = elements.map((element) => ({ ...element, counts: element.value * element.round.points }));
    const reasons = cutElements(worth, cuts);
    return summed(
      worth.map(({ round, value, dummy, counts }, index) =>
        partOf(round, { value, dummy, counts, cut: reasons[index] ?? null }),
      ),
    );
  });

/** 13.3: primary score, then secondary if the primary breaks nothing. */
export const extendedDirectEncounter: OrderRule = {
  kind: 'order',
  order: (input, tied) => {
    const teams = tablesOf(input);
    return orderByEncounters(tied, [teams[teams.primary], teams[otherScore(teams.primary)]]);
  },
  parts: ({ table }, tied, number) => encounterParts(tied, number, table),
};

/** 13.4: multiplied by the divisor, so that nothing is rounded. */
export const scheduleStrength = ({ fore = false, divisor: told = null }: ScheduleOptions = {}): FigureRule => ({
  kind: 'figure',
  reads: 'everybody',
  figure: (input) => {
    const teams = tablesOf(input);
    const rule = (fore ? foreBuchholz() : buchholz()).figure(input);
    const divisor = told ?? scheduleDivisor(input);
    return (team) => {
      const secondary = playerRecord(teams[otherScore(teams.primary)], team.number).score;
      const { value, parts } = rule(team);
      return { value: secondary * divisor + (value ?? 0), parts };
    };
  },
});

export interface ScheduleOptions {
  readonly fore?: boolean;
  /** The tournament's own divisor, if it sets one. */
  readonly divisor?: number | null;
}

/** 13.4: best possible primary total over the best secondary score of a match, rounded down, at least 1. */
export function scheduleDivisor(input: TiebreakInput): number {
  const teams = tablesOf(input);
  const primary = teams[teams.primary];
  return Math.max(1, Math.floor((primary.win * primary.rounds) / teams[otherScore(teams.primary)].win));
}

function teamFigure(rule: (team: PlayerRecord, teams: TeamTables) => Breakdown): FigureRule {
  return {
    kind: 'figure',
    reads: 'everybody',
    figure: (input) => {
      const teams = tablesOf(input);
      return (team) => rule(team, teams);
    },
  };
}

const roundPoints = (record: PlayerRecord): Breakdown =>
  summed(record.rounds.map((round) => partOf(round, { counts: round.points })));

export function tablesOf({ teams }: { readonly teams: TeamTables | null }): TeamTables {
  assert(teams, 'a team tie-break needs a tournament of teams');
  return teams;
}
