/** An embeddable table in the style of the site. It has no script; the browser reloads it periodically. */
import { BYE } from '../../../contract/http/codes.ts';
import type { EmbedView } from '../../../contract/tournament/embeds.ts';
import type { PairingView, ParticipantView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { Language } from '../../../i18n/languages.ts';
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
import { bestRoundsText, byeWord, points, type SheetWords, sheetWords, writeResult } from '../sheet-words.ts';
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
        <>
          <TableOrHint
            columns={rankColumns(page, text, request.link)}
            rows={ranked(page).slice(0, request.rows)}
            text={text}
          />
          <BestRounds page={page} language={request.language} />
        </>
      ) : (
        <TableOrHint columns={boardColumns(text, request.link)} rows={boardsOf(page, round)} text={text} />
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

function BestRounds({ page, language }: { readonly page: TournamentPage; readonly language: Language }) {
  const line = bestRoundsText(language, page.tournament);
  return line === null ? null : <p>{line}</p>;
}

function standingsTitle(page: TournamentPage, text: SheetWords): string {
  const round = standingsAfter(page);
  return round === null || page.tournament.finished ? text('standings') : text('standingsAfter', round);
}

/** A name that opens the card of the player on the full page. */
const PlayerName = ({ account, link, children }: PlayerNameProps) => {
  const card = new URL(link);
  card.searchParams.set('player', account);
  return (
    <a class="name" href={card.href} target="_blank" rel="noopener">
      <Name>{children}</Name>
    </a>
  );
};

interface PlayerNameProps {
  readonly account: string;
  /** The address of the full page. */
  readonly link: string;
  readonly children: string;
}

interface RankedRow {
  /** Null for a team. */
  readonly account: string | null;
  readonly rank: number | null;
  readonly seed: number;
  readonly name: string;
  readonly rating: number | null;
  readonly score: number | null;
}

/** The teams of a team tournament, otherwise the players. */
const ranked = (page: TournamentPage): readonly RankedRow[] =>
  page.isTeamTournament
    ? teamsInOrder(page).map(({ matchScore, ...row }) => ({ ...row, account: null, rating: null, score: matchScore }))
    : inOrder(page).map((row) => ({ ...row, name: nameOf(row), rating: row.fideRating }));

const nameOf = ({ title, firstName, lastName, username }: ParticipantView): string =>
  titled(title, `${firstName} ${lastName}`.trim() || username);

const rankColumns = (
  { tournament: { started } }: TournamentPage,
  text: SheetWords,
  link: string,
): readonly Column<RankedRow>[] => [
  { head: text(started ? 'rank' : 'number'), kind: 'number', cell: ({ rank, seed }) => (started ? rank : seed) },
  {
    head: text('name'),
    cell: ({ account, name }) =>
      account === null ? (
        <Name>{name}</Name>
      ) : (
        <PlayerName account={account} link={link}>
          {name}
        </PlayerName>
      ),
  },
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

function boardColumns(text: SheetWords, link: string): readonly Column<PairingView>[] {
  return [
    { head: text('board'), kind: 'number', cell: (pairing) => isGame(pairing) && boardName(pairing) },
    {
      head: text('white'),
      cell: (pairing) => <Seat {...(pairing.white === BYE ? blackOf : whiteOf)(pairing)} link={link} />,
    },
    { head: text('result'), kind: 'center', cell: (pairing) => isGame(pairing) && writeResult(pairing.result) },
    {
      head: text('black'),
      cell: (pairing) => (isGame(pairing) ? <Seat {...blackOf(pairing)} link={link} /> : byeWord(pairing.result, text)),
    },
  ];
}

const Seat = ({ name, ...player }: { readonly account: string; readonly name: string; readonly link: string }) => (
  <PlayerName {...player}>{name}</PlayerName>
);

const whiteOf = ({ white, whiteTitle, whiteName, whiteUsername }: PairingView) => ({
  account: white,
  name: titled(whiteTitle, whiteName || whiteUsername),
});

const blackOf = ({ black, blackTitle, blackName, blackUsername }: PairingView) => ({
  account: black,
  name: titled(blackTitle, blackName || blackUsername),
});
