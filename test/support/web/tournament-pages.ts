import { decodeAuthInfo, type SessionUser } from '../../../contract/codec/session-user.ts';
import type { GameRow } from '../../../contract/game/game-row.ts';
import type {
  MatchView,
  PairingView,
  ParticipantView,
  TeamRow,
  TournamentPage,
} from '../../../contract/tournament/tournaments.ts';
import type { Level } from '../../../domain/access/actor.ts';

/** Tournament pages as the server answers them, for tests that look at what the web makes of them. */

export function aParticipant(account: string, changes: Partial<ParticipantView> = {}): ParticipantView {
  return {
    account,
    first_name: account,
    last_name: 'Hansen',
    username: account,
    title: null,
    team: null,
    team_name: null,
    fide_rating: 1800,
    federation: 'NOR',
    score: 0,
    rank: 1,
    seed: 1,
    eliminated: false,
    withdrawn: false,
    withdrawn_from: null,
    ghost: false,
    attendance: null,
    ...changes,
  };
}

export function aPairing(white: string, black: string, changes: Partial<PairingView> = {}): PairingView {
  return {
    round: 1,
    board: 1,
    white,
    black,
    white_name: `${white} Hansen`,
    black_name: `${black} Hansen`,
    white_username: white,
    black_username: black,
    white_title: null,
    black_title: null,
    white_ghost: false,
    black_ghost: false,
    outcome: null,
    forfeit: false,
    result: null,
    online: true,
    ...changes,
  };
}

/** A team that has played nothing yet. */
export const aTeam = (id: string, seed: number): TeamRow => ({
  team_id: id,
  name: id,
  seed,
  match_score: 0,
  game_score: 0,
  eliminated: false,
  withdrawn_from: null,
  member_count: null,
  rank: null,
  withdrawn: false,
});

/** A match of the first round whose boards are made. */
export const aMatch = (match: number, white: string, black: string): MatchView => ({
  round: 1,
  match,
  white,
  black,
  bye: null,
  line_ups_open: false,
  white_line_up: false,
  black_line_up: false,
  white_points: 0,
  black_points: 0,
  result: null,
  start_date: null,
  moved: false,
  home: 'neutral',
  place: null,
  report: 'none',
  postponement_asked: false,
});

export const aGame = (white: string, black: string, changes: Partial<GameRow> = {}): GameRow => ({
  id: `${white}-${black}`,
  start: '2026-11-21T09:00:00.000Z',
  finished: false,
  outcome: 'Ongoing',
  moves: '',
  white,
  black,
  ...changes,
});

/** A Swiss of four in its first round: anna meets bo, cleo meets dag. A round with pairings is paired. */
export function aPage(
  tournament: Partial<TournamentPage['tournament']> = {},
  changes: Partial<Omit<TournamentPage, 'tournament'>> = {},
): TournamentPage {
  const pairings = changes.pairings ?? [aPairing('anna', 'bo', { board: 1 }), aPairing('cleo', 'dag', { board: 2 })];
  return {
    tournament: {
      id: 'open',
      name: 'Oslo Open',
      description: '',
      kind: 'SwissDutch',
      game_variant: 'Chess',
      default_otb: false,
      default_game_location: 1,
      start_date: '2026-11-21',
      end_date: '2026-11-21',
      first_pairing_date: '2026-11-21',
      first_pairing_time: '09:00',
      first_online_pairing: '2026-11-21T09:00:00.000Z',
      current_online_pairing_time: null,
      online_pairing_interval_n: 10,
      online_pairing_interval_t: 0,
      initial_time: 3,
      time_control_known: true,
      increment: 2,
      publicly_viewable: true,
      self_joinable: true,
      fide_rated: false,
      show_only_top: false,
      show_only_top_nr: null,
      win_points: 1,
      draw_points: 0.5,
      loss_points: 0,
      bye_points: { 'pairing-allocated': 1, 'full-point': 1, 'half-point': 0.5, 'zero-point': 0 },
      rounds: 3,
      meetings: null,
      home_and_away: false,
      captains_report: false,
      players_report: false,
      requestable_byes: 0,
      line_up_minutes: 5,
      time_zone: 'Europe/Oslo',
      bye_result: null,
      per_team: null,
      per_team_limit: null,
      show_only_usernames: false,
      profile_picture: '',
      banner_picture: '',
      organiser: 'club',
      organiser_type: 'club',
      chat_enabled: true,
      remove_inactive_participants: false,
      league: null,
      season: null,
      category: null,
      started: true,
      finished: false,
      pairing_generation_failed: false,
      random_seeding: false,
      pinned: false,
      pinned_order: 0,
      revision: 1,
      ...tournament,
    },
    participants: ['anna', 'bo', 'cleo', 'dag'].map((name, at) => aParticipant(name, { seed: at + 1, rank: at + 1 })),
    pairings,
    teams: [],
    games: { '1_anna_bo': [aGame('anna', 'bo')], '1_cleo_dag': [aGame('cleo', 'dag')] },
    self_join_teams: [],
    is_participating: false,
    self_withdrawn: false,
    can_manage: true,
    can_edit: true,
    categories: [],
    prizes: null,
    league: null,
    organiser_name: 'Oslo Schakselskap',
    is_team_tournament: false,
    managed_teams: [],
    board_reports: [],
    rounds: [...new Set(pairings.map(({ round }) => round))].sort().map((number) => aRound(number)),
    ...changes,
  };
}

/** The user of a browser, as the server describes them. */
export const aUser = (
  id: string,
  { level = 0, ...powers }: { level?: Level; club_arbiter?: string[]; club_editor?: string[] } = {},
): SessionUser =>
  decodeAuthInfo({
    authenticated: true,
    info: {
      id,
      name: id,
      level,
      must_change_password: false,
      show_help_text: true,
      powers: {
        organization_all: [],
        club_all: [],
        organization_arbiter: [],
        club_arbiter: [],
        organization_editor: [],
        club_editor: [],
        team_captain: [],
        ...powers,
      },
    },
  });

/** Somebody who is logged in and runs a club's tournaments. */
export const anArbiter = (id: string): SessionUser => aUser(id, { club_arbiter: ['club'] });

export const aRound = (
  number: number,
  changes: Partial<TournamentPage['rounds'][number]> = {},
): TournamentPage['rounds'][number] => ({
  number,
  name: `Round ${number}`,
  start_date: `2026-11-21T${String(8 + number).padStart(2, '0')}:00:00.000Z`,
  paired: true,
  ...changes,
});
