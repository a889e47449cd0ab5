import type { TFunction } from 'i18next';
import * as calls from '../../../../contract/calls.ts';
import { BYE } from '../../../../contract/http/codes.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { CsvCell } from '../../../../domain/lib/csv.ts';
import { tiebreakNameOf, tiebreakOfCode } from '../../../../domain/tiebreaks/names.ts';
import { callApi } from '../../../api.ts';
import { blackName, participantName, whiteName } from '../../../model/names.ts';
import { resultText } from '../../../model/result-text.ts';
import { saveCsv } from '../../../ui/table/save-csv.ts';
import { saveFile } from '../../../ui/table/save-file.ts';

type T = TFunction<['tools']>;

/** The whole tournament as one file, to be imported by another server. */
export async function saveWholeTournament(id: string): Promise<void> {
  const file = await callApi(calls.tournamentArchive, { id });
  saveFile(`${id}.json`, JSON.stringify(file), 'application/json');
}

type TableName = 'players' | 'pairings' | 'standings';

/** One table as CSV, as visible to this user. */
export function saveTable(page: TournamentPage, table: TableName, t: T): void {
  const { head, rows } = MAKERS[table](page, t);
  saveCsv(`${page.tournament.id}-${table}.csv`, head, rows);
}

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

const MAKERS: Readonly<Record<TableName, (page: TournamentPage, t: T) => Table>> = {
  players: ({ participants, categories }, t) => {
    const inCategories = categoriesOf(categories, t);
    return {
      head: [
        t('number'),
        t('csv.title'),
        t('standings.name'),
        t('ratings.rating'),
        t('csv.federation'),
        t('csv.team'),
        ...inCategories.head,
      ],
      rows: [...participants]
        .sort((one, other) => one.seed - other.seed)
        .map((row) => [
          row.seed,
          row.title,
          participantName(row),
          row.fideRating,
          row.federation,
          row.teamName,
          ...inCategories.cells(row.account),
        ]),
    };
  },
  pairings: ({ pairings }, t) => ({
    head: [t('check.round'), t('csv.match'), t('pair.board'), t('pair.white'), t('pair.black'), t('csv.result')],
    rows: pairings.map((row) => [
      row.round,
      row.match ?? null,
      row.black === BYE ? null : row.board,
      whiteName(row),
      row.black === BYE ? t('bye') : blackName(row),
      row.black === BYE ? null : resultText(row),
    ]),
  }),
  standings: ({ tournament, participants, teams, categories, isTeamTournament: isTeam }, t) => {
    if (isTeam) {
      return {
        head: [t('standings.rank'), t('standings.name'), t('standings.matchPoints'), t('standings.gamePoints')],
        rows: [...teams]
          .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
          .map((row) => [row.rank, row.name, row.matchScore, row.gameScore]),
      };
    }
    const codes = [tournament.tb1, tournament.tb2, tournament.tb3, tournament.tb4];
    const tiebreaks = codes.flatMap((code, index) => {
      const known = code === undefined ? null : tiebreakOfCode(code);
      return known?.ok ? [{ index, head: tiebreakNameOf(known.value).fide }] : [];
    });
    const inCategories = categoriesOf(categories, t);
    const dropsRounds = tournament.droppedRounds > 0;
    return {
      head: [
        t('standings.rank'),
        t('standings.name'),
        t('standings.points'),
        ...(dropsRounds ? [t('csv.allRounds')] : []),
        ...tiebreaks.map(({ head }) => head),
        ...inCategories.head,
      ],
      rows: [...participants]
        .filter(({ rank }) => rank !== null)
        .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seed - other.seed)
        .map((row) => {
          const values = [row.tb1, row.tb2, row.tb3, row.tb4];
          return [
            row.rank,
            participantName(row),
            row.score,
            ...(dropsRounds ? [row.counted?.allPoints ?? null] : []),
            ...tiebreaks.map(({ index }) => values[index] ?? null),
            ...inCategories.cells(row.account),
          ];
        }),
    };
  },
};

/** A column with the categories of each player, where the tournament has any. */
function categoriesOf(categories: TournamentPage['categories'], t: T) {
  const namesOf = (account: string) =>
    categories.flatMap(({ name, players }) => (players.includes(account) ? [name] : []));
  return categories.length === 0
    ? { head: [], cells: () => [] }
    : { head: [t('csv.categories')], cells: (account: string) => [namesOf(account).join(', ')] };
}
