/** The boards of a round, with byes last. */
import type { Child } from 'hono/jsx';
import { BYE, UNSCHEDULED } from '../../../contract/http/codes.ts';
import type { PairingView, ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { aloneIn, boardName, boardsIn, isGame, peopleOf, sideName } from '../sheet-rows.ts';
import { byeWord, localeOf, points, postponedWriter, sheetWords, writeResult } from '../sheet-words.ts';
import { type Column, Name } from '../table.tsx';
import type { ListRequest, SheetRequest } from './frame.tsx';
import { WallTable } from './wall-table.tsx';

interface RoundTableProps {
  readonly request: ListRequest;
  readonly round: number;
}

/** For the wall: with start numbers, clubs, and points before the round. */
export function RoundTable({ request, round }: RoundTableProps) {
  const { page, details } = request;
  const columns = boardColumns(request, { clubs: details.clubs, points: details.pointsBefore(round) });
  return <WallTable columns={columns} rows={boardsIn(page, round)} linesPerRow={details.clubs.size === 0 ? 1 : 1.75} />;
}

/** What the wall has besides, by account. */
interface WallDetails {
  readonly clubs: ReadonlyMap<string, string>;
  readonly points: ReadonlyMap<string, number>;
}

export function boardColumns({ page, language }: SheetRequest, wall?: WallDetails): readonly Column<PairingView>[] {
  const text = sheetWords(language);
  const people = peopleOf(page);
  const columnsOf = (color: 'white' | 'black') => {
    const side = (pairing: PairingView) => people.get(seatOf(pairing, color));
    const number = (head: string, cell: (row: ParticipantView | undefined) => Child): Column<PairingView> => ({
      head,
      kind: 'number',
      cell: (pairing) => cell(side(pairing)),
    });
    const name: Column<PairingView> = {
      head: text(color),
      cell: (pairing) => {
        const row = side(pairing);
        if (row === undefined) return byeWord(pairing.result, text);
        const club = wall?.clubs.get(row.account);
        return (
          <>
            <Name>{sideName(people, row.account)}</Name>
            {club !== undefined && <small>{club}</small>}
          </>
        );
      },
    };
    return {
      start: wall ? [number(text('number'), (row) => <Soft>{row?.seed}</Soft>)] : [],
      name,
      rating: number(text('rating'), (row) => <Soft>{row?.fideRating}</Soft>),
      points: wall && wall.points.size > 0 ? [number(text('points'), (row) => pointsOf(wall.points, row))] : [],
    };
  };
  const postponed = postponedWriter(language, page.tournament.timeZone);
  const [white, black] = [columnsOf('white'), columnsOf('black')];
  return [
    { head: text('board'), kind: 'number', cell: (pairing) => isGame(pairing) && boardName(pairing) },
    ...white.start,
    white.name,
    white.rating,
    ...white.points,
    {
      head: text('result'),
      kind: 'center',
      cell: (pairing) => isGame(pairing) && (postponed(pairing) ?? writeResult(pairing.result)),
    },
    ...black.points,
    black.name,
    black.rating,
    ...black.start,
  ];
}

/** A player without an opponent stands on the left. */
const seatOf = (pairing: PairingView, color: 'white' | 'black'): string =>
  isGame(pairing) ? pairing[color] : color === 'white' ? aloneIn(pairing) : BYE;

const Soft = ({ children }: { readonly children: Child }) => <span class="soft">{children}</span>;

function pointsOf(made: ReadonlyMap<string, number>, row: ParticipantView | undefined): string {
  const own = row && made.get(row.account);
  return own === undefined ? '' : points(own);
}

/** Saturday 21 November, 13:00; null if the round has no time. */
export function timeOfRound({ page, language }: SheetRequest, round: number): string | null {
  const start = page.rounds.find(({ number }) => number === round)?.startDate;
  if (start === undefined || start === UNSCHEDULED) return null;
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: page.tournament.timeZone,
  }).format(new Date(start));
}
