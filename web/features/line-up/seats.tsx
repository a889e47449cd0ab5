import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeatedPlayer } from '../../../contract/tournament/line-ups.ts';
import { boardsOfTeam } from '../../../domain/tournament/guards/entry-guards.ts';
import { callApi } from '../../api.ts';
import { participantName } from '../../model/names.ts';
import { rosterOf } from '../../model/tournament-of.ts';
import type { LineUp } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { type Moving, type MovingWords, movedTo, SortableList } from '../../ui/table/sortable-list.tsx';
import classes from './line-up.module.css';
import { LineUpSeat } from './seat.tsx';

interface SeatsProps {
  readonly data: LineUp;
  /** Whether the rows have handles. */
  readonly mayMove: boolean;
  readonly mayRemove: boolean;
}

interface Move {
  readonly player: SeatedPlayer;
  readonly place: number;
}

/** The players of the team in board order, which is changed by dragging or by keyboard. */
export function Seats({ data, mayMove, mayRemove }: SeatsProps) {
  const { t } = useTranslation('manage');
  const { tournament, team, participating } = data;
  const seat = useTournamentChange<Move>(
    tournament.id,
    ({ player, place }) =>
      callApi(calls.seatMember, { id: tournament.id, team: team.teamId, account: player.account, place }),
    ({ player, place }) => t('lineUp.moved', { name: participantName(player), place }),
  );
  // The expected order, until the server has responded.
  const players = seat.isPending ? seated(participating, seat.variables) : participating;
  const words = useMovingWords(players);
  if (players.length === 0) return <Hint>{t('lineUp.nobodyPlays')}</Hint>;
  const boards = boardsOfTeam(rosterOf(tournament));
  const move = (account: string, place: number) => {
    const player = players.find((one) => one.account === account);
    if (player !== undefined) seat.mutate({ player, place });
  };
  return (
    <SortableList
      className={classes.players}
      words={words}
      onMove={move}
      items={players.map((player, index) => ({
        id: player.account,
        row: (
          <LineUpSeat
            key={player.account}
            tid={tournament.id}
            isStarted={tournament.started}
            player={player}
            place={index + 1}
            isSubstitute={boards !== null && index >= boards}
            mayMove={mayMove && players.length > 1}
            mayRemove={mayRemove}
          />
        ),
      }))}
    />
  );
}

function seated(players: readonly SeatedPlayer[], { player, place }: Move): readonly SeatedPlayer[] {
  const moved = players.find(({ account }) => account === player.account);
  return moved === undefined ? players : movedTo(players, moved, place);
}

/** Announcements for screen readers while a player is moved. */
function useMovingWords(players: readonly SeatedPlayer[]): MovingWords {
  const { t } = useTranslation('manage');
  const announced = (key: 'pickedUp' | 'over' | 'dropped' | 'putBack') => (moving: Moving) => {
    const player = players.find(({ account }) => account === moving.id);
    const { place, all } = moving;
    return t(`lineUp.${key}`, { name: player === undefined ? '' : participantName(player), place, all });
  };
  return {
    howToMove: t('lineUp.howToMove'),
    pickedUp: announced('pickedUp'),
    over: announced('over'),
    dropped: announced('dropped'),
    putBack: announced('putBack'),
  };
}
