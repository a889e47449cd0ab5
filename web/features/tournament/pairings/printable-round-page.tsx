import { Button, SegmentedControl } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BYE } from '../../../../contract/http/codes.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { isOnBoards } from '../../../model/match-sheet.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { isGame, matchesOf, pairingsOf } from '../../../model/progress.ts';
import { resultText } from '../../../model/result-text.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { usePostponedText } from '../../../ui/tournament/postponed-text.ts';
import { PlayerCell } from '../standings/player-cell.tsx';
import classes from './printed-match.module.css';
import { MatchSheet, PrintedMatch } from './printed-match.tsx';

interface PrintableRoundProps {
  readonly tid: string;
  readonly round: number;
  /** In team formats: a sheet for each match instead of the list. */
  readonly sheets: boolean;
  readonly onSheets: (sheets: boolean) => void;
}

/** The pairings of a round for the wall of the playing hall, and its match sheets for the boards. */
export function PrintableRoundPage({ tid, round, sheets, onSheets }: PrintableRoundProps) {
  const { t } = useTranslation(['tournament', 'match', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const hasMatches = page.matches !== undefined;
  return (
    <Page
      title={t('printable.title', { number: round })}
      crumbs={[
        { label: t('breadcrumb'), link: { to: '/tournaments' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      actions={
        <>
          {hasMatches && (
            <SegmentedControl
              aria-label={t('match:print.view')}
              value={sheets ? 'sheets' : 'list'}
              onChange={(view) => onSheets(view === 'sheets')}
              data={[
                { value: 'list', label: t('match:print.list') },
                { value: 'sheets', label: t('match:print.sheets') },
              ]}
            />
          )}
          <Button onClick={() => print()}>{t('ui:print')}</Button>
        </>
      }
    >
      {hasMatches && sheets ? (
        <Sheets page={page} round={round} />
      ) : (
        <>
          <p>
            <TextLink to="/tournament/view/$tid" params={{ tid }} c="inherit">
              {page.tournament.name}
            </TextLink>
          </p>
          {hasMatches ? <Matches page={page} round={round} /> : <Boards page={page} round={round} />}
        </>
      )}
    </Page>
  );
}

interface RoundProps {
  readonly page: TournamentPage;
  readonly round: number;
}

function Boards({ page, round }: RoundProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const postponedText = usePostponedText(page.tournament.timeZone);
  const pairings = pairingsOf(page, round);
  if (pairings.length === 0) return <Empty title={t('printable.nothing')} />;
  const columns: readonly Column<PairingView>[] = [
    { id: 'board', header: t('chess:board'), numeric: true, cell: (pairing) => (isGame(pairing) ? pairing.board : '') },
    {
      id: 'white',
      header: t('chess:white'),
      wraps: true,
      cell: (pairing) =>
        pairing.white === BYE ? t('chess:bye') : <PlayerCell title={pairing.whiteTitle} name={whiteName(pairing)} />,
    },
    {
      id: 'result',
      header: t('chess:result'),
      cell: (pairing) => (isGame(pairing) ? (postponedText(pairing) ?? resultText(pairing)) : ''),
    },
    {
      id: 'black',
      header: t('chess:black'),
      wraps: true,
      cell: (pairing) =>
        pairing.black === BYE ? t('chess:bye') : <PlayerCell title={pairing.blackTitle} name={blackName(pairing)} />,
    },
  ];
  return (
    <DataTable
      caption={t('printable.title', { number: round })}
      columns={columns}
      rows={pairings}
      rowKey={({ white, black }) => `${white}_${black}`}
    />
  );
}

function Matches({ page, round }: RoundProps) {
  const { t } = useTranslation('tournament');
  const matches = matchesOf(page, round);
  if (matches.length === 0) return <Empty title={t('printable.nothing')} />;
  return matches.map((match) => <PrintedMatch key={match.match} page={page} match={match} />);
}

function Sheets({ page, round }: RoundProps) {
  const { t } = useTranslation('tournament');
  const matches = matchesOf(page, round).filter((match) => isOnBoards(page, match));
  if (matches.length === 0) return <Empty title={t('printable.nothing')} />;
  return (
    <div className={classes.sheets}>
      {matches.map((match) => (
        <MatchSheet key={match.match} page={page} match={match} />
      ))}
    </div>
  );
}
