import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { rulesOf } from '../../../../domain/chess/rules.ts';
import { leftAfter } from '../../../../domain/game/move-clocks.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { CLOCK_TENTHS_MS } from '../../../../domain/kernel/limits.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { Board } from '../../../board/board.tsx';
import { formatClock } from '../../../model/game/clock.ts';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ICONS } from '../../../ui/icons/icons.ts';
import { moverOf, spokenPosition } from '../accessible/spoken-move.ts';
import type { ReplayedGame } from '../state/replayed-game.ts';
import { useGameSettings } from '../state/settings.ts';
import { useWheelSteps } from '../state/use-wheel-steps.ts';
import clock from '../table/clock.module.css';
import classes from './review-board.module.css';
import { timedGame } from './review-clocks.ts';

interface ReviewBoardProps {
  readonly view: GameViewAnswer;
  readonly moves: ReplayedGame['moves'];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

/** The board at a half-move, with both players and the times they had left then. */
export function ReviewBoard({ view, moves, ply, onPly }: ReviewBoardProps) {
  const { t } = useTranslation('game');
  const frame = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState<Color>('white');
  const { settings } = useGameSettings();
  const turnBoard = () => setBelow(opposite(below));
  useHotkeys([['f', turnBoard]]);
  useWheelSteps(frame, { ply, last: moves.length, onPly });
  const rules = rulesOf(view.tournament.gameVariant);
  const shown = ply === 0 ? undefined : moves[ply - 1];
  const fen = shown?.fen ?? rules.startFen;
  const lastMove = useMemo(() => shown && ([shown.move.from, shown.move.to] as const), [shown]);
  return (
    <div className={classes.board}>
      <ReviewSeat view={view} color={opposite(below)} ply={ply}>
        <Button
          variant="subtle"
          color="gray"
          w="var(--rk-target)"
          h="var(--rk-target)"
          p={0}
          aria-label={t('view.turn')}
          title={t('view.turn')}
          onClick={turnBoard}
        >
          <Icon icon={ICONS.turn} isLarge />
        </Button>
      </ReviewSeat>
      <div ref={frame} role="img" aria-label={t('board', { position: spokenPosition(t, fen) })}>
        <Board
          fen={fen}
          orientation={below}
          viewOnly
          coordinates={settings.coordinates}
          isCheck={rules.isCheck(fen)}
          {...given({ lastMove })}
        />
      </div>
      <ReviewSeat view={view} color={below} ply={ply} />
    </div>
  );
}

interface ReviewSeatProps {
  readonly view: GameViewAnswer;
  readonly color: Color;
  readonly ply: number;
  readonly children?: React.ReactNode;
}

function ReviewSeat({ view, color, ply, children }: ReviewSeatProps) {
  const { game } = view;
  const name = color === 'white' ? game.whiteName : game.blackName;
  const title = color === 'white' ? game.whiteTitle : game.blackTitle;
  return (
    <div className={classes.seat}>
      <span className={classes.name}>
        <PlayerTitle title={title} /> {name}
      </span>
      <ClockThen view={view} color={color} ply={ply} name={name} />
      {children}
    </div>
  );
}

/** The time left at that half-move; nothing where the clocks were not recorded. */
function ClockThen({ view, color, ply, name }: ReviewSeatProps & { readonly name: string }) {
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
      data-low={leftMs <= CLOCK_TENTHS_MS || undefined}
    >
      {time}
    </span>
  );
}
