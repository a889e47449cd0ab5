/** The table of a players' tournament, computed completely or incrementally after a result, with the same outcome. */
import type { AccountId } from '../../kernel/ids.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import { type RecordOptions, type RecordTable, recordTable, withEntrants } from '../../tiebreaks/record.ts';
import { entrantsOf, pairingsMade } from '../guards/seats.ts';
import { annulledIn } from '../guards/withdrawal.ts';
import { mayPlayTwice, type NumberedField, numberedField } from '../rounds/numbered-field.ts';
import { boardsReplayed } from '../value/change.ts';
import type { Entrant, Field, RoundResult } from '../value/field.ts';
import { FORMATS } from '../value/formats.ts';
import { type Board, isPlayer, pairedRounds, playersOf, type Tournament } from '../value/state.ts';
import { bestRoundsOf, countedIn } from './counted-rounds.ts';
import { sideOfBoard } from './row-results.ts';
import { tiebreaksOf } from './shown-tiebreaks.ts';
import { type CountedTable, headsOf, type RankedTable, rankedTable, type StandingsColumn } from './standings.ts';

export interface TableWork extends RankedTable {
  readonly numbered: NumberedField;
  readonly table: RecordTable;
  readonly heads: readonly StandingsColumn[];
}

export function tableWork(tournament: Tournament): TableWork {
  const numbered = numberedField(tournament, annulledPlayers(tournament));
  const countedRounds = numbered.columnsThrough(pairedRounds(tournament));
  const table = recordTable(numbered.field, { ...optionsOf(tournament), countedRounds });
  const input = { table, teams: null };
  const tiebreaks = playersTiebreaks(tournament);
  const counted = countedTable(tournament, numbered.field, table);
  return { numbered, table, heads: headsOf(input, tiebreaks), ...rankedTable(input, tiebreaks, null, counted) };
}

function countedTable({ settings }: Tournament, field: Field, table: RecordTable): CountedTable {
  const best = bestRoundsOf(settings);
  return best === null ? null : countedIn(field, table, best);
}

/** Players who, or whose team, left a round robin too early; their games do not count. */
export function annulledPlayers(tournament: Tournament): readonly AccountId[] {
  const annulled = new Set<string>(
    annulledIn(tournament.settings.format, entrantsOf(tournament), pairingsMade(tournament)),
  );
  if (annulled.size === 0) return [];
  return tournament.participants
    .flatMap((one) => {
      if (isPlayer(one)) return annulled.has(one.account) ? [one] : [];
      return annulled.has(one.team) ? one.members : [];
    })
    .map(({ account }) => account);
}

/** Incremental table if only results changed since `before`; else null. */
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
  const earlier = { columns, rowOf, stale };
  const counted = countedTable(tournament, field, table);
  const ranking = rankedTable({ table, teams: null }, playersTiebreaks(tournament), earlier, counted);
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

/** Changed boards; null if other input of the table changed. */
function changedBoards(before: Tournament, after: Tournament): readonly Replayed[] | null {
  if (before.participants !== after.participants || before.settings !== after.settings) return null;
  if (before.rounds.length !== after.rounds.length || !isPlain(after)) return null;
  const changes: Replayed[] = [];
  for (const [index, round] of after.rounds.entries()) {
    const old = before.rounds[index];
    if (round === old) continue;
    const boards = old === undefined ? null : boardsReplayed(old, round);
    if (boards === null) return null;
    changes.push(...boards.map(({ after: board }) => ({ round: round.number, board })));
  }
  return changes;
}

/** One column per round, and no annulled games. */
function isPlain(tournament: Tournament): boolean {
  const { roundMaking } = FORMATS[tournament.settings.format];
  if (mayPlayTwice(tournament)) return false;
  return roundMaking !== 'atStart' || playersOf(tournament).every(({ withdrawnFrom }) => withdrawnFrom === null);
}

const optionsOf = ({ settings }: Tournament): RecordOptions => ({ system: FORMATS[settings.format].system });

/** Tie-breaks of the players' table; in team matches the chosen ones rank teams. */
const playersTiebreaks = (tournament: Tournament): readonly TiebreakId[] =>
  FORMATS[tournament.settings.format].paired === 'teams' ? [] : tiebreaksOf(tournament);
