import {
  BYE_SIGNS as TEAM_BYES,
  type TeamCrossEntry,
  teamCrossTable,
} from '../../../contract/tournament/team-cross-table.ts';
import type { ParticipantView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { toPoints } from '../../../domain/kernel/points.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { teamMatchPoints } from '../../../domain/tournament/value/team-field.ts';
import { textOfPage } from '../html-page.tsx';
import { inOrder, listedName, pairedRounds, titled } from '../sheet-rows.ts';
import { points, sheetWords } from '../sheet-words.ts';
import { type Column, Name, Table } from '../table.tsx';
import { crossEntries } from './cross-entries.ts';
import { Sheet, type SheetRequest } from './frame.tsx';
import { allPointsColumn, BestRounds } from './standings.tsx';

/** Up to this many players of a round robin have a column each; larger tables have a column per round. */
const MOST_OPPONENTS = 20;
/** Tables with more columns are printed in landscape. */
const MOST_UPRIGHT = 8;

/** The cross table: all against all for a small round robin, otherwise round by round; teams before players. */
export function crossSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const isWide = Math.max(playerCrossColumns(page).length, teamCrossColumns(page).length) > MOST_UPRIGHT;
  const look = isWide ? 'dense' : undefined;
  return textOfPage(
    <Sheet request={request} title={text('crossTable')} layout={isWide ? 'wide' : 'upright'}>
      {page.isTeamTournament && (
        <section>
          <TeamTable request={request} look={look} />
        </section>
      )}
      <section>
        {page.isTeamTournament && <h2>{text('players')}</h2>}
        <PlayerTable request={request} look={look} />
        <BestRounds request={request} />
      </section>
    </Sheet>,
  );
}

interface CrossTableProps {
  readonly request: SheetRequest;
  readonly look: 'dense' | undefined;
}

type TeamRow = ReturnType<typeof teamCrossTable>['rows'][number];

/** Lines of opponents, or rounds. */
function teamCrossColumns(page: TournamentPage): readonly number[] {
  if (!page.isTeamTournament) return [];
  const { columns, rows } = teamCrossTable(page, MOST_OPPONENTS);
  return columns === 'opponents' ? rows.map(({ line }) => line) : pairedRounds(page);
}

/** Teams against teams with their game points, followed by the match points of a finished match in brackets. */
function TeamTable({ request: { page, language }, look }: CrossTableProps) {
  const text = sheetWords(language);
  const { columns: by, rows } = teamCrossTable(page, MOST_OPPONENTS);
  const hasMatches = FORMATS[page.tournament.kind].paired === 'teams';
  const sum = (head: string, sumOf: (row: TeamRow) => number | null): Column<TeamRow> => ({
    head,
    kind: 'number',
    cell: (row) => <Sum points={sumOf(row)} />,
  });
  const columns: readonly Column<TeamRow>[] = [
    { head: text('number'), kind: 'number', cell: ({ line }) => line },
    { head: text('team'), cell: ({ team }) => <Name>{team.name}</Name> },
    ...teamCrossColumns(page).map(
      (column): Column<TeamRow> => ({
        head: column,
        kind: 'center',
        cell: ({ line, entries }) => (by === 'opponents' && column === line ? '×' : teamCell(entries, by, column)),
      }),
    ),
    ...(hasMatches ? [sum(text('matchPoints'), ({ team }) => team.matchScore)] : []),
    sum(text(hasMatches ? 'gamePoints' : 'points'), ({ team }) => team.gameScore),
  ];
  return (
    <>
      <h2>{text('teams')}</h2>
      <Table look={look} columns={columns} rows={rows} />
      {hasMatches && <p class="soft">{text('teamCrossLegend')}</p>}
    </>
  );
}

const Sum = ({ points: made }: { readonly points: number | null }) => (
  <strong>{made === null ? '' : points(made)}</strong>
);

const teamCell = (entries: readonly TeamCrossEntry[], by: 'opponents' | 'rounds', column: number): string =>
  entries
    .filter((entry) => (by === 'rounds' ? entry.round : lineOf(entry)) === column)
    .map((entry) => teamEntry(entry, by))
    .join(' ');

const lineOf = (entry: TeamCrossEntry): number | null => (entry.kind === 'meeting' ? entry.opponentLine : null);

/** 2½ (2) for the column of a team; 3: 2½ (2) for the column of a round. */
function teamEntry(entry: TeamCrossEntry, by: 'opponents' | 'rounds'): string {
  if (entry.kind === 'bye') return TEAM_BYES[entry.bye];
  const { points: own, side, opponentLine } = entry;
  const score = own === null ? '' : `${points(own)}${side === null ? '' : ` (${toPoints(teamMatchPoints()[side])})`}`;
  return by === 'rounds' && opponentLine !== null ? `${opponentLine}: ${score}`.trimEnd() : score;
}

/** In a team event players meet players of other teams only, so columns per player would be nearly empty. */
const isRobin = ({ tournament, isTeamTournament, participants }: TournamentPage): boolean =>
  FORMATS[tournament.kind].defaultMeetings !== null && !isTeamTournament && participants.length <= MOST_OPPONENTS;

const playerCrossColumns = (page: TournamentPage): readonly number[] =>
  isRobin(page) ? page.participants.map((_, at) => at + 1) : pairedRounds(page);

function PlayerTable({ request: { page, language }, look }: CrossTableProps) {
  const text = sheetWords(language);
  const players = inOrder(page);
  const lines = new Map(players.map(({ account }, at) => [account, at + 1]));
  const entries = crossEntries(page, lines, { white: text('w'), black: text('b') });
  const byOpponent = isRobin(page);
  const cell = (account: string, column: number): string =>
    (entries.get(account) ?? [])
      .filter((entry) => (byOpponent ? entry.line : entry.round) === column)
      .map(({ sign, words }) => (byOpponent ? sign : words))
      .join(' ');
  const columns: readonly Column<ParticipantView>[] = [
    { head: text('number'), kind: 'number', cell: ({ account }) => lines.get(account) },
    { head: text('name'), cell: (row) => <Name>{titled(row.title, listedName(row))}</Name> },
    { head: text('rating'), kind: 'number', cell: ({ fideRating }) => fideRating },
    ...playerCrossColumns(page).map(
      (column): Column<ParticipantView> => ({
        head: column,
        kind: 'center',
        cell: ({ account, counted }) => {
          if (byOpponent && column === lines.get(account)) return '×';
          const text = cell(account, column);
          return counted?.dropped.includes(column) ? `(${text || '−'})` : text;
        },
      }),
    ),
    { head: text('points'), kind: 'number', cell: ({ score }) => <Sum points={score} /> },
    ...allPointsColumn({ page, language }),
  ];
  return <Table look={look} columns={columns} rows={players} />;
}
