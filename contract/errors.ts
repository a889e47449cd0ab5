import type { RefusalParams } from '../domain/result.ts';

/** Every refusal of the server: its key, which both catalogues translate, and its HTTP status. */
export const ERRORS = {
  // Requests
  invalidInput: 400,
  invalidJson: 400,
  jsonExpected: 415,
  inputTooLarge: 413,
  forbidden: 403,
  forbiddenOrigin: 403,
  notFound: 404,
  noSuchCall: 404,
  tooManyRequests: 429,
  internalError: 500,
  // Accounts
  invalidCredentials: 400,
  usernameExists: 409,
  incorrectPassword: 400,
  noSuchAccount: 404,
  loginFirst: 403,
  loginAndTryAgain: 404,
  alreadyAMember: 400,
  alreadyATeamMember: 400,
  idTaken: 409,
  teamNameTaken: 409,
  notAClubMember: 400,
  clubInOtherOrganization: 409,
  noClubToJoin: 400,
  teamInTournament: 409,
  emailNeedsPassword: 400,
  accountHasEmail: 400,
  ghostHasNoPassword: 400,
  noSuchPower: 400,
  // Tournaments
  noSuchTournament: 404,
  tournamentPrivate: 403,
  tournamentStarted: 409,
  tournamentNotStarted: 409,
  tournamentFinished: 409,
  insufficientPlayers: 400,
  powerOfTwoPlayers: 400,
  morePlayersThanRounds: 400,
  selfJoinNotAllowed: 403,
  alreadyParticipating: 409,
  notParticipating: 409,
  teamRequired: 400,
  teamFull: 409,
  lineUpClosed: 409,
  firstRoundStarted: 409,
  kindIsFixed: 400,
  fieldFrozen: 400,
  rescheduleTooLate: 409,
  timeInThePast: 400,
  noNextPairing: 409,
  pairingFailed: 409,
  noNextRoundButton: 409,
  allRoundsPaired: 409,
  roundNotFinished: 409,
  roundNotPaired: 409,
  roundsAreComputed: 409,
  notTheNextRound: 409,
  notTheLastRound: 409,
  roundHasResults: 409,
  drawNotAllowed: 400,
  nextStagePaired: 409,
  samePlayer: 400,
  alreadyPaired: 409,
  noSuchPairing: 404,
  noSuchRound: 404,
  noSuchGame: 404,
  resultKnown: 409,
  changedMeanwhile: 409,
  formatNotOffered: 400,
  roundsRequired: 400,
  notAPlayer: 403,
  chatDisabled: 403,
  tooManySpectators: 429,
  // Games
  gameNotStarted: 409,
  gameOver: 409,
  notYourTurn: 409,
  outOfStep: 409,
  drawAlreadyOffered: 409,
  noAutomaticDraw: 409,
  flagNotFallen: 409,
  illegalMove: 400,
  promotionRequired: 400,
  // Tournament report files: line and column are in the parameters
  trfNoPlayers: 400,
  trfTab: 400,
  trfMisaligned: 400,
  trfBadNumber: 400,
  trfBadPoints: 400,
  trfBadColor: 400,
  trfBadResult: 400,
  trfBadBye: 400,
  trfBadRecord: 400,
  trfDuplicateNumber: 400,
  trfUnknownNumber: 400,
  trfSelfPaired: 400,
  trfOpponentMismatch: 400,
  trfColorMismatch: 400,
  trfResultMismatch: 400,
  trfTeamsNotOffered: 400,
} as const;

export type ErrorKey = keyof typeof ERRORS;
export type ErrorStatus = (typeof ERRORS)[ErrorKey];

/** The body of every answer with a status of 400 or above. */
export interface ErrorBody {
  readonly message: ErrorKey;
  readonly params?: RefusalParams;
  /** Fields of the request that were not as they must be, by their path. */
  readonly fields?: readonly string[];
}

export const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(ERRORS, text);
