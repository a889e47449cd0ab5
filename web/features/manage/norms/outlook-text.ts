import { useTranslation } from 'react-i18next';
import type { NormCandidateView } from '../../../../contract/tournament/norms.ts';
import { formatPoints } from '../../../app/format.ts';

/** What a player has reached or still needs, in one or two sentences. */
export function useOutlookText(): (candidate: NormCandidateView) => string {
  const { t } = useTranslation('norms');
  return (candidate) => {
    switch (candidate.verdict) {
      case 'reached':
        return reachedText(t, candidate);
      case 'missed':
        return t('missed', { reason: missedReason(t, candidate) });
      case 'open':
        return openText(t, candidate);
    }
  };
}

type Translate = ReturnType<typeof useTranslation<'norms'>>['t'];

function reachedText(t: Translate, { points, games, performance, countsAsGames }: NormCandidateView): string {
  const counted = countsAsGames ?? games;
  const values = { points: formatPoints(points), games, performance: performance ?? '', counted };
  return t(counted > games ? 'reachedAbove' : 'reached', values);
}

/** The first condition that is not met, with its article; where only points are missing, how many were needed. */
function missedReason(t: Translate, { conditions, points, pointsNeeded }: NormCandidateView): string {
  const failed = conditions.find(({ met }) => !met);
  if (failed === undefined) return '';
  if (failed.kind === 'performance' && pointsNeeded !== null) {
    return `${t('missedPoints', { points: formatPoints(points), needed: formatPoints(pointsNeeded) })} (${failed.article})`;
  }
  const wanted = t(failed.bound, { wanted: failed.wanted });
  return `${t(`conditions.${failed.kind}`)}: ${failed.found}, ${wanted} (${failed.article})`;
}

function openText(t: Translate, { outlook, rows, lastGame, mix }: NormCandidateView): string {
  if (lastGame?.kind === 'mustBePlayed') return t(`last.${lastGame.least}`);
  if (outlook.kind === 'outOfReach') return t(`out.${outlook.missing}`);
  if (outlook.kind === 'secured') return t('last.loss');
  const [first, second] = rows;
  const { games, average } = outlook;
  if (first === undefined || mix.unknown === 0) {
    return t('needsAverage', { points: formatPoints(outlook.points), games, average });
  }
  if (first.points === 0)
    return first.rating === null ? t('playedAny', { games }) : t('played', { games, rating: first.rating });
  const needs = rowText(t, first, { key: 'needs', games });
  return second === undefined ? needs : `${needs} ${rowText(t, second, { key: 'orNeeds', games })}`;
}

interface RowWords {
  readonly key: 'needs' | 'orNeeds';
  readonly games: number;
}

function rowText(
  t: Translate,
  { points, rating }: NormCandidateView['rows'][number],
  { key, games }: RowWords,
): string {
  const values = { points: formatPoints(points), games };
  return rating === null ? t(`${key}Any`, values) : t(key, { ...values, rating });
}
