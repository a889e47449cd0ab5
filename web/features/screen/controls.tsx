import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './hall-screen.module.css';
import type { Turns } from './use-turns.ts';

interface ControlsProps {
  readonly turns: Turns;
  readonly count: number;
  /** The element that goes full screen. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Controls for setting up the display; hidden without user input. */
export function Controls({ turns, count, frame }: ControlsProps) {
  const { t } = useTranslation('screen');
  return (
    <div className={classes.controls}>
      {count > 1 && (
        <>
          <Button variant="default" onClick={() => turns.turn(-1)}>
            {t('previous')}
          </Button>
          <Button variant="default" aria-pressed={turns.isPaused} onClick={turns.pause}>
            {t('pause')}
          </Button>
          <Button variant="default" onClick={() => turns.turn(1)}>
            {t('next')}
          </Button>
        </>
      )}
      {document.fullscreenEnabled && (
        <Button onClick={() => void toggleFullScreen(frame.current)}>{t('fullScreen')}</Button>
      )}
    </div>
  );
}

async function toggleFullScreen(frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement !== null) return document.exitFullscreen();
  await frame?.requestFullscreen();
}
