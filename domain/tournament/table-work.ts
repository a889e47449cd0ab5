/**
 * The table of a tournament of players, worked out from its results: wholly, or from the table before a result by what
 * that result touches. Both ways give the same.
 */
import type { AccountId } from '../ids.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import { type RecordOptions, type RecordTable, recordTable, withEntrants } from '../tiebreaks/record.ts';
import { boardsReplayed } from './change.ts';
import type { Entrant, Field, RoundResult } from './field.ts';
import { KINDS } from './kinds.ts';
import { mayPlayTwice, type NumberedField, numberedField } from './numbered-field.ts';
import { sideOfBoard } from './row-results.ts';
import { entrantsOf, pairingsMade } from './seats.ts';
import { tiebreaksOf } from './shown-tiebreaks.ts';
import { headsOf, type RankedTable, rankedTable, type StandingsColumn } from './standings.ts';
import { type Board, isPlayer, pairedRounds, playersOf, type Tournament } from './state.ts';
import { annulledIn } from './withdrawal.ts';

export interface TableWork extends RankedTable {
  readonly numbered: NumberedField;
  readonly table: RecordTable;
  readonly heads: readonly StandingsColumn[];
}

/** The whole table. */
export function tableWork(tournament: Tournament): TableWork {
  const numbered = numberedField(tournament, annulledPlayers(tournament));
  const countedRounds = numbered.columnsThrough(pairedRounds(tournament));
  const table = recordTable(numbered.field, { ...optionsOf(tournament), countedRounds });
  const input = { table, teams: null };
  const tiebreaks = playersTiebreaks(tournament);
  return { numbered, table, heads: headsOf(input, tiebreaks), ...rankedTable(input, tiebreaks) };
}

/** Those whose games count for nobody: they, or their team, have left a round robin too early. */
function annulledPlayers(tournament: Tournament): readonly AccountId[] {
  const annulled = new Set<string>(
    annulledIn(tournament.settings.kind, entrantsOf(tournament), pairingsMade(tournament)),
  );
  if (annulled.size === 0) return [];
  return tournament.participants
    .flatMap((one) => {
      if (isPlayer(one)) return annulled.has(one.account) ? [one] : [];
      return annulled.has(one.team) ? one.members : [];
    })
    .map(({ account }) => account);
}

/** The table after nothing but results have changed since `before`; null where more has. */
export function tableWorkAfter(work: TableWork, before: Tournament, after: Tournament): TableWork | null {
  const changes = changedBoards(before, after);
  if (changes === null) return null;
  const { numberOf } = work.numbered;
  const results = new Map<number, (RoundResult | null)[]>();
  const { entrants } = work.numbered.field;
  for (const { round, board } of changes) {
    const [white, black] = [numberOf.get(board.white), numberOf.get(board.black)];
    if (white === undefined || black === undefined) return null;
    for (const [own, color, opponent] of [
      [white, 'white', black],
      [black, 'black', white],
    ] as const) {
      const list = results.get(own) ?? [...(entrants.find(({ number }) => number === own)?.results ?? [])];
      list[round - 1] = sideOfBoard(board, color, opponent);
      results.set(own, list);
    }
  }
  return workWith(work, after, withResults(work.numbered.field, results), new Set(results.keys()));
}

function workWith(work: TableWork, tournament: Tournament, field: Field, changed: ReadonlySet<number>): TableWork {
  const entrants = field.entrants.filter(({ number }) => changed.has(number));
  const table = withEntrants(work.table, field, entrants, optionsOf(tournament));
  const stale = new Set([...changed, ...entrants.flatMap(opponentsOf)]);
  const { columns, rowOf } = work;
  const ranking = rankedTable({ table, teams: null }, playersTiebreaks(tournament), { columns, rowOf, stale });
  return { ...work, numbered: { ...work.numbered, field }, table, ...ranking };
}

const withResults = (field: Field, results: ReadonlyMap<number, readonly (RoundResult | null)[]>): Field => ({
  ...field,
  entrants: field.entrants.map((entrant): Entrant => {
    const own = results.get(entrant.number);
    return own === undefined ? entrant : { ...entrant, results: own };
  }),
});

const opponentsOf = ({ results }: Entrant): number[] =>
  results.flatMap((result) => (result === null || result.kind === 'bye' ? [] : [result.opponent]));

interface Replayed {
  readonly round: number;
  readonly board: Board;
}

/** The boards that are not as they were, where nothing else of what the table reads has changed. */
function changedBoards(before: Tournament, after: Tournament): readonly Replayed[] | null {
  if (before.participants !== after.participants || before.settings !== after.settings) return null;
  if (before.rounds.length !== after.rounds.length || !isPlain(after)) return null;
  const changes: Replayed[] = [];
  for (const [index, round] of after.rounds.entries()) {
    const old = before.rounds[index];
    if (round === old) continue;
    const boards = old === undefined ? null : boardsReplayed(old, round);
    if (boards === null) return null;
    changes.push(...boards.map(({ is }) => ({ round: round.number, board: is })));
  }
  return changes;
}

/** One column a round, and nobody whose games count for nobody. */
function isPlain(tournament: Tournament): boolean {
  const { roundMaking } = KINDS[tournament.settings.kind];
  if (mayPlayTwice(tournament)) return false;
  return roundMaking !== 'atStart' || playersOf(tournament).every(({ withdrawnFrom }) => withdrawnFrom === null);
}

const optionsOf = ({ settings }: Tournament): RecordOptions => ({ system: KINDS[settings.kind].system });

/** The tie-breaks of the tournament rank its teams where they meet in matches, and its players where they do not. */
const playersTiebreaks = (tournament: Tournament): readonly TiebreakId[] =>
  KINDS[tournament.settings.kind].paired === 'teams' ? [] : tiebreaksOf(tournament);
