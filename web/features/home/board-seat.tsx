import { useQuery } from '@tanstack/react-query';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { clocksOf } from '../../model/game/live-clocks.ts';
import { titled } from '../../model/names.ts';
import { leadingBoardQuery } from '../../queries/leading-board.ts';
import { LiveClock } from '../../ui/chess/live-clock.tsx';
import classes from './home-page.module.css';

interface BoardSeatProps {
  readonly tournament: string;
  /** The minute of the picture between the seats. */
  readonly minute: number;
  readonly color: Color;
}

/** A player of the board on the front page, with rating and clock. */
export function BoardSeat({ tournament, minute, color }: BoardSeatProps) {
  const { data } = useQuery(leadingBoardQuery(tournament, minute));
  if (!data?.board) return null;
  const { left, [color]: player } = data.board;
  return (
    <>
      <span className={classes.player}>
        <strong>{titled(player.title, player.name)}</strong> {player.rating}
      </span>
      {left !== null && <LiveClock clocks={clocksOf(left)} color={color} />}
    </>
  );
}
