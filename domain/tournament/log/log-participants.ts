import { nonNull } from '../../kernel/given.ts';
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { toPoints } from '../../kernel/points.ts';
import { isSame } from '../../kernel/same.ts';
import { attendanceOfRound, recordOf } from '../value/attendance-record.ts';
import { withoutCommon } from '../value/change.ts';
import {
  isPlayer,
  type Participant,
  type Player,
  playersOf,
  type Team,
  type Tournament,
  teamsOf,
} from '../value/state.ts';
import type { LogFact } from './log-fact.ts';

/** Compared only if the participant list is another object. */
export function participantFacts(before: Tournament, after: Tournament): LogFact[] {
  if (before.participants === after.participants) return [];
  const old = byId(withoutCommon(before, after));
  const current = byId(withoutCommon(after, before));
  const both = [...current].flatMap(([id, now]): Pair[] => {
    const then = old.get(id);
    return then === undefined || then === now ? [] : [{ id, then, now }];
  });
  const players = both.flatMap(({ then, now }) => (isPlayer(then) && isPlayer(now) ? [{ then, now }] : []));
  const teams = both.flatMap(({ then, now }) => (isPlayer(then) || isPlayer(now) ? [] : [{ then, now }]));
  return [
    ...told(
      'entered',
      [...current.keys()].filter((id) => !old.has(id)),
    ),
    ...told(
      'removed',
      [...old.keys()].filter((id) => !current.has(id)),
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
    ...seedingFacts(before, after, old.size === current.size),
    ...teams.flatMap(({ then, now }) => teamFacts(then, now)),
    ...attendanceFacts(players),
    ...players.flatMap(({ then, now }) => recordFacts(then, now)),
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

const idsOf = (pairs: readonly Pair[], test: (pair: Pair) => boolean) => pairs.filter(test).map(({ id }) => id);

const told = (kind: 'entered' | 'removed' | 'withdrawn' | 'back', who: readonly (AccountId | TeamId)[]): LogFact[] =>
  who.length === 0 ? [] : [{ kind, who }];

/** Account data change by themselves, guest data only through the organiser. */
function entryFacts(then: Player, now: Player): LogFact[] {
  const who = [now.account];
  const isOwn = now.person.ghost && !isSame(then.person, now.person);
  const isRenamed = then.person.firstName !== now.person.firstName || then.person.lastName !== now.person.lastName;
  const isMended = !isSame(factsOf(then), factsOf(now));
  const changed = (['title', 'rating', 'federation', 'club'] as const).filter((part) => then[part] !== now[part]);
  return [
    ...(isOwn && isRenamed ? [{ kind: 'name', who } as const] : []),
    ...(isOwn && isMended ? [{ kind: 'details', who } as const] : []),
    ...changed.map((part): LogFact => ({ kind: part, who, before: then[part], after: now[part] })),
    ...decisionFacts('decisionMade', who, now, then),
    ...decisionFacts('decisionLifted', who, then, now),
  ];
}

const decisionFacts = (
  kind: 'decisionMade' | 'decisionLifted',
  who: LogFact['who'] & {},
  { decisions = [] }: Player,
  { decisions: others = [] }: Player,
): LogFact[] =>
  decisions
    .filter((one) => !others.some((other) => isSame(one, other)))
    .map(({ points, after, reason }) => ({
      kind,
      who,
      ...nonNull({ round: after }),
      after: `${points > 0 ? '+' : ''}${toPoints(points)}${reason === '' ? '' : `: ${reason}`}`,
    }));

const factsOf = ({ person: { fideNumber, birthDate, sex, nationalId } }: Player) => ({
  fideNumber,
  birthDate,
  sex,
  nationalId,
});

/** Detects a re-sorted list; entries and withdrawals only shift it. */
function seedingFacts(before: Tournament, after: Tournament, hasSameMembers: boolean): LogFact[] {
  const isReordered = hasSameMembers && !isSame(seedsOf(before), seedsOf(after)) && !isReseated(before, after);
  if (before.randomSeeding === after.randomSeeding && !isReordered) return [];
  return [{ kind: 'seeding', after: after.randomSeeding ? 'random' : 'rating' }];
}

const seedsOf = ({ participants }: Tournament) => participants.map((one) => (isPlayer(one) ? one.account : one.team));

/** A changed rating moves an entry without a command. */
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
      : [{ kind: 'memberCount', who, before: then.memberCount, after: now.memberCount } as const]),
  ];
}

function attendanceFacts(players: readonly { readonly then: Player; readonly now: Player }[]): LogFact[] {
  const marked = players.filter(({ then, now }) => then.attendance !== now.attendance).map(({ now }) => now);
  return [...new Set(marked.map(({ attendance }) => attendance))].map((mark) => ({
    kind: 'attendance',
    who: marked.filter(({ attendance }) => attendance === mark).map(({ account }) => account),
    after: mark,
  }));
}

/** The card of a player, and their marks by round. */
function recordFacts(then: Player, now: Player): LogFact[] {
  const [before, after] = [recordOf(then), recordOf(now)];
  if (before === after) return [];
  const who = [now.account];
  const rounds = [...new Set([...before.rounds, ...after.rounds].map(({ round }) => round))];
  return [
    ...(before.card === after.card ? [] : [{ kind: 'card', who, before: before.card, after: after.card } as const]),
    ...(before.noHalfPoints === after.noHalfPoints
      ? []
      : [{ kind: after.noHalfPoints ? 'halfPointsBarred' : 'halfPointsAllowed', who } as const]),
    ...rounds.flatMap((round) => roundFacts(then, now, round)),
  ];
}

function roundFacts(then: Player, now: Player, round: number): LogFact[] {
  const [before, after] = [attendanceOfRound(then, round), attendanceOfRound(now, round)];
  const who = [now.account];
  const [wasExcused, isExcused] = [before?.isExcused ?? false, after?.isExcused ?? false];
  return [
    ...(before?.mark === after?.mark ? [] : [{ kind: 'attendance', round, who, after: after?.mark ?? null } as const]),
    ...(wasExcused === isExcused ? [] : [{ kind: isExcused ? 'absenceExcused' : 'excuseLifted', round, who } as const]),
  ];
}
