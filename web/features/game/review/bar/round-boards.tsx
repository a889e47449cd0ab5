import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../../contract/game/games.ts';
import { type NeighbourBoard, neighbourBoards } from '../../../../model/neighbour-boards.ts';
import { tournamentQuery } from '../../../../queries/tournament.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { ICONS } from '../../../../ui/icons/icons.ts';
import { TextLink } from '../../../../ui/layout/links.tsx';
import classes from './review-bar.module.css';

/** Links to the games on the boards before and after this one; nothing for the only game of a round. */
export function RoundBoards({ view }: { readonly view: GameViewAnswer }) {
  const { t } = useTranslation('game');
  // Where the tournament does not load, the game is shown without its neighbours.
  const { data: page } = useQuery({ ...tournamentQuery(view.tournament.id), meta: { silent: true } });
  if (page === undefined) return null;
  const { previous, next } = neighbourBoards(page, view.game);
  if (previous === null && next === null) return null;
  return (
    <nav className={classes.boards} aria-label={t('view.boards')}>
      <BoardLink board={previous} kind="previous" />
      <BoardLink board={next} kind="next" />
    </nav>
  );
}

interface BoardLinkProps {
  readonly board: NeighbourBoard | null;
  readonly kind: 'previous' | 'next';
}

function BoardLink({ board, kind }: BoardLinkProps) {
  const { t } = useTranslation('game');
  if (board === null) {
    return (
      <span className={classes.button} data-none aria-hidden="true">
        <Icon icon={ICONS[kind]} isLarge />
      </span>
    );
  }
  const label = t(`view.${kind}Board`, { white: board.white, black: board.black });
  return (
    <TextLink
      to="/game/view/$gameId"
      params={{ gameId: board.game }}
      className={classes.button}
      aria-label={label}
      title={label}
    >
      <Icon icon={ICONS[kind]} isLarge />
    </TextLink>
  );
}
