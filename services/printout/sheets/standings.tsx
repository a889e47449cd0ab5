/** Standings of players and teams, of categories, and the start list. */
import type { ParticipantView, TeamRow, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { tiebreakNameOf, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { placesAmong } from '../../../domain/tournament/standings/category-members.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import type { Language } from '../../../i18n/languages.ts';
import { textOfPage } from '../html-page.tsx';
import { inOrder, listedName, standingsAfter, teamsInOrder, withOpenGame } from '../sheet-rows.ts';
import { bestRoundsText, localeOf, points, type SheetWords, sheetWords } from '../sheet-words.ts';
import { type Column, Name } from '../table.tsx';
import { type ListRequest, Sheet, type SheetRequest } from './frame.tsx';
import { WallTable } from './wall-table.tsx';

/** The current standings: of the teams, if teams are ranked, and of all players. */
export function standingsSheet(request: ListRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const round = standingsAfter(page);
  const title = round === null || page.tournament.finished ? text('standings') : text('standingsAfter', round);
  return textOfPage(
    <Sheet request={request} title={title}>
      {page.isTeamTournament && (
        <section>
          <h2>{text('teams')}</h2>
          <WallTable columns={teamColumns(request)} rows={teamsInOrder(page)} />
        </section>
      )}
      <section>
        <WallTable columns={playerColumns(request)} rows={inOrder(page)} />
      </section>
      <Provisional request={request} />
      <BestRounds request={request} />
    </Sheet>,
  );
}

/** The standings of each category, with its own places, on separate pages; of all players without categories. */
export function categorySheet(request: ListRequest): string {
  const { page, language } = request;
  if (page.categories.length === 0) return standingsSheet(request);
  const text = sheetWords(language);
  return textOfPage(
    <Sheet request={request} title={text('byCategory')}>
      {page.categories.map(({ name, players }) => (
        <section>
          <h2>{name}</h2>
          <Members request={request} accounts={players} />
        </section>
      ))}
      <Provisional request={request} />
      <BestRounds request={request} />
    </Sheet>,
  );
}

/** A line below the table while there are open games, which count as draws. */
function Provisional({ request: { page, language } }: { readonly request: ListRequest }) {
  if (withOpenGame(page).size === 0) return null;
  return <p class="soft">{sheetWords(language)('provisional')}</p>;
}

export function BestRounds({ request: { page, language } }: { readonly request: SheetRequest }) {
  const line = bestRoundsText(language, page.tournament);
  return line === null ? null : <p class="soft">{line}</p>;
}

/** The points of all rounds where `score` leaves some out. */
export const allPointsColumn = ({
  page: { tournament },
  language,
}: Pick<SheetRequest, 'page' | 'language'>): readonly Column<ParticipantView>[] =>
  tournament.droppedRounds === 0
    ? []
    : [
        {
          head: sheetWords(language)('allRounds'),
          kind: 'number',
          cell: ({ counted }) => pointsOrNothing(counted?.allPoints ?? null),
        },
      ];

function Members({ request, accounts }: { readonly request: ListRequest; readonly accounts: readonly string[] }) {
  const members = new Set(accounts);
  const rows = placesAmong(inOrder(request.page).filter(({ account }) => members.has(account)));
  if (rows.length === 0) return <p>{sheetWords(request.language)('nothing')}</p>;
  return <WallTable columns={playerColumns(request)} rows={rows} />;
}

/** All players by name, with their numbers, clubs and FIDE IDs. */
export function startSheet(request: ListRequest): string {
  const { page, language, details } = request;
  const text = sheetWords(language);
  const byName = new Intl.Collator(localeOf(language));
  const rows = [...page.participants].sort((one, other) => byName.compare(listedName(one), listedName(other)));
  const columns: readonly Column<ParticipantView>[] = [
    { head: text('number'), kind: 'number', cell: ({ seed }) => seed },
    ...nameColumns(text),
    ...(page.isTeamTournament ? [{ head: text('team'), cell: teamOf }] : []),
    ...clubColumn(text, details.clubs),
    { head: text('federation'), kind: 'short', cell: ({ federation }) => federation },
    ratingColumn(text),
    { head: text('fideNumber'), kind: 'number', cell: ({ account }) => details.fideNumbers.get(account) },
  ];
  return textOfPage(
    <Sheet request={request} title={text('startList')}>
      {rows.length === 0 ? <p>{text('nothing')}</p> : <WallTable columns={columns} rows={rows} />}
    </Sheet>,
  );
}

const teamOf = ({ teamName }: ParticipantView) => <Name>{teamName}</Name>;

function playerColumns(request: ListRequest): readonly Column<ParticipantView>[] {
  const { page, language, details } = request;
  const text = sheetWords(language);
  const open = withOpenGame(page);
  return [
    { head: text('rank'), kind: 'number', cell: (row) => (page.tournament.started ? row.rank : row.seed) },
    ...nameColumns(text),
    ...clubColumn(text, details.clubs),
    ratingColumn(text),
    { head: text('federation'), kind: 'short', cell: ({ federation }) => federation },
    {
      head: text('points'),
      kind: 'number',
      cell: ({ account, score }) => (
        <strong>
          {score === null ? '' : points(score)}
          {score !== null && open.has(account) && '*'}
        </strong>
      ),
    },
    ...allPointsColumn(request),
    ...tiebreakColumns(tiebreaksOf(page), language),
  ];
}

const nameColumns = (text: SheetWords): readonly Column<ParticipantView>[] => [
  { head: '', kind: 'short', cell: ({ title }) => title },
  {
    head: text('name'),
    cell: (row) => (
      <>
        <Name>{listedName(row)}</Name>
        {row.withdrawn && ` (${text('withdrawn')})`}
      </>
    ),
  },
];

const ratingColumn = (text: SheetWords): Column<ParticipantView> => ({
  head: text('rating'),
  kind: 'number',
  cell: ({ fideRating }) => fideRating,
});

/** Nothing if no club is known. */
const clubColumn = (text: SheetWords, clubs: ReadonlyMap<string, string>): readonly Column<ParticipantView>[] =>
  clubs.size === 0
    ? []
    : [{ head: text('club'), cell: ({ account }) => <span class="soft">{clubs.get(account)}</span> }];

/** Ranks teams by their matches; if members play individually, by the sum of their scores. */
function teamColumns({ page, language }: SheetRequest): readonly Column<TeamRow>[] {
  const text = sheetWords(language);
  const hasMatches = FORMATS[page.tournament.kind].table !== 'members';
  const score = (head: string, scoreOf: (row: TeamRow) => number | null): Column<TeamRow> => ({
    head,
    kind: 'number',
    cell: (row) => pointsOrNothing(scoreOf(row)),
  });
  return [
    { head: text('rank'), kind: 'number', cell: ({ rank }) => page.tournament.started && rank },
    {
      head: text('team'),
      cell: ({ name, withdrawn }) => (
        <>
          <Name>{name}</Name>
          {withdrawn && ` (${text('withdrawn')})`}
        </>
      ),
    },
    ...(hasMatches ? [score(text('matchPoints'), ({ matchScore }) => matchScore)] : []),
    score(text(hasMatches ? 'gamePoints' : 'points'), ({ gameScore }) => gameScore),
    ...tiebreakColumns(hasMatches ? tiebreaksOf(page).filter(({ head }) => head !== 'GPTS') : [], language),
  ];
}

const pointsOrNothing = (score: number | null): string => (score === null ? '' : points(score));

const SLOTS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;
type Slot = (typeof SLOTS)[number];
type Ranked = { readonly [Place in Slot]?: number | null | undefined };

interface Tiebreak {
  readonly slot: Slot;
  readonly head: string;
}

/** The tie-breaks in use, by FIDE's abbreviations: the chosen ones, otherwise those of the format. */
function tiebreaksOf({ tournament }: TournamentPage): readonly Tiebreak[] {
  const chosen = SLOTS.flatMap((slot) => {
    const code = tournament[slot];
    const known = code === undefined ? undefined : tiebreakOfCode(code);
    return known?.ok ? [{ slot, head: tiebreakNameOf(known.value).fide }] : [];
  });
  if (chosen.length > 0 || tournament.droppedRounds > 0) return chosen;
  return FORMATS[tournament.kind].fixedTiebreaks.flatMap((id, at) => {
    const slot = SLOTS[at];
    return slot === undefined ? [] : [{ slot, head: tiebreakNameOf(id).fide }];
  });
}

const tiebreakColumns = (tiebreaks: readonly Tiebreak[], language: Language): readonly Column<Ranked>[] =>
  tiebreaks.map(({ slot, head }) => ({
    head,
    kind: 'number',
    cell: (row) => numberText(row[slot] ?? null, language),
  }));

/** Formats numbers like the page: at most two decimals, in the user's language. */
const numberText = (value: number | null, language: Language): string =>
  value === null
    ? ''
    : new Intl.NumberFormat(localeOf(language), { useGrouping: false, maximumFractionDigits: 2 }).format(value);
