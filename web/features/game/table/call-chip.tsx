import { useTranslation } from 'react-i18next';
import type { OpenCallView } from '../../../../contract/game/games.ts';
import { LiveDot } from '../../../ui/chess/live-dot.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from '../play/other-game.module.css';

interface CallChipProps {
  readonly call: OpenCallView;
  /** The game on the board. */
  readonly gameId: string;
}

/** An open call for the arbiter, linking to its game; at that game, or without one, to the desk. */
export function CallChip({ call, gameId }: CallChipProps) {
  const { t } = useTranslation('arbiter');
  const { board, name, tournament, game } = call;
  const label = t('calledFrom', { board, name, tournament: tournament.name });
  const words = (
    <>
      <LiveDot />
      <span aria-hidden="true">{t('atBoard', { board })}</span>
    </>
  );
  const looks = { className: classes.way ?? '', title: label, 'aria-label': label };
  return game === null || game === gameId ? (
    <TextLink to="/tournament/manage/$tid" params={{ tid: tournament.id }} {...looks}>
      {words}
    </TextLink>
  ) : (
    <TextLink to="/game/play/$gameId" params={{ gameId: game }} {...looks}>
      {words}
    </TextLink>
  );
}
