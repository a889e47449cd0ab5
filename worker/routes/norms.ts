import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { readStatements } from '../../contract/tournament/norms.ts';
import { arbiterFormOf, certificateOf, completeReport } from '../../services/printout/norm-forms.ts';
import { reportCsv } from '../../services/printout/report-fields.ts';
import { normReportSheet } from '../../services/printout/sheets/norm-report.tsx';
import { normsOf } from '../../services/tournament/norms.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';

/** Title norms and their forms, for those who run the tournament. */
export const norms = new Hono<AppEnv>();

route(norms, calls.readNorms, ({ deps, actor, path, query }) => normsOf(deps, actor, path.id, readStatements(query)));

route(norms, calls.printCertificate, async ({ context, deps, actor, path, query }) =>
  context.html(await certificateOf(deps, actor, path, readStatements(query))),
);

route(norms, calls.printNormReport, async ({ context, deps, actor, path, query }) =>
  context.html(normReportSheet(await completeReport(deps, actor, path.id, query.remarks ?? ''))),
);

route(norms, calls.normReportFile, async ({ context, deps, actor, path, query }) => {
  const report = await completeReport(deps, actor, path.id, query.remarks ?? '');
  context.header('content-type', 'text/csv;charset=utf-8');
  context.header('content-disposition', `attachment; filename="${path.id}-it3.csv"`);
  return context.body(reportCsv(report));
});

route(norms, calls.printArbiterNorm, async ({ context, deps, actor, path, query }) =>
  context.html(await arbiterFormOf(deps, actor, { ...path, federation: query.federation ?? null })),
);
