import * as calls from '../../../../contract/calls.ts';
import { EDITS_OR_RUNS, LOGGED_IN, type Row, RUNS, RUNS_FEDERATION, TOP } from '../roles.ts';

/** How a tournament comes to be, is changed, begins and goes. */
export const BUILDING_ROWS = {
  build: { call: calls.buildTournament, does: 'build a tournament for the club', may: RUNS },
  buildForFederation: {
    call: calls.buildTournament,
    does: 'build a tournament for the federation',
    may: RUNS_FEDERATION,
  },
  buildInForeignLeague: {
    call: calls.buildTournament,
    does: "build a tournament of the club in another federation's league (D-42)",
    may: TOP,
  },
  importFile: { call: calls.importTournament, does: 'import a report file for the club', may: RUNS },
  tournamentArchive: {
    call: calls.tournamentArchive,
    of: ({ open }) => ({ id: open.id }),
    does: 'download a whole tournament as one file',
    may: RUNS,
  },
  importArchive: { call: calls.importArchive, does: 'take over a whole tournament from its file', may: RUNS },
  saveTemplate: { call: calls.saveTemplate, does: 'save a template for the club', may: RUNS },
  listTemplates: {
    call: calls.listTemplates,
    does: 'list the templates of those whose tournaments one runs',
    may: LOGGED_IN,
    shows: [{ what: 'secretTournament', to: RUNS }],
  },
  lastTournament: {
    call: calls.lastTournament,
    does: 'read the settings of the last tournament of the club',
    may: RUNS,
  },
  deleteTemplate: { call: calls.deleteTemplate, does: 'delete a template of the club', may: RUNS },
  editTournament: { call: calls.editTournament, does: 'change how a tournament is played', may: RUNS },
  editTournamentTexts: {
    call: calls.editTournament,
    does: 'change texts and pictures of a tournament (D-38)',
    may: EDITS_OR_RUNS,
  },
  deleteTournament: { call: calls.deleteTournament, does: 'delete a tournament before it begins', may: RUNS },
  start: { call: calls.startTournament, does: 'start a tournament', may: RUNS },
  pin: { call: calls.pinTournament, does: 'pin a tournament to the calendar (R-251)', may: TOP },
} as const satisfies Readonly<Record<string, Row>>;
