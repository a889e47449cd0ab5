/**
 * Which stored texts hold ids of accounts, and what becomes of them when an account is erased. A new column without a line
 * here fails the test of the erasure: whoever adds it decides.
 */
export type Erased =
  /** The row is the account's own, and goes with it. */
  | 'goes'
  /** Others keep the row: the erasure writes another account into it. */
  | 'rewritten'
  /** Holds no id of an account. */
  | 'none';

export const COLUMNS: Readonly<Record<string, Erased>> = {
  ...holding(
    'none',
    'accounts',
    'password_hash first_name last_name registered_name email title federation birth_date sex region',
  ),
  ...holding('none', 'accounts', 'lichess_username profile_picture home_club national_id'),
  'accounts.id': 'goes',
  ...holding('none', 'sessions', 'token_hash device'),
  'sessions.account': 'goes',
  ...holding('none', 'recovery_codes', 'code_hash bound_to'),
  ...holding('none', 'room_codes', 'tournament code'),
  'recovery_codes.account': 'goes',
  'calendar_addresses.account': 'goes',
  'calendar_addresses.token_hash': 'none',
  ...holding('none', 'push_devices', 'session endpoint p256dh auth language'),
  'push_devices.account': 'goes',
  // They go with the device.
  ...holding('none', 'push_notices', 'id session tournament content'),
  ...holding('none', 'passkeys', 'id public_key name'),
  'passkeys.account': 'goes',
  'passkey_challenges.challenge_hash': 'none',
  'passkey_challenges.account': 'goes',
  // That the name has been somebody's is all that is kept.
  'spent_names.name_hash': 'none',
  ...holding('none', 'roles', 'scope entity role'),
  'roles.account': 'goes',
  'messages.account': 'goes',
  ...holding('rewritten', 'messages', 'sender content'),
  ...holding('none', 'organizations', 'id name description profile_picture banner_picture'),
  ...holding('none', 'organizations', 'address website email country'),
  'organizations.manager': 'rewritten',
  ...holding('none', 'clubs', 'id name description profile_picture banner_picture address website email country'),
  ...holding('none', 'clubs', 'region social_links organization'),
  'clubs.manager': 'rewritten',
  'club_members.club': 'none',
  'club_members.account': 'goes',
  ...holding('none', 'teams', 'id club name description profile_picture'),
  'team_members.team': 'none',
  'team_members.account': 'goes',
  ...holding('none', 'invitations', 'id inviter_type inviter'),
  ...holding('none', 'fide_players', 'first_name last_name search_key federation sex title'),
  'fide_imports.source': 'none',
  ...holding('none', 'national_lists', 'federation import'),
  ...holding('none', 'payment_connections', 'id host_type host provider mode secrets last_four webhook capture state'),
  // Who pays is known to whoever has made the charge only.
  ...holding('none', 'provider_payments', 'id connection charge currency reference transfer state checkout_url'),
  ...holding('none', 'provider_events', 'connection event'),
  // The lists name people by the ids of their federations.
  ...holding('none', 'national_players', 'import id first_name last_name club'),
  ...holding('none', 'leagues', 'id name description profile_picture banner_picture owner_type owner'),
  ...holding('none', 'categories', 'league id name description'),
  ...holding('none', 'seasons', 'league id name description start_date end_date old_season closed_categories'),
  ...holding('none', 'season_members', 'league season member_type category'),
  'season_members.member': 'rewritten',
  ...holding('none', 'season_moves', 'league season member_type tournament from_category to_category'),
  'season_moves.member': 'rewritten',
  'season_results.tournament': 'none',
  // The erasure deletes the row: it is worked out anew.
  'season_results.entries': 'none',
  ...holding(
    'none',
    'tournaments',
    'id name search_key description format variant organiser_type organiser event league',
  ),
  ...holding('none', 'tournaments', 'season category profile_picture banner_picture start_date end_date time_zone'),
  ...holding(
    'none',
    'tournaments',
    // Officials are named by the organiser, like guests.
    'stages official_data seeding_list round_plan attendance postponement open_games interval_unit point_system initial_color acceleration categories prizes bye_result starting_order',
  ),
  ...holding('none', 'tournaments', 'first_round missed_rounds'),
  // A draft with a seat of the account is discarded.
  'tournaments.draft': 'rewritten',
  'tournaments.winners': 'rewritten',
  ...holding('none', 'pictures', 'hash type'),
  // The picture stays where a page of a club shows it, without its sender.
  'pictures.account': 'rewritten',
  ...holding('none', 'templates', 'id organiser_type organiser name settings parts'),
  'tournament_log.tournament': 'none',
  ...holding('rewritten', 'tournament_log', 'by facts'),
  ...holding('none', 'tournament_files', 'tournament trf'),
  // Of the keys of a file: its names are those of people elsewhere.
  ...holding('none', 'tournament_origins', 'tournament origin keys'),
  ...holding('none', 'tournament_teams', 'tournament team'),
  ...holding(
    'none',
    'participants',
    'tournament team virtual_points decisions earlier_seeds title federation club attendance attendance_record manual_categories',
  ),
  'participants.account': 'rewritten',
  'forbidden_pairs.tournament': 'none',
  'forbidden_pairs.account': 'rewritten',
  ...holding('none', 'rounds', 'tournament name'),
  ...holding('none', 'matches', 'tournament white black bye forfeited through'),
  ...holding('rewritten', 'matches', 'white_line_up black_line_up walkovers day'),
  ...holding('none', 'pairings', 'tournament bye result white_report black_report match_games postponed day_request'),
  ...holding('rewritten', 'pairings', 'white black'),
  ...holding('none', 'games', 'id tournament reason moves clocks'),
  ...holding('rewritten', 'games', 'white black'),
  ...holding('none', 'arbiter_calls', 'tournament game words answer'),
  ...holding('rewritten', 'arbiter_calls', 'by answered_by'),
  // Games, by their ids, and results.
  ...holding('none', 'tournament_outbox', 'id tournament message'),
  ...holding(
    'none',
    'events',
    'id organiser_type organiser name search_key first_day last_day settings groups cancelled',
  ),
  ...holding('none', 'events', 'done form_secret origin'),
  // The entry is erased with the account: its ledger keeps amounts, dates and references.
  ...holding('none', 'event_entries', 'id event party group_code state public_name code not_same_as synced_group'),
  ...holding(
    'rewritten',
    'event_entries',
    'player contact guardian requested_byes remarks account address ledger reason',
  ),
  ...holding('none', 'event_tournaments', 'tournament event group_code'),
  ...holding('none', 'entry_links', 'token_hash event party'),
  ...holding('none', 'entry_mails', 'id event entry content outcome address'),
  ...holding('none', 'event_log', 'event facts'),
  'event_log.by': 'rewritten',
  ...holding('none', 'receipts', 'organiser_type organiser event entry'),
  ...holding('none', 'entry_bookings', 'id entry kind method'),
  ...holding('none', 'parked_messages', 'sender sender_id message tournament kind target fault'),
};

function holding(what: Erased, table: string, columns: string): Record<string, Erased> {
  return Object.fromEntries(columns.split(' ').map((column) => [`${table}.${column}`, what]));
}
