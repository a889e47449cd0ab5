import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { FindingView } from '../../../contract/tournament/readiness.ts';
import { ReportFiles } from '../../../web/features/manage/report/report-files.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aParticipant } from '../../support/web/tournament-pages.ts';

const round = (number: number, startDate: string) => ({ number, name: '', startDate, paired: true });
const PAGE = aPage(
  { timeZone: 'Europe/Oslo' },
  { rounds: [round(1, '2026-10-05T17:00:00.000Z'), round(2, '2026-11-09T17:00:00.000Z')] },
);
const { id } = PAGE.tournament;

const finding = (kind: FindingView['kind'], params: FindingView['params'] = {}): FindingView => ({
  kind,
  group: 'stops',
  place: 'rounds',
  who: [],
  params,
});

const links = (): (readonly [string | null, string | null])[] =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

describe('the files of the report card', () => {
  it('[TRF-44] with all results there is the report in ASCII and UTF-8, and the working file', async () => {
    show(<ReportFiles page={PAGE} findings={[]} />);
    await screen.findByText('Report file (TRF)');
    expect(links()).toEqual([
      ['Report file (TRF)', pathTo(calls.reportFile, { id, query: { file: 'report', encoding: 'ascii' } })],
      ['Report file in UTF-8', pathTo(calls.reportFile, { id, query: { file: 'report', encoding: 'utf-8' } })],
      ['Working file (TRF)', pathTo(calls.reportFile, { id, query: { file: 'working' } })],
    ]);
  });

  it('[TRF-44] with open games there is the working file only, and the reason', async () => {
    show(<ReportFiles page={PAGE} findings={[finding('resultMissing', { round: 2, boards: '1' })]} />, 'no');
    await screen.findByText('Rapportfilen kan lastes ned når alle partier har resultat.');
    expect(links().map(([text]) => text)).toEqual(['Arbeidsfil (TRF)']);
  });

  it('[TRF-46] a long event has a report for each month whose games all have a result', async () => {
    const findings = [finding('longSpan', { days: 36 }), finding('resultMissing', { round: 2, boards: '1' })];
    show(<ReportFiles page={PAGE} findings={findings} />);
    const months = within(await screen.findByRole('list', { name: 'Report files by month' })).getAllByRole('link');
    expect(months.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['October 2026: round 1', pathTo(calls.reportFile, { id, query: { file: 'report', rounds: '1-1' } })],
    ]);
  });

  it('[TRF-44] with points adjustments there is a report without them too', async () => {
    const decisions = [{ points: -0.5, after: 1 }];
    const page = { ...PAGE, participants: [aParticipant('kari', { decisions })] };
    show(<ReportFiles page={page} findings={[]} />);
    const link = await screen.findByRole('link', { name: 'Report file without points adjustments' });
    expect(link.getAttribute('href')).toBe(
      pathTo(calls.reportFile, { id, query: { file: 'report', decisions: 'no' } }),
    );
  });
});
