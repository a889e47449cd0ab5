/** The proposed distribution of the prizes (PRIZE-1 to PRIZE-6), in whole currency units whose sum sharing preserves. */
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { FORMATS } from '../value/formats.ts';
import type { PrizePlan, PrizeSplit } from '../value/prize-plan.ts';
import { type Player, playersOf, type Team, type Tournament, teamsOf } from '../value/state.ts';
import { isIn } from './category-members.ts';
import { schoolWeight } from './school-weight.ts';

export type Winner = AccountId | TeamId;

export interface Award {
  readonly who: Winner;
  readonly category: string | null;
  /** Prizes won by place, as indices from 0; empty if the winner only shares prizes. */
  readonly prizes: readonly number[];
  readonly amount: number;
}

/** A candidate for prizes; neighbours with the same `level` share. */
export interface Contender {
  readonly who: Winner;
  readonly level: number;
  readonly rank: number;
}

export type Contest = (category: string | null) => readonly Contender[];

/** By part in list order, first place first. */
export const awardsIn = (tournament: Tournament): readonly Award[] =>
  tournament.prizes.prizes.length === 0 ? [] : awardsOf(tournament.prizes, contestOf(tournament));

/** Excludes withdrawn players. In team events the whole table is of teams, categories of players. */
function contestOf(tournament: Tournament): Contest {
  const { isTeam } = FORMATS[tournament.settings.format];
  const players = inOrder(playersOf(tournament), ({ standing }) => standing.rank);
  const whole = isTeam ? contendingTeams(tournament) : players.map((player) => contender(tournament, player));
  return (name) => {
    const category = tournament.categories.find((one) => one.name === name);
    if (category === undefined) return whole;
    return players.filter((player) => isIn(category, player)).map((player) => contender(tournament, player));
  };
}

const inOrder = <One extends Player | Team>(all: readonly One[], rankOf: (one: One) => number): readonly One[] =>
  all
    .filter(({ withdrawnFrom }) => withdrawnFrom === null)
    .sort((one, other) => rankOf(one) - rankOf(other) || one.seed - other.seed);

/** Bracket players are tied by place, all others by points. */
function contender({ settings }: Tournament, { account, standing }: Player): Contender {
  const { table, paired } = FORMATS[settings.format];
  const byPlace = table === 'bracket' && paired === 'players';
  return { who: account, level: byPlace ? standing.rank : standing.score, rank: standing.rank };
}

const contendingTeams = (tournament: Tournament): readonly Contender[] =>
  inOrder(teamsOf(tournament), ({ rank }) => rank).map((team) => ({
    who: team.team,
    level: teamPoints(tournament, team) ?? team.rank,
    rank: team.rank,
  }));

export function teamPoints({ settings }: Pick<Tournament, 'settings'>, team: Team): number | null {
  const { table, weighsTeams } = FORMATS[settings.format];
  if (table === 'bracket') return null;
  if (weighsTeams) return schoolWeight(team.gameScore, team.memberCount);
  return table === 'matches' ? team.matchScore : team.gameScore;
}

export function awardsOf(plan: PrizePlan, contest: Contest): readonly Award[] {
  const held = prizesByPlace(plan, contest);
  // Winners of a prize or share in another part have had theirs.
  const served = new Set(held.values());
  return [...new Set(plan.prizes.map(({ category }) => category))].flatMap((category) => {
    const ownHeld = new Map([...held].filter(([index]) => plan.prizes[index]?.category === category));
    const holders = new Set(ownHeld.values());
    const takePart = contest(category).filter(({ who }) => plan.several || holders.has(who) || !served.has(who));
    const awards = groupsOf(takePart).flatMap((group) => awardsOfGroup(plan, category, group, ownHeld));
    for (const { who } of awards) served.add(who);
    return awards;
  });
}

/** Prize winners before sharing: the next of the part, or the first without a prize. */
function prizesByPlace({ prizes, several }: PrizePlan, contest: Contest): ReadonlyMap<number, Winner> {
  const held = new Map<number, Winner>();
  const taken = new Map<string | null, Set<Winner>>();
  const served = new Set<Winner>();
  for (const [index, { category }] of prizes.entries()) {
    const ofPart = taken.get(category) ?? new Set();
    const who = contest(category).find((one) => !(several ? ofPart : served).has(one.who))?.who;
    if (who === undefined) continue;
    held.set(index, who);
    taken.set(category, ofPart.add(who));
    served.add(who);
  }
  return held;
}

function groupsOf(contenders: readonly Contender[]): readonly (readonly Contender[])[] {
  const groups: Contender[][] = [];
  for (const contender of contenders) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.level === contender.level) last.push(contender);
    else groups.push([contender]);
  }
  return groups;
}

function awardsOfGroup(
  { prizes, split }: PrizePlan,
  category: string | null,
  group: readonly Contender[],
  held: ReadonlyMap<number, Winner>,
): readonly Award[] {
  const own = group.map(({ who }) => [...held].flatMap(([index, holder]) => (holder === who ? [index] : [])));
  const amounts = own.map((indices) => indices.reduce((sum, index) => sum + (prizes[index]?.amount ?? 0), 0));
  const shares = SHARES[split](
    amounts,
    group.map(({ rank }) => rank),
  );
  return group.flatMap(({ who }, at) => {
    const [held = [], amount = 0] = [own[at], shares[at]];
    return held.length === 0 && amount === 0 ? [] : [{ who, category, prizes: held, amount }];
  });
}

type Sharing = (amounts: readonly number[], ranks: readonly number[]) => readonly number[];

/** Shares over a common denominator; remainders go to the first winners. */
const SHARES: Readonly<Record<PrizeSplit, Sharing>> = {
  none: (amounts) => amounts,
  equal: (amounts) =>
    evenly(
      amounts.map(() => sumOf(amounts)),
      amounts.length,
    ),
  hort: (amounts, ranks) => {
    const sum = sumOf(amounts);
    const shares = byRank(amounts, ranks).map((own) => own * amounts.length + sum);
    return evenly(shares, 2 * amounts.length);
  },
};

/** Shares of the prize money of the places that are shared. */
const byRank: Sharing = (amounts, ranks) =>
  amounts.map((_, at) => {
    const equals = amounts.filter((__, other) => ranks[other] === ranks[at]);
    const before = ranks.slice(0, at).filter((rank) => rank === ranks[at]).length;
    return (
      evenly(
        equals.map(() => sumOf(equals)),
        equals.length,
      )[before] ?? 0
    );
  });

/** Converts shares to whole units with the same sum; leftover units go one each from the first on. */
function evenly(shares: readonly number[], denominator: number): readonly number[] {
  const whole = shares.map((share) => Math.floor(share / denominator));
  const left = Math.round(sumOf(shares) / denominator) - sumOf(whole);
  return whole.map((share, at) => share + (at < left ? 1 : 0));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
