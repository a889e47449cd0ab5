/** Sheets that lie on the boards of a round. */
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { WITHOUT_PLAY } from '../../../domain/tournament/value/game-result.ts';
import { textOfPage } from '../html-page.tsx';
import { boardName, boardsIn, isGame, pairedRound, peopleOf, sideName } from '../sheet-rows.ts';
import { sheetWords, writeResult } from '../sheet-words.ts';
import { type Column, Name, Table } from '../table.tsx';
import { Sheet, type SheetRequest } from './frame.tsx';
import { QrCode } from './qr-code.tsx';

interface BoardProps {
  readonly request: SheetRequest;
  readonly pairing: PairingView;
}

const gamesIn = ({ page }: SheetRequest, round: number): readonly PairingView[] =>
  boardsIn(page, pairedRound(page, round)).filter(isGame);

/** Cards for the boards of a round, eight to a page, each with the URL of its game or of the round. */
export function boardCards(request: SheetRequest, round: number): string {
  const text = sheetWords(request.language);
  const games = gamesIn(request, round);
  return textOfPage(
    <Sheet request={request} title={`${text('boardCards')} · ${text('round', round)}`} layout="cards">
      <div class="grid">
        {games.map((pairing) => (
          <Card request={request} pairing={pairing} />
        ))}
      </div>
    </Sheet>,
  );
}

/** The results that the players or the arbiter tick. */
const CARD_RESULTS = ['whiteWins', 'draw', 'blackWins', ...WITHOUT_PLAY] as const;

function Card({ request, pairing }: BoardProps) {
  const { page, language } = request;
  const text = sheetWords(language);
  return (
    <article class="card">
      <p class="top">
        {page.tournament.name}
        <br />
        {text('round', pairing.round)}
        <br />
        <strong>
          {text('board')} {boardName(pairing)}
        </strong>
      </p>
      <QrCode link={linkOf(request, pairing)} />
      <div class="players">
        <Players request={request} pairing={pairing} />
      </div>
      <p class="result">
        {CARD_RESULTS.map((result) => (
          <span class="box">{writeResult(result)}</span>
        ))}
      </p>
      <Signatures request={request} />
    </article>
  );
}

/** The URL of an online game, otherwise of the round. */
function linkOf({ page, origin }: SheetRequest, { round, white, black }: PairingView): string {
  const game = page.games[`${round}_${white}_${black}`]?.at(-1);
  if (game !== undefined) return `${origin}/game/play/${game.id}`;
  return `${origin}/tournament/view/${page.tournament.id}?tab=pairings&round=${round}`;
}

function Players({ request: { page }, pairing }: BoardProps) {
  const people = peopleOf(page);
  return (
    <>
      <p class="white">
        <Name>{sideName(people, pairing.white)}</Name>
      </p>
      <p class="black">
        <Name>{sideName(people, pairing.black)}</Name>
      </p>
    </>
  );
}

function Signatures({ request: { language } }: Pick<BoardProps, 'request'>) {
  const text = sheetWords(language);
  return (
    <p class="signs">
      <span class="sign">{text('white')}</span>
      <span class="sign">{text('black')}</span>
    </p>
  );
}

/** Score sheets for the boards of a round: one page per board, one half per player. */
export function scoreSheets(request: SheetRequest, round: number): string {
  const text = sheetWords(request.language);
  const games = gamesIn(request, round);
  return textOfPage(
    <Sheet request={request} title={`${text('scoreSheets')} · ${text('round', round)}`} layout="cards">
      {games.map((pairing) => (
        <div class="score">
          <ScoreSheet request={request} pairing={pairing} />
          <ScoreSheet request={request} pairing={pairing} />
        </div>
      ))}
    </Sheet>,
  );
}

/** Each half of a page has two columns of this many moves. */
const MOVES_IN_COLUMN = 30;

function ScoreSheet({ request, pairing }: BoardProps) {
  const { page, language } = request;
  const text = sheetWords(language);
  return (
    <div class="half">
      <p class="top">
        {page.tournament.name} · {text('round', pairing.round)} ·{' '}
        <strong>
          {text('board')} {boardName(pairing)}
        </strong>
      </p>
      <Players request={request} pairing={pairing} />
      <div class="moves">
        <MoveTable request={request} first={1} />
        <MoveTable request={request} first={MOVES_IN_COLUMN + 1} />
      </div>
      <p>{text('result')}: ______</p>
      <Signatures request={request} />
    </div>
  );
}

function MoveTable({ request: { language }, first }: Pick<BoardProps, 'request'> & { readonly first: number }) {
  const text = sheetWords(language);
  const columns: readonly Column<number>[] = [
    { head: '', cell: (move) => move },
    { head: text('white'), cell: () => '' },
    { head: text('black'), cell: () => '' },
  ];
  return <Table columns={columns} rows={Array.from({ length: MOVES_IN_COLUMN }, (_, at) => first + at)} />;
}
