import { LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../contract/accounts/accounts.ts';
import { useFormat } from '../../app/format.ts';
import { Hint } from '../../ui/layout/card.tsx';
import '@mantine/charts/styles.css';
import classes from './profile-page.module.css';

type Rated = ProfileAnswer['ratings'][number];

interface RatingChartProps {
  /** At least two, the oldest first. */
  readonly ratings: readonly Rated[];
}

/** The rating over time, with a summary as text. */
export function RatingChart({ ratings }: RatingChartProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const spanText = useSpanText();
  const points = ratings.map(({ date, rating }) => ({ at: Date.parse(date), rating }));
  const years = newYears(points);
  // With fewer than two new years in the range, the first and last day are better labels.
  const isLong = years.length >= 2;
  return (
    <figure className={classes.chart}>
      <h2 className={classes.heading}>{t('chart.title')}</h2>
      <div aria-hidden="true">
        <LineChart
          h={240}
          data={points}
          dataKey="at"
          series={[{ name: 'rating', label: t('chart.rating'), color: 'var(--rk-accent)' }]}
          // The text below serves screen readers.
          lineChartProps={{ accessibilityLayer: false }}
          curveType="linear"
          withDots={points.length <= 60}
          xAxisProps={{
            type: 'number',
            scale: 'time',
            domain: ['dataMin', 'dataMax'],
            tickFormatter: (at: number) =>
              isLong ? String(new Date(at).getUTCFullYear()) : format.numericDate(dayOf(at)),
            ticks: isLong ? years : [points[0], points.at(-1)].flatMap((point) => point?.at ?? []),
          }}
          yAxisProps={{ domain: ['auto', 'auto'], width: 48, allowDecimals: false }}
          tooltipProps={{
            // No label without a hovered point.
            labelFormatter: (at) => (typeof at === 'number' ? format.date(dayOf(at)) : ''),
          }}
        />
      </div>
      <figcaption>
        <Hint>
          {t('chart.lead')} {spanText(ratings)}
        </Hint>
      </figcaption>
    </figure>
  );
}

/** From 1812 (3 March 2024) to 1903 (1 May 2026); the highest was 1920. */
function useSpanText(): (ratings: readonly Rated[]) => string {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (ratings) => {
    const [first, last] = [ratings[0], ratings.at(-1)];
    if (first === undefined || last === undefined) return '';
    return t('chart.span', {
      first: first.rating,
      from: format.date(first.date),
      last: last.rating,
      to: format.date(last.date),
      highest: Math.max(...ratings.map(({ rating }) => rating)),
    });
  };
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** New Year of each year between the first point and the last. */
function newYears(points: readonly { readonly at: number }[]): number[] {
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  const from = new Date(first).getUTCFullYear() + 1;
  const to = new Date(last).getUTCFullYear();
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => Date.UTC(from + index, 0, 1));
}
