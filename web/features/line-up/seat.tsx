import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeatedPlayer } from '../../../contract/tournament/line-ups.ts';
import { callApi } from '../../api.ts';
import { participantName, titled } from '../../model/names.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { SortableRow } from '../../ui/table/sortable-list.tsx';
import classes from './line-up.module.css';

interface SeatProps {
  readonly tid: string;
  readonly isStarted: boolean;
  readonly player: SeatedPlayer;
  readonly place: number;
  readonly isSubstitute: boolean;
  readonly mayMove: boolean;
  readonly mayRemove: boolean;
}

/** One player of the team, with the handle that moves them. */
export function LineUpSeat({ tid, isStarted, player, place, isSubstitute, mayMove, mayRemove }: SeatProps) {
  const { t } = useTranslation(['manage', 'tournament']);
  const name = participantName(player);
  return (
    <SortableRow id={player.account} mayMove={mayMove} handle={t('lineUp.move', { name })}>
      <span className={classes.place}>{place}</span>
      <span className={classes.name}>
        {titled(player.title, name)} {isSubstitute && <span className={classes.about}>{t('lineUp.substitute')}</span>}{' '}
        {player.withdrawn && <span className={classes.about}>{t('tournament:standings.withdrawn')}</span>}
      </span>
      <span className={`${classes.about} ${classes.rating}`}>{player.fideRating ?? '–'}</span>
      {mayRemove && <InOrOut tid={tid} isStarted={isStarted} player={player} />}
    </SortableRow>
  );
}

/** Removed before the start, withdrawn after it, and restored. */
function InOrOut({ tid, isStarted, player }: Pick<SeatProps, 'tid' | 'isStarted' | 'player'>) {
  const { t } = useTranslation('manage');
  const name = participantName(player);
  const { account, withdrawn } = player;
  const [does, doesFor, done] = textOf(isStarted, withdrawn);
  const change = useTournamentChange(
    tid,
    () => callApi(withdrawn ? calls.addParticipant : calls.removeParticipant, { id: tid, account }),
    () => t(done, { name }),
  );
  return (
    <Button
      variant="subtle"
      {...(!withdrawn && { color: 'brick' })}
      aria-label={t(doesFor, { name })}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {t(does)}
    </Button>
  );
}

function textOf(isStarted: boolean, isWithdrawn: boolean) {
  if (!isStarted) return ['players.remove', 'players.removeFor', 'players.removed'] as const;
  return isWithdrawn
    ? (['players.takeBack', 'players.takeBackFor', 'players.isBack'] as const)
    : (['players.withdraw', 'players.withdrawFor', 'players.isWithdrawn'] as const);
}
