import type { z } from 'zod';
import { BYE, INTERVAL_CODES, OUTCOME_NAMES, UNSCHEDULED } from '../../contract/codes.ts';
import type { RoundView } from '../../contract/rounds.ts';
import { writeSettings } from '../../contract/settings.ts';
import type {
  PairingView,
  ParticipantView,
  TournamentCard,
  TournamentPage,
  TournamentView,
  tournamentGames,
} from '../../contract/tournaments.ts';
import type { TournamentCardRow } from '../../db/read/tournament-lists.ts';
import type { AccountId } from '../../domain/ids.ts';
import { toPoints } from '../../domain/points.ts';
import type { Bye } from '../../domain/tournament/field.ts';
import { type GameResult, isForfeit, outcomeOf } from '../../domain/tournament/game-result.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { roundsInAll } from '../../domain/tournament/lifecycle.ts';
import { placesIn } from '../../domain/tournament/seats.ts';
import {
  boardsOf,
  isPlayer,
  type Player,
  playersOf,
  type Round,
  type Team,
  type Tournament,
} from '../../domain/tournament/state.ts';
import { gamesByPairing, iso, type LiveMoves } from '../../services/tournament/live.ts';
import type { TournamentPageData } from '../../services/tournament/view.ts';
import { tableOrder, type Visibility } from '../../services/tournament/visibility.ts';

/** A tournament on the wire. */
export function presentTournament(tournament: Tournament): TournamentView {
  const { settings, host, league, phase, pin, nextPairingAt } = tournament;
  return {
    ...writeSettings(settings),
    id: tournament.id,
    first_online_pairing: settings.online ? iso(settings.firstPairingAt) : null,
    current_online_pairing_time: nextPairingAt === null ? null : iso(nextPairingAt),
    time_control_told: tournament.timeControlTold,
    rounds: roundsInAll(settings.kind, settings.rounds, tournament.rounds.length),
    organiser: host.id,
    organiser_type: host.type,
    league: league?.league ?? null,
    season: league?.season ?? null,
    category: league?.category ?? null,
    started: phase.kind !== 'open',
    finished: phase.kind === 'finished',
    pairing_generation_failed: tournament.pairingFailed,
    random_seeding: tournament.randomSeeding,
    pinned: pin.pinned,
    pinned_order: pin.order,
    revision: tournament.revision,
  };
}

export function presentParticipant(player: Player, visible: Visibility, team: Team | null = null): ParticipantView {
  const { account, person, standing } = player;
  const score = visible.score(account);
  const [tb1, tb2, tb3, tb4] = standing.tiebreaks;
  const tiebreak = (value: string | null): number | null => (score && value !== null ? Number(value) : null);
  return {
    account,
    first_name: visible.names ? person.firstName : '',
    last_name: visible.names ? person.lastName : account,
    username: account,
    title: player.title,
    team: team?.team ?? null,
    team_name: team?.name ?? null,
    fide_rating: player.rating,
    federation: player.federation,
    score: score ? toPoints(standing.score) : null,
    tb1: tiebreak(tb1),
    tb2: tiebreak(tb2),
    tb3: tiebreak(tb3),
    tb4: tiebreak(tb4),
    rank: score ? standing.rank : null,
    seed: player.seed,
    eliminated: score && player.eliminated,
    withdrawn: player.withdrawnFrom !== null,
    withdrawn_from: player.withdrawnFrom,
    ghost: person.ghost,
  };
}

/** The participants in the order of the page's table. */
function presentParticipants(tournament: Tournament, visible: Visibility): ParticipantView[] {
  const teams = new Map(
    teamsOf(tournament).flatMap((team) => team.members.map(({ account }) => [account, team] as const)),
  );
  return tableOrder(playersOf(tournament), visible).map((player) =>
    presentParticipant(player, visible, teams.get(player.account)),
  );
}

const teamsOf = ({ participants }: Tournament): readonly Team[] => participants.filter((one) => !isPlayer(one));

/** Name as shown: "Last, First" is for tables of files; people read "First Last". */
const playerName = ({ account, person }: Player, names: boolean): string =>
  names ? `${person.firstName} ${person.lastName}`.trim() : account;

export function presentPairings(tournament: Tournament, visible: Visibility): PairingView[] {
  const people = new Map<string, Player>(playersOf(tournament).map((player) => [player.account, player]));
  const rows = [...tournament.rounds.flatMap(rowsOf), ...bookedRows(tournament)];
  return rows.sort((a, b) => a.round - b.round).map((row) => presentPairing(row, people, visible));
}

/** A board or a bye as a line of its round. */
interface PairingLine {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string | null;
  readonly result: GameResult | null;
  readonly bye: Bye | null;
  readonly online: boolean;
}

const rowsOf = (round: Round): PairingLine[] =>
  placesIn(round).flatMap(({ pairing, board }) => {
    if (pairing.kind === 'bye') return [byeLine(round.number, board, pairing)];
    return (pairing.kind === 'board' ? [pairing] : pairing.boards).map(
      ({ white, black, result, online, board: number }): PairingLine => ({
        round: round.number,
        board: number,
        white,
        black,
        result,
        bye: null,
        online,
      }),
    );
  });

/** Byes for rounds that are not paired yet. */
function bookedRows({ bookedByes }: Tournament): PairingLine[] {
  const places = new Map<number, number>();
  return bookedByes.map((booked) => {
    const place = (places.get(booked.round) ?? 0) + 1;
    places.set(booked.round, place);
    return byeLine(booked.round, place, booked);
  });
}

const byeLine = (
  round: number,
  board: number,
  { who, bye }: { readonly who: string; readonly bye: Bye },
): PairingLine => ({ round, board, white: who, black: null, result: null, bye, online: false });

function presentPairing(line: PairingLine, people: ReadonlyMap<string, Player>, visible: Visibility): PairingView {
  const { white, black, round, board, bye, online } = line;
  const result = visible.result(white, black) ? line.result : null;
  const side = (account: string | null) => {
    const player = account === null ? undefined : people.get(account);
    return {
      name: player === undefined ? BYE : playerName(player, visible.names),
      username: player?.account ?? BYE,
      title: player?.title ?? null,
      ghost: player?.person.ghost ?? false,
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
    result: black === null ? bye : result,
    online,
  };
}

/** The specification has a name for every round: those that have none are called by their number. */
const roundName = ({ name, number }: Round): string => name ?? `Round ${number}`;

const startOf = ({ startAt }: Round): string => (startAt === null ? UNSCHEDULED : iso(startAt));

export const presentRounds = ({ id, rounds }: Tournament): RoundView[] =>
  rounds.map((round) => ({
    number: round.number,
    name: roundName(round),
    start_date: startOf(round),
    tournament: id,
  }));

/** The page of a tournament, cut to what its reader may see. */
export function presentPage(data: TournamentPageData, live: LiveMoves): TournamentPage {
  const { tournament, surroundings, visible } = data;
  return {
    tournament: presentTournament(tournament),
    participants: presentParticipants(tournament, visible),
    pairings: presentPairings(tournament, visible),
    teams: teamsOf(tournament).map((team) => ({
      team_id: team.team,
      name: team.name,
      seed: team.seed,
      match_score: toPoints(team.matchScore),
      game_score: toPoints(team.gameScore),
      eliminated: team.eliminated,
      member_count: team.memberCount,
    })),
    games: gamesByPairing(tournament, live, visible),
    self_join_teams: [],
    is_participating: data.isParticipating,
    can_manage: data.canManage,
    league: surroundings.league,
    organiser_name: surroundings.organiserName,
    is_team_tournament: KINDS[tournament.settings.kind].isTeam,
    managed_teams: [],
    rounds: tournament.rounds.map((round) => ({
      number: round.number,
      name: roundName(round),
      start_date: startOf(round),
      paired: round.kind === 'paired',
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
export function presentPgnGames(tournament: Tournament, visible: Visibility): z.output<typeof tournamentGames> {
  const people = new Map(playersOf(tournament).map((player) => [player.account, player]));
  const name = (account: AccountId): string => {
    const player = people.get(account);
    return player === undefined ? account : playerName(player, visible.names);
  };
  return {
    name: tournament.settings.name,
    games: tournament.rounds.flatMap((round) =>
      boardsOf(round)
        .flatMap(({ games }) => games)
        .flatMap(({ white, black, startAt, end }) =>
          end === null || !visible.result(white, black)
            ? []
            : [
                {
                  start: iso(startAt),
                  round: round.number,
                  white_name: name(white),
                  black_name: name(black),
                  outcome: end.outcome === null ? ('Ongoing' as const) : OUTCOME_NAMES[end.outcome],
                  moves: end.moves,
                },
              ],
        ),
    ),
  };
}
