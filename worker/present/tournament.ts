import type { z } from 'zod';
import { BYE, INTERVAL_CODES, OUTCOME_NAMES, UNSCHEDULED } from '../../contract/codes.ts';
import type { RoundView } from '../../contract/rounds.ts';
import type {
  PairingView,
  ParticipantView,
  TournamentCard,
  TournamentPage,
  TournamentView,
  tournamentGames,
} from '../../contract/tournaments.ts';
import type { PairingRow, ParticipantRow, RoundRow, TournamentState } from '../../db/read/tournament.ts';
import type { TournamentCardRow } from '../../db/read/tournament-lists.ts';
import type { AccountId } from '../../domain/ids.ts';
import { toPoints } from '../../domain/points.ts';
import { isForfeit, outcomeOf } from '../../domain/tournament/game-result.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { roundsInAll } from '../../domain/tournament/tournament.ts';
import { pointsOf } from '../../services/tournament/field.ts';
import { gamesByPairing, iso, type LiveMoves } from '../../services/tournament/live.ts';
import type { TournamentPageData } from '../../services/tournament/view.ts';
import { tableOrder, type Visibility } from '../../services/tournament/visibility.ts';

/** A tournament on the wire. The specification's names for a field that has two are both given. */
export function presentTournament({
  tournament: row,
  rounds: added,
}: Pick<TournamentState, 'tournament' | 'rounds'>): TournamentView {
  const points = pointsOf(row);
  const first = iso(row.firstPairingAt);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    kind: row.kind,
    game_variant: row.variant,
    default_otb: !row.online,
    default_game_location: row.online ? 1 : 0,
    start_date: row.startDate,
    end_date: row.endDate,
    first_pairing_date: first.slice(0, 10),
    first_pairing_time: first.slice(11, 16),
    first_online_pairing: row.online ? first : null,
    current_online_pairing_time: row.nextPairingAt === null ? null : iso(row.nextPairingAt),
    online_pairing_interval_n: row.intervalCount,
    online_pairing_interval_t: INTERVAL_CODES[row.intervalUnit],
    initial_time: row.initialMinutes,
    increment: row.incrementSeconds,
    time_control_told: row.timeControlTold,
    publicly_viewable: row.publiclyViewable,
    self_joinable: row.selfJoinable,
    fide_rated: row.fideRated,
    show_only_top: row.showOnlyTop !== null,
    show_only_top_nr: row.showOnlyTop,
    win_points: toPoints(row.winPoints),
    draw_points: toPoints(row.drawPoints),
    loss_points: toPoints(row.lossPoints),
    bye_points: {
      'pairing-allocated': toPoints(points.pairingAllocatedBye),
      'full-point': toPoints(points.fullPointBye),
      'half-point': toPoints(points.halfPointBye),
      'zero-point': toPoints(points.zeroPointBye),
    },
    ...(row.tb1 === null ? {} : { tb1: row.tb1 }),
    ...(row.tb2 === null ? {} : { tb2: row.tb2 }),
    ...(row.tb3 === null ? {} : { tb3: row.tb3 }),
    ...(row.tb4 === null ? {} : { tb4: row.tb4 }),
    rounds: roundsInAll(row.kind, row.rounds, added.length),
    meetings: row.meetings,
    per_team: row.perTeam,
    per_team_limit: row.perTeam,
    show_only_usernames: row.showOnlyUsernames,
    profile_picture: row.profilePicture,
    banner_picture: row.bannerPicture,
    organiser: row.organiser,
    organiser_type: row.organiserType,
    chat_enabled: row.chatEnabled,
    remove_inactive_participants: row.removeInactive,
    league: row.league,
    season: row.season,
    category: row.category,
    started: row.startedAt !== null,
    finished: row.finishedAt !== null,
    pairing_generation_failed: row.pairingFailed,
    random_seeding: row.randomSeeding,
    pinned: row.pinned,
    pinned_order: row.pinnedOrder,
    revision: row.revision,
  };
}

export function presentParticipant(row: ParticipantRow, visible: Visibility): ParticipantView {
  const score = visible.score(row.account);
  const tiebreak = (value: string | null): number | null => (score && value !== null ? Number(value) : null);
  return {
    account: row.account,
    first_name: visible.names ? row.firstName : '',
    last_name: visible.names ? row.lastName : row.account,
    username: row.account,
    title: row.title,
    team: row.team,
    team_name: null,
    fide_rating: row.rating,
    federation: row.federation,
    score: score ? toPoints(row.score) : null,
    tb1: tiebreak(row.tb1),
    tb2: tiebreak(row.tb2),
    tb3: tiebreak(row.tb3),
    tb4: tiebreak(row.tb4),
    rank: score ? row.rank : null,
    seed: row.seed,
    eliminated: score && row.eliminated,
    withdrawn: row.withdrawnFrom !== null,
    withdrawn_from: row.withdrawnFrom,
    ghost: row.ghost,
  };
}

/** Name as shown: "Last, First" is for tables of files; people read "First Last". */
export const shownName = (
  person: Pick<ParticipantRow, 'firstName' | 'lastName' | 'account'>,
  names: boolean,
): string => (names ? `${person.firstName} ${person.lastName}`.trim() : person.account);

export function presentPairings({ pairings, participants }: TournamentState, visible: Visibility): PairingView[] {
  const people = new Map(participants.map((row) => [row.account, row]));
  return pairings.map((pairing) => presentPairing(pairing, people, visible));
}

function presentPairing(
  pairing: PairingRow,
  people: ReadonlyMap<AccountId, ParticipantRow>,
  visible: Visibility,
): PairingView {
  const { white, black, round, board, online } = pairing;
  const shown = visible.result(white, black);
  const result = shown ? pairing.result : null;
  const side = (account: AccountId | null) => {
    const person = account === null ? undefined : people.get(account);
    return {
      name: person === undefined ? BYE : shownName(person, visible.names),
      username: person?.account ?? BYE,
      title: person?.title ?? null,
      ghost: person?.ghost ?? false,
    };
  };
  const [left, right] = [side(white), side(black)];
  return {
    round,
    board,
    white,
    black: black ?? BYE,
    white_name: left.name,
    black_name: right.name,
    white_username: left.username,
    black_username: right.username,
    white_title: left.title,
    black_title: right.title,
    white_ghost: left.ghost,
    black_ghost: right.ghost,
    outcome: result === null ? null : outcomeOf(result),
    forfeit: result !== null && isForfeit(result),
    result: black === null ? pairing.bye : result,
    online,
  };
}

export const presentRound = ({ number, name, startAt, tournament }: RoundRow): RoundView => ({
  number,
  name,
  start_date: startAt === null ? UNSCHEDULED : iso(startAt),
  tournament,
});

/** The page of a tournament, cut to what its reader may see. */
export function presentPage(data: TournamentPageData, live: LiveMoves): TournamentPage {
  const { state, surroundings, visible } = data;
  return {
    tournament: presentTournament(state),
    participants: tableOrder(state.participants, visible).map((row) => presentParticipant(row, visible)),
    pairings: presentPairings(state, visible),
    teams: surroundings.teams.map(({ team, name }) => ({
      team_id: team.team,
      name,
      seed: team.seed,
      match_score: toPoints(team.matchScore),
      game_score: toPoints(team.gameScore),
      eliminated: team.eliminated,
      member_count: team.memberCount,
    })),
    games: gamesByPairing(state, live, visible),
    self_join_teams: [],
    is_participating: data.isParticipating,
    can_manage: data.canManage,
    league: surroundings.league,
    organiser_name: surroundings.organiserName,
    is_team_tournament: KINDS[state.tournament.kind].isTeam,
    managed_teams: [],
    rounds: state.rounds.map(({ number, name, startAt, pairedAt }) => ({
      number,
      name,
      start_date: startAt === null ? UNSCHEDULED : iso(startAt),
      paired: pairedAt !== null,
    })),
  };
}

export function presentCard(card: TournamentCardRow): TournamentCard {
  const { tournament: row, participants, addedRounds } = card;
  const current = currentRoundOf(card);
  return {
    id: row.id,
    name: row.name,
    start_date: row.startDate,
    end_date: row.endDate,
    kind: row.kind,
    game_variant: row.variant,
    rounds: roundsInAll(row.kind, row.rounds, addedRounds),
    initial_time: row.initialMinutes,
    increment: row.incrementSeconds,
    time_control_told: row.timeControlTold,
    online_pairing_interval_n: row.intervalCount,
    online_pairing_interval_t: INTERVAL_CODES[row.intervalUnit],
    start: iso(row.firstPairingAt),
    profile_picture: row.profilePicture,
    default_otb: !row.online,
    started: row.startedAt !== null,
    finished: row.finishedAt !== null,
    current_round: current.round,
    current_round_start: current.startAt === null ? null : iso(current.startAt),
    participants,
    pinned: row.pinned,
    pinned_order: row.pinnedOrder,
  };
}

/** The last round that is paired; where all are paired beforehand, the last that has begun, or else the first. */
function currentRoundOf({ tournament, pairedRounds, begunRounds, pairedStart }: TournamentCardRow) {
  const isAllPaired = KINDS[tournament.kind].roundMaking === 'atStart' && pairedRounds > 0;
  if (!isAllPaired) return { round: pairedRounds, startAt: pairedStart };
  return { round: Math.max(1, begunRounds), startAt: begunRounds > 0 ? null : tournament.firstPairingAt };
}

/** The games of a tournament from which a PGN is made: those played online, with their moves. */
export function presentPgnGames(state: TournamentState, visible: Visibility): z.output<typeof tournamentGames> {
  const people = new Map(state.participants.map((row) => [row.account, row]));
  const name = (account: AccountId): string => {
    const person = people.get(account);
    return person === undefined ? account : shownName(person, visible.names);
  };
  return {
    name: state.tournament.name,
    games: state.games
      .filter(({ white, black, finishedAt }) => finishedAt !== null && visible.result(white, black))
      .map((game) => ({
        start: iso(game.startAt),
        round: game.round,
        white_name: name(game.white),
        black_name: name(game.black),
        outcome: game.outcome === null ? 'Ongoing' : OUTCOME_NAMES[game.outcome],
        moves: game.moves,
      })),
  };
}
