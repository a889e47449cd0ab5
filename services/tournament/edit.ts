import { eq } from 'drizzle-orm';
import type { TournamentPayload } from '../../contract/tournaments.ts';
import type { TournamentRow } from '../../db/read/tournament.ts';
import { tournaments } from '../../db/schema/index.ts';
import type { Millis } from '../../domain/time.ts';
import { type EditedField, isFrozen, mayEdit } from '../../domain/tournament/editing.ts';
import { mayDelete } from '../../domain/tournament/entry-guards.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { mayChangeNextPairing } from '../../domain/tournament/round-guards.ts';
import { firstPlannedPairing, replannedPairing } from '../../domain/tournament/schedule.ts';
import { kindOf, type Tournament } from '../../domain/tournament/tournament.ts';
import { allow } from '../authority.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { mustRun, mustWrite } from './access.ts';
import { columnsOf, requireOfferedTiebreaks, requireRounds } from './build.ts';
import { withTournament } from './change.ts';
import { forgetGuests } from './guests.ts';
import { toTournament } from './lifecycle.ts';
import type { Moment, Step } from './step.ts';

type Columns = ReturnType<typeof columnsOf>;

/** Which columns make up each field of the edit form. */
const COLUMNS: Readonly<Record<EditedField, readonly (keyof Columns)[]>> = {
  kind: ['kind'],
  name: ['name', 'searchKey'],
  description: ['description'],
  profilePicture: ['profilePicture'],
  bannerPicture: ['bannerPicture'],
  startDate: ['startDate'],
  endDate: ['endDate'],
  interval: ['intervalCount', 'intervalUnit'],
  publiclyViewable: ['publiclyViewable'],
  showOnlyTop: ['showOnlyTop'],
  chatEnabled: ['chatEnabled'],
  online: ['online'],
  variant: ['variant'],
  rounds: ['rounds'],
  meetings: ['meetings'],
  perTeam: ['perTeam'],
  tieBreaks: ['tb1', 'tb2', 'tb3', 'tb4'],
  firstPairingAt: ['firstPairingAt'],
  initialMinutes: ['initialMinutes'],
  incrementSeconds: ['incrementSeconds'],
  points: ['winPoints', 'drawPoints', 'lossPoints'],
  selfJoinable: ['selfJoinable'],
  fideRated: ['fideRated'],
  showOnlyUsernames: ['showOnlyUsernames'],
  removeInactive: ['removeInactive'],
};

const TEXTS: readonly EditedField[] = ['name', 'description', 'profilePicture', 'bannerPicture'];

/** The organiser edits the tournament: everything but the format at first, superficial fields later. */
export function edit({ state, actor, now }: Moment, payload: TournamentPayload): Step {
  const { tournament } = state;
  const wanted = columnsOf(payload);
  const columns = KINDS[tournament.kind].asksForRounds ? wanted : { ...wanted, rounds: tournament.rounds };
  const changed = changedFields(tournament, columns);
  // An editor changes the texts and pictures, and sends the rest as it is (checklist D-38).
  if (changed.every((field) => TEXTS.includes(field))) mustWrite(actor, tournament);
  else mustRun(actor, tournament);
  const before = toTournament(state);
  orRefuse(mayEdit(before, changed, wanted.firstPairingAt, now));
  requireRounds(columns);
  if (changed.includes('tieBreaks')) requireOfferedTiebreaks(payload);
  if (changed.length === 0) return {};
  const set = {
    ...columns,
    nextPairingAt: planned(before, { ...before, online: columns.online, firstPairingAt: columns.firstPairingAt }, now),
    // Who saves the whole form has seen its time control.
    ...(!isFrozen(before, now) && { timeControlTold: true }),
    // Whatever a file said of byes and forfeits no longer holds for other points.
    ...(changed.includes('points') && { pointSystem: null }),
  };
  return { set, after: withTournament(state, set), news: [{ kind: 'games' }] };
}

/** The next pairing as the edit plans it: it stays, unless the first one moves or the tournament goes on or off line. */
function planned(before: Tournament, after: Tournament, now: Millis): Millis | null {
  if (before.online === after.online && before.firstPairingAt === after.firstPairingAt) return before.nextPairingAt;
  const isAhead = before.startedAt === null || !isFrozen(before, now);
  if (isAhead) return firstPlannedPairing(kindOf(after), after.online, after.firstPairingAt);
  return replannedPairing(after, now);
}

const changedFields = (tournament: TournamentRow, columns: Columns): EditedField[] =>
  (Object.keys(COLUMNS) as EditedField[]).filter((field) =>
    COLUMNS[field].some((column) => columns[column] !== tournament[column]),
  );

/** Deleted for good, as long as its first round has not begun. */
export function deleteTournament({ deps, state, actor, now }: Moment): Step {
  mustRun(actor, state.tournament);
  orRefuse(mayDelete(toTournament(state), now));
  return {
    writes: [
      deps.db.delete(tournaments).where(eq(tournaments.id, state.tournament.id)),
      ...forgetGuests(deps, state.participants),
    ],
    deleted: true,
  };
}

/** Pinned to the top of the calendar, in this order, by the top level only. */
export function pin({ actor }: Moment, pinned: boolean, order: number): Step {
  allow(actor, { do: 'pinTournaments' });
  return { set: { pinned, pinnedOrder: order } };
}

/** The time of the next pairing is moved, with more than ten minutes' notice. */
export function changeNextPairing({ state, actor, now }: Moment, at: Millis): Step {
  mustRun(actor, state.tournament);
  if (state.tournament.finishedAt !== null) throw new Refusal('tournamentFinished');
  orRefuse(mayChangeNextPairing(toTournament(state), at, now));
  const first = state.rounds.every(({ pairedAt }) => pairedAt === null);
  return { set: { nextPairingAt: at, ...(first && { firstPairingAt: at }) }, news: [{ kind: 'games' }] };
}
