import { Anchor, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { PrizesView } from '../../../contract/tournament/prizes.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { formatPoints, useFormat } from '../../app/format.ts';
import { participantName, titled } from '../../model/names.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { PrizeForm } from './prize-form.tsx';

interface PrizesTabProps {
  readonly page: TournamentPage;
  readonly prizes: PrizesView;
  readonly me: string | undefined;
}

type Award = PrizesView['awards'][number];

/** Winners of the prizes; before the end for the organisers, who edit the prizes here (PRIZE-6). */
export function PrizesTab({ page, prizes, me }: PrizesTabProps) {
  const { t } = useTranslation('prizes');
  const { tournament } = page;
  const columns = useColumns(page, prizes);
  const isOpen = !tournament.finished;
  return (
    <Stack gap="md">
      {prizes.awards.length === 0 ? (
        <Empty title={t(prizes.prizes.length === 0 ? 'none' : 'nobody')} hint={t('noneHint')} />
      ) : (
        <>
          <Hint>{`${isOpen ? `${t('proposed')} ` : ''}${t(`about.${prizes.split}`)}`}</Hint>
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={prizes.awards}
            rowKey={({ who, category }) => `${who} ${category ?? ''}`}
            isOwn={({ who }) => who === me}
          />
          <Anchor className="no-print" href={pathTo(calls.printPrizes, { id: tournament.id })} target="_blank">
            {t('print')}
          </Anchor>
        </>
      )}
      {page.canManage && (
        <div className="no-print">
          <PrizeForm page={page} prizes={prizes} />
        </div>
      )}
    </Stack>
  );
}

function useColumns(
  { participants, teams }: TournamentPage,
  { prizes, currency }: PrizesView,
): readonly Column<Award>[] {
  const { t } = useTranslation('prizes');
  const { list, money } = useFormat();
  const names = new Map([
    ...participants.map((row) => [row.account, titled(row.title, participantName(row))] as const),
    ...teams.map(({ teamId, name }) => [teamId, name] as const),
  ]);
  const placeOf = (index: number): number => {
    const part = prizes[index]?.category;
    return prizes.slice(0, index + 1).filter(({ category }) => category === part).length;
  };
  const textOf = ({ category, prizes: held }: Award): string => {
    const places = held.length === 0 ? t('share') : list(held.map((index) => t('place', { place: placeOf(index) })));
    return category === null ? places : t('inPart', { part: category, places });
  };
  const giftsOf = ({ prizes: held }: Award): readonly string[] => held.flatMap((index) => prizes[index]?.gift || []);
  return [
    {
      id: 'player',
      header: t(teams.length > 0 ? 'teamOrPlayer' : 'player'),
      main: true,
      cell: ({ who }) => names.get(who) ?? who,
    },
    {
      id: 'points',
      header: t('points'),
      numeric: true,
      cell: ({ points }) => (points === null ? '' : formatPoints(points)),
    },
    { id: 'for', header: t('for'), wraps: true, cell: (award) => [textOf(award), ...giftsOf(award)].join(' · ') },
    {
      id: 'amount',
      header: t('amount'),
      numeric: true,
      cell: ({ amount }) => (amount === 0 ? '' : money(amount, currency)),
    },
  ];
}
