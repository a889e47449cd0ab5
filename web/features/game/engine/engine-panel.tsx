import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAnalyseQuery } from '../../../queries/game.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { EngineButtons } from './engine-buttons.tsx';
import classes from './engine-panel.module.css';
import type { EnginePanelProps } from './engine-panel-props.ts';

const EngineRoom = lazyComponent(() => import('./engine-room.tsx').then((module) => module.EngineRoom));

/** The engine that the user has asked for, unless a person concerned is playing a game. */
export function EnginePanel(props: EnginePanelProps) {
  const { t } = useTranslation('review');
  const { review, task, onTask } = props;
  return (
    <div className={classes.panel}>
      {task === 'failed' && <p role="status">{t('engine.failed')}</p>}
      {task === 'failed' ? <EngineButtons hasMoves={review.game.length > 0} onTask={onTask} /> : <Allowed {...props} />}
    </div>
  );
}

/** The permission is requested before the engine loads, and again while it runs. */
function Allowed(props: EnginePanelProps) {
  const { t } = useTranslation('review');
  const { view, onTask } = props;
  const { data, isError, isFetchedAfterMount } = useQuery(mayAnalyseQuery(view.game.id));
  const fail = useCallback(() => onTask('failed'), [onTask]);
  const coming = (
    <p role="status" className={classes.coming}>
      {t('engine.coming')}
    </p>
  );
  if (isError && data === undefined) return <p role="alert">{t('engine.failed')}</p>;
  if (data === undefined || !isFetchedAfterMount) return coming;
  if (!data.allowed) return <p role="status">{t('engine.inPlay')}</p>;
  return (
    <Suspense fallback={coming}>
      <EngineRoom {...props} onFailed={fail} />
    </Suspense>
  );
}
