import type { PrizesView } from '../../../contract/tournament/prizes.ts';
import { halfPoints, toPoints } from '../../../domain/kernel/points.ts';
import { type Award, awardsIn, teamPoints } from '../../../domain/tournament/standings/prizes.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { playersOf, type Team, type Tournament, teamsOf } from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';

/** Prizes and winners: for organisers always, for all once it is finished, as far as the table is shown (PRIZE-6). */
export function presentPrizes(tournament: Tournament, visible: Visibility): PrizesView | null {
  const { prizes: plan, phase } = tournament;
  if (!visible.host && (phase.kind !== 'finished' || plan.prizes.length === 0)) return null;
  return {
    currency: plan.currency,
    split: plan.split,
    several: plan.several,
    prizes: plan.prizes.map(({ category, amount, gift }) => ({ category, amount, gift })),
    awards: plan.prizes.length === 0 ? [] : shownAwards(tournament, visible),
  };
}

function shownAwards(tournament: Tournament, visible: Visibility): PrizesView['awards'] {
  const shown = new Map<string, number | null>([
    ...playersOf(tournament)
      .filter(({ account }) => visible.score(account))
      .map(({ account, standing }) => [account, toPoints(standing.score)] as const),
    ...teamsOf(tournament)
      .filter(({ team }) => visible.team(team))
      .map((team) => [team.team, shownPoints(tournament, team)] as const),
  ]);
  return awardsIn(tournament).flatMap(({ who, category, prizes, amount }: Award) => {
    const points = shown.get(who);
    return points === undefined ? [] : [{ who, points, category, prizes: [...prizes], amount }];
  });
}

/** Weighted points are not half-points. */
function shownPoints(tournament: Tournament, team: Team): number | null {
  const points = teamPoints(tournament, team);
  if (points === null || FORMATS[tournament.settings.format].weighsTeams) return points;
  return toPoints(halfPoints(points));
}
