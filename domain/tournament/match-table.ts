/**
 * The table of teams that meet in matches: by match points, then by the tie-breaks of the tournament; in a knockout by the
 * stage that they have reached.
 */
import type { TeamId } from '../ids.ts';
import { isSame, sameOr } from '../same.ts';
import { KINDS } from './kinds.ts';
import { teamBracketPlaces } from './knockout-table.ts';
import { numberedTeams } from './numbered-teams.ts';
import { entrantsOf, pairingsMade } from './seats.ts';
import { shownTiebreaks, tiebreaksOf } from './shown-tiebreaks.ts';
import { teamStandings } from './standings.ts';
import { isPlayer, pairedRounds, type Team, type Tournament } from './state.ts';
import { annulledIn } from './withdrawal.ts';

/** The tournament with the points, tie-breaks and places of its teams, as they follow from the matches. */
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
  const annulled = annulledIn(tournament.settings.kind, entrantsOf(tournament), pairingsMade(tournament));
  const { teams, teamOf } = numberedTeams(tournament, annulled);
  const places = KINDS[tournament.settings.kind].table === 'bracket' ? teamBracketPlaces(teams) : null;
  const { columns, rows } = teamStandings(teams, {
    system: KINDS[tournament.settings.kind].system,
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
