import { useTranslation } from 'react-i18next';
import { millis } from '../../../domain/kernel/time.ts';
import { lineUpsCloseAt } from '../../../domain/tournament/rounds/schedule.ts';
import { teamScore } from '../../model/match.ts';
import { teamName } from '../../model/names.ts';
import { scoreText } from '../../model/result-text.ts';
import { useRoundTime } from '../../time/round-time.ts';
import { Card } from '../../ui/layout/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** Date and venue of a match, its score, and the state of its report. */
export function MatchFacts({ page, match, day }: MatchProps) {
  const { t } = useTranslation('match');
  const timeText = useRoundTime(page.tournament.timeZone);
  const { startDate: start, moved, home, place } = match;
  const score = teamScore(match);
  const closing = { lineUpMinutes: page.tournament.lineUpMinutes };
  const closesAt = match.lineUpsOpen && start !== null ? lineUpsCloseAt(closing, millis(Date.parse(start))) : null;
  return (
    <Card title={t('facts')}>
      <dl className={classes.facts}>
        <dt>{t('when')}</dt>
        <dd>
          {start === null ? t('unknown') : timeText(start)}
          {moved && <span className={classes.soft}> {t('moved')}</span>}
        </dd>
        <dt>{t('home')}</dt>
        <dd>{home === 'neutral' ? t('neutral') : teamName(page, match[home])}</dd>
        <dt>{t('where')}</dt>
        <dd>{place ?? t('unknown')}</dd>
        {closesAt !== null && (
          <>
            <dt>{t('lineUpsClose')}</dt>
            <dd>{timeText(new Date(closesAt).toISOString())}</dd>
          </>
        )}
        {score !== null && (
          <>
            <dt>{t('score')}</dt>
            <dd>
              <strong>{scoreText(score)}</strong>
            </dd>
          </>
        )}
        {(page.tournament.captainsReport || day.state !== 'none') && (
          <>
            <dt>{t('reportIs')}</dt>
            <dd>{t(`states.${day.state}`)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
