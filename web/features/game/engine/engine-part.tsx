import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAnalyseQuery } from '../../../queries/game.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import classes from '../review/after-game.module.css';
import type { AfterGameProps } from '../review/after-game-props.ts';

const EngineRoom = lazyComponent(() => import('./engine-room.tsx').then((module) => module.EngineRoom));

type EngineStatus = 'none' | 'wanted' | 'failed';

/** The engine, on the user's request, unless a person concerned is playing a game. */
export function EnginePart(props: AfterGameProps) {
  const { t } = useTranslation('review');
  const [status, setStatus] = useState<EngineStatus>('none');
  const fail = useCallback(() => setStatus('failed'), []);
  const isChess = props.view.tournament.gameVariant === 'Chess';
  return (
    <section className={classes.part} aria-label={t('engine.title')}>
      <h2 className={classes.title}>{t('engine.title')}</h2>
      {!isChess && <p>{t('engine.noVariant')}</p>}
      {isChess && status !== 'wanted' && (
        <p role="status">{t(status === 'failed' ? 'engine.failed' : 'engine.about')}</p>
      )}
      {isChess && (
        <Button variant="default" onClick={() => setStatus(status === 'wanted' ? 'none' : 'wanted')}>
          {t(status === 'wanted' ? 'engine.stop' : 'engine.start')}
        </Button>
      )}
      {status === 'wanted' && <Allowed {...props} onFailed={fail} />}
    </section>
  );
}

/** The permission is requested before the engine loads, and again while it runs. */
function Allowed(props: AfterGameProps & { readonly onFailed: () => void }) {
  const { t } = useTranslation('review');
  const { data, isError, isFetchedAfterMount } = useQuery(mayAnalyseQuery(props.view.game.id));
  if (isError && data === undefined) return <p role="alert">{t('engine.failed')}</p>;
  if (data === undefined || !isFetchedAfterMount) return <p role="status">{t('engine.coming')}</p>;
  if (!data.allowed) return <p role="status">{t('engine.inPlay')}</p>;
  return (
    <Suspense fallback={<p role="status">{t('engine.coming')}</p>}>
      <EngineRoom {...props} />
    </Suspense>
  );
}
