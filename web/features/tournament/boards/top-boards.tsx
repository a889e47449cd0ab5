import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { pairingsOf, shownRound } from '../../../model/progress.ts';
import { boardKey, leadersBoards, type ScreenBoard, screenBoards } from '../../../model/top-boards.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { TOP_BOARDS, type TournamentSearch, USUAL_TOP_BOARDS } from '../page/page-search.ts';
import classes from '../pairings/pairings.module.css';
import { Wall } from './board-wall.tsx';

interface TopBoardsProps {
  readonly page: TournamentPage;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/**
 * The leaders' boards with their clocks. The leaders are determined when a round begins: during the round the boards
 * keep their places, and the next round shows the new boards of the leaders.
 */
export function TopBoards({ page, search, onSearch }: TopBoardsProps) {
  const { t } = useTranslation('tournament');
  const count = search.top ?? USUAL_TOP_BOARDS;
  const { round, boards: shown } = useLeadersBoards(page, count);
  if (shown.length === 0) return <Empty title={t('pairings.noGamesToShow')} />;
  return (
    <>
      <div className={classes.topHead}>
        <p className={classes.soft}>{t('pairings.topExplains', { round })}</p>
        <SegmentedControl
          aria-label={t('pairings.topCount')}
          value={String(count)}
          onChange={(next) => onSearch({ ...search, top: TOP_BOARDS.find((one) => String(one) === next) ?? count })}
          data={TOP_BOARDS.map(String)}
        />
      </div>
      <Wall page={page} boards={shown} view={String(count)} />
    </>
  );
}

/** The leaders' boards in the current round, limited to a number. */
export function useLeadersBoards(page: TournamentPage, count: number): LeadersBoards {
  const round = shownRound(page);
  const order = useOrderOf(page, round);
  const placeOf = new Map(order.map((key, at) => [key, at]));
  const boards = screenBoards(page, pairingsOf(page, round))
    .map((board) => ({ board, at: placeOf.get(boardKey(board.pairing)) ?? Number.MAX_SAFE_INTEGER }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ board }) => board);
  return { round, boards };
}

interface LeadersBoards {
  readonly round: number;
  readonly boards: readonly ScreenBoard[];
}

interface Order {
  readonly round: number;
  readonly boards: readonly string[];
}

/** The order of the leaders' boards when the round was first seen, or got its first games. */
function useOrderOf(page: TournamentPage, round: number): readonly string[] {
  const [kept, keep] = useState<Order>(() => ({ round, boards: leadersBoards(page, round) }));
  if (kept.round === round && kept.boards.length > 0) return kept.boards;
  const boards = leadersBoards(page, round);
  if (boards.length === 0 && kept.round === round) return boards;
  keep({ round, boards });
  return boards;
}
