/**
 * Checks the games of a possible title norm (FIDE B.01 1.4, 2024, in brief). The organiser has to check registration 30
 * days ahead, an international arbiter, at most two rounds a day and a standard time control. No page uses this yet,
 * only tests.
 */

import { averageRating, scorePercentage } from './performance.ts';
import { ratingDifference } from './tables.ts';

export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const;
export type NormTitle = (typeof NORM_TITLES)[number];

export interface NormGame {
  readonly opponentRating: number | null;
  readonly opponentTitle: string | null;
  readonly opponentFederation: string;
  readonly halfPoints: number;
}

export interface NormCandidate {
  readonly federation: string;
  /** Exempt from 1.4.3: national championships, and Swiss events with many foreign players. */
  readonly isFreeOfFederations?: boolean;
}

export interface NormCheck {
  readonly title: NormTitle;
  readonly isPossible: boolean;
  readonly conditions: readonly NormCondition[];
}

export interface NormCondition {
  readonly rule: NormRule;
  /** `needed` is a minimum ('least') or a maximum ('most'). */
  readonly bound: 'least' | 'most';
  readonly needed: number;
  readonly reached: number;
  readonly isFulfilled: boolean;
}

/**
 * In order: games; score in per cent (rounded down); performance; average rating of opponents; opponents with the title
 * or a higher one; titled opponents; foreign federations; opponents of the own federation; opponents of the most
 * frequent one.
 */
export type NormRule =
  | 'games'
  | 'score'
  | 'performance'
  | 'averageRating'
  | 'titleHolders'
  | 'titled'
  | 'foreignFederations'
  | 'ownFederation'
  | 'oneFederation';

interface Requirement {
  readonly performance: number;
  readonly average: number;
  /** Minimum rating of the lowest opponent. */
  readonly floor: number;
  readonly holders: readonly string[];
}

const REQUIREMENTS: Readonly<Record<NormTitle, Requirement>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, holders: ['GM'] },
  IM: { performance: 2450, average: 2230, floor: 2050, holders: ['GM', 'IM'] },
  WGM: { performance: 2400, average: 2180, floor: 2000, holders: ['GM', 'IM', 'WGM'] },
  WIM: { performance: 2250, average: 2030, floor: 1850, holders: ['GM', 'IM', 'WGM', 'WIM'] },
};

/** CM and WCM do not count here. */
const COUNTED_TITLES: readonly string[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM'];
const UNRATED_COUNTS_AS = 1400;
const FEWEST_GAMES = 9;
const LOWEST_PERCENTAGE = 35;

export function checkNorm(title: NormTitle, candidate: NormCandidate, games: readonly NormGame[]): NormCheck {
  const conditions = [
    atLeast('games', FEWEST_GAMES, games.length),
    ...(games.length === 0 ? [] : resultConditions(REQUIREMENTS[title], games)),
    ...(candidate.isFreeOfFederations ? [] : federationConditions(candidate.federation, games)),
  ];
  return { title, isPossible: conditions.every((condition) => condition.isFulfilled), conditions };
}

function resultConditions(requirement: Requirement, games: readonly NormGame[]): NormCondition[] {
  const average = averageRating(countedRatings(games, requirement.floor)) ?? 0;
  const halfPoints = games.reduce((sum, game) => sum + game.halfPoints, 0);
  const holders = games.filter(({ opponentTitle }) => isOneOf(opponentTitle, requirement.holders)).length;
  const titled = games.filter(({ opponentTitle }) => isOneOf(opponentTitle, COUNTED_TITLES)).length;
  return [
    atLeast('score', LOWEST_PERCENTAGE, Math.floor((50 * halfPoints) / games.length)),
    atLeast('performance', requirement.performance, average + ratingDifference(scorePercentage(games))),
    atLeast('averageRating', requirement.average, average),
    atLeast('titleHolders', Math.max(3, Math.ceil(games.length / 3)), holders),
    atLeast('titled', Math.ceil(games.length / 2), titled),
  ];
}

/** Unrated opponents count 1400; then the lowest rating is raised to the title's floor. */
function countedRatings(games: readonly NormGame[], floor: number): number[] {
  const [lowest = 0, ...others] = games
    .map(({ opponentRating }) => opponentRating ?? UNRATED_COUNTS_AS)
    .sort((a, b) => a - b);
  return [Math.max(lowest, floor), ...others];
}

function federationConditions(own: string, games: readonly NormGame[]): NormCondition[] {
  const counts = new Map<string, number>();
  for (const { opponentFederation } of games) {
    counts.set(opponentFederation, (counts.get(opponentFederation) ?? 0) + 1);
  }
  const foreign = [...counts.keys()].filter((federation) => federation !== own).length;
  return [
    atLeast('foreignFederations', 2, foreign),
    atMost('ownFederation', Math.floor((games.length * 3) / 5), counts.get(own) ?? 0),
    atMost('oneFederation', Math.floor((games.length * 2) / 3), Math.max(0, ...counts.values())),
  ];
}

const isOneOf = (title: string | null, titles: readonly string[]): boolean => title !== null && titles.includes(title);

const atLeast = (rule: NormRule, needed: number, reached: number): NormCondition => ({
  rule,
  bound: 'least',
  needed,
  reached,
  isFulfilled: reached >= needed,
});

const atMost = (rule: NormRule, needed: number, reached: number): NormCondition => ({
  rule,
  bound: 'most',
  needed,
  reached,
  isFulfilled: reached <= needed,
});
