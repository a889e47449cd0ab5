import type { PrizesView } from '../../../contract/tournament/prizes.ts';
import { Refusal } from '../../refusal.ts';
import { textOfPage } from '../html-page.tsx';
import { boardName, listedName, peopleOf, titled } from '../sheet-rows.ts';
import { localeOf, points, sheetWords } from '../sheet-words.ts';
import { type Column, Name, Table } from '../table.tsx';
import { Sheet, type SheetRequest } from './frame.tsx';

type Award = PrizesView['awards'][number];

/** The prize winners by part of the table, or a hint if this viewer may not see any. */
export function prizeSheet(request: SheetRequest): string {
  const { page, language } = request;
  refuseOpenGames(page);
  const text = sheetWords(language);
  const { prizes } = page;
  const awards = prizes?.awards ?? [];
  const categories = [...new Set(awards.map(({ category }) => category))];
  return textOfPage(
    <Sheet request={request} title={text('prizes')}>
      {(prizes === null || awards.length === 0) && <p>{text('nothing')}</p>}
      {prizes !== null &&
        categories.map((category) => (
          <div class="part">
            {category !== null && <h2>{category}</h2>}
            <Table
              columns={prizeColumns(request, prizes)}
              rows={awards.filter((award) => award.category === category)}
            />
          </div>
        ))}
    </Sheet>,
  );
}

/** Prizes are shared when the standings are final. */
function refuseOpenGames({ pairings }: SheetRequest['page']): void {
  const open = pairings.filter(({ postponed, result }) => postponed && result === null);
  const [first] = open;
  if (first === undefined) return;
  const boards = open.filter(({ round }) => round === first.round).map(boardName);
  throw new Refusal('gamesOpen', { round: first.round, boards: boards.join(', ') });
}

function prizeColumns({ page, language }: SheetRequest, plan: PrizesView): readonly Column<Award>[] {
  const text = sheetWords(language);
  const people = peopleOf(page);
  const teams = new Map(page.teams.map(({ teamId, name }) => [teamId, name]));
  const money = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: plan.currency,
    maximumFractionDigits: 0,
  });
  const nameOf = (who: string): string | undefined => {
    const row = people.get(who);
    return row === undefined ? teams.get(who) : titled(row.title, listedName(row));
  };
  return [
    { head: text('name'), cell: ({ who }) => <Name>{nameOf(who)}</Name> },
    { head: text('points'), kind: 'number', cell: ({ points: made }) => made !== null && points(made) },
    { head: '', cell: ({ prizes }) => prizes.flatMap((index) => plan.prizes[index]?.gift || []).join(', ') },
    {
      head: text('amount'),
      kind: 'number',
      cell: ({ amount }) => <strong>{amount === 0 ? '' : money.format(amount)}</strong>,
    },
  ];
}
