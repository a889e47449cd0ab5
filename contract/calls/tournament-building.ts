import * as calls from '../calls.ts';
import { changed } from '../http/answers.ts';
import { tournamentId } from '../http/path-parts.ts';
import {
  FIELD_REFUSALS,
  LEAGUE_PLACE,
  REPORT_REFUSALS,
  SETTING_REFUSALS,
  UNCHANGED,
  UNSEEN,
} from '../http/refusals.ts';
import { importArchiveAnswer, importArchivePayload, tournamentArchive } from '../tournament/archive/archive.ts';
import {
  buildPayload,
  builtAnswer,
  importAnswer,
  importPayload,
  pinPayload,
  tournamentPayload,
} from '../tournament/payload.ts';
import type { Described } from './description.ts';

/** Building, importing, editing, starting and deleting tournaments. */
export const BUILDING_CALLS = {
  buildTournament: {
    at: calls.buildTournament,
    does: 'build a tournament',
    right: 'runTournaments',
    body: buildPayload,
    answer: builtAnswer,
    size: 'description',
    refuses: ['inputTooLarge', 'idTaken', 'notFound', LEAGUE_PLACE, SETTING_REFUSALS],
  },
  importTournament: {
    at: calls.importTournament,
    does: 'import a tournament from its report file',
    right: 'runTournaments',
    body: importPayload,
    answer: importAnswer,
    limit: 'import',
    size: 'import',
    refuses: ['idTaken', 'notFound', REPORT_REFUSALS],
  },
  tournamentArchive: {
    at: calls.tournamentArchive,
    does: 'download a whole tournament as one file',
    right: 'runTournaments',
    path: { id: tournamentId },
    answer: tournamentArchive,
    refuses: [UNSEEN],
  },
  importArchive: {
    at: calls.importArchive,
    does: 'take over a whole tournament from its file, or bring it up to date',
    right: 'runTournaments',
    body: importArchivePayload,
    answer: importArchiveAnswer,
    limit: 'import',
    size: 'import',
    refuses: [
      'idTaken',
      'notFound',
      UNSEEN,
      'guestTeamsNeedClub',
      'gamesStillPlayed',
      'wholeFileBroken',
      'changedHereToo',
      'changedMeanwhile',
    ],
  },
  editTournament: {
    at: calls.editTournament,
    does: 'change a tournament',
    right: 'editTexts',
    path: { id: tournamentId },
    body: tournamentPayload,
    answer: changed,
    size: 'description',
    refuses: [
      UNCHANGED,
      'inputTooLarge',
      'notFound',
      'kindIsFixed',
      'fieldFrozen',
      'accelerationNeedsUsualPoints',
      SETTING_REFUSALS,
    ],
  },
  deleteTournament: {
    at: calls.deleteTournament,
    does: 'delete a tournament before its first round begins',
    right: 'runTournaments',
    path: { id: tournamentId },
    answer: changed,
    refuses: [UNCHANGED, 'firstRoundStarted'],
  },
  startTournament: {
    at: calls.startTournament,
    does: 'start a tournament',
    right: 'runTournaments',
    path: { id: tournamentId },
    answer: changed,
    refuses: [UNCHANGED, 'tournamentStarted', FIELD_REFUSALS, 'pairingFailed'],
  },
  pinTournament: {
    at: calls.pinTournament,
    does: 'pin a tournament to the calendar',
    right: 'pinTournaments',
    path: { id: tournamentId },
    body: pinPayload,
    answer: changed,
    refuses: [UNCHANGED],
  },
} as const satisfies Described;
