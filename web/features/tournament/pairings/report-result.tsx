import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { millis, SECOND } from '../../../../domain/kernel/time.ts';
import { mayReportResult, sideAt } from '../../../../domain/tournament/guards/board-report.ts';
import type { Guard } from '../../../../domain/tournament/guards/refusals.ts';
import {
  type BoardReports,
  boardReportState,
  REPORTED_RESULTS,
  type ReportedResult,
} from '../../../../domain/tournament/value/board-report.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { callApi } from '../../../api.ts';
import { reportsOf } from '../../../model/board-reports.ts';
import { resultOf } from '../../../model/field.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { boardName } from '../../../model/progress.ts';
import { gameResultText } from '../../../model/result-text.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { NowrapScores } from '../../../ui/chess/nowrap-scores.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import classes from './report-result.module.css';

interface ReportResultProps {
  readonly page: TournamentPage;
  /** A board of the user. */
  readonly pairing: PairingView;
  readonly me: string;
}

/** A player reports the result of an over-the-board game (REPORT-6), and sees the opponent's report. */
export function ReportResult({ page, pairing, me }: ReportResultProps) {
  const { t } = useTranslation('reports');
  const allowed = mayReport(page, pairing, me, useNow(SECOND));
  const side = sideOf(pairing, me);
  if (side === null || !(allowed.ok || allowed.key === 'roundNotBegun')) return null;
  const title = t('title', { board: boardName(pairing) });
  return (
    <section className={classes.panel} aria-label={title}>
      <h2>{title}</h2>
      {allowed.ok ? (
        <Choice page={page} pairing={pairing} side={side} reports={reportsOf(page, pairing)} />
      ) : (
        <p>{t('notYet')}</p>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
  readonly side: Color;
  readonly reports: BoardReports;
}

function Choice({ page, pairing, side, reports }: ChoiceProps) {
  const { t } = useTranslation('reports');
  const { id } = page.tournament;
  const { round } = pairing;
  const [white, black] = [asId<AccountId>(pairing.white), asId<AccountId>(pairing.black)];
  const report = useTournamentChange<ReportedResult | null>(
    id,
    (result) => callApi(calls.reportResult, { id, round, white, black, body: { result } }),
    (result) => (result === null ? t('takenBack') : t('sent', { result: gameResultText(result) })),
    { inTurn: `report ${id}` },
  );
  // Shows the pressed result at once.
  const own = report.shown(reports[side], (result) => result);
  const reported = { ...reports, [side]: own };
  return (
    <>
      <p aria-live="polite">
        <ReportWords pairing={pairing} side={side} reports={reported} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row */}
      <div role="group" aria-label={t('question')} className={classes.choice}>
        {REPORTED_RESULTS.map((result) => (
          <Button
            key={result}
            variant={result === own ? 'filled' : 'default'}
            aria-pressed={result === own}
            classNames={{ root: classes.button, label: classes.label }}
            onClick={() => result !== own && report.mutate(result)}
          >
            <strong className={classes.score}>{gameResultText(result)}</strong>
            <span>{t(`results.${result}`, { white: whiteName(pairing), black: blackName(pairing) })}</span>
          </Button>
        ))}
      </div>
      {own !== null && (
        <Button variant="subtle" className={classes.takeBack} onClick={() => report.mutate(null)}>
          {t('takeBack')}
        </Button>
      )}
    </>
  );
}

/** Both reports, and what follows from them. */
function ReportWords({ pairing, side, reports }: Omit<ChoiceProps, 'page'>) {
  const { t } = useTranslation('reports');
  const [own, theirs] = [reports[side], reports[opposite(side)]];
  const name = side === 'white' ? blackName(pairing) : whiteName(pairing);
  const state = boardReportState(reports);
  const parts = [
    ...(own === null || state === 'agreed' ? [] : [t('own', { result: gameResultText(own) })]),
    ...(theirs === null || state === 'agreed' ? [] : [t('theirs', { name, result: gameResultText(theirs) })]),
    ...(own !== null && theirs === null ? [t('waits', { name })] : []),
    t(`states.${state}`),
  ];
  return <NowrapScores>{parts.join(' ')}</NowrapScores>;
}

const sideOf = ({ white, black }: PairingView, me: string): Color | null =>
  sideAt({ white: asId(white), black: asId(black) }, asId(me));

/** Whether the server would accept a report from the user now. */
function mayReport(page: TournamentPage, pairing: PairingView, me: string, now: number): Guard {
  const { kind, playersReport } = page.tournament;
  const board = {
    white: asId<AccountId>(pairing.white),
    black: asId<AccountId>(pairing.black),
    result: resultOf(pairing) ?? null,
    online: pairing.online,
  };
  const asked = {
    tournament: tournamentOf(page),
    settings: { format: kind, playersReport },
    round: pairing.round,
    board,
  };
  return mayReportResult(asked, asId(me), millis(now));
}
