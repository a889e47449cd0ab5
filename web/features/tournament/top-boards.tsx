import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { currentRound, pairingsOf } from '../../model/progress.ts';
import { boardKey, leadersBoards, type ScreenBoard, screenBoards } from '../../model/top-boards.ts';
import { TOP_BOARDS, type TournamentSearch, USUAL_TOP_BOARDS } from '../../tournament-search.ts';
import { Empty } from '../../ui/page-states.tsx';
import { Wall } from './board-wall.tsx';
import classes from './pairings.module.css';

interface TopBoardsProps {
  readonly page: TournamentPage;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/**
 * The boards of the leaders, with their clocks. Who leads is looked up when a round begins: while it is played the boards
 * keep their places, and with the next round the leaders are followed to theirs.
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
      <Wall page={page} boards={shown} />
    </>
  );
}

/** The boards of the leaders in the round that is played, at most so many. */
export function useLeadersBoards(page: TournamentPage, count: number): LeadersBoards {
  const round = Math.max(1, currentRound(page));
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

/** The leaders' boards as they were when the round was seen first, or got its first games. */
function useOrderOf(page: TournamentPage, round: number): readonly string[] {
  const [kept, keep] = useState<Order>(() => ({ round, boards: leadersBoards(page, round) }));
  if (kept.round === round && kept.boards.length > 0) return kept.boards;
  const boards = leadersBoards(page, round);
  if (boards.length === 0 && kept.round === round) return boards;
  keep({ round, boards });
  return boards;
}
