import { type AccountId, isGuestId, type TeamId } from '../../kernel/ids.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { EntryCommand, Guest, MissedBye } from '../command.ts';
import { type Decided, type DecisionContext, done, type EffectResult, GAMES_CHANGED } from '../decision.ts';
import { isCaptainOnly } from '../guards/authority.ts';
import {
  mayAddParticipant,
  mayChangeLineUp,
  mayEnterLate,
  mayJoin,
  mayLeave,
  mayRemoveParticipant,
  mayRenumber,
  mayReturn,
  mayTakeBack,
  type NewParticipant,
} from '../guards/entry-guards.ts';
import { fideNumbersAreFree } from '../guards/fide-numbers.ts';
import type { Lifecycle } from '../guards/lifecycle.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { type Guard, granted } from '../guards/refusals.ts';
import { listedPerson, listFederation, mayBeListed, withListMonth } from '../rounds/entry-rating.ts';
import { reseeded, seatedByRating } from '../rounds/seeding.ts';
import { isNumberedByRating, renumbered } from '../rounds/starting-numbers.ts';
import { withPlayer, withTeam } from '../value/change.ts';
import { isTeam, type Person, type Player, playerOf, type Tournament, teamIn } from '../value/state.ts';
import { newGuest, newPlayer } from './new-player.ts';
import { missedRound, takenBack, withdrawn } from './withdrawal.ts';

/** Self-registration, or return after a self-withdrawal. */
export function join(before: Tournament, team: TeamId | null, context: DecisionContext): Decided {
  const account = askingAccount(context);
  if (account === null) return refuse('forbidden');
  const known = playerOf(before, account);
  if (known !== undefined && known.withdrawnFrom !== null) return comeBack(before, known, context);
  const newcomer = newcomerFor(before, known !== undefined, team);
  if (!newcomer.ok) return newcomer;
  const allowed = mayJoin(lifecycleOf(before), newcomer.value);
  return allowed.ok ? enter(before, account, team, context) : allowed;
}

/** Removes the entry before the start; after it withdraws the player and keeps the games. */
export function leave(before: Tournament, context: DecisionContext): Decided {
  const account = askingAccount(context);
  return account === null ? refuse('forbidden') : takeOut(before, account, 'self', context);
}

function comeBack(before: Tournament, { account, selfWithdrawn }: Player, context: DecisionContext): Decided {
  const allowed = mayReturn(lifecycleOf(before), selfWithdrawn);
  if (!allowed.ok) return allowed;
  const { tournament, messages } = takenBack(before, account, context);
  return done(tournament, { messages, events: GAMES_CHANGED });
}

/** Adds an account for the organiser or a team captain, or takes back a withdrawn player. */
export function addParticipant(
  before: Tournament,
  { account, team: named, late = false, missed }: Extract<EntryCommand, { kind: 'addParticipant' }>,
  context: DecisionContext,
): Decided {
  const team = named ?? null;
  const lifecycle = lifecycleOf(before);
  const known = playerOf(before, account);
  if (known !== undefined && known.withdrawnFrom !== null) {
    const allowed = mayTakeBack(lifecycle);
    if (!allowed.ok) return allowed;
    const open = isOpenForCaptain(before, context);
    if (!open.ok) return open;
    const { tournament, messages } = takenBack(before, account, context);
    return done(tournament, { messages, events: GAMES_CHANGED });
  }
  const newcomer = newcomerFor(before, known !== undefined, team);
  if (!newcomer.ok) return newcomer;
  const allowed = mayEnter(lifecycle, newcomer.value, late);
  if (!allowed.ok) return allowed;
  const open = isOpenForCaptain(before, context);
  return open.ok ? enter(before, account, team, context, missed) : open;
}

export function addGuest(
  before: Tournament,
  { guest, team: named, late = false, missed }: Extract<EntryCommand, { kind: 'addGuest' }>,
  context: DecisionContext,
): Decided {
  const { actor, effectResult } = context;
  const team = named ?? null;
  const newcomer = newcomerFor(before, false, team);
  if (!newcomer.ok) return newcomer;
  const allowed = mayEnter(lifecycleOf(before), newcomer.value, late);
  if (!allowed.ok) return allowed;
  const known = listedPerson(guest);
  if (mayBeListed(known) && effectResult?.kind !== 'ratings') {
    return ok({ kind: 'loadRatings', people: [known], federation: listFederation(before.settings) });
  }
  const [listed] = effectResult?.kind === 'ratings' ? effectResult.listed : [];
  const player = newGuest(before.settings, guest, listed, context);
  const isFree = fideNumbersAreFree(before, [player], actor);
  if (!isFree.ok) return isFree;
  return done(withNewcomer(withListMonth(before, [listed]), player, team, missed), {
    events: GAMES_CHANGED,
    answer: { account: player.account },
  });
}

/** All entries or none. */
export function addEntrants(
  before: Tournament,
  accounts: readonly AccountId[],
  guests: readonly Guest[],
  context: DecisionContext,
): Decided {
  const { actor, now, effectResult } = context;
  const { settings } = before;
  const allowed = mayAddParticipant(lifecycleOf(before), { participating: false, teamSize: null });
  if (!allowed.ok) return allowed;
  if (accounts.some(isGuestId)) return refuse('noSuchAccount');
  const people = guests.map(listedPerson);
  if (effectResult?.kind !== 'entries' && (accounts.length > 0 || people.some(mayBeListed))) {
    return ok({ kind: 'loadEntrants', accounts, guests: people, federation: listFederation(settings) });
  }
  const loaded = effectResult?.kind === 'entries' ? effectResult : NOBODY_LOADED;
  const entries = loaded.entries.filter((entry) => entry !== null);
  if (entries.length < accounts.length) return refuse('noSuchAccount');
  const ids = new Set(entries.map(({ account }) => account));
  if (ids.size < accounts.length || [...ids].some((id) => playerOf(before, id) !== undefined)) {
    return refuse('alreadyParticipating');
  }
  const players = [
    ...entries.map((entry) => newPlayer(settings, entry, now)),
    ...guests.map((guest, at) => newGuest(settings, guest, loaded.guests[at], context)),
  ];
  const areFree = fideNumbersAreFree(before, players, actor);
  if (!areFree.ok) return areFree;
  const named = withListMonth(before, [...entries.map(({ listed }) => listed), ...loaded.guests]);
  return done(reseeded(named, [...before.participants, ...players]), {
    messages:
      actor.kind === 'person'
        ? [...ids]
            .filter((account) => account !== actor.account)
            .map((account) => ({ kind: 'entered', account, by: actor.account }) as const)
        : [],
    events: GAMES_CHANGED,
    answer: { added: players.length },
  });
}

const NOBODY_LOADED: Pick<Extract<EffectResult, { readonly kind: 'entries' }>, 'entries' | 'guests'> = {
  entries: [],
  guests: [],
};

export function removeParticipant(before: Tournament, account: AccountId, context: DecisionContext): Decided {
  const open = isOpenForCaptain(before, context);
  return open.ok ? takeOut(before, account, 'organiser', context) : open;
}

/** Renumbers by rating; unchanged if already in order. */
export function renumber(before: Tournament): Decided {
  const allowed = mayRenumber(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  return isNumberedByRating(before) ? done(before) : done(renumbered(before), { events: GAMES_CHANGED });
}

const askingAccount = ({ actor }: DecisionContext): AccountId | null =>
  actor.kind === 'person' ? actor.account : null;

const takesPart = (tournament: Tournament, account: AccountId): boolean =>
  playerOf(tournament, account)?.withdrawnFrom === null;

/** A new participant with the current size of the chosen team. */
function newcomerFor(
  before: Tournament,
  participating: boolean,
  id: TeamId | null,
): Result<NewParticipant, 'noSuchTeam'> {
  if (id === null) return ok({ participating, teamSize: null });
  const team = teamIn(before, id);
  return team === undefined ? refuse('noSuchTeam') : ok({ participating, teamSize: team.members.length });
}

/** Captains may change line-ups until they close, the organiser later too (decision D-41). */
const isOpenForCaptain = (before: Tournament, { actor, now }: DecisionContext): Guard =>
  isCaptainOnly(actor, before) ? mayChangeLineUp(lifecycleOf(before), true, now) : granted;

function enter(
  before: Tournament,
  account: AccountId,
  team: TeamId | null,
  context: DecisionContext,
  missed?: MissedBye,
): Decided {
  const { actor, now, effectResult } = context;
  if (isGuestId(account)) return refuse('noSuchAccount');
  if (effectResult?.kind !== 'entry') {
    return ok({ kind: 'loadEntrant', account, league: before.league, federation: listFederation(before.settings) });
  }
  const { entry, teams, barred } = effectResult;
  if (entry === null) return refuse('noSuchAccount');
  // Checks duplicates first, as account names are visible anyway.
  if (playerOf(before, entry.account) !== undefined) return refuse('alreadyParticipating');
  // Only the organiser may enter a player for a team that is not theirs.
  if (team !== null && isCaptainOnly(actor, before) && !teams.includes(team)) return refuse('notATeamMember');
  const isBySomebodyElse = actor.kind === 'person' && actor.account !== account;
  // Only the organiser may override category restrictions.
  if (barred !== null && (!isBySomebodyElse || isCaptainOnly(actor, before))) return barred;
  const isFree = fideNumbersAreFree(before, [entry], actor);
  if (!isFree.ok) return isFree;
  const player = newPlayer(before.settings, entry, now);
  return done(withNewcomer(withListMonth(before, [entry.listed]), player, team, missed), {
    messages: isBySomebodyElse ? [{ kind: 'entered', account, by: actor.account }] : [],
    events: GAMES_CHANGED,
  });
}

const mayEnter = (tournament: Lifecycle, newcomer: NewParticipant, late: boolean): Guard =>
  late ? mayEnterLate(tournament, newcomer) : mayAddParticipant(tournament, newcomer);

/** The newcomer in the starting list, or behind it after the start. */
export function withNewcomer(before: Tournament, player: Player, team: TeamId | null, missed?: MissedBye): Tournament {
  if (before.phase.kind !== 'open') return withLateEntrant(before, player, missed);
  if (team === null) return reseeded(before, [...before.participants, player]);
  const joined = withTeam(before, team, (one) => ({ ...one, members: seatedByRating(one.members, player) }));
  return reseeded(joined, joined.participants);
}

/** The last number, as earlier rounds were paired by the others'. Missed rounds are zero- or half-point byes. */
function withLateEntrant(before: Tournament, player: Player, missed: MissedBye | undefined): Tournament {
  const { participants, rounds } = before;
  const entered: Tournament = {
    ...before,
    participants: [...participants, { ...player, seed: participants.length + 1 }],
    pairingFailed: false,
  };
  return rounds.reduce(
    (tournament, { number }, index) =>
      missedRound(tournament, player.account, number, missed ?? byeBeforeEntry(before, index)),
    entered,
  );
}

/** The first missed rounds are free rounds, as many as players may have, if the tournament says so. */
const byeBeforeEntry = ({ settings }: Tournament, earlier: number): MissedBye =>
  settings.missedRounds === 'asFreeRounds' && earlier < settings.requestableByes ? 'half-point' : 'zero-point';

function takeOut(before: Tournament, account: AccountId, by: 'self' | 'organiser', context: DecisionContext): Decided {
  const guard = by === 'self' ? mayLeave : mayRemoveParticipant;
  const leaving = guard(lifecycleOf(before), takesPart(before, account));
  if (!leaving.ok) return leaving;
  if (leaving.value === 'removed') return done(removed(before, account), { events: GAMES_CHANGED });
  const { tournament, messages } = withdrawn(before, account, context.now);
  const selfWithdrawn = by === 'self';
  const gone = withPlayer(tournament, account, (player) => ({ ...player, selfWithdrawn }));
  return done(gone, { messages, events: GAMES_CHANGED });
}

/** Without the player, as before the start. */
export const removed = (before: Tournament, account: AccountId): Tournament =>
  reseeded(
    withoutMentionOf(before, [account]),
    before.participants
      .filter((one) => isTeam(one) || one.account !== account)
      .map((one) =>
        isTeam(one) ? { ...one, members: one.members.filter((member) => member.account !== account) } : one,
      ),
  );

/** Removes all references to entries that leave. */
export function withoutMentionOf(before: Tournament, gone: readonly (AccountId | TeamId)[]): Tournament {
  const { requestedByes, forbiddenPairs } = before;
  return {
    ...before,
    requestedByes: requestedByes.filter(({ who }) => !gone.includes(who)),
    forbiddenPairs: forbiddenPairs
      .map((pair) => ({ ...pair, who: pair.who.filter((one) => !gone.includes(one)) }))
      .filter(({ who }) => who.length > 1),
  };
}

/** Pages show the new data when they are next loaded. */
export const personChanged = (before: Tournament, account: AccountId, person: Person): Decided =>
  playerOf(before, account) === undefined
    ? done(before)
    : done(
        withPlayer(before, account, (player) => ({ ...player, person })),
        { events: GAMES_CHANGED },
      );
