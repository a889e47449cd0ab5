/** Who is in the tournament: joining, leaving, being entered and taken out, and the order of the starting list. */
import { drawId, shuffled } from '../../chance.ts';
import { type AccountId, GUEST_PREFIX, isGuestId } from '../../ids.ts';
import { ok, refuse } from '../../result.ts';
import { withPlayer } from '../change.ts';
import type { Entry, Guest } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { mayAddParticipant, mayJoin, mayLeave, mayRemoveParticipant, mayTakeBack } from '../entry-guards.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { byRating, numbered } from '../seeding.ts';
import { isPlayer, type Person, type Player, playerOf, type Tournament, UNRANKED } from '../state.ts';
import { takenBack, withdrawn } from './withdrawal.ts';

/** A player enters by himself. */
export function join(before: Tournament, circumstances: Circumstances): Decided {
  const account = askingAccount(circumstances);
  if (account === null) return refuse('forbidden');
  const allowed = mayJoin(lifecycleOf(before), { participating: takesPart(before, account), teamSize: null });
  return allowed.ok ? enter(before, account, circumstances) : allowed;
}

/** A player leaves: before the start the entry is removed, after it he is withdrawn and his games stay. */
export function leave(before: Tournament, circumstances: Circumstances): Decided {
  const account = askingAccount(circumstances);
  return account === null ? refuse('forbidden') : takeOut(before, account, mayLeave, circumstances);
}

/** The organiser enters somebody who has an account, or takes back somebody who was withdrawn. */
export function addParticipant(before: Tournament, account: AccountId, circumstances: Circumstances): Decided {
  const lifecycle = lifecycleOf(before);
  const known = playerOf(before, account);
  if (known !== undefined && known.withdrawnFrom !== null) {
    const allowed = mayTakeBack(lifecycle);
    if (!allowed.ok) return allowed;
    const { tournament, messages } = takenBack(before, account, circumstances);
    return done(tournament, { messages, news: GAMES_NEWS });
  }
  const allowed = mayAddParticipant(lifecycle, { participating: known !== undefined, teamSize: null });
  return allowed.ok ? enter(before, account, circumstances) : allowed;
}

/** The organiser enters somebody without an account. */
export function addGuest(before: Tournament, guest: Guest, { now, chance }: Circumstances): Decided {
  const allowed = mayAddParticipant(lifecycleOf(before), { participating: false, teamSize: null });
  if (!allowed.ok) return allowed;
  const account: AccountId = drawId(chance, 10, GUEST_PREFIX);
  const player = newPlayer({ ...guest, account, person: { ...guest.person, ghost: true } }, now);
  return done(reseeded(before, [...listOf(before), player]), { news: GAMES_NEWS, answer: { account } });
}

/** The organiser takes somebody out: removed before the start, withdrawn after it. */
export const removeParticipant = (before: Tournament, account: AccountId, circumstances: Circumstances): Decided =>
  takeOut(before, account, mayRemoveParticipant, circumstances);

/** The starting list is made anew, by rating or by lot. */
export function changeSeeding(before: Tournament, by: 'rating' | 'random', { chance }: Circumstances): Decided {
  if (before.phase.kind !== 'open') return refuse('tournamentStarted');
  const randomSeeding = by === 'random';
  const list = randomSeeding ? shuffled(listOf(before), chance) : listOf(before);
  return done(reseeded({ ...before, randomSeeding }, list), { news: GAMES_NEWS });
}

const askingAccount = ({ actor }: Circumstances): AccountId | null => (actor.kind === 'person' ? actor.account : null);

const takesPart = (tournament: Tournament, account: AccountId): boolean =>
  playerOf(tournament, account)?.withdrawnFrom === null;

function enter(before: Tournament, account: AccountId, { actor, now, supplied }: Circumstances): Decided {
  // The guests of a tournament stand in its tables only.
  if (isGuestId(account)) return refuse('noSuchAccount');
  if (supplied?.kind !== 'entry') return ok({ kind: 'whoIs', account });
  if (supplied.entry === null) return refuse('noSuchAccount');
  // Names of accounts are told in any case.
  if (playerOf(before, supplied.entry.account) !== undefined) return refuse('alreadyParticipating');
  const after = reseeded(before, [...listOf(before), newPlayer(supplied.entry, now)]);
  const isBySomebodyElse = actor.kind === 'person' && actor.account !== account;
  return done(after, {
    messages: isBySomebodyElse ? [{ kind: 'entered', account, by: actor.account }] : [],
    news: GAMES_NEWS,
  });
}

function takeOut(
  before: Tournament,
  account: AccountId,
  guard: typeof mayLeave,
  circumstances: Circumstances,
): Decided {
  const leaving = guard(lifecycleOf(before), takesPart(before, account));
  if (!leaving.ok) return leaving;
  if (leaving.value === 'removed') return done(removed(before, account), { news: GAMES_NEWS });
  const { tournament, messages } = withdrawn(before, account, circumstances.now);
  return done(tournament, { messages, news: GAMES_NEWS });
}

/** Nothing that was said of somebody stays when the entry goes. */
function removed(before: Tournament, account: AccountId): Tournament {
  const { bookedByes, bans } = before;
  return reseeded(
    {
      ...before,
      bookedByes: bookedByes.filter(({ who }) => who !== account),
      bans: bans
        .map((ban) => ({ ...ban, who: ban.who.filter((one) => one !== account) }))
        .filter(({ who }) => who.length > 1),
    },
    listOf(before).filter((player) => player.account !== account),
  );
}

/** What is known of a person is not what it was: whoever asks for the tournament anew is shown it. */
export const personChanged = (before: Tournament, account: AccountId, person: Person): Decided =>
  playerOf(before, account) === undefined
    ? done(before)
    : done(
        withPlayer(before, account, (player) => ({ ...player, person })),
        { news: GAMES_NEWS },
      );

/** The players in the order of the starting list. */
const listOf = ({ participants }: Tournament): readonly Player[] => participants.filter(isPlayer);

/** Before the start the list is always in its order: whoever comes or goes moves the others. */
function reseeded(tournament: Tournament, players: readonly Player[]): Tournament {
  const teams = tournament.participants.filter((one) => !isPlayer(one));
  const list = tournament.randomSeeding ? players : byRating(players);
  return { ...tournament, participants: [...teams, ...numbered(list)] };
}

/** Title, rating and federation are kept as they are on entry. */
const newPlayer = (entry: Entry, now: Circumstances['now']): Player => ({
  kind: 'player',
  account: entry.account,
  person: entry.person,
  title: entry.title,
  rating: entry.rating,
  federation: entry.federation,
  seed: 0,
  joinedAt: now,
  fileNumber: null,
  virtualPoints: null,
  withdrawnFrom: null,
  eliminated: false,
  seen: null,
  standing: UNRANKED,
});
