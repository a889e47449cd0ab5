import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { lineUpPage, manageTeamPage, SeatedPlayer, TeamPlayer } from '../../contract/tournament/line-ups.ts';
import type { Member } from '../../db/read/club.ts';
import type { Player } from '../../domain/tournament/value/state.ts';
import type { ManagedTeam, MatchLineUp } from '../../services/tournament/manage-team.ts';
import { iso } from '../../services/tournament/views/live.ts';
import { presentTeam } from '../../services/tournament/views/table-rows.ts';
import { presentTournament } from '../../services/tournament/views/tournament-view.ts';
import { shownNames } from './names.ts';

/** The page on which a captain chooses the players of a team and their order. */
export const presentManagedTeam = ({
  tournament,
  team,
  others,
  canManage,
  lineUpRounds,
  scoreShown,
  names,
}: ManagedTeam): CamelKeys<z.output<typeof manageTeamPage>> => ({
  tournament: presentTournament(tournament, canManage),
  team: presentTeam(team, scoreShown),
  participating: team.members.map((player, index) => presentSeated(player, index + 1, names.ofPlayers)),
  notParticipating: others.map((member) => presentMember(member, names.ofOthers)),
  canManage,
  lineUpRounds: [...lineUpRounds],
});

export const presentLineUp = (lineUp: MatchLineUp): CamelKeys<z.output<typeof lineUpPage>> => ({
  opponent: lineUp.opponent,
  opponentName: lineUp.opponentName,
  boards: lineUp.boards,
  players: [...lineUp.players],
  available: [...lineUp.available],
  handedIn: lineUp.isHandedIn,
  closes: lineUp.closesAt === null ? null : iso(lineUp.closesAt),
  closed: lineUp.isClosed,
});

const presentSeated = (
  { account, person, title, rating, federation, withdrawnFrom }: Player,
  place: number,
  namesVisible: boolean,
): SeatedPlayer => ({
  account,
  ...shownNames({ id: account, ...person }, namesVisible),
  username: account,
  title,
  fideRating: rating,
  federation,
  seed: place,
  withdrawn: withdrawnFrom !== null,
});

const presentMember = (member: Member, namesVisible: boolean): TeamPlayer => ({
  account: member.id,
  ...shownNames(member, namesVisible),
  username: member.id,
  title: member.title,
  fideRating: member.fideRating,
  federation: member.federation,
});
