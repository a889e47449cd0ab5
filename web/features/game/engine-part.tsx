import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAnalyseQuery } from '../../queries/game.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import classes from './after-game.module.css';
import type { AfterGameProps } from './after-game.tsx';

const EngineRoom = lazyPart(() => import('./engine-room.tsx').then((module) => module.EngineRoom));

type Wish = 'none' | 'wanted' | 'failed';

/** The engine, when the reader asks for it, and not while somebody concerned sits at a game. */
export function EnginePart(props: AfterGameProps) {
  const { t } = useTranslation('review');
  const [wish, setWish] = useState<Wish>('none');
  const fail = useCallback(() => setWish('failed'), []);
  const isChess = props.view.tournament.game_variant === 'Chess';
  return (
    <section className={classes.part} aria-label={t('engine.title')}>
      <h2 className={classes.title}>{t('engine.title')}</h2>
      {!isChess && <p>{t('engine.noVariant')}</p>}
      {isChess && wish !== 'wanted' && <p role="status">{t(wish === 'failed' ? 'engine.failed' : 'engine.about')}</p>}
      {isChess && (
        <Button variant="default" onClick={() => setWish(wish === 'wanted' ? 'none' : 'wanted')}>
          {t(wish === 'wanted' ? 'engine.stop' : 'engine.start')}
        </Button>
      )}
      {wish === 'wanted' && <Allowed {...props} onFailed={fail} />}
    </section>
  );
}

/** Asked before the engine comes, and again while it is there. */
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
