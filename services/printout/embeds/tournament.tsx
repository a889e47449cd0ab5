/** An embeddable table in the style of the site. It has no script; the browser reloads it periodically. */
import type { EmbedView } from '../../../contract/tournament/embeds.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { textOfPage } from '../html-page.tsx';
import {
  boardName,
  boardsIn,
  inOrder,
  isGame,
  pairedRounds,
  shownRound,
  standingsAfter,
  teamsInOrder,
  titled,
} from '../sheet-rows.ts';
import { byeWord, points, type SheetWords, sheetWords, writeResult } from '../sheet-words.ts';
import { type Column, Name, Table } from '../table.tsx';
import { EmbedFrame, type EmbedLooks } from './frame.tsx';

export interface EmbedRequest extends EmbedLooks {
  readonly view: EmbedView;
  readonly round?: number | undefined;
  readonly rows?: number | undefined;
}

/** How often the browser reloads it, in seconds. */
const REFRESH_SECONDS = 60;

export function embedTournament(page: TournamentPage, request: EmbedRequest): string {
  const text = sheetWords(request.language);
  const round = request.round ?? shownRound(page);
  const isTable = request.view === 'standings';
  return textOfPage(
    <EmbedFrame
      looks={request}
      name={page.tournament.name}
      title={isTable ? standingsTitle(page, text) : text('round', round)}
      follow={text('follow')}
      refreshSeconds={REFRESH_SECONDS}
    >
      {isTable ? (
        <TableOrHint columns={rankColumns(page, text)} rows={ranked(page).slice(0, request.rows)} text={text} />
      ) : (
        <TableOrHint columns={boardColumns(text)} rows={boardsOf(page, round)} text={text} />
      )}
    </EmbedFrame>,
  );
}

interface TableOrHintProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly text: SheetWords;
}

const TableOrHint = <Row,>({ columns, rows, text }: TableOrHintProps<Row>) =>
  rows.length === 0 ? <p>{text('nothing')}</p> : <Table columns={columns} rows={rows} />;

function standingsTitle(page: TournamentPage, text: SheetWords): string {
  const round = standingsAfter(page);
  return round === null || page.tournament.finished ? text('standings') : text('standingsAfter', round);
}

interface RankedRow {
  readonly rank: number | null;
  readonly seed: number;
  readonly name: string;
  readonly rating: number | null;
  readonly score: number | null;
}

/** The teams of a team tournament, otherwise the players. */
const ranked = (page: TournamentPage): readonly RankedRow[] =>
  page.isTeamTournament
    ? teamsInOrder(page).map(({ matchScore, ...row }) => ({ ...row, rating: null, score: matchScore }))
    : inOrder(page).map((row) => ({ ...row, name: nameOf(row), rating: row.fideRating }));

const nameOf = ({ title, firstName, lastName, username }: ParticipantView): string =>
  titled(title, `${firstName} ${lastName}`.trim() || username);

const rankColumns = ({ tournament: { started } }: TournamentPage, text: SheetWords): readonly Column<RankedRow>[] => [
  { head: text(started ? 'rank' : 'number'), kind: 'number', cell: ({ rank, seed }) => (started ? rank : seed) },
  { head: text('name'), cell: ({ name }) => <Name>{name}</Name> },
  { head: text('rating'), kind: 'number', cell: ({ rating }) => rating },
  {
    head: text('points'),
    kind: 'number',
    cell: ({ score }) => <strong>{score === null || !started ? '' : points(score)}</strong>,
  },
];

/** A requested bye alone does not make its round paired. */
const boardsOf = (page: TournamentPage, round: number): readonly PairingView[] =>
  pairedRounds(page).includes(round) ? boardsIn(page, round) : [];

function boardColumns(text: SheetWords): readonly Column<PairingView>[] {
  const white = ({ whiteTitle, whiteName, whiteUsername }: PairingView): string =>
    titled(whiteTitle, whiteName || whiteUsername);
  const black = ({ blackTitle, blackName, blackUsername }: PairingView): string =>
    titled(blackTitle, blackName || blackUsername);
  return [
    { head: text('board'), kind: 'number', cell: (pairing) => isGame(pairing) && boardName(pairing) },
    {
      head: text('white'),
      cell: (pairing) => <Name>{isGame(pairing) ? white(pairing) : white(pairing) || black(pairing)}</Name>,
    },
    { head: text('result'), kind: 'center', cell: (pairing) => isGame(pairing) && writeResult(pairing.result) },
    {
      head: text('black'),
      cell: (pairing) => (isGame(pairing) ? <Name>{black(pairing)}</Name> : byeWord(pairing.result, text)),
    },
  ];
}
