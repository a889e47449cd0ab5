import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './engine-buttons.module.css';

/** Whether the user has started the engine, and for the whole game too. */
export type EngineTask = 'none' | 'position' | 'game' | 'failed';

interface EngineButtonsProps {
  readonly hasMoves: boolean;
  readonly onTask: (task: EngineTask) => void;
}

/** Starts the engine for the position on the board, or for the whole game. */
export function EngineButtons({ hasMoves, onTask }: EngineButtonsProps) {
  const { t } = useTranslation('game');
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => onTask('position')}>
        {t('view.engine.start')}
      </Button>
      {hasMoves && (
        <Button variant="default" onClick={() => onTask('game')}>
          {t('view.engine.analyse')}
        </Button>
      )}
    </div>
  );
}
