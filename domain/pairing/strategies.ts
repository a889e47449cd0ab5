import type { TournamentKind } from '../tournament/kinds.ts';
import { pairChallenges } from './challenges.ts';
import { pairKnockout } from './knockout.ts';
import { pairKonrad } from './konrad.ts';
import { pairMonrad } from './monrad.ts';
import { pairRoundRobin } from './round-robin.ts';
import { pairSwissDutch } from './swiss-dutch/pair.ts';
import type { PairTeams } from './team-pairing.ts';
import { pairTeamSwiss } from './team-swiss.ts';

/**
 * How each format is paired; null where the arbiter does it by hand. The entrants are what `KINDS[kind].paired` says:
 * teams, players, or players whose teams are the forbidden groups. Game points matter to teams only.
 */
export const STRATEGIES: Readonly<Record<TournamentKind, PairTeams | null>> = {
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
};
