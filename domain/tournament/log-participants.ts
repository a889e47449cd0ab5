/** What the log tells of who takes part. */
import type { AccountId, TeamId } from '../ids.ts';
import { isSame } from '../same.ts';
import { withoutCommon } from './change.ts';
import type { LogFact } from './log.ts';
import { isPlayer, type Participant, type Player, playersOf, type Team, type Tournament, teamsOf } from './state.ts';

/** Who came, went and came back, and what was said of an entry; compared only where the list is another. */
export function participantFacts(before: Tournament, after: Tournament): LogFact[] {
  if (before.participants === after.participants) return [];
  const was = byId(withoutCommon(before, after));
  const is = byId(withoutCommon(after, before));
  const both = [...is].flatMap(([id, now]): Pair[] => {
    const then = was.get(id);
    return then === undefined || then === now ? [] : [{ id, then, now }];
  });
  const players = both.flatMap(({ then, now }) => (isPlayer(then) && isPlayer(now) ? [{ then, now }] : []));
  const teams = both.flatMap(({ then, now }) => (isPlayer(then) || isPlayer(now) ? [] : [{ then, now }]));
  return [
    ...told(
      'entered',
      [...is.keys()].filter((id) => !was.has(id)),
    ),
    ...told(
      'removed',
      [...was.keys()].filter((id) => !is.has(id)),
    ),
    ...told(
      'withdrawn',
      idsOf(both, ({ then, now }) => then.withdrawnFrom === null && now.withdrawnFrom !== null),
    ),
    ...told(
      'back',
      idsOf(both, ({ then, now }) => then.withdrawnFrom !== null && now.withdrawnFrom === null),
    ),
    ...players.flatMap(({ then, now }) => entryFacts(then, now)),
    ...seedingFacts(before, after, was.size === is.size),
    ...teams.flatMap(({ then, now }) => teamFacts(then, now)),
    ...seenFacts(players),
  ];
}

interface Pair {
  readonly id: AccountId | TeamId;
  readonly then: Participant;
  readonly now: Participant;
}

const byId = (tournament: Tournament): ReadonlyMap<AccountId | TeamId, Participant> =>
  new Map<AccountId | TeamId, Participant>([
    ...teamsOf(tournament).map((team) => [team.team, team] as const),
    ...playersOf(tournament).map((player) => [player.account, player] as const),
  ]);

const idsOf = (pairs: readonly Pair[], is: (pair: Pair) => boolean) => pairs.filter(is).map(({ id }) => id);

const told = (kind: 'entered' | 'removed' | 'withdrawn' | 'back', who: readonly (AccountId | TeamId)[]): LogFact[] =>
  who.length === 0 ? [] : [{ kind, who }];

/** The person behind an account changes by itself; that of a guest is what the organiser has said. */
function entryFacts(then: Player, now: Player): LogFact[] {
  const who = [now.account];
  const isRenamed = now.person.ghost && !isSame(then.person, now.person);
  const changed = (['title', 'rating', 'federation', 'club'] as const).filter((part) => then[part] !== now[part]);
  return [
    ...(isRenamed ? [{ kind: 'name', who } as const] : []),
    ...changed.map((part): LogFact => ({ kind: part, who, was: then[part], is: now[part] })),
  ];
}

/** A starting list that was made anew; with everybody who comes and goes it only moves up. */
function seedingFacts(before: Tournament, after: Tournament, hasSameMembers: boolean): LogFact[] {
  const isAnew =
    hasSameMembers &&
    before.phase.kind === 'open' &&
    !isSame(seedsOf(before), seedsOf(after)) &&
    !isReseated(before, after);
  if (before.randomSeeding === after.randomSeeding && !isAnew) return [];
  return [{ kind: 'seeding', is: after.randomSeeding ? 'random' : 'rating' }];
}

const seedsOf = ({ participants }: Tournament) => participants.map((one) => (isPlayer(one) ? one.account : one.team));

/** Another rating moves an entry by itself. */
const isReseated = (before: Tournament, after: Tournament): boolean => {
  const ratings = new Map(playersOf(before).map(({ account, rating, title }) => [account, `${rating} ${title}`]));
  return playersOf(after).some(({ account, rating, title }) => ratings.get(account) !== `${rating} ${title}`);
};

function teamFacts(then: Team, now: Team): LogFact[] {
  const who = [now.team];
  const order = ({ members }: Team) => members.map(({ account }) => account);
  const isMoved = then.members.length === now.members.length && !isSame(order(then), order(now));
  return [
    ...(isMoved ? [{ kind: 'memberOrder', who } as const] : []),
    ...(then.memberCount === now.memberCount
      ? []
      : [{ kind: 'memberCount', who, was: then.memberCount, is: now.memberCount } as const]),
  ];
}

/** Who is there and who is away, those of one mark together. */
function seenFacts(players: readonly { readonly then: Player; readonly now: Player }[]): LogFact[] {
  const marked = players.filter(({ then, now }) => then.seen !== now.seen).map(({ now }) => now);
  return [...new Set(marked.map(({ seen }) => seen))].map((is) => ({
    kind: 'seen',
    who: marked.filter(({ seen }) => seen === is).map(({ account }) => account),
    is,
  }));
}
