import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { pairingsOf } from '../../../model/progress.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import classes from './paper-card.module.css';

interface PaperCardProps {
  readonly page: TournamentPage;
  readonly round: number;
}

export function PaperCard({ page, round }: PaperCardProps) {
  const { t } = useTranslation(['screen', 'chess']);
  const { id } = page.tournament;
  const ofRound = { id, round: String(round) };
  const isPaired = pairingsOf(page, round).length > 0;
  const roundSheets = [
    { label: t('paper.pairings'), href: pathTo(calls.printPairings, { id, query: { round } }) },
    { label: t('paper.names'), href: pathTo(calls.printNames, ofRound) },
    { label: t('paper.cards'), href: pathTo(calls.printCards, ofRound) },
    { label: t('paper.scoreSheets'), href: pathTo(calls.printScoreSheets, ofRound) },
  ];
  const sheets = [
    { label: t('paper.startList'), href: pathTo(calls.printResults, { id, query: { by: 'start' } }) },
    { label: t('paper.standings'), href: pathTo(calls.printResults, { id, query: { by: 'standings' } }) },
    { label: t('paper.results'), href: pathTo(calls.printResults, { id }) },
    ...(page.categories.length === 0
      ? []
      : [{ label: t('paper.categories'), href: pathTo(calls.printResults, { id, query: { by: 'category' } }) }]),
    ...(page.prizes === null || page.prizes.prizes.length === 0
      ? []
      : [{ label: t('paper.prizes'), href: pathTo(calls.printPrizes, { id }) }]),
    { label: t('paper.crossTable'), href: pathTo(calls.printCrossTable, { id }) },
    { label: t('paper.allRounds'), href: pathTo(calls.printPairings, { id }) },
  ];
  return (
    <Card title={t('paper.title')}>
      <Hint>{t('paper.hint')}</Hint>
      {isPaired && <Sheets title={t('chess:round', { number: round })} sheets={roundSheets} />}
      <Sheets title={t('paper.tournament')} sheets={sheets} />
    </Card>
  );
}

interface SheetsProps {
  readonly title: string;
  readonly sheets: readonly { readonly label: string; readonly href: string }[];
}

function Sheets({ title, sheets }: SheetsProps) {
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.sheets}>
        {sheets.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} target="_blank" className={classes.sheet}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
