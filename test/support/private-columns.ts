/**
 * Which stored texts everybody may read, and which not. A new column without a line here fails the crawl: whoever adds
 * it decides. `planted` says in which rows an unmistakable text is put before strangers read everything they can; the
 * conditions are SQL over the row's own table.
 */
export type Rule =
  /** Anybody may read it, or it is an id or a code. */
  { readonly kind: 'public' } | { readonly kind: 'private'; readonly planted: string; readonly unique: boolean };

const open: Rule = { kind: 'public' };
const hiddenWhere = (planted: string, unique = false): Rule => ({ kind: 'private', planted, unique });

/** Not the readers themselves, and not the members of the club that one of them manages. */
const OF_OTHERS = 'id not in (select account from readers_see)';
const NAME_HIDDEN = `${OF_OTHERS} and id not in (
  select p.account from participants p join tournaments t on t.id = p.tournament
  where t.publicly_viewable = 1 and t.show_only_usernames = 0)`;
const OF_PRIVATE = 'publicly_viewable = 0';
const IN_PRIVATE = 'tournament in (select id from tournaments where publicly_viewable = 0)';
/** Seasons and categories that are not shown, and those of leagues that are not. */
const HIDDEN_PART = 'visible = 0 or league in (select id from leagues where visible = 0)';
/** Games of private tournaments, and those that nobody of the public top has played. */
const GAME_HIDDEN = `${IN_PRIVATE} or id in (select game from games_below_top)`;

export const COLUMNS: Readonly<Record<string, Rule>> = {
  'accounts.id': open,
  'accounts.password_hash': hiddenWhere(OF_OTHERS),
  'accounts.first_name': hiddenWhere(NAME_HIDDEN),
  'accounts.last_name': hiddenWhere(NAME_HIDDEN),
  'accounts.email': hiddenWhere(OF_OTHERS),
  'accounts.title': open,
  'accounts.federation': open,
  'accounts.birth_date': hiddenWhere(OF_OTHERS),
  'accounts.sex': open,
  'accounts.region': hiddenWhere(OF_OTHERS),
  'accounts.lichess_username': hiddenWhere(OF_OTHERS),
  'accounts.profile_picture': open,
  'accounts.home_club': open,
  'sessions.token_hash': hiddenWhere('account not in (select account from readers_see)', true),
  'sessions.account': open,
  'sessions.device': hiddenWhere('account not in (select account from readers_see)'),
  'recovery_codes.code_hash': hiddenWhere('1', true),
  'recovery_codes.account': open,
  'recovery_codes.bound_to': hiddenWhere('1'),
  'powers.account': open,
  'powers.scope': open,
  'powers.entity': open,
  'powers.power': open,
  'messages.account': open,
  'messages.sender': open,
  'messages.content': hiddenWhere('account not in (select account from readers_see)'),
  ...pageOf('organizations'),
  ...pageOf('clubs'),
  'clubs.region': open,
  'clubs.social_links': open,
  'clubs.organization': open,
  'club_members.club': open,
  'club_members.account': open,
  'teams.id': open,
  'teams.club': open,
  'teams.name': open,
  'teams.description': open,
  'teams.profile_picture': open,
  'team_members.team': open,
  'team_members.account': open,
  'invitations.id': hiddenWhere('inviter not in (select id from readers_manage)', true),
  'invitations.inviter_type': open,
  'invitations.inviter': open,
  'leagues.id': open,
  'leagues.name': hiddenWhere('visible = 0'),
  'leagues.description': hiddenWhere('visible = 0'),
  'leagues.profile_picture': hiddenWhere('visible = 0'),
  'leagues.banner_picture': hiddenWhere('visible = 0'),
  'leagues.owner_type': open,
  'leagues.owner': open,
  'categories.league': open,
  'categories.id': open,
  'categories.name': hiddenWhere(HIDDEN_PART),
  'categories.description': hiddenWhere(HIDDEN_PART),
  'seasons.league': open,
  'seasons.id': open,
  'seasons.name': hiddenWhere(HIDDEN_PART),
  'seasons.description': hiddenWhere(HIDDEN_PART),
  'seasons.start_date': open,
  'seasons.end_date': open,
  'seasons.old_season': open,
  'seasons.walked': open,
  'season_members.league': open,
  'season_members.season': open,
  'season_members.member_type': open,
  'season_members.member': open,
  'season_members.category': open,
  'season_moves.league': open,
  'season_moves.season': open,
  'season_moves.member_type': open,
  'season_moves.member': open,
  'season_moves.tournament': open,
  'season_moves.from_category': open,
  'season_moves.to_category': open,
  'tournaments.id': open,
  'tournaments.name': hiddenWhere(OF_PRIVATE),
  'tournaments.search_key': hiddenWhere(OF_PRIVATE),
  'tournaments.description': hiddenWhere(OF_PRIVATE),
  'tournaments.kind': open,
  'tournaments.variant': open,
  'tournaments.organiser_type': open,
  'tournaments.organiser': open,
  'tournaments.league': open,
  'tournaments.season': hiddenWhere(OF_PRIVATE),
  'tournaments.category': hiddenWhere(OF_PRIVATE),
  'tournaments.profile_picture': hiddenWhere(OF_PRIVATE),
  'tournaments.banner_picture': hiddenWhere(OF_PRIVATE),
  'tournaments.start_date': open,
  'tournaments.end_date': open,
  'tournaments.interval_unit': open,
  'tournaments.point_system': open,
  'tournaments.initial_color': open,
  'tournaments.acceleration': open,
  'templates.id': open,
  'templates.organiser_type': open,
  'templates.organiser': open,
  'templates.name': hiddenWhere('organiser not in (select id from readers_manage)'),
  'templates.settings': hiddenWhere('organiser not in (select id from readers_manage)'),
  'tournaments.sit_out': open,
  'tournament_files.tournament': open,
  'tournament_files.trf': hiddenWhere('1'),
  'tournament_teams.tournament': open,
  'tournament_teams.team': open,
  'matches.tournament': open,
  'matches.white': open,
  'matches.black': open,
  'matches.bye': open,
  // Accounts, no text: who is told them before the line-ups close is tested with the line-ups.
  'matches.white_line_up': open,
  'matches.black_line_up': open,
  'matches.walkovers': open,
  'matches.forfeited': open,
  'participants.tournament': open,
  'participants.account': open,
  'participants.team': open,
  'participants.title': open,
  'participants.federation': open,
  'participants.seen': open,
  // Figures out of a file, no text: who is told them is tested with the import.
  'participants.virtual_points': open,
  'forbidden_groups.tournament': open,
  'forbidden_groups.account': open,
  'rounds.tournament': open,
  'rounds.name': hiddenWhere(IN_PRIVATE),
  'pairings.tournament': open,
  'pairings.white': open,
  'pairings.black': open,
  'pairings.bye': open,
  'pairings.result': open,
  'pairings.decided_games': open,
  'games.id': open,
  'games.tournament': open,
  'games.white': open,
  'games.black': open,
  'games.reason': hiddenWhere(GAME_HIDDEN),
  'games.moves': hiddenWhere(GAME_HIDDEN),
  'tournament_outbox.id': open,
  'tournament_outbox.tournament': open,
  'tournament_outbox.message': hiddenWhere('1'),
};

/** A club or an organisation presents itself: all of its page is meant to be read. */
function pageOf(table: string): Record<string, Rule> {
  const columns = 'id name description profile_picture banner_picture address website email country manager'.split(' ');
  return Object.fromEntries(columns.map((column) => [`${table}.${column}`, open]));
}
