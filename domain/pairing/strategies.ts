import type { FormatName } from '../tournament/value/formats.ts';
import { pairChallenges } from './challenges.ts';
import { pairIndividualKonrad } from './individual-konrad.ts';
import { pairKnockout } from './knockout.ts';
import { pairKonrad } from './konrad.ts';
import { pairIndividualMonrad, pairMonrad } from './monrad.ts';
import { pairRoundRobin } from './round-robin.ts';
import { pairSwissDutch } from './swiss-dutch/pair.ts';
import type { PairTeams } from './team-pairing.ts';
import { pairTeamSwiss } from './team-swiss/team-swiss.ts';

/** Null for manual pairing. Entrants are players or teams; `teamPlayers` have forbidden groups. */
export const STRATEGIES: Readonly<Record<FormatName, PairTeams | null>> = {
  Knockout: pairKnockout,
  SwissDutch: pairSwissDutch,
  TeamKnockout: pairKnockout,
  TeamSwissDutch: pairTeamSwiss,
  TeamMonrad: pairChallenges,
  TeamKonrad: pairKonrad,
  LimitedPlayerTeam: pairMonrad,
  ManualPairing: null,
  RoundRobin: pairRoundRobin,
  TeamRoundRobin: pairRoundRobin,
  Monrad: pairIndividualMonrad,
  Konrad: pairIndividualKonrad,
};
