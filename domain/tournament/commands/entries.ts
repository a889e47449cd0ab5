/** Who is in the tournament: joining, leaving, being entered and taken out, and the order of the starting list. */
import { drawId, shuffled } from '../../chance.ts';
import { type AccountId, GUEST_PREFIX, isGuestId, type TeamId } from '../../ids.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { isCaptainOnly } from '../authority.ts';
import { withPlayer, withTeam } from '../change.ts';
import type { Entry, EntryCommand, Guest } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import {
  mayAddParticipant,
  mayChangeLineUp,
  mayEnterLate,
  mayJoin,
  mayLeave,
  mayRemoveParticipant,
  mayReturn,
  mayTakeBack,
  type NewParticipant,
} from '../entry-guards.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { type Guard, granted } from '../refusals.ts';
import { reseeded, seatedByRating } from '../seeding.ts';
import { isPlayer, isTeam, type Person, type Player, playerOf, type Tournament, teamIn, UNRANKED } from '../state.ts';
import { missedRound, takenBack, withdrawn } from './withdrawal.ts';

/** A player enters by himself, where teams take part for one of his own, or comes back after he has withdrawn. */
export function join(before: Tournament, team: TeamId | null, circumstances: Circumstances): Decided {
  const account = askingAccount(circumstances);
  if (account === null) return refuse('forbidden');
  const known = playerOf(before, account);
  if (known !== undefined && known.withdrawnFrom !== null) return comeBack(before, known, circumstances);
  const newcomer = newcomerFor(before, known !== undefined, team);
  if (!newcomer.ok) return newcomer;
  const allowed = mayJoin(lifecycleOf(before), newcomer.value);
  return allowed.ok ? enter(before, account, team, circumstances) : allowed;
}

/** A player leaves: before the start the entry is removed, after it he is withdrawn and his games stay. */
export function leave(before: Tournament, circumstances: Circumstances): Decided {
  const account = askingAccount(circumstances);
  return account === null ? refuse('forbidden') : takeOut(before, account, 'himself', circumstances);
}

/** Who has withdrawn by himself is paired again from the next round on. */
function comeBack(before: Tournament, { account, leftByHimself }: Player, circumstances: Circumstances): Decided {
  const allowed = mayReturn(lifecycleOf(before), leftByHimself);
  if (!allowed.ok) return allowed;
  const { tournament, messages } = takenBack(before, account, circumstances);
  return done(tournament, { messages, news: GAMES_NEWS });
}

/**
 * The organiser, or the captain for his team, enters somebody who has an account, or takes back somebody who was
 * withdrawn.
 */
export function addParticipant(
  before: Tournament,
  { account, team: named, late = false }: Extract<EntryCommand, { kind: 'addParticipant' }>,
  circumstances: Circumstances,
): Decided {
  const team = named ?? null;
  const lifecycle = lifecycleOf(before);
  const known = playerOf(before, account);
  if (known !== undefined && known.withdrawnFrom !== null) {
    const allowed = mayTakeBack(lifecycle);
    if (!allowed.ok) return allowed;
    const open = isOpenForCaptain(before, circumstances);
    if (!open.ok) return open;
    const { tournament, messages } = takenBack(before, account, circumstances);
    return done(tournament, { messages, news: GAMES_NEWS });
  }
  const newcomer = newcomerFor(before, known !== undefined, team);
  if (!newcomer.ok) return newcomer;
  const allowed = mayEnter(lifecycle, newcomer.value, late);
  if (!allowed.ok) return allowed;
  const open = isOpenForCaptain(before, circumstances);
  return open.ok ? enter(before, account, team, circumstances) : open;
}

/** The organiser enters somebody without an account, for himself or for a team: the pupils of a school class, say. */
export function addGuest(
  before: Tournament,
  { guest, team: named, late = false }: Extract<EntryCommand, { kind: 'addGuest' }>,
  { now, chance }: Circumstances,
): Decided {
  const team = named ?? null;
  const newcomer = newcomerFor(before, false, team);
  if (!newcomer.ok) return newcomer;
  const allowed = mayEnter(lifecycleOf(before), newcomer.value, late);
  if (!allowed.ok) return allowed;
  const player = newGuest(guest, now, chance);
  return done(withNewcomer(before, player, team), {
    news: GAMES_NEWS,
    answer: { account: player.account },
  });
}

/** The organiser enters a whole list, who all play for themselves: all of them, or nobody. */
export function addEntrants(
  before: Tournament,
  accounts: readonly AccountId[],
  guests: readonly Guest[],
  { actor, now, chance, supplied }: Circumstances,
): Decided {
  const allowed = mayAddParticipant(lifecycleOf(before), { participating: false, teamSize: null });
  if (!allowed.ok) return allowed;
  if (accounts.some(isGuestId)) return refuse('noSuchAccount');
  if (accounts.length > 0 && supplied?.kind !== 'entries') return ok({ kind: 'whoAre', accounts });
  const told = supplied?.kind === 'entries' ? supplied.entries : [];
  const entries = told.filter((entry) => entry !== null);
  if (entries.length < accounts.length) return refuse('noSuchAccount');
  const ids = new Set(entries.map(({ account }) => account));
  if (ids.size < accounts.length || [...ids].some((id) => playerOf(before, id) !== undefined)) {
    return refuse('alreadyParticipating');
  }
  const players = [
    ...entries.map((entry) => newPlayer(entry, now)),
    ...guests.map((guest) => newGuest(guest, now, chance)),
  ];
  return done(reseeded(before, [...before.participants, ...players]), {
    messages:
      actor.kind === 'person'
        ? [...ids]
            .filter((account) => account !== actor.account)
            .map((account) => ({ kind: 'entered', account, by: actor.account }) as const)
        : [],
    news: GAMES_NEWS,
    answer: { added: players.length },
  });
}

/** Somebody is taken out: removed before the start, withdrawn after it. */
export function removeParticipant(before: Tournament, account: AccountId, circumstances: Circumstances): Decided {
  const open = isOpenForCaptain(before, circumstances);
  return open.ok ? takeOut(before, account, 'organiser', circumstances) : open;
}

/** The starting list is made anew, by rating or by lot. */
export function changeSeeding(before: Tournament, by: 'rating' | 'random', { chance }: Circumstances): Decided {
  if (before.phase.kind !== 'open') return refuse('tournamentStarted');
  const randomSeeding = by === 'random';
  const { participants } = before;
  const list = randomSeeding
    ? [...shuffled(participants.filter(isTeam), chance), ...shuffled(participants.filter(isPlayer), chance)]
    : participants;
  return done(reseeded({ ...before, randomSeeding }, list), { news: GAMES_NEWS });
}

const askingAccount = ({ actor }: Circumstances): AccountId | null => (actor.kind === 'person' ? actor.account : null);

const takesPart = (tournament: Tournament, account: AccountId): boolean =>
  playerOf(tournament, account)?.withdrawnFrom === null;

/** One more participant, and how full the team is that he is to play for. */
function newcomerFor(
  before: Tournament,
  participating: boolean,
  id: TeamId | null,
): Result<NewParticipant, 'noSuchTeam'> {
  if (id === null) return ok({ participating, teamSize: null });
  const team = teamIn(before, id);
  return team === undefined ? refuse('noSuchTeam') : ok({ participating, teamSize: team.members.length });
}

/** The captain has his say until the line-up closes; the organiser has it later too (decision D-41). */
const isOpenForCaptain = (before: Tournament, { actor, now }: Circumstances): Guard =>
  isCaptainOnly(actor, before) ? mayChangeLineUp(lifecycleOf(before), true, now) : granted;

function enter(before: Tournament, account: AccountId, team: TeamId | null, circumstances: Circumstances): Decided {
  const { actor, now, supplied } = circumstances;
  // The guests of a tournament stand in its tables only.
  if (isGuestId(account)) return refuse('noSuchAccount');
  if (supplied?.kind !== 'entry') return ok({ kind: 'whoIs', account, league: before.league });
  const { entry, teams, barred } = supplied;
  if (entry === null) return refuse('noSuchAccount');
  // Names of accounts are told in any case.
  if (playerOf(before, entry.account) !== undefined) return refuse('alreadyParticipating');
  // The organiser may lend a team somebody; nobody else does.
  if (team !== null && isCaptainOnly(actor, before) && !teams.includes(team)) return refuse('notATeamMember');
  const isBySomebodyElse = actor.kind === 'person' && actor.account !== account;
  // The organiser may let somebody play in a category that is not for him.
  if (barred !== null && (!isBySomebodyElse || isCaptainOnly(actor, before))) return barred;
  return done(withNewcomer(before, newPlayer(entry, now), team), {
    messages: isBySomebodyElse ? [{ kind: 'entered', account, by: actor.account }] : [],
    news: GAMES_NEWS,
  });
}

const mayEnter = (tournament: Lifecycle, newcomer: NewParticipant, late: boolean): Guard =>
  late ? mayEnterLate(tournament, newcomer) : mayAddParticipant(tournament, newcomer);

function withNewcomer(before: Tournament, player: Player, team: TeamId | null): Tournament {
  if (before.phase.kind !== 'open') return withLateEntrant(before, player);
  if (team === null) return reseeded(before, [...before.participants, player]);
  const joined = withTeam(before, team, (one) => ({ ...one, members: seatedByRating(one.members, player) }));
  return reseeded(joined, joined.participants);
}

/**
 * Whoever comes late has the last number: those of the others are the ones that their rounds were paired by. Each round
 * that was missed is a bye without points.
 */
function withLateEntrant(before: Tournament, player: Player): Tournament {
  const { participants, rounds } = before;
  const entered: Tournament = {
    ...before,
    participants: [...participants, { ...player, seed: participants.length + 1 }],
    // A round that could not be paired without him is tried again.
    pairingFailed: false,
  };
  return rounds.reduce((tournament, { number }) => missedRound(tournament, player.account, number), entered);
}

function takeOut(
  before: Tournament,
  account: AccountId,
  by: 'himself' | 'organiser',
  circumstances: Circumstances,
): Decided {
  const guard = by === 'himself' ? mayLeave : mayRemoveParticipant;
  const leaving = guard(lifecycleOf(before), takesPart(before, account));
  if (!leaving.ok) return leaving;
  if (leaving.value === 'removed') return done(removed(before, account), { news: GAMES_NEWS });
  const { tournament, messages } = withdrawn(before, account, circumstances.now);
  const leftByHimself = by === 'himself';
  const gone = withPlayer(tournament, account, (player) => ({ ...player, leftByHimself }));
  return done(gone, { messages, news: GAMES_NEWS });
}

const removed = (before: Tournament, account: AccountId): Tournament =>
  reseeded(
    withoutMentionOf(before, [account]),
    before.participants
      .filter((one) => isTeam(one) || one.account !== account)
      .map((one) =>
        isTeam(one) ? { ...one, members: one.members.filter((member) => member.account !== account) } : one,
      ),
  );

/** Nothing that was said of somebody stays when the entry goes. */
export function withoutMentionOf(before: Tournament, gone: readonly (AccountId | TeamId)[]): Tournament {
  const { bookedByes, bans } = before;
  return {
    ...before,
    bookedByes: bookedByes.filter(({ who }) => !gone.includes(who)),
    bans: bans
      .map((ban) => ({ ...ban, who: ban.who.filter((one) => !gone.includes(one)) }))
      .filter(({ who }) => who.length > 1),
  };
}

/** What is known of a person is not what it was: whoever asks for the tournament anew is shown it. */
export const personChanged = (before: Tournament, account: AccountId, person: Person): Decided =>
  playerOf(before, account) === undefined
    ? done(before)
    : done(
        withPlayer(before, account, (player) => ({ ...player, person })),
        { news: GAMES_NEWS },
      );

const newGuest = (guest: Guest, now: Circumstances['now'], chance: Circumstances['chance']): Player =>
  newPlayer({ ...guest, account: drawId(chance, 10, GUEST_PREFIX), person: { ...guest.person, ghost: true } }, now);

/** Title, rating, federation and club are kept as they are on entry. */
const newPlayer = (entry: Entry, now: Circumstances['now']): Player => ({
  kind: 'player',
  account: entry.account,
  person: entry.person,
  title: entry.title,
  rating: entry.rating,
  federation: entry.federation,
  club: entry.club,
  seed: 0,
  joinedAt: now,
  fileNumber: null,
  virtualPoints: null,
  withdrawnFrom: null,
  leftByHimself: false,
  eliminated: false,
  seen: null,
  chosenFor: [],
  standing: UNRANKED,
});
