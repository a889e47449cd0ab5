import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import { useFormat } from '../../../app/format.ts';
import { startOf } from '../../../model/progress.ts';
import { fromIso } from '../../../time/local-time.ts';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import classes from './round-plan.module.css';

interface Line {
  readonly title: string;
  /** Sorts the lines; the first day of days off. */
  readonly at: LocalTime;
  /** The last day of days off; null for an evening. */
  readonly until: string | null;
}

/** The evenings of a tournament with a plan: rounds, postponed games, and days without a round. */
export function RoundPlan({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('match');
  const format = useFormat();
  const lines = useLines(page);
  if (lines.length === 0) return null;
  return (
    <FoldedCard title={t('plan.title')}>
      <ol className={classes.list}>
        {lines.map(({ title, at: { date, time }, until }) => (
          <li key={`${title} ${date}`} className={classes.line} data-off={until === null ? undefined : true}>
            <span>
              {until === null ? `${format.shortDate(`${date}T12:00:00Z`)}, ${time}` : format.dateRange(date, until)}
            </span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </FoldedCard>
  );
}

function useLines(page: TournamentPage): readonly Line[] {
  const { t } = useTranslation('match');
  const { roundPlan, timeZone, finished } = page.tournament;
  if (finished || (roundPlan.laterRounds.length === 0 && roundPlan.postponedGames.length === 0)) return [];
  const moved = (round: number): LocalTime | null => {
    const start = startOf(page, round);
    return start === null ? null : fromIso(start, timeZone);
  };
  const { firstPairingDate: date, firstPairingTime: time } = page.tournament;
  const first = fromIso(`${date}T${time}:00Z`, timeZone);
  const lines: Line[] = [
    ...[first, ...roundPlan.laterRounds].map((evening, at) => ({
      title: t('plan.round', { number: at + 1 }),
      at: moved(at + 1) ?? evening,
      until: null,
    })),
    ...roundPlan.postponedGames.map((at) => ({ title: t('plan.postponedGames'), at, until: null })),
    ...roundPlan.daysOff.map(({ from, until, reason }) => ({
      title: reason === '' ? t('plan.noRound') : t('plan.noRoundFor', { reason }),
      at: { date: from, time: '' },
      until,
    })),
  ];
  return lines.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

const keyOf = ({ at: { date, time } }: Line): string => `${date} ${time}`;
