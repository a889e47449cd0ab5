import { and, eq } from 'drizzle-orm';
import { bulkInsert, bulkUpdate } from '../../db/bulk.ts';
import type { Write } from '../../db/commit.ts';
import type { GameRow, PairingRow, TournamentState } from '../../db/read/tournament.ts';
import { games, pairings, participants } from '../../db/schema/index.ts';
import type { AccountId } from '../../domain/ids.ts';
import { ROUND_NOTICE_MS } from '../../domain/limits.ts';
import { millis } from '../../domain/time.ts';
import type { Seats } from '../../domain/tournament/presence.ts';
import { type ChangedResult, comeback, withdrawal } from '../../domain/tournament/withdrawal.ts';
import { entrantsOf, toTournament } from './lifecycle.ts';
import { newGame } from './pair-rounds.ts';
import { gamesOf, isSame, startOfGame } from './results.ts';
import type { Moment, OutboxMessage, Step } from './step.ts';

type Change = Required<Pick<Step, 'writes' | 'messages'>> & { readonly after: TournamentState };

/** A player takes no further part; of a round robin his games to come are decided with it. */
export function withdraw({ deps, now }: Moment, state: TournamentState, account: AccountId): Change {
  const isRunning = (pairing: Seats<AccountId>): boolean =>
    openGames(state, pairing).some(({ startAt }) => startAt <= now);
  const { withdrawnFrom, closed } = withdrawal(situationOf(state), account, isRunning);
  return {
    writes: [setWithdrawn(deps, state, account, withdrawnFrom), ...resultWrites(deps, state, closed)],
    after: withResults(withWithdrawn(state, account, withdrawnFrom), closed),
    messages: closed.flatMap(({ result, ...seats }) =>
      result === null
        ? []
        : openGames(state, seats).map(({ id }): OutboxMessage => ({ kind: 'endGame', game: id, result })),
    ),
  };
}

/** A withdrawn player is in the tournament again: byes for the rounds missed, and the games that are still to be played. */
export function takeBack({ deps, state, now }: Moment, account: AccountId): Change {
  const { reopened, missed } = comeback(situationOf(state), account);
  const absent = missed.map((round) => missedRound(state, account, round));
  const opened = reopened
    .filter(({ result }) => result === null)
    .flatMap((seats) => gamesAnew(deps, state, seats, now));
  const after = withResults(withWithdrawn(state, account, null), reopened);
  return {
    writes: [
      setWithdrawn(deps, state, account, null),
      ...resultWrites(deps, state, reopened),
      ...bulkInsert(deps.db, pairings, absent),
      ...bulkInsert(deps.db, games, opened),
    ],
    after: { ...after, pairings: [...after.pairings, ...absent], games: [...after.games, ...opened] },
    messages: opened.map(({ id }): OutboxMessage => ({ kind: 'openGame', game: id })),
  };
}

const situationOf = (state: TournamentState) => ({
  tournament: toTournament(state),
  entrants: entrantsOf(state),
  pairings: state.pairings,
});

const openGames = (state: TournamentState, { round, white, black }: Seats<AccountId>): GameRow[] =>
  black === null ? [] : gamesOf(state, { round, white, black }).filter(({ finishedAt }) => finishedAt === null);

const setWithdrawn = (
  { db }: Moment['deps'],
  { tournament }: TournamentState,
  account: AccountId,
  withdrawnFrom: number | null,
): Write =>
  db
    .update(participants)
    .set({ withdrawnFrom })
    .where(and(eq(participants.tournament, tournament.id), eq(participants.account, account)));

const withWithdrawn = (state: TournamentState, account: AccountId, withdrawnFrom: number | null): TournamentState => ({
  ...state,
  participants: state.participants.map((row) => (row.account === account ? { ...row, withdrawnFrom } : row)),
});

/** What is decided so is not for the board to say. */
const resultWrites = (
  { db }: Moment['deps'],
  { tournament }: TournamentState,
  changed: readonly ChangedResult<AccountId>[],
): Write[] =>
  bulkUpdate(
    db,
    pairings,
    ['tournament', 'round', 'white', 'black'],
    changed.map((one) => ({ tournament: tournament.id, ...one, overridden: one.result !== null })),
  );

const withResults = (state: TournamentState, changed: readonly ChangedResult<AccountId>[]): TournamentState => ({
  ...state,
  pairings: state.pairings.map((row) => {
    const one = changed.find((other) => isSame(row, other));
    return one === undefined ? row : { ...row, result: one.result, overridden: one.result !== null };
  }),
});

function missedRound({ tournament, pairings: made }: TournamentState, account: AccountId, round: number): PairingRow {
  const boards = made.filter((row) => row.round === round).map(({ board }) => board);
  return {
    tournament: tournament.id,
    round,
    board: Math.max(0, ...boards) + 1,
    white: account,
    black: null,
    bye: 'zero-point',
    result: null,
    unrated: false,
    online: false,
    overridden: false,
  };
}

/** An online game that was ended with the withdrawal is played in a new one. */
function gamesAnew(
  deps: Moment['deps'],
  state: TournamentState,
  seats: Seats<AccountId>,
  now: Moment['now'],
): GameRow[] {
  const pairing = state.pairings.find((row) => isSame(row, seats));
  if (pairing === undefined || !pairing.online || pairing.black === null) return [];
  const before = gamesOf(state, { ...seats, black: pairing.black });
  const startAt = startOfGame(state, pairing.round, millis(now + ROUND_NOTICE_MS));
  return [newGame(deps, pairing, startAt, before.length + 1)];
}
