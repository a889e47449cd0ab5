/** Pairings by board and by name, and results. */
import type { PairingView, ParticipantView } from '../../../contract/tournament/tournaments.ts';
import type { Language } from '../../../i18n/languages.ts';
import { HtmlPage, textOfPage } from '../html-page.tsx';
import {
  boardName,
  boardsIn,
  isGame,
  listedName,
  type People,
  pairedRound,
  pairedRounds,
  peopleOf,
  sideName,
} from '../sheet-rows.ts';
import { byeWord, localeOf, points, sheetWords } from '../sheet-words.ts';
import { type Column, Name, Table } from '../table.tsx';
import { type ListRequest, Sheet, SheetHeading, type SheetRequest } from './frame.tsx';
import { boardColumns, RoundTable, timeOfRound } from './round-table.tsx';
import { SHEET_CSS } from './sheet.css.ts';
import { WallTable } from './wall-table.tsx';

/** The pairings by board, of one round or of all rounds; the latest round first, each on its own page. */
export const pairingSheet = (request: ListRequest, round?: number): string =>
  textOfPage(round === undefined ? <AllRounds request={request} /> : <OneRound request={request} round={round} />);

function OneRound({ request, round }: { readonly request: ListRequest; readonly round: number }) {
  const text = sheetWords(request.language);
  const number = pairedRound(request.page, round);
  const title = `${text('pairings')} · ${text('round', number)}`;
  return (
    <Sheet request={request} title={title} time={timeOfRound(request, number)}>
      <RoundTable request={request} round={number} />
    </Sheet>
  );
}

function AllRounds({ request }: { readonly request: ListRequest }) {
  const text = sheetWords(request.language);
  const rounds = [...pairedRounds(request.page)].reverse();
  return (
    <Sheet request={request} title={text('pairings')}>
      {rounds.length === 0 && <p>{text('nothing')}</p>}
      {rounds.map((round) => (
        <section>
          <RoundHeading request={request} round={round} />
          <RoundTable request={request} round={round} />
        </section>
      ))}
    </Sheet>
  );
}

/** The latest pairings of several tournaments in one print job, each on a page of its own. */
export function eventPairingSheet(event: string, language: Language, tournaments: readonly ListRequest[]): string {
  const text = sheetWords(language);
  const paired = tournaments.flatMap((request) => {
    const round = pairedRounds(request.page).at(-1);
    return round === undefined ? [] : [{ request, round }];
  });
  return textOfPage(
    <HtmlPage language={language} title={`${event} - ${text('pairings')}`} css={SHEET_CSS}>
      {paired.length === 0 && (
        <>
          <h1>{event}</h1>
          <p>{text('nothing')}</p>
        </>
      )}
      {paired.map(({ request, round }) => (
        <section>
          <SheetHeading
            request={request}
            title={`${text('pairings')} · ${text('round', round)}`}
            time={timeOfRound(request, round)}
          />
          <RoundTable request={request} round={round} />
        </section>
      ))}
    </HtmlPage>,
  );
}

function RoundHeading({ request, round }: { readonly request: SheetRequest; readonly round: number }) {
  const time = timeOfRound(request, round);
  return (
    <h2>
      {sheetWords(request.language)('round', round)}
      {time !== null && <small> · {time}</small>}
    </h2>
  );
}

/** The results of all rounds, the latest first, with the matches of team events. */
export function resultSheet(request: SheetRequest): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const rounds = [...pairedRounds(page)].reverse().filter((round) => resultsIn(request, round).hasAny);
  return textOfPage(
    <Sheet request={request} title={text('results')}>
      {rounds.length === 0 && <p>{text('nothing')}</p>}
      {rounds.map((round) => (
        <RoundResults request={request} round={round} />
      ))}
    </Sheet>,
  );
}

function RoundResults({ request, round }: { readonly request: SheetRequest; readonly round: number }) {
  const { boards, matches } = resultsIn(request, round);
  return (
    <div class="part">
      <RoundHeading request={request} round={round} />
      {matches.length > 0 && <Table columns={matchColumns(request)} rows={matches} />}
      {boards.length > 0 && <Table columns={boardColumns(request)} rows={boards} />}
    </div>
  );
}

/** The finished games and matches of a round. */
function resultsIn({ page }: SheetRequest, round: number) {
  const boards = boardsIn(page, round).filter((pairing) => isGame(pairing) && pairing.result !== null);
  const matches = (page.matches ?? []).filter(
    (match) => match.round === round && match.bye === null && match.result !== null,
  );
  return { boards, matches, hasAny: boards.length + matches.length > 0 };
}

type Match = ReturnType<typeof resultsIn>['matches'][number];

function matchColumns({ page, language }: SheetRequest): readonly Column<Match>[] {
  const text = sheetWords(language);
  const names = new Map(page.teams.map(({ teamId, name }) => [teamId, name]));
  const team = (color: 'white' | 'black'): Column<Match> => ({
    head: text('team'),
    cell: (match) => <Name>{names.get(match[color])}</Name>,
  });
  return [
    team('white'),
    {
      head: text('gamePoints'),
      kind: 'center',
      cell: ({ whitePoints: own, blackPoints: other }) => (
        <strong>{own === null || other === null ? '' : `${points(own)}–${points(other)}`}</strong>
      ),
    },
    team('black'),
  ];
}

/** Seats by last name, which players look up on arrival. */
export function nameSheet(request: SheetRequest, wanted: number): string {
  const { page, language } = request;
  const text = sheetWords(language);
  const round = pairedRound(page, wanted);
  const people = peopleOf(page);
  const byName = new Intl.Collator(localeOf(language));
  const seats = boardsIn(page, round)
    .flatMap((pairing) => seatsAt(people, pairing))
    .sort((one, other) => byName.compare(listedName(one.row), listedName(other.row)));
  const columns: readonly Column<Seat>[] = [
    { head: text('name'), cell: ({ row }) => <Name>{sideName(people, row.account)}</Name> },
    {
      head: text('board'),
      kind: 'number',
      cell: ({ pairing }) => isGame(pairing) && <strong>{boardName(pairing)}</strong>,
    },
    { head: text('color'), kind: 'short', cell: ({ pairing, color }) => isGame(pairing) && text(color) },
    {
      head: text('opponent'),
      cell: ({ pairing, opponent }) =>
        isGame(pairing) ? <Name>{sideName(people, opponent)}</Name> : byeWord(pairing.result, text),
    },
  ];
  const title = `${text('byName')} · ${text('round', round)}`;
  return textOfPage(
    <Sheet request={request} title={title} time={timeOfRound(request, round)}>
      <WallTable columns={columns} rows={seats} />
    </Sheet>,
  );
}

interface Seat {
  readonly row: ParticipantView;
  readonly pairing: PairingView;
  readonly color: 'white' | 'black';
  readonly opponent: string;
}

const seatsAt = (people: People, pairing: PairingView): readonly Seat[] =>
  (['white', 'black'] as const).flatMap((color) => {
    const row = people.get(pairing[color]);
    const opponent = pairing[color === 'white' ? 'black' : 'white'];
    return row === undefined ? [] : [{ row, pairing, color, opponent }];
  });
