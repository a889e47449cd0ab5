import '@mantine/charts/styles.layer.css';
import { BarChart, PieChart } from '@mantine/charts';
import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRowAnswer } from '../../../contract/accounts/accounts.ts';
import { useFormat } from '../../app/format.ts';
import { ageBands, type Counted, countPeople, countRegions, type RegionCount } from '../../model/people-statistics.ts';
import { today } from '../../time/local-time.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import classes from './statistics.module.css';

interface StatisticsProps {
  readonly accounts: readonly AccountRowAnswer[];
  /** The clubs to filter by; a club's own statistics have no filter. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  /** The selected clubs; empty: all. */
  readonly chosen: readonly string[];
  readonly onChoose?: (clubs: readonly string[]) => void;
}

/** Statistics of the members: totals, regions, charts and ages, of all clubs or of some. */
export function Statistics({ accounts, clubs, chosen, onChoose }: StatisticsProps) {
  const { t } = useTranslation('clubs');
  const counted =
    chosen.length === 0 ? accounts : accounts.filter((account) => account.clubs.some((club) => chosen.includes(club)));
  const totals = countPeople(counted, today());
  return (
    <>
      {clubs.length > 1 && (
        <MultiSelect
          className={classes.filter}
          label={t('statistics.filter')}
          placeholder={chosen.length === 0 ? t('statistics.allClubs') : undefined}
          searchable
          clearable
          data={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...chosen]}
          onChange={(next) => onChoose?.(next)}
        />
      )}
      {counted.length === 0 ? (
        <Empty title={t('manage.members.none')} />
      ) : (
        <div className={classes.cards}>
          <Totals totals={totals} />
          <SexPie totals={totals} />
          <RatingPie totals={totals} />
          <Ages accounts={counted} />
          <Regions accounts={counted} />
        </div>
      )}
    </>
  );
}

function Totals({ totals }: { readonly totals: Counted }) {
  const { t } = useTranslation('clubs');
  const format = useFormat();
  const rounded = (value: number | null): string => (value === null ? '–' : format.number(Math.round(value)));
  const facts = [
    ['people', format.number(totals.people)],
    ['women', format.number(totals.women)],
    ['men', format.number(totals.men)],
    ['meanAge', rounded(totals.meanAge)],
    ['withFideNumber', format.number(totals.withFideNumber)],
    ['rated', format.number(totals.rated)],
    ['meanRating', rounded(totals.meanRating)],
    ['titled', format.number(totals.titled)],
    ['ghosts', format.number(totals.ghosts)],
  ] as const;
  return (
    <Card title={t('statistics.totals')}>
      <dl className={classes.totals}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`statistics.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {totals.women + totals.men < totals.people && <Hint>{t('statistics.unknown')}</Hint>}
    </Card>
  );
}

interface Slice {
  readonly name: string;
  readonly value: number;
  readonly color: string;
}

/** Red is for what is wrong or lost. */
const COLOURS = ['var(--rk-accent)', 'var(--rk-draw)', 'var(--rk-line)'] as const;

/** A pie chart with its figures as text, for screen readers. */
function Pie({ title, parts }: { readonly title: string; readonly parts: readonly (readonly [string, number])[] }) {
  const format = useFormat();
  const data = parts
    .map(([name, value], at): Slice => ({ name, value, color: COLOURS[at] ?? 'var(--rk-line)' }))
    .filter(({ value }) => value > 0);
  return (
    <Card title={title}>
      <div className={classes.pie}>
        <Drawing>
          <PieChart data={data} size={160} strokeColor="var(--rk-raised)" />
        </Drawing>
        <ul className={classes.legend}>
          {data.map(({ name, value, color }) => (
            <li key={name}>
              <span className={classes.key} style={{ background: color }} aria-hidden="true" />
              {name}: {format.number(value)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function SexPie({ totals }: { readonly totals: Counted }) {
  const { t } = useTranslation('clubs');
  return (
    <Pie
      title={t('statistics.bySex')}
      parts={[
        [t('statistics.women'), totals.women],
        [t('statistics.men'), totals.men],
        [t('statistics.notKnown'), totals.people - totals.women - totals.men],
      ]}
    />
  );
}

function RatingPie({ totals }: { readonly totals: Counted }) {
  const { t } = useTranslation('clubs');
  return (
    <Pie
      title={t('statistics.byRating')}
      parts={[
        [t('statistics.rated'), totals.rated],
        [t('statistics.unrated'), totals.people - totals.rated],
      ]}
    />
  );
}

/** The histogram of ages, with its figures as text for screen readers. */
function Ages({ accounts }: { readonly accounts: readonly AccountRowAnswer[] }) {
  const { t } = useTranslation('clubs');
  const bands = ageBands(accounts, today());
  const nameOf = (from: number, to: number | null) => (to === null ? `${from}+` : `${from}–${to}`);
  if (bands.length === 0) return null;
  return (
    <div className={classes.ages}>
      <Card title={t('statistics.ages')}>
        <Drawing>
          <BarChart
            h={220}
            data={bands.map(({ from, to, women, men }) => ({ age: nameOf(from, to), women, men }))}
            dataKey="age"
            type="stacked"
            withLegend
            yAxisProps={{ allowDecimals: false }}
            series={[
              { name: 'women', label: t('statistics.women'), color: COLOURS[0] },
              { name: 'men', label: t('statistics.men'), color: COLOURS[1] },
            ]}
          />
        </Drawing>
        <ul className={classes.spoken}>
          {bands.map(({ from, to, women, men }) => (
            <li key={from}>{t('statistics.band', { age: nameOf(from, to), women, men })}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Regions({ accounts }: { readonly accounts: readonly AccountRowAnswer[] }) {
  const { t } = useTranslation('clubs');
  const format = useFormat();
  const columns: readonly Column<RegionCount>[] = [
    {
      id: 'region',
      header: t('view.region'),
      main: true,
      cell: ({ region }) => region ?? t('statistics.notKnown'),
    },
    { id: 'people', header: t('statistics.people'), numeric: true, cell: ({ people }) => format.number(people) },
    { id: 'women', header: t('statistics.women'), numeric: true, cell: ({ women }) => format.number(women) },
    { id: 'men', header: t('statistics.men'), numeric: true, cell: ({ men }) => format.number(men) },
    {
      id: 'rating',
      header: t('statistics.meanRating'),
      numeric: true,
      minor: true,
      cell: ({ meanRating }) => (meanRating === null ? '–' : format.number(Math.round(meanRating))),
    },
  ];
  return (
    <div className={classes.wide}>
      <Card title={t('statistics.regions')}>
        <DataTable
          caption={t('statistics.byRegion')}
          columns={columns}
          rows={countRegions(accounts, today())}
          rowKey={({ region }) => region ?? ''}
        />
      </Card>
    </div>
  );
}

/** Hides a chart from screen readers, which get its figures as text. */
const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <div aria-hidden="true" inert className={classes.drawing}>
    {children}
  </div>
);
