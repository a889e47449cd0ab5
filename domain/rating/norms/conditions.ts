/** The conditions on the games of a norm (B.01 1.4.1 to 1.4.8), each with what it takes and what was found. */
import type { Title } from '../../people/titles.ts';
import { opponentsIn } from './counted-games.ts';
import {
  FIDE_FLAG,
  type NormEvent,
  type NormGame,
  type NormOpponent,
  type NormPlayer,
  type NormSystem,
} from './input.ts';
import { lowestScore, type NormFigures } from './result.ts';
import { COUNTED_TITLES, isOneOf, type NormTitle, REQUIREMENTS } from './titles.ts';

export type NormCondition = LeastCondition | MostCondition | OneFederationCondition;

/** `score` is in half-points. */
export const LEAST_CONDITIONS = [
  'games',
  'foreignFederations',
  'titled',
  'titleHolders',
  'players',
  'averageRating',
  'performance',
  'score',
] as const;

interface LeastCondition {
  readonly kind: (typeof LEAST_CONDITIONS)[number];
  readonly bound: 'least';
  readonly wanted: number;
  readonly found: number;
  readonly isMet: boolean;
}

/** Opponents of the player's own federation. */
interface MostCondition {
  readonly kind: 'ownFederation';
  readonly bound: 'most';
  readonly wanted: number;
  readonly found: number;
  readonly isMet: boolean;
}

/** Opponents of the most frequent federation. */
interface OneFederationCondition extends Omit<MostCondition, 'kind'> {
  readonly kind: 'oneFederation';
  /** Null without an opponent of a federation. */
  readonly federation: string | null;
}

export type NormConditionKind = NormCondition['kind'];

const HOLDERS_ARTICLES: Readonly<Record<NormTitle, string>> = {
  GM: '1.4.5b',
  IM: '1.4.5c',
  WGM: '1.4.5d',
  WIM: '1.4.5e',
};

/** The article of B.01. */
export function articleOf(kind: NormConditionKind, title: NormTitle): string {
  switch (kind) {
    case 'games':
      return '1.4.1';
    case 'foreignFederations':
      return '1.4.3';
    case 'ownFederation':
    case 'oneFederation':
      return '1.4.4';
    case 'titled':
      return '1.4.5a';
    case 'titleHolders':
      return HOLDERS_ARTICLES[title];
    case 'players':
      return '1.4.5f';
    case 'averageRating':
      return '1.4.8a';
    case 'performance':
      return '1.4.8';
    case 'score':
      return '1.4.8b';
  }
}

export const FOREIGN_FEDERATIONS = 2;
const FEWEST_HOLDERS = 3;
export const DOUBLE_ROUND_ROBIN_PLAYERS = 6;

export interface FederationMix {
  readonly foreign: number;
  readonly own: number;
  /** Opponents of the most frequent federation. */
  readonly one: { readonly federation: string | null; readonly count: number };
}

export function federationMix(own: string, opponents: readonly Pick<NormOpponent, 'federation'>[]): FederationMix {
  const counts = new Map<string, number>();
  for (const { federation } of opponents) {
    if (federation !== FIDE_FLAG) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return {
    foreign: [...counts.keys()].filter((federation) => federation !== own).length,
    own: counts.get(own) ?? 0,
    one: most === undefined ? { federation: null, count: 0 } : { federation: most[0], count: most[1] },
  };
}

export const ownAtMost = (games: number): number => Math.floor((games * 3) / 5);
export const oneAtMost = (games: number): number => Math.floor((games * 2) / 3);
export const titledAtLeast = (games: number): number => Math.ceil(games / 2);

/** In a double round robin half of the opponents, each of them twice (1.4.5f). */
export const holdersAtLeast = (games: number, system: NormSystem): number =>
  system === 'doubleRoundRobin' ? Math.ceil(games / 2) : Math.max(FEWEST_HOLDERS, Math.ceil(games / 3));

/** The mix of opponents: federations (1.4.3, 1.4.4) and titles (1.4.5). */
export const mixConditions = (
  title: NormTitle,
  { event, player, isExempt }: { readonly event: NormEvent; readonly player: NormPlayer; readonly isExempt: boolean },
  games: readonly NormGame[],
): NormCondition[] => [
  ...(isExempt ? [] : federationConditions(player.federation, opponentsIn(games))),
  atLeast('titled', titledAtLeast(games.length), holdersOf(COUNTED_TITLES, opponentsIn(games))),
  atLeast(
    'titleHolders',
    holdersAtLeast(games.length, event.system),
    holdersOf(REQUIREMENTS[title].holders, opponentsIn(games)),
  ),
  ...(event.system === 'doubleRoundRobin' ? [atLeast('players', DOUBLE_ROUND_ROBIN_PLAYERS, event.players)] : []),
];

export const holdersOf = (titles: readonly Title[], opponents: readonly Pick<NormOpponent, 'title'>[]): number =>
  opponents.filter(({ title }) => isOneOf(title, titles)).length;

function federationConditions(own: string, opponents: readonly NormOpponent[]): NormCondition[] {
  const mix = federationMix(own, opponents);
  const [ownMost, oneMost] = [ownAtMost(opponents.length), oneAtMost(opponents.length)];
  return [
    atLeast('foreignFederations', FOREIGN_FEDERATIONS, mix.foreign),
    { kind: 'ownFederation', bound: 'most', wanted: ownMost, found: mix.own, isMet: mix.own <= ownMost },
    {
      kind: 'oneFederation',
      bound: 'most',
      wanted: oneMost,
      found: mix.one.count,
      isMet: mix.one.count <= oneMost,
      federation: mix.one.federation,
    },
  ];
}

export const resultConditions = (title: NormTitle, figures: NormFigures): NormCondition[] => [
  atLeast('averageRating', REQUIREMENTS[title].average, figures.average),
  atLeast('performance', REQUIREMENTS[title].performance, figures.performance),
  atLeast('score', lowestScore(figures.games), figures.halfPoints),
];

export const atLeast = (kind: LeastCondition['kind'], wanted: number, found: number): LeastCondition => ({
  kind,
  bound: 'least',
  wanted,
  found,
  isMet: found >= wanted,
});

export const areMet = (conditions: readonly NormCondition[]): boolean => conditions.every(({ isMet }) => isMet);
