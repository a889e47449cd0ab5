import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { Slide } from '../../model/hall-slides.ts';
import { BoardGrid, ClockList } from './boards.tsx';
import classes from './hall-screen.module.css';
import { MatchList, NameList, PairingList, Standings, TeamStandings } from './lists.tsx';

interface SlideViewProps {
  readonly page: TournamentPage;
  readonly slide: Slide;
  readonly round: number;
}

/** Views that belong to no round. */
const TABLES: readonly Slide['list']['part'][] = ['standings', 'teams', 'categories'];

/** One view: title, page number, and rows. */
export function SlideView({ page, slide, round }: SlideViewProps) {
  const { t } = useTranslation(['screen', 'chess']);
  const { list } = slide;
  const isOfRound = !TABLES.includes(list.part);
  return (
    <>
      <h2 className={classes.title}>
        {list.part === 'categories' ? t('category', { name: list.name }) : t(`parts.${list.part}`)}
        {isOfRound && <span>{t('chess:round', { number: round })}</span>}
        {slide.pages > 1 && <span>{t('page', { page: slide.page, pages: slide.pages })}</span>}
      </h2>
      <Rows page={page} slide={slide} />
    </>
  );
}

function Rows({ page, slide }: Omit<SlideViewProps, 'round'>) {
  const { list, columns, from, to } = slide;
  switch (list.part) {
    case 'pairings':
      return <PairingList page={page} rows={list.rows.slice(from, to)} columns={columns} />;
    case 'matches':
      return <MatchList page={page} rows={list.rows.slice(from, to)} columns={columns} />;
    case 'names':
      return <NameList rows={list.rows.slice(from, to)} columns={columns} />;
    case 'standings':
    case 'categories':
      return <Standings page={page} rows={list.rows.slice(from, to)} columns={columns} />;
    case 'teams':
      return <TeamStandings page={page} rows={list.rows.slice(from, to)} columns={columns} />;
    case 'boards':
      return <BoardGrid page={page} rows={list.rows.slice(from, to)} />;
    case 'clocks':
      return <ClockList page={page} rows={list.rows.slice(from, to)} columns={columns} />;
  }
}
