import type { ParticipantView, TeamRow } from '../../../contract/tournament/tournaments.ts';
import { given } from '../../../domain/kernel/given.ts';
import { toPoints } from '../../../domain/kernel/points.ts';
import {
  type Player,
  playersOf,
  type Standing,
  type Team,
  type Tournament,
  teamsOf,
} from '../../../domain/tournament/value/state.ts';
import { tableOrder, type Visibility } from '../../../domain/view/audience.ts';

/** A memoised row of the table. It keeps its identity until the player changes, so comparing two pages is cheap. */
export function presentParticipant(player: Player, visible: Visibility, team: Team | null = null): ParticipantView {
  // Only organisers see the reasons for points adjustments.
  const showsDecisions = visible.host && player.decisions !== undefined;
  const way =
    Number(visible.names) +
    2 * Number(visible.score(player.account)) +
    4 * Number(showsDecisions) +
    8 * Number(visible.clubs) +
    16 * Number(visible.host);
  const made = MADE.get(player) ?? [];
  const known = made[way];
  if (known !== undefined && known.team === (team?.team ?? null) && known.teamName === (team?.name ?? null))
    return known;
  const row = participantRow(player, visible, team);
  made[way] = row;
  MADE.set(player, made);
  return row;
}

const MADE = new WeakMap<Player, ParticipantView[]>();

function participantRow(player: Player, visible: Visibility, team: Team | null): ParticipantView {
  const { account, person, standing } = player;
  const score = visible.score(account);
  const [tb1, tb2, tb3, tb4] = standing.tiebreaks;
  const tiebreak = tiebreakFor(score);
  return {
    account,
    firstName: visible.names ? person.firstName : '',
    lastName: visible.names ? person.lastName : account,
    ...(visible.host && given({ registeredName: person.registeredName })),
    username: account,
    title: player.title,
    team: team?.team ?? null,
    teamName: team?.name ?? null,
    fideRating: player.rating,
    federation: player.federation,
    club: visible.clubs ? player.club : null,
    score: score ? toPoints(standing.score) : null,
    ...(standing.counted && { counted: score ? countedOf(standing.counted) : null }),
    tb1: tiebreak(tb1),
    tb2: tiebreak(tb2),
    tb3: tiebreak(tb3),
    tb4: tiebreak(tb4),
    rank: score ? standing.rank : null,
    seed: player.seed,
    eliminated: score && player.eliminated,
    withdrawn: player.withdrawnFrom !== null,
    withdrawnFrom: player.withdrawnFrom,
    ghost: person.ghost,
    attendance: visible.host ? player.attendance : null,
    ...(visible.host && { attendanceRecord: player.attendanceRecord ?? null }),
    decisions: score ? decisionsOf(player, visible) : null,
  };
}

const countedOf = ({ allPoints, dropped }: NonNullable<Standing['counted']>): ParticipantView['counted'] => ({
  allPoints: toPoints(allPoints),
  dropped: [...dropped],
});

function decisionsOf({ decisions }: Player, { host }: Visibility): ParticipantView['decisions'] {
  if (decisions === undefined) return null;
  return decisions.map(({ points, after, reason }) => ({ points: toPoints(points), after, ...(host && { reason }) }));
}

/** The participants in the order of the page's table. */
export function presentParticipants(tournament: Tournament, visible: Visibility): ParticipantView[] {
  const teams = new Map(
    teamsOf(tournament).flatMap((team) => team.members.map(({ account }) => [account, team] as const)),
  );
  return tableOrder(playersOf(tournament), visible).map((player) =>
    presentParticipant(player, visible, teams.get(player.account)),
  );
}

const tiebreakFor =
  (isShown: boolean) =>
  (value: string | null): number | null =>
    isShown && value !== null ? Number(value) : null;

/** A row of the team table with or without points, memoised for both. */
export function presentTeam(team: Team, isShown: boolean): TeamRow {
  const made = MADE_TEAMS.get(team) ?? [];
  const row = made[Number(isShown)] ?? teamRow(team, isShown);
  made[Number(isShown)] = row;
  MADE_TEAMS.set(team, made);
  return row;
}

const MADE_TEAMS = new WeakMap<Team, TeamRow[]>();

function teamRow(team: Team, isShown: boolean): TeamRow {
  const [tb1, tb2, tb3, tb4] = team.tiebreaks;
  const tiebreak = tiebreakFor(isShown);
  return {
    teamId: team.team,
    name: team.name,
    seed: team.seed,
    matchScore: isShown ? toPoints(team.matchScore) : null,
    gameScore: isShown ? toPoints(team.gameScore) : null,
    tb1: tiebreak(tb1),
    tb2: tiebreak(tb2),
    tb3: tiebreak(tb3),
    tb4: tiebreak(tb4),
    eliminated: isShown && team.eliminated,
    withdrawnFrom: team.withdrawnFrom,
    memberCount: team.memberCount,
    rank: isShown ? team.rank : null,
    withdrawn: team.withdrawnFrom !== null,
  };
}
