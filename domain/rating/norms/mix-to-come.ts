/** What the mix of opponents still needs from the games to come (B.01 1.4.3 to 1.4.5). */
import {
  DOUBLE_ROUND_ROBIN_PLAYERS,
  FOREIGN_FEDERATIONS,
  federationMix,
  holdersAtLeast,
  holdersOf,
  oneAtMost,
  ownAtMost,
  titledAtLeast,
} from './conditions.ts';
import { hasFixedPairings } from './counted-games.ts';
import { federationExemption } from './exemption.ts';
import type { NormInput, NormOpponent } from './input.ts';
import { type Projection, projectionOf } from './projection.ts';
import { COUNTED_TITLES, type NormTitle, REQUIREMENTS } from './titles.ts';

export interface MixToCome {
  /** Games to come whose opponents are not known. */
  readonly unknown: number;
  /** Opponents with the title or a higher one. */
  readonly holdersMissing: number;
  readonly titledMissing: number;
  /** Null if the player is exempt. */
  readonly federations: FederationsToCome | null;
  /** False if the games to come cannot complete the mix. */
  readonly isPossible: boolean;
}

export interface FederationsToCome {
  readonly foreignMissing: number;
  /** Further opponents of the own federation that the mix allows; negative if there are too many. */
  readonly ownRoom: number;
  /** Further opponents of the most frequent federation; negative if there are too many. */
  readonly oneRoom: number;
}

/** With all games to come counted, and known opponents in their place. */
export function mixToCome(title: NormTitle, input: NormInput, projection: Projection = projectionOf(input)): MixToCome {
  const { gamesAtEnd, fewest, toCome } = projection;
  const opponents = knownOpponents(projection);
  const unknown = toCome.length - (opponents.length - projection.games.length);
  const atEnd = missingOf(title, input, opponents, gamesAtEnd);
  const mayLeaveOut = gamesAtEnd > fewest && !hasFixedPairings(input.event.system);
  // Where games may be left out, only what the fewest games need is certain.
  const certain = mayLeaveOut ? missingOf(title, input, opponents, fewest) : atEnd;
  const { federations } = certain;
  const hasRoom = mayLeaveOut || federations === null || (federations.ownRoom >= 0 && federations.oneRoom >= 0);
  const missing = [certain.holdersMissing, certain.titledMissing, federations?.foreignMissing ?? 0];
  return { ...atEnd, unknown, isPossible: hasRoom && hasPlayers(input) && missing.every((count) => count <= unknown) };
}

const knownOpponents = ({ games, toCome }: Projection): NormOpponent[] => [
  ...games.map(({ opponent }) => opponent),
  ...toCome.flatMap((opponent) => opponent ?? []),
];

function missingOf(title: NormTitle, { event, player }: NormInput, opponents: readonly NormOpponent[], games: number) {
  const missing = (needed: number, found: number): number => Math.max(0, needed - found);
  const { foreign, own, one } = federationMix(player.federation, opponents);
  return {
    holdersMissing: missing(holdersAtLeast(games, event.system), holdersOf(REQUIREMENTS[title].holders, opponents)),
    titledMissing: missing(titledAtLeast(games), holdersOf(COUNTED_TITLES, opponents)),
    federations:
      federationExemption(event, player) === null
        ? {
            foreignMissing: missing(FOREIGN_FEDERATIONS, foreign),
            ownRoom: ownAtMost(games) - own,
            oneRoom: oneAtMost(games) - one.count,
          }
        : null,
  };
}

const hasPlayers = ({ event: { system, players } }: NormInput): boolean =>
  system !== 'doubleRoundRobin' || players >= DOUBLE_ROUND_ROBIN_PLAYERS;
