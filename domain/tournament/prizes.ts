/**
 * The prizes of a tournament, and how they are proposed to be given (PRIZE-1 to PRIZE-6). Amounts are whole units of the
 * currency: none is lost or made by sharing.
 */
import type { AccountId, TeamId } from '../ids.ts';
import { isIn } from './categories.ts';
import { KINDS } from './kinds.ts';
import { schoolWeight } from './school-weight.ts';
import { type Player, playersOf, type Team, type Tournament, teamsOf } from './state.ts';

export const PRIZES_MAX = 100;
export const PRIZE_AMOUNT_MAX = 1_000_000;

/** How those who are level share: not at all, equally, or half equally and half by place (Hort). */
export const PRIZE_SPLITS = ['none', 'equal', 'hort'] as const;
export type PrizeSplit = (typeof PRIZE_SPLITS)[number];

export interface Prize {
  /** The category whose best player it is for; null: the whole table, where teams play that of the teams. The first of a part is for its first place, and so on. */
  readonly category: string | null;
  /** In whole units; 0 for what is no money. */
  readonly amount: number;
  /** What is given besides the money; empty for nothing. */
  readonly gift: string;
}

export interface PrizePlan {
  /** Three letters (ISO 4217). */
  readonly currency: string;
  readonly split: PrizeSplit;
  /** One player, or team, may have several prizes; otherwise the one that stands first in the list. */
  readonly several: boolean;
  readonly prizes: readonly Prize[];
}

export const NO_PRIZES: PrizePlan = { currency: 'NOK', split: 'none', several: false, prizes: [] };

/** Whether each category has a name of its own, and each prize is of one of them or of the whole table. */
export function areOfOneTable(
  categories: readonly { readonly name: string }[],
  prizes: readonly Pick<Prize, 'category'>[],
): boolean {
  const names = new Set(categories.map(({ name }) => name));
  return names.size === categories.length && prizes.every(({ category }) => category === null || names.has(category));
}

/** Who may have a prize: a player, or a team. */
export type Winner = AccountId | TeamId;

/** What one player or team gets in one part of the table. */
export interface Award {
  readonly who: Winner;
  readonly category: string | null;
  /** The prizes that his place brings him, by their places in the list from 0; none where he only shares in them. */
  readonly prizes: readonly number[];
  readonly amount: number;
}

/** Somebody who may have a prize. Who has the same `level` as his neighbour shares with him. */
export interface Contender {
  readonly who: Winner;
  readonly level: number;
  readonly rank: number;
}

/** The parts of the table that prizes are for, each with its contenders, the first one first. */
export type Contest = (category: string | null) => readonly Contender[];

/** The prizes as the table stands, part by part in the order of the list, in each the first place first. */
export const awardsIn = (tournament: Tournament): readonly Award[] =>
  tournament.prizes.prizes.length === 0 ? [] : awardsOf(tournament.prizes, contestOf(tournament));

/** Who has withdrawn gets nothing. Where teams play, the whole table is theirs, and a category is of their players. */
function contestOf(tournament: Tournament): Contest {
  const { isTeam } = KINDS[tournament.settings.kind];
  const players = inOrder(playersOf(tournament), ({ standing }) => standing.rank);
  const whole = isTeam ? contendingTeams(tournament) : players.map((player) => contender(tournament, player));
  return (name) => {
    const category = tournament.categories.find((one) => one.name === name);
    if (category === undefined) return whole;
    return players.filter((player) => isIn(category, player)).map((player) => contender(tournament, player));
  };
}

/** Those who are there, the first place first. */
const inOrder = <One extends Player | Team>(all: readonly One[], rankOf: (one: One) => number): readonly One[] =>
  all
    .filter(({ withdrawnFrom }) => withdrawnFrom === null)
    .sort((one, other) => rankOf(one) - rankOf(other) || one.seed - other.seed);

/** The players of a bracket are level by their places, all others by their points. */
function contender({ settings }: Tournament, { account, standing }: Player): Contender {
  const { table, paired } = KINDS[settings.kind];
  const byPlace = table === 'bracket' && paired === 'players';
  return { who: account, level: byPlace ? standing.rank : standing.score, rank: standing.rank };
}

const contendingTeams = (tournament: Tournament): readonly Contender[] =>
  inOrder(teamsOf(tournament), ({ rank }) => rank).map((team) => ({
    who: team.team,
    level: teamPoints(tournament, team) ?? team.rank,
    rank: team.rank,
  }));

/**
 * What a team is ranked by before anything else: half-points of its matches or of its members, in school chess weighted
 * points; null in a bracket, where there is only the place.
 */
export function teamPoints({ settings }: Pick<Tournament, 'settings'>, team: Team): number | null {
  const { table, weighsTeams } = KINDS[settings.kind];
  if (table === 'bracket') return null;
  if (weighsTeams) return schoolWeight(team.gameScore, team.memberCount);
  return table === 'matches' ? team.matchScore : team.gameScore;
}

/** How the prizes of a plan are given in a contest. */
export function awardsOf(plan: PrizePlan, contest: Contest): readonly Award[] {
  const held = prizesByPlace(plan, contest);
  // Who has a prize of another part, or a share of one, has had his.
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

/** Who has each prize before anything is shared: down the list, the next of its part, or the first who has none yet. */
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

/** Neighbours who are level. */
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

/** Equal shares and Hort as numbers over a common denominator: what does not come out even goes to the first ones. */
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

/** What each one's place brings, where those who share a place share what it brings them. */
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

/** The shares over a denominator in whole units, with the same sum: the units that are left over go one each from the first on. */
function evenly(shares: readonly number[], denominator: number): readonly number[] {
  const whole = shares.map((share) => Math.floor(share / denominator));
  const left = Math.round(sumOf(shares) / denominator) - sumOf(whole);
  return whole.map((share, at) => share + (at < left ? 1 : 0));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
