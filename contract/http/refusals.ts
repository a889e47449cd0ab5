import { RESTRICTION_REFUSALS } from '../../domain/league/restrictions.ts';
import { TRF_ERRORS, TRF_TEAM_FAULTS } from '../../domain/trf/check/issues.ts';
import type { ErrorKey } from './errors.ts';

// Refusals shared by many calls.

/** The tournament is hidden or does not exist. */
export const UNSEEN = ['noSuchTournament', 'tournamentPrivate'] as const satisfies readonly ErrorKey[];

/** Refusals of every tournament command. */
export const UNCHANGED = [
  'noSuchTournament',
  'tournamentFinished',
  'changedMeanwhile',
] as const satisfies readonly ErrorKey[];

/** The game does not exist or is hidden. */
export const UNSEEN_GAME = ['noSuchGame', ...UNSEEN, 'forbidden'] as const satisfies readonly ErrorKey[];

/** The player cannot enter, or can no longer enter. */
export const ENTRY_REFUSALS = [
  'alreadyParticipating',
  'fideNumberEntered',
  'tournamentStarted',
  'teamRequired',
  'teamFull',
  'lineUpClosed',
  'pairingFailed',
  ...RESTRICTION_REFUSALS,
] as const satisfies readonly ErrorKey[];

/** The attendance of the round cannot be changed. */
export const ATTENDANCE_REFUSALS = [
  'everybodyIsPaired',
  'attendanceNotByRound',
  'notParticipating',
  'roundIsPaired',
  'allRoundsPaired',
] as const satisfies readonly ErrorKey[];

/** The format cannot be played with these entrants. */
export const FIELD_REFUSALS = [
  'insufficientPlayers',
  'teamIsEmpty',
  'powerOfTwoPlayers',
  'morePlayersThanRounds',
  'formatNotOffered',
] as const satisfies readonly ErrorKey[];

/** The season or category cannot contain a tournament. */
export const LEAGUE_PLACE = [
  'placeInLeagueNeeded',
  'noSuchSeason',
  'seasonEnded',
  'noSuchCategory',
] as const satisfies readonly ErrorKey[];

/** The settings contradict each other. */
export const SETTING_REFUSALS = [
  'roundsRequired',
  'perTeamRequired',
  'roundsOutOfOrder',
  'stagesNotOnline',
  'timeInThePast',
] as const satisfies readonly ErrorKey[];

/** The report file is invalid, or the tournament cannot be continued from it. */
export const REPORT_REFUSALS = [
  ...TRF_ERRORS,
  ...TRF_TEAM_FAULTS,
  'trfTeamsNeedClub',
  'trfTeamsToFound',
  'teamNameTaken',
] as const satisfies readonly ErrorKey[];

/** The account does not exist or has changed since it was read. */
export const ACCOUNT_UNCHANGED = ['noSuchAccount', 'changedMeanwhile'] as const satisfies readonly ErrorKey[];

/** The password is easy to guess. */
export const WEAK_PASSWORD = ['passwordTooCommon', 'passwordIsAName'] as const satisfies readonly ErrorKey[];

/** The players cannot be swapped in a published round. */
export const SWAP_REFUSALS = [
  'tournamentNotStarted',
  'tournamentFinished',
  'roundNotPaired',
  'samePlayer',
  'notParticipating',
  'alreadyPaired',
  'sameTeam',
  'stillPlaying',
  'pairingIsFixed',
  'roundHasResults',
  'gameHasBegun',
] as const satisfies readonly ErrorKey[];

/** Refusals about the draft of the next round. */
export const DRAFT_REFUSALS = [
  'pairingIsFixed',
  'tournamentNotStarted',
  'allRoundsPaired',
  'roundNotFinished',
  'lastRoundWaits',
  'playersUnpaired',
] as const satisfies readonly ErrorKey[];

/** The players cannot agree on another day for this game. */
export const DAY_REFUSALS = [
  'noSuchPairing',
  'notYourBoard',
  'postponeNotOffered',
  'boardIsOnline',
  'boardHasResult',
  'timeInThePast',
] as const satisfies readonly ErrorKey[];
