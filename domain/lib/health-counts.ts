/** What the instances of the Worker have counted in some time. */
export interface HealthCounts {
  readonly requests: number;
  /** Responses by class; the first also has redirects, and streams and sockets that were opened. */
  readonly succeeded: number;
  readonly refused: number;
  readonly failed: number;
  /** Refusals by a rate limit, which are among `refused`. */
  readonly limited: number;
  /** Statements that were sent to D1, those of objects too. */
  readonly statements: number;
}

export const NO_COUNTS: HealthCounts = {
  requests: 0,
  succeeded: 0,
  refused: 0,
  failed: 0,
  limited: 0,
  statements: 0,
};

export const ONE_STATEMENT: HealthCounts = { ...NO_COUNTS, statements: 1 };

const TOO_MANY_REQUESTS = 429;

/** A request with a response of this status. */
export const countsOfResponse = (status: number): HealthCounts => ({
  requests: 1,
  succeeded: status < 400 ? 1 : 0,
  refused: status >= 400 && status < 500 ? 1 : 0,
  failed: status >= 500 ? 1 : 0,
  limited: status === TOO_MANY_REQUESTS ? 1 : 0,
  statements: 0,
});

export const addCounts = (one: HealthCounts, other: HealthCounts): HealthCounts => ({
  requests: one.requests + other.requests,
  succeeded: one.succeeded + other.succeeded,
  refused: one.refused + other.refused,
  failed: one.failed + other.failed,
  limited: one.limited + other.limited,
  statements: one.statements + other.statements,
});
