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
  /** The rows of a column, where the organiser has set them. */
  readonly wantedRows: number | undefined;
}

/** Views that belong to no round. */
const TABLES: readonly Slide['list']['part'][] = ['standings', 'teams', 'categories'];

/** One view: title, page number, and rows. */
export function SlideView({ page, slide, round, wantedRows }: SlideViewProps) {
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
      <Rows page={page} slide={slide} round={round} wantedRows={wantedRows} />
    </>
  );
}

/** Rows of a short list are no taller than those of so many. */
const LEAST_LINES = 6;

function Rows({ page, slide, round, wantedRows }: SlideViewProps) {
  const { list, columns, from, to } = slide;
  // The rows of each view fill the display.
  const lines = wantedRows ?? Math.max(LEAST_LINES, Math.ceil((Math.min(to, list.rows.length) - from) / columns));
  const layout = { columns, lines };
  switch (list.part) {
    case 'pairings':
      return <PairingList page={page} rows={list.rows.slice(from, to)} layout={layout} round={round} />;
    case 'matches':
      return <MatchList page={page} rows={list.rows.slice(from, to)} layout={layout} />;
    case 'names':
      return <NameList rows={list.rows.slice(from, to)} layout={layout} />;
    case 'standings':
    case 'categories':
      return <Standings page={page} rows={list.rows.slice(from, to)} layout={layout} />;
    case 'teams':
      return <TeamStandings page={page} rows={list.rows.slice(from, to)} layout={layout} />;
    case 'boards':
      return <BoardGrid page={page} rows={list.rows.slice(from, to)} />;
    case 'clocks':
      return <ClockList page={page} rows={list.rows.slice(from, to)} layout={layout} />;
  }
}
