/** The entries of an event come into the tournament of their group, and leave it (ENTRY-22). */
import { NAMELESS } from '../../account/erasure.ts';
import { type AccountId, isGuestId } from '../../kernel/ids.ts';
import { ok } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import type { ListedRatings } from '../../rating/seeding-list.ts';
import type { Entry, Guest, SystemEvent, TakenEntry } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../decision.ts';
import { mayAddParticipant, mayEnterLate } from '../guards/entry-guards.ts';
import { fideNumbersAreFree } from '../guards/fide-numbers.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayRequestBye } from '../guards/requested-byes.ts';
import { listedPerson, listFederation, ratingAtEntry, withListMonth } from '../rounds/entry-rating.ts';
import { reseeded } from '../rounds/seeding.ts';
import { withPlayer } from '../value/change.ts';
import { byRound, type Player, playerOf, playersOf, registeredNameOf, type Tournament } from '../value/state.ts';
import { removed, withNewcomer } from './entries.ts';
import { guestNamed, newPlayer } from './new-player.ts';
import { withdrawn } from './withdrawal.ts';

/** Entries are taken one by one: what the tournament cannot take is named in the answer. */
export function takeEntries(
  before: Tournament,
  { event, entries }: Extract<SystemEvent, { kind: 'takeEntries' }>,
  context: DecisionContext,
): Decided {
  const wanted = entries.filter(({ wanted: want }) => want === 'in');
  const accounts = wanted.flatMap(({ account, guest }) => (guest === null ? [account] : []));
  const guests = wanted.flatMap(({ guest }) => guest ?? []);
  const { effectResult } = context;
  if (effectResult?.kind !== 'entries' && wanted.length > 0) {
    const people = guests.map(listedPerson);
    return ok({ kind: 'loadEntrants', accounts, guests: people, federation: listFederation(before.settings) });
  }
  const loaded = effectResult?.kind === 'entries' ? effectResult : { entries: [], guests: [] };
  const known = new Map(accounts.map((account, at) => [account, loaded.entries[at] ?? null]));
  const listed = new Map(guests.map((guest, at) => [guest, loaded.guests[at]]));
  const linked = before.event === event ? before : { ...before, event };
  let taken: Taken = { tournament: linked, messages: [], gone: [], refused: [] };
  for (const entry of entries) taken = withTaken(taken, entry, { known, listed, context });
  const answer = { gone: taken.gone, refused: taken.refused };
  if (taken.tournament === before) return done(before, { answer });
  const named = withListMonth(taken.tournament, loaded.guests);
  return done(named, { messages: taken.messages, events: GAMES_CHANGED, answer });
}

interface Taken {
  readonly tournament: Tournament;
  readonly messages: readonly GameMessage[];
  readonly gone: readonly AccountId[];
  readonly refused: readonly AccountId[];
}

interface Loaded {
  readonly known: ReadonlyMap<AccountId, Entry | null>;
  readonly listed: ReadonlyMap<Guest, ListedRatings | undefined>;
  readonly context: DecisionContext;
}

function withTaken(taken: Taken, entry: TakenEntry, loaded: Loaded): Taken {
  const { tournament } = taken;
  const player = playerOf(tournament, entry.account);
  if (entry.wanted === 'nameless') return nameless(taken, entry.account, loaded);
  if (entry.wanted === 'out') return player?.withdrawnFrom === null ? takenOut(taken, entry.account, loaded) : taken;
  if (player !== undefined && player.withdrawnFrom === null) return edited(taken, player, entry, loaded);
  if (player !== undefined || !entry.isNew) {
    return isThereOtherwise(tournament, entry) ? taken : { ...taken, gone: [...taken.gone, entry.account] };
  }
  return takenIn(taken, entry, loaded);
}

/** After the start the player is withdrawn. */
function takenOut(taken: Taken, account: AccountId, { context }: Loaded): Taken {
  const { tournament, messages } = taken;
  switch (tournament.phase.kind) {
    case 'open':
      return { ...taken, tournament: removed(tournament, account) };
    case 'running': {
      const gone = withdrawn(tournament, account, context.now);
      return { ...taken, tournament: gone.tournament, messages: [...messages, ...gone.messages] };
    }
    case 'finished':
      return taken;
  }
}

/** Accounts have their own erasure; of a guest only the results stay. */
function nameless(taken: Taken, account: AccountId, loaded: Loaded): Taken {
  const isIn = playerOf(taken.tournament, account)?.withdrawnFrom === null;
  const out = isIn ? takenOut(taken, account, loaded) : taken;
  const player = playerOf(out.tournament, account);
  if (player === undefined || !isGuestId(account)) return out;
  const person = { ...NAMELESS, ghost: true, fideNumber: null, birthDate: null, sex: null };
  if (isSame(player.person, person)) return out;
  const tournament = withPlayer(out.tournament, account, () => ({ ...player, person, club: null }));
  return { ...out, tournament };
}

/** Before the start the entry says who the player is; later the arbiter does. */
function edited(taken: Taken, player: Player, { guest }: TakenEntry, { listed }: Loaded): Taken {
  const { tournament } = taken;
  if (guest === null || tournament.phase.kind !== 'open') return taken;
  const isOtherPerson = guest.person.fideNumber !== player.person.fideNumber;
  const rating = isOtherPerson
    ? ratingAtEntry(tournament.settings, guest.rating, listed.get(guest))
    : (guest.rating ?? player.rating);
  const { title, federation, club } = guest;
  const { registeredName: _, ...person } = player.person;
  const mended = { ...player, person: { ...person, ...guest.person }, title, federation, club, rating };
  if (isSame(mended, player)) return taken;
  const after = withPlayer(tournament, player.account, () => mended);
  return { ...taken, tournament: reseeded(after, after.participants) };
}

/** The organiser has given the guest an account (ENTRY-11), which plays instead. */
const isThereOtherwise = (tournament: Tournament, { guest }: TakenEntry): boolean =>
  guest !== null &&
  playersOf(tournament).some(
    ({ person, withdrawnFrom }) =>
      withdrawnFrom === null &&
      ((guest.person.fideNumber !== null && guest.person.fideNumber === person.fideNumber) ||
        isSame(registeredNameOf(guest.person), registeredNameOf(person))),
  );

function takenIn(taken: Taken, entry: TakenEntry, { known, listed, context }: Loaded): Taken {
  const { tournament } = taken;
  const refused: Taken = { ...taken, refused: [...taken.refused, entry.account] };
  const lifecycle = lifecycleOf(tournament);
  const newcomer = { participating: false, teamSize: null };
  const allowed =
    tournament.phase.kind === 'open' ? mayAddParticipant(lifecycle, newcomer) : mayEnterLate(lifecycle, newcomer);
  if (!allowed.ok) return refused;
  const player = newcomerOf(
    tournament,
    entry,
    known.get(entry.account) ?? null,
    entry.guest && listed.get(entry.guest),
    context,
  );
  if (player === null || !fideNumbersAreFree(tournament, [player], context.actor).ok) return refused;
  return {
    ...taken,
    tournament: withByes(withNewcomer(tournament, player, null), player.account, entry.requestedByes),
  };
}

function newcomerOf(
  { settings }: Tournament,
  { account, guest }: TakenEntry,
  known: Entry | null,
  listed: ListedRatings | null | undefined,
  { now }: DecisionContext,
): Player | null {
  if (guest === null) return known && newPlayer(settings, known, now);
  const player = guestNamed(settings, account, guest, listed ?? undefined, now);
  return { ...player, rating: guest.rating ?? player.rating };
}

/** As many as players may ask for themselves, in rounds that are not paired. */
function withByes(tournament: Tournament, who: AccountId, rounds: readonly number[]): Tournament {
  let { requestedByes } = tournament;
  for (const round of rounds) {
    const own = requestedByes.flatMap((bye) => (bye.who === who ? [bye.round] : []));
    const byes = { participating: true, granted: tournament.settings.requestableByes, rounds: own };
    if (own.includes(round) || !mayRequestBye(lifecycleOf(tournament), round, byes).ok) continue;
    requestedByes = byRound([...requestedByes, { who, round, bye: 'half-point' }]);
  }
  return { ...tournament, requestedByes };
}
