/** Table of teams that meet in matches: by match points and tie-breaks, in a knockout by stage. */
import type { TeamId } from '../../kernel/ids.ts';
import { isSame, sameOr } from '../../kernel/same.ts';
import { entrantsOf, pairingsMade } from '../guards/seats.ts';
import { annulledIn } from '../guards/withdrawal.ts';
import { numberedTeams } from '../rounds/numbered-teams.ts';
import { FORMATS } from '../value/formats.ts';
import { isPlayer, pairedRounds, type Team, type Tournament } from '../value/state.ts';
import { teamBracketPlaces } from './knockout-table.ts';
import { shownTiebreaks, tiebreaksOf } from './shown-tiebreaks.ts';
import { teamStandings } from './standings.ts';

export function withMatchTotals(tournament: Tournament): Tournament {
  const rows = teamRows(tournament);
  const participants = sameOr(
    tournament.participants,
    tournament.participants.map((one) => {
      const row = isPlayer(one) ? undefined : rows.get(one.team);
      return isPlayer(one) || row === undefined || isSame(row, rowOf(one)) ? one : { ...one, ...row };
    }),
  );
  return participants === tournament.participants ? tournament : { ...tournament, participants };
}

type TeamRow = Pick<Team, 'matchScore' | 'gameScore' | 'tiebreaks' | 'rank' | 'eliminated'>;

const rowOf = ({ matchScore, gameScore, tiebreaks, rank, eliminated }: Team): TeamRow => ({
  matchScore,
  gameScore,
  tiebreaks,
  rank,
  eliminated,
});

function teamRows(tournament: Tournament): ReadonlyMap<TeamId, TeamRow> {
  const annulled = annulledIn(tournament.settings.format, entrantsOf(tournament), pairingsMade(tournament));
  const { teams, teamOf } = numberedTeams(tournament, annulled);
  const places = FORMATS[tournament.settings.format].table === 'bracket' ? teamBracketPlaces(teams) : null;
  const { columns, rows } = teamStandings(teams, {
    system: FORMATS[tournament.settings.format].system,
    countedRounds: pairedRounds(tournament),
    tiebreaks: tiebreaksOf(tournament),
  });
  return new Map(
    rows.map(({ number, rank, matchPoints, gamePoints, values }) => [
      teamOf(number),
      {
        matchScore: matchPoints,
        gameScore: gamePoints,
        tiebreaks: shownTiebreaks(tournament, columns, values),
        rank: places?.get(number)?.place ?? rank,
        eliminated: places?.get(number)?.eliminated ?? false,
      },
    ]),
  );
}
