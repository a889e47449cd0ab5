import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OpenCallView } from '../../../contract/game/games.ts';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import classes from './notifier.module.css';

interface ArbiterCallBannerProps {
  readonly calls: readonly OpenCallView[];
}

/**
 * A call for the arbiter, shown to the tournament's organisers on every page until one of them has answered it
 * (CALL-3). It cannot be dismissed. The arbiter's desk of the tournament shows its calls itself.
 */
export function ArbiterCallBanner({ calls }: ArbiterCallBannerProps) {
  const { t } = useTranslation('arbiter');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [call, ...others] = calls.filter(({ tournament }) => path !== `/tournament/manage/${tournament.id}`);
  return (
    <div role="status">
      {call !== undefined && (
        <section
          className={`${classes.banner} ${classes.call} no-print`}
          aria-label={t('calls', { count: calls.length })}
        >
          <p className={classes.words}>
            {t('calledFrom', { board: call.board, name: call.name, tournament: call.tournament.name })}
          </p>
          {others.length > 0 && <span>{t('moreCalls', { count: others.length })}</span>}
          {call.game === null ? (
            <ButtonLink to="/tournament/manage/$tid" params={{ tid: call.tournament.id }}>
              {t('toDesk')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/game/play/$gameId" params={{ gameId: call.game }}>
                {t('game')}
              </ButtonLink>
              <TextLink to="/tournament/manage/$tid" params={{ tid: call.tournament.id }} className={classes.more}>
                {t('answerHere')}
              </TextLink>
            </>
          )}
        </section>
      )}
    </div>
  );
}
