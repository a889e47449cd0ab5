import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BYE } from '../../../contract/codes.ts';
import type { PairingView } from '../../../contract/tournaments.ts';
import { blackName, whiteName } from '../../model/names.ts';
import { isGame, pairingsOf } from '../../model/progress.ts';
import { resultText } from '../../model/result-text.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { PlayerCell } from './player-cell.tsx';

interface PrintableRoundProps {
  readonly tid: string;
  readonly round: number;
}

/** The pairings of a round for the wall of the playing hall. */
export function PrintableRoundPage({ tid, round }: PrintableRoundProps) {
  const { t } = useTranslation(['tournament', 'chess', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const pairings = pairingsOf(page, round);
  const columns: readonly Column<PairingView>[] = [
    { id: 'board', header: t('chess:board'), numeric: true, cell: (pairing) => (isGame(pairing) ? pairing.board : '') },
    {
      id: 'white',
      header: t('chess:white'),
      wraps: true,
      cell: (pairing) =>
        pairing.white === BYE ? t('chess:bye') : <PlayerCell title={pairing.white_title} name={whiteName(pairing)} />,
    },
    { id: 'result', header: t('chess:result'), cell: (pairing) => (isGame(pairing) ? resultText(pairing) : '') },
    {
      id: 'black',
      header: t('chess:black'),
      wraps: true,
      cell: (pairing) =>
        pairing.black === BYE ? t('chess:bye') : <PlayerCell title={pairing.black_title} name={blackName(pairing)} />,
    },
  ];
  return (
    <Page
      title={t('printable.title', { number: round })}
      crumbs={[
        { label: t('breadcrumb'), link: { to: '/tournaments' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      actions={<Button onClick={() => print()}>{t('ui:print')}</Button>}
    >
      <p>
        <TextLink to="/tournament/view/$tid" params={{ tid }} c="inherit">
          {page.tournament.name}
        </TextLink>
      </p>
      {pairings.length === 0 ? (
        <Empty title={t('printable.nothing')} />
      ) : (
        <DataTable
          caption={t('printable.title', { number: round })}
          columns={columns}
          rows={pairings}
          rowKey={({ white, black }) => `${white}_${black}`}
        />
      )}
    </Page>
  );
}
