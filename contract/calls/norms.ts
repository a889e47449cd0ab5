import * as calls from '../calls.ts';
import { accountId, tournamentId } from '../http/path-parts.ts';
import { UNSEEN } from '../http/refusals.ts';
import {
  arbiterFormQuery,
  arbiterNormForm,
  arbiterPlace,
  certificateTitle,
  normReportQuery,
  normsAnswer,
  normsQuery,
} from '../tournament/norms.ts';
import type { Described } from './description.ts';

/** Title norms and their forms, for those who run the tournament. */
export const NORM_CALLS = {
  readNorms: {
    at: calls.readNorms,
    does: 'read which title norms are reached and what they still need',
    right: 'runTournaments',
    path: { id: tournamentId },
    query: normsQuery,
    answer: normsAnswer,
    refuses: [UNSEEN],
  },
  printCertificate: {
    at: calls.printCertificate,
    does: 'print the certificate of a title norm (IT1)',
    right: 'runTournaments',
    path: { id: tournamentId, account: accountId, title: certificateTitle },
    query: normsQuery,
    answer: 'html',
    refuses: [UNSEEN, 'noSuchNorm'],
  },
  printNormReport: {
    at: calls.printNormReport,
    does: 'print the tournament report for title norms (IT3)',
    right: 'runTournaments',
    path: { id: tournamentId },
    query: normReportQuery,
    answer: 'html',
    refuses: [UNSEEN, 'normReportWithoutOfficials', 'normReportIncomplete'],
  },
  normReportFile: {
    at: calls.normReportFile,
    does: 'download the fields of the tournament report for title norms',
    right: 'runTournaments',
    path: { id: tournamentId },
    query: normReportQuery,
    answer: 'csv',
    refuses: [UNSEEN, 'normReportWithoutOfficials', 'normReportIncomplete'],
  },
  printArbiterNorm: {
    at: calls.printArbiterNorm,
    does: 'print the report of an arbiter norm (FA1, IA1)',
    right: 'runTournaments',
    path: { id: tournamentId, form: arbiterNormForm, place: arbiterPlace },
    query: arbiterFormQuery,
    answer: 'html',
    refuses: [UNSEEN, 'noSuchArbiter'],
  },
} as const satisfies Described;
