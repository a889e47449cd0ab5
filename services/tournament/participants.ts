import { and, eq } from 'drizzle-orm';
import type { GuestInput } from '../../contract/tournaments.ts';
import { bulkUpdate } from '../../db/bulk.ts';
import type { Write } from '../../db/commit.ts';
import type { ParticipantRow, TournamentState } from '../../db/read/tournament.ts';
import { accounts, pairings, participants } from '../../db/schema/index.ts';
import type { AccountId } from '../../domain/ids.ts';
import {
  mayAddParticipant,
  mayJoin,
  mayLeave,
  mayRemoveParticipant,
  mayTakeBack,
} from '../../domain/tournament/entry-guards.ts';
import { accountOfPerson } from '../account/account-of-person.ts';
import { tell } from '../message/tell.ts';
import { randomBelow } from '../random.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { mustRun } from './access.ts';
import { forgetGuests, newGuestId } from './guests.ts';
import { toTournament } from './lifecycle.ts';
import { NOT_PLAYED } from './not-played.ts';
import { byLot, byRating } from './seeding.ts';
import type { Moment, Step } from './step.ts';
import { mustSee } from './view.ts';
import { takeBack, withdraw } from './withdraw.ts';

/** A player enters by himself. */
export async function join(moment: Moment): Promise<Step> {
  const account = ownAccount(moment);
  mustSee(moment.actor, moment.state);
  orRefuse(mayJoin(toTournament(moment.state), { participating: takesPart(moment.state, account), teamSize: null }));
  return enter(moment, account);
}

/** A player leaves: before the start the entry is removed, after it he is withdrawn and his games stay. */
export async function leave(moment: Moment): Promise<Step> {
  return takeOut(moment, ownAccount(moment), mayLeave);
}

/** The organiser enters somebody who has an account, or takes back somebody who was withdrawn. */
export async function addParticipant(moment: Moment, account: AccountId): Promise<Step> {
  mustRun(moment.actor, moment.state.tournament);
  if (moment.state.participants.some((row) => row.account === account && row.withdrawnFrom !== null)) {
    orRefuse(mayTakeBack(toTournament(moment.state)));
    return { ...takeBack(moment, account), news: [{ kind: 'games' }] };
  }
  orRefuse(
    mayAddParticipant(toTournament(moment.state), { participating: takesPart(moment.state, account), teamSize: null }),
  );
  return enter(moment, account);
}

/** The organiser enters somebody without an account: a ghost that stands in this tournament's tables only. */
export async function addGuest(moment: Moment, guest: GuestInput): Promise<Step> {
  const { deps, state, now } = moment;
  mustRun(moment.actor, state.tournament);
  orRefuse(mayAddParticipant(toTournament(state), { participating: false, teamSize: null }));
  const id = newGuestId(deps);
  const rating = guest.fide_rating || null;
  const person = {
    id,
    firstName: guest.first_name,
    lastName: guest.last_name,
    title: guest.title,
    fideRating: rating,
    fideNumber: guest.fide_number ?? null,
    federation: guest.federation,
    ghost: true,
    createdAt: now,
  };
  const row = newEntry(state, person, now);
  return reseeded(
    state,
    [...state.participants, { ...row, ...named(person), ghost: true }],
    [deps.db.insert(accounts).values(person), deps.db.insert(participants).values(row)],
    deps,
    { account: id },
  );
}

/** The organiser takes somebody out: removed before the start, withdrawn after it. */
export async function removeParticipant(moment: Moment, account: AccountId): Promise<Step> {
  mustRun(moment.actor, moment.state.tournament);
  return takeOut(moment, account, mayRemoveParticipant);
}

/** The starting list is made anew, by rating or by lot. */
export async function changeSeeding(moment: Moment, by: 'rating' | 'random'): Promise<Step> {
  const { state, deps } = moment;
  mustRun(moment.actor, state.tournament);
  if (state.tournament.startedAt !== null) throw new Refusal('tournamentStarted');
  const random = by === 'random';
  const list = random ? byLot(state.participants, randomBelow) : byRating(state.participants);
  return {
    set: { randomSeeding: random },
    writes: seedWrites(state, list, deps),
    after: { ...state, participants: numbered(list) },
  };
}

const ownAccount = ({ actor }: Moment): AccountId => {
  if (actor.kind === 'visitor') throw new Refusal('forbidden');
  return actor.account;
};

const takesPart = (state: TournamentState, account: AccountId): boolean =>
  state.participants.some((row) => row.account === account && row.withdrawnFrom === null);

/** Whoever is entered by somebody else is told. */
async function enter({ deps, state, now, actor }: Moment, account: AccountId): Promise<Step> {
  const person = await accountOfPerson(deps, account);
  const row = newEntry(state, person, now);
  const { id: tournament, name } = state.tournament;
  const news =
    actor.kind === 'visitor'
      ? []
      : tell(deps, person.id, { kind: 'enteredInTournament', by: actor.account, tournament, name });
  return reseeded(
    state,
    [...state.participants, { ...row, ...named(person), ghost: person.ghost }],
    [deps.db.insert(participants).values(row), ...news],
    deps,
  );
}

function takeOut(moment: Moment, account: AccountId, guard: typeof mayLeave): Step {
  const { deps, state } = moment;
  const leaving = orRefuse(guard(toTournament(state), takesPart(state, account)));
  if (leaving === 'withdrawn') return { ...withdraw(moment, state, account), news: [{ kind: 'games' }] };
  const left = state.participants.filter((row) => row.account !== account);
  const gone = state.participants.filter((row) => row.account === account);
  const bookedByes = and(eq(pairings.tournament, state.tournament.id), eq(pairings.white, account));
  const writes = [
    deps.db.delete(pairings).where(bookedByes),
    deps.db.delete(participants).where(entryOf(state, account)),
    ...forgetGuests(deps, gone),
  ];
  return reseeded(state, left, writes, deps);
}

const entryOf = ({ tournament }: TournamentState, account: AccountId) =>
  and(eq(participants.tournament, tournament.id), eq(participants.account, account));

type Person = Pick<
  typeof accounts.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'title' | 'fideRating' | 'fideNumber' | 'federation'
>;

/** Title, rating and federation are kept as they are on entry. */
function newEntry(state: TournamentState, person: Person, now: Moment['now']) {
  return {
    tournament: state.tournament.id,
    account: person.id,
    seed: Math.max(0, ...state.participants.map(({ seed }) => seed)) + 1,
    title: person.title,
    rating: person.fideRating,
    federation: person.federation,
    joinedAt: now,
    ...NOT_PLAYED,
  };
}

const named = ({ firstName, lastName, fideNumber }: Person) => ({
  firstName,
  lastName,
  fideNumber,
  birthDate: null,
  sex: 'M' as const,
});

/** Before the start the list is always in its order: whoever comes or goes moves the others. */
function reseeded(
  state: TournamentState,
  people: readonly ParticipantRow[],
  writes: readonly Write[],
  deps: Moment['deps'],
  answer: Step['answer'] = {},
): Step {
  const list = state.tournament.randomSeeding ? people : byRating(people);
  return {
    writes: [...writes, ...seedWrites(state, list, deps)],
    after: { ...state, participants: numbered(list) },
    answer,
  };
}

const numbered = (list: readonly ParticipantRow[]): ParticipantRow[] =>
  list.map((row, index) => ({ ...row, seed: index + 1 }));

function seedWrites(state: TournamentState, list: readonly ParticipantRow[], { db }: Moment['deps']): Write[] {
  const moved = list.flatMap((row, index) =>
    row.seed === index + 1 ? [] : [{ account: row.account, seed: index + 1 }],
  );
  return bulkUpdate(
    db,
    participants,
    ['tournament', 'account'],
    moved.map((row) => ({ tournament: state.tournament.id, ...row })),
  );
}
