import { RESTRICTION_REFUSALS } from '../league/restrictions.ts';
import { ok, type Result } from '../result.ts';

/** Every key that a rule of the tournament refuses with; both catalogues translate them. */
export const TOURNAMENT_REFUSALS = [
  'tournamentStarted',
  'tournamentNotStarted',
  'tournamentFinished',
  'insufficientPlayers',
  'powerOfTwoPlayers',
  'morePlayersThanRounds',
  'selfJoinNotAllowed',
  'alreadyParticipating',
  'notParticipating',
  'teamRequired',
  'teamFull',
  'teamIsEmpty',
  'notATeamTournament',
  'lineUpClosed',
  'firstRoundStarted',
  'kindIsFixed',
  'fieldFrozen',
  'rescheduleTooLate',
  'timeInThePast',
  'noNextPairing',
  'pairingFailed',
  'noNextRoundButton',
  'allRoundsPaired',
  'roundNotFinished',
  'playersUnpaired',
  'roundNotPaired',
  'roundsAreComputed',
  'notTheNextRound',
  'notTheLastRound',
  'roundHasResults',
  'drawNotAllowed',
  'nextStagePaired',
  'laterGamePlayed',
  'samePlayer',
  'alreadyPaired',
  'sameTeam',
  'stillPlaying',
  'pairingIsFixed',
  'roundIsPaired',
  'everybodyIsPaired',
  'accelerationNeedsUsualPoints',
  'matchIsOnline',
  'matchHasLegs',
  'captainsNotAsked',
  'matchNotBegun',
  'matchHasBegun',
  'matchHasResults',
  'reportWaits',
  'nothingToAnswer',
  'otherCaptainAnswers',
  'tooManyReports',
  'sameDay',
  'sitsTwice',
  'notAtHome',
  ...RESTRICTION_REFUSALS,
] as const;

export type TournamentRefusal = (typeof TOURNAMENT_REFUSALS)[number];

/** What a guard answers: that it may be done (and how), or why not. */
export type Guard<Value = true> = Result<Value, TournamentRefusal>;

export const granted: Guard = ok(true);
