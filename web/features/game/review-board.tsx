import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../contract/games.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { leftAfter } from '../../../domain/game/kept-clocks.ts';
import { CLOCK_TENTHS_MS } from '../../../domain/limits.ts';
import { type Color, opposite } from '../../../domain/tournament/field.ts';
import { Board } from '../../board/board.tsx';
import { formatClock } from '../../model/clock.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlayerTitle } from '../../ui/player-title.tsx';
import { SIGNS } from '../../ui/signs.ts';
import clock from './clock.module.css';
import type { ReplayedGame } from './replayed-game.ts';
import classes from './review-board.module.css';
import { timedGame } from './review-clocks.ts';
import { useGameSettings } from './settings.ts';
import { moverOf, spokenPosition } from './spoken-move.ts';
import { useWheelSteps } from './use-wheel-steps.ts';

interface ReviewBoardProps {
  readonly view: GameViewAnswer;
  readonly moves: ReplayedGame['moves'];
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

/** The position of a moment, between the players with what they had left then. */
export function ReviewBoard({ view, moves, ply, onPly }: ReviewBoardProps) {
  const { t } = useTranslation('game');
  const frame = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState<Color>('white');
  const { settings } = useGameSettings();
  const turnBoard = () => setBelow(opposite(below));
  useHotkeys([['f', turnBoard]]);
  useWheelSteps(frame, { ply, last: moves.length, onPly });
  const rules = rulesOf(view.tournament.game_variant);
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
          <Icon sign={SIGNS.turn} isLarge />
        </Button>
      </ReviewSeat>
      <div ref={frame} role="img" aria-label={t('board', { position: spokenPosition(t, fen) })}>
        <Board
          fen={fen}
          orientation={below}
          viewOnly
          coordinates={settings.coordinates}
          isCheck={rules.isCheck(fen)}
          {...(lastMove === undefined ? {} : { lastMove })}
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
  const name = color === 'white' ? game.white_name : game.black_name;
  const title = color === 'white' ? game.white_title : game.black_title;
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

/** What the side had left at that moment; nothing where nobody has kept it. */
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
