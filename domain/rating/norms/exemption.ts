/** Exemptions from the mix of federations, and the counts of players that some of them need (B.01 1.4.3, 1.5.6). */

import { isFederation } from '../../people/federations.ts';
import type { Title } from '../../people/titles.ts';
import { averageRating } from '../performance.ts';
import { type DeclaredExemption, FIDE_FLAG, type ForeignerCount, type NormEvent, type NormPlayer } from './input.ts';
import { isOneOf, NORM_TITLES } from './titles.ts';

export type FederationExemption = DeclaredExemption | 'largeSwiss';

/** The article of B.01. */
export const EXEMPTION_ARTICLES: Readonly<Record<FederationExemption, string>> = {
  nationalChampionship: '1.4.3a',
  nationalTeamChampionship: '1.4.3b',
  zonal: '1.4.3c',
  largeSwiss: '1.4.3d',
};

/** 1.4.3d: at least so many in every round. */
export const LARGE_SWISS: ForeignerCount = { players: 20, federations: 3, titled: 10 };

/** Null if the mix of federations is required. */
export function federationExemption(event: NormEvent, { federation }: NormPlayer): FederationExemption | null {
  const { exemption } = event.declared;
  const isDeclared = exemption !== null && (exemption === 'zonal' || federation === event.hostFederation);
  if (isDeclared) return exemption;
  return isLargeSwiss(event) ? 'largeSwiss' : null;
}

export const isLargeSwiss = ({ system, foreigners }: Pick<NormEvent, 'system' | 'foreigners'>): boolean =>
  system === 'swiss' &&
  foreigners.length > 0 &&
  foreigners.every(
    ({ players, federations, titled }) =>
      players >= LARGE_SWISS.players && federations >= LARGE_SWISS.federations && titled >= LARGE_SWISS.titled,
  );

export interface EventPlayer {
  readonly rating: number | null;
  readonly title: Title | null;
  readonly federation: string;
  /** Of each paired round: a game, a pairing-allocated bye or a forfeit win. */
  readonly presence: readonly boolean[];
}

const MISSED_ROUNDS_MAX = 1;

/** 1.4.3d, by round. */
export function foreignersByRound(players: readonly EventPlayer[], host: string | null): ForeignerCount[] {
  const foreign = countedPlayers(players).filter(
    ({ federation }) => host !== null && federation !== host && federation !== FIDE_FLAG,
  );
  return roundsOf(players).map((round) => {
    const present = foreign.filter(({ presence }) => presence[round] === true);
    return {
      players: present.length,
      federations: new Set(present.map(({ federation }) => federation)).size,
      titled: present.filter(({ title }) => isOneOf(title, NORM_TITLES)).length,
    };
  });
}

/** 1.5.6a: players in every round, and the average rating of the strongest of them. */
const STRONG_FIELD = { players: 40, average: 2000 } as const;

/** Whether a Swiss has a field from which one norm of an application has to come. */
export function hasStrongField(players: readonly EventPlayer[]): boolean {
  const rounds = roundsOf(players);
  const counted = countedPlayers(players);
  return (
    rounds.length > 0 &&
    rounds.every((round) => {
      const ratings = counted
        .filter(({ presence }) => presence[round] === true)
        .flatMap(({ rating }) => rating ?? [])
        .sort((one, other) => other - one)
        .slice(0, STRONG_FIELD.players);
      return ratings.length === STRONG_FIELD.players && (averageRating(ratings) ?? 0) >= STRONG_FIELD.average;
    })
  );
}

/** Rated players of FIDE federations who miss one round at most. */
const countedPlayers = (players: readonly EventPlayer[]): EventPlayer[] =>
  players.filter(
    ({ rating, federation, presence }) =>
      rating !== null &&
      isFederation(federation) &&
      presence.filter((isPresent) => !isPresent).length <= MISSED_ROUNDS_MAX,
  );

const roundsOf = (players: readonly EventPlayer[]): number[] =>
  Array.from({ length: Math.max(0, ...players.map(({ presence }) => presence.length)) }, (_, round) => round);
