import { type TeamPairingInput, teamsToPair } from '../pairing/team-pairing.ts';
import { type NumberedTeams, numberedTeams } from './numbered-teams.ts';
import { isPresent } from './presence.ts';
import { type Tournament, teamsOf } from './state.ts';

/** What the pairing of a round of teams has to know: which are there, and how many game points they have. */
export const teamPairingInput = (
  tournament: Tournament,
  round: number,
  { teams }: NumberedTeams = numberedTeams(tournament),
): TeamPairingInput => ({
  ...teamsToPair(teams, round),
  round,
  present: teamsOf(tournament)
    .filter((team) => isPresent(team, round))
    .map(({ seed }) => seed),
  initialColor: tournament.initialColor ?? 'white',
  // Nobody can ask yet that two teams do not meet.
  forbidden: [],
  virtualPoints: new Map(),
});
