/** What a norm is computed from: the event, the player, and the player's rounds. */
import type { AccountId } from '../../kernel/ids.ts';
import type { Title } from '../../people/titles.ts';
import type { Bye } from '../../tournament/value/field.ts';
import type { Side } from '../../tournament/value/game-result.ts';

export interface NormInput {
  readonly event: NormEvent;
  readonly player: NormPlayer;
  /** In the order of play; a round of a knockout may have several games. */
  readonly rounds: readonly NormRound[];
}

/** `swiss` is every event whose pairings are not known beforehand, team events included. */
export type NormSystem = 'swiss' | 'roundRobin' | 'doubleRoundRobin' | 'knockout';

export interface NormEvent {
  readonly system: NormSystem;
  readonly rounds: number;
  readonly players: number;
  /** Federation that registered the event; null if unknown. */
  readonly hostFederation: string | null;
  readonly declared: NormDeclarations;
  /** Foreign players of each paired round (1.4.3d); empty if not counted. */
  readonly foreigners: readonly ForeignerCount[];
}

/** What the arbiter declares, as a program cannot know it. */
export interface NormDeclarations {
  readonly occasion: NormOccasion;
  readonly exemption: DeclaredExemption | null;
}

/** World and continental team championships, and the World Cup, take fewer games (1.4.1b). */
export const NORM_OCCASIONS = ['ordinary', 'teamChampionship', 'worldCup'] as const;
export type NormOccasion = (typeof NORM_OCCASIONS)[number];

export const NO_DECLARATIONS: NormDeclarations = { occasion: 'ordinary', exemption: null };

/** 1.4.3a, b, c. */
export const DECLARED_EXEMPTIONS = ['nationalChampionship', 'nationalTeamChampionship', 'zonal'] as const;
export type DeclaredExemption = (typeof DECLARED_EXEMPTIONS)[number];

/** Rated players of a round who are not of the host federation (1.4.3d). */
export interface ForeignerCount {
  readonly players: number;
  readonly federations: number;
  /** GM, IM, WGM, WIM. */
  readonly titled: number;
}

/** Players under FIDE's flag count as opponents, but of no federation (1.4.2a). */
export const FIDE_FLAG = 'FID';

export interface NormPlayer {
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  /** At the start of the event. */
  readonly title: Title | null;
}

export interface NormOpponent {
  readonly id: AccountId;
  /** In the standard list at the start of the event; null if unrated. */
  readonly rating: number | null;
  readonly title: Title | null;
  readonly federation: string;
  /** Unrated, and without a point against rated opponents in the whole event (1.4.2b). */
  readonly scoredZeroAgainstRated: boolean;
}

export type NormRound = NormGame | NormForfeit | NormBye | RoundToCome;

export interface NormGame {
  readonly kind: 'game';
  readonly round: number;
  readonly opponent: NormOpponent;
  readonly outcome: Side;
  /** False for a game of less than one move (W, D, L in TRF). */
  readonly isRated: boolean;
  readonly isOnline: boolean;
}

export interface NormForfeit {
  readonly kind: 'forfeit';
  readonly round: number;
  /** Null for an empty chair of a team. */
  readonly opponent: NormOpponent | null;
  readonly outcome: 'win' | 'loss';
}

export interface NormBye {
  readonly kind: 'bye';
  readonly round: number;
  readonly bye: Bye;
}

export interface RoundToCome {
  readonly kind: 'toCome';
  readonly round: number;
  /** Null until paired. */
  readonly opponent: NormOpponent | null;
}
