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
  // Tournaments
  noSuchTournament: 404,
  tournamentPrivate: 403,
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
