import { RESTRICTION_REFUSALS } from '../domain/league/restrictions.ts';
import { TRF_ERRORS, TRF_TEAM_FAULTS } from '../domain/trf/issues.ts';
import type { ErrorKey } from './errors.ts';

// Refusals that many calls share.

/** Of who may not see a tournament, or looks for one that is not there. */
export const UNSEEN = ['noSuchTournament', 'tournamentPrivate'] as const satisfies readonly ErrorKey[];

/** Of every command to a tournament. */
export const UNCHANGED = [
  'noSuchTournament',
  'tournamentFinished',
  'changedMeanwhile',
] as const satisfies readonly ErrorKey[];

/** Of a game that is not there, or that is not for everybody to see. */
export const UNSEEN_GAME = ['noSuchGame', ...UNSEEN, 'forbidden'] as const satisfies readonly ErrorKey[];

/** Of somebody who cannot come in, or not any more. */
export const ENTRY_REFUSALS = [
  'alreadyParticipating',
  'tournamentStarted',
  'teamRequired',
  'teamFull',
  'lineUpClosed',
  'pairingFailed',
  ...RESTRICTION_REFUSALS,
] as const satisfies readonly ErrorKey[];

/** Of a field of players that a format cannot be played with. */
export const FIELD_REFUSALS = [
  'insufficientPlayers',
  'teamIsEmpty',
  'powerOfTwoPlayers',
  'morePlayersThanRounds',
  'formatNotOffered',
] as const satisfies readonly ErrorKey[];

/** Of a season and a category that a tournament of a league cannot be in. */
export const LEAGUE_PLACE = [
  'placeInLeagueNeeded',
  'noSuchSeason',
  'seasonEnded',
  'noSuchCategory',
] as const satisfies readonly ErrorKey[];

/** Of settings that do not go together. */
export const SETTING_REFUSALS = [
  'roundsRequired',
  'perTeamRequired',
  'timeInThePast',
] as const satisfies readonly ErrorKey[];

/** Of a report file that cannot be read, or not be played on. */
export const REPORT_REFUSALS = [
  ...TRF_ERRORS,
  ...TRF_TEAM_FAULTS,
  'trfTeamsNeedClub',
  'trfTeamsToFound',
  'teamNameTaken',
] as const satisfies readonly ErrorKey[];

/** Of an account that is not there, or has changed while it was looked at. */
export const ACCOUNT_UNCHANGED = ['noSuchAccount', 'changedMeanwhile'] as const satisfies readonly ErrorKey[];

/** Of a password that is easily guessed. */
export const WEAK_PASSWORD = ['passwordTooCommon', 'passwordIsAName'] as const satisfies readonly ErrorKey[];

/** Of two who cannot change places in a published round. */
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

/** Of the next round before it is published. */
export const DRAFT_REFUSALS = [
  'pairingIsFixed',
  'tournamentNotStarted',
  'allRoundsPaired',
  'roundNotFinished',
  'playersUnpaired',
] as const satisfies readonly ErrorKey[];
