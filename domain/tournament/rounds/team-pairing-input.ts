import { USUAL_MEETINGS } from '../../pairing/pairing.ts';
import { type TeamPairingInput, teamsToPair } from '../../pairing/team-pairing.ts';
import { isPresent } from '../guards/presence.ts';
import { type Tournament, teamsOf } from '../value/state.ts';
import { type NumberedTeams, numberedTeams } from './numbered-teams.ts';

/** Teams present in the round, with their game points. */
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
  // Forbidden pairs of teams are not supported yet.
  forbidden: [],
  virtualPoints: new Map(),
  reverseLastRounds: tournament.settings.reverseLastRounds,
  ...USUAL_MEETINGS,
});
