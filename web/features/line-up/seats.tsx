import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeatedPlayer } from '../../../contract/tournaments.ts';
import { boardsOfTeam } from '../../../domain/tournament/entry-guards.ts';
import { ask } from '../../api.ts';
import { participantName } from '../../model/names.ts';
import { rosterOf } from '../../model/tournament-of.ts';
import type { LineUp } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/card.tsx';
import classes from './line-up.module.css';
import { Seat } from './seat.tsx';

interface SeatsProps {
  readonly data: LineUp;
  /** Without it there are no handles. */
  readonly mayMove: boolean;
  readonly mayRemove: boolean;
}

interface Move {
  readonly player: SeatedPlayer;
  readonly place: number;
}

/** A pointer has to travel so far before it drags and does not only touch, in CSS pixels. */
const DRAG_FROM = 4;

/** The players of the team in board order, which is changed by dragging or by the keyboard. */
export function Seats({ data, mayMove, mayRemove }: SeatsProps) {
  const { t } = useTranslation('manage');
  const { tournament, team, participating } = data;
  const seat = useTournamentChange<Move>(
    tournament.id,
    ({ player, place }) =>
      ask(calls.seatMember, { id: tournament.id, team: team.team_id, account: player.account, place }),
    ({ player, place }) => t('lineUp.moved', { name: participantName(player), place }),
  );
  const players = seat.isPending ? moved(participating, seat.variables) : participating;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(players);
  const drop = ({ active, over }: DragEndEvent) => {
    const player = players.find(({ account }) => account === active.id);
    const place = placeOf(players, over?.id);
    if (player !== undefined && place > 0 && place !== placeOf(players, active.id)) seat.mutate({ player, place });
  };
  if (players.length === 0) return <Hint>{t('lineUp.nobodyPlays')}</Hint>;
  const boards = boardsOfTeam(rosterOf(tournament));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('lineUp.howToMove') } }}
      onDragEnd={drop}
    >
      <SortableContext items={players.map(({ account }) => account)} strategy={verticalListSortingStrategy}>
        <ol className={classes.players}>
          {players.map((player, index) => (
            <Seat
              key={player.account}
              tid={tournament.id}
              isStarted={tournament.started}
              player={player}
              place={index + 1}
              isSubstitute={boards !== null && index >= boards}
              mayMove={mayMove && players.length > 1}
              mayRemove={mayRemove}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** From 1; 0 for somebody who is not among them. */
const placeOf = (players: readonly SeatedPlayer[], id: UniqueIdentifier | undefined): number =>
  players.findIndex(({ account }) => account === id) + 1;

/** The order as it will be, until the server has said so. */
function moved(players: readonly SeatedPlayer[], { player, place }: Move): readonly SeatedPlayer[] {
  const others = players.filter(({ account }) => account !== player.account);
  return [...others.slice(0, place - 1), player, ...others.slice(place - 1)];
}

/** What a screen reader says while somebody is moved. */
function useAnnouncements(players: readonly SeatedPlayer[]): Announcements {
  const { t } = useTranslation('manage');
  const told = (key: 'pickedUp' | 'over' | 'dropped' | 'putBack', who: UniqueIdentifier, at: UniqueIdentifier) => {
    const player = players.find(({ account }) => account === who);
    const name = player === undefined ? '' : participantName(player);
    return t(`lineUp.${key}`, { name, place: placeOf(players, at), all: players.length });
  };
  return {
    onDragStart: ({ active }) => told('pickedUp', active.id, active.id),
    onDragOver: ({ active, over }) => (over === null ? undefined : told('over', active.id, over.id)),
    onDragEnd: ({ active, over }) => told('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => told('putBack', active.id, active.id),
  };
}
