import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { lowTimeMs } from '../../../../domain/game/low-time.ts';
import { leftAfter } from '../../../../domain/game/move-clocks.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { formatClock } from '../../../model/game/clock.ts';
import { Federation } from '../../../ui/chess/federation.tsx';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { moverOf } from '../accessible/spoken-move.ts';
import { outcomeOfGame } from '../state/replayed-game.ts';
import clock from '../table/clock.module.css';
import seat from '../table/seat.module.css';
import { timedGame } from './review-clocks.ts';
import classes from './review-seat.module.css';

interface ReviewSeatProps {
  readonly view: GameViewAnswer;
  readonly color: Color;
  /** Half-moves of the game before the position that is shown. */
  readonly ply: number;
  readonly className: string | undefined;
}

/** A player of a finished game: title, name, rating, flag, points, and the time they had left then. */
export function ReviewSeat({ view, color, ply, className }: ReviewSeatProps) {
  const { game } = view;
  const isWhite = color === 'white';
  const name = isWhite ? game.whiteName : game.blackName;
  const rating = isWhite ? game.whiteFideRating : game.blackFideRating;
  const federation = isWhite ? game.whiteFideFederation : game.blackFideFederation;
  const outcome = outcomeOfGame(game);
  return (
    <section className={`${seat.seat} ${classes.seat} ${className}`} aria-label={name}>
      <div className={seat.who}>
        <span className={seat.name}>
          <span className={seat.piece} data-color={color} aria-hidden="true" />
          <PlayerTitle title={isWhite ? game.whiteTitle : game.blackTitle} />
          <span className={seat.text}>{name}</span>
          {rating !== null && <span className={seat.rating}>{rating}</span>}
        </span>
        {federation !== null && federation !== '' && (
          <span className={seat.about}>
            <Federation code={federation} />
          </span>
        )}
      </div>
      {outcome !== null && <strong className={classes.points}>{POINTS[isWhite ? outcome : minus(outcome)]}</strong>}
      <ClockThen view={view} color={color} ply={ply} name={name} />
    </section>
  );
}

type Points = -1 | 0 | 1;
const POINTS: Readonly<Record<Points, string>> = { 1: '1', 0: '½', [-1]: '0' };
const minus = (outcome: Points): Points => (outcome === 0 ? 0 : outcome === 1 ? -1 : 1);

interface ClockThenProps {
  readonly view: GameViewAnswer;
  readonly color: Color;
  readonly ply: number;
  readonly name: string;
}

/** The time left at that half-move; nothing where the clocks were not recorded. */
function ClockThen({ view, color, ply, name }: ClockThenProps) {
  const { t } = useTranslation('game');
  const timed = useMemo(() => timedGame(view), [view]);
  if (timed === null) return null;
  const leftMs = leftAfter(timed, color, ply);
  const time = formatClock(leftMs);
  return (
    <span
      role="timer"
      aria-label={t('clock', { name, time })}
      className={`${clock.clock} ${classes.clock}`}
      data-running={(ply > 0 && moverOf(ply) === color) || undefined}
      data-low={leftMs <= lowTimeMs(timed.initialMs) || undefined}
    >
      {time}
    </span>
  );
}
