/**
 * What the export of one's own data tells of each stored column that speaks of a person, by the part of the answer that
 * has it, or why it does not. A new column without a line here fails the test of the export: whoever adds it decides.
 */
export type Exported = { readonly in: string } | { readonly omitted: string };

const SECRET = { omitted: 'by it somebody could log in' };

const THE_READER = { omitted: 'it is the account of the export itself' };
const ORDER = { omitted: 'only tells rows apart, or puts them in order' };

export const OWN_DATA: Readonly<Record<string, Exported>> = {
  ...exported(
    'accounts',
    'account',
    'id first_name last_name email birth_date sex federation region title fide_number national_id',
  ),
  ...exported('accounts', 'account', 'fide_rating lichess_username profile_picture level home_club show_help_text'),
  ...exported('accounts', 'account', 'show_real_name password_is_given created_at'),
  'accounts.password_hash': SECRET,
  'accounts.ghost': { omitted: 'a guest of a tournament has no log-in, and cannot ask' },
  ...exported('sessions', 'log_ins', 'device created_at'),
  'sessions.expires_at': { in: 'log_ins.valid_until' },
  'sessions.token_hash': SECRET,
  'sessions.account': THE_READER,
  'recovery_codes.created_at': { in: 'recovery_mails.sent_at' },
  'recovery_codes.expires_at': { in: 'recovery_mails.valid_until' },
  'recovery_codes.code_hash': SECRET,
  'recovery_codes.bound_to': SECRET,
  'recovery_codes.account': THE_READER,
  ...exported('passkeys', 'passkeys', 'name created_at'),
  'passkeys.last_used_at': { in: 'passkeys.last_used' },
  'passkeys.id': SECRET,
  'passkeys.public_key': SECRET,
  'passkeys.counter': SECRET,
  'passkeys.account': THE_READER,
  'passkey_challenges.challenge_hash': SECRET,
  'passkey_challenges.expires_at': SECRET,
  'passkey_challenges.account': THE_READER,
  'calendar_addresses.created_at': { in: 'calendar_addresses.made_at' },
  'calendar_addresses.token_hash': { omitted: 'by it the own rounds could be read' },
  'calendar_addresses.account': THE_READER,
  ...exported('push_devices', 'push_devices', 'endpoint language'),
  'push_devices.created_at': { in: 'push_devices.since' },
  'push_devices.session': SECRET,
  'push_devices.p256dh': { omitted: 'the browser has it' },
  'push_devices.auth': { omitted: 'the browser has it' },
  'push_devices.account': THE_READER,
  'pictures.account': { in: 'pictures' },
  ...exported('roles', 'roles', 'scope role'),
  'roles.entity': { in: 'roles.of' },
  'roles.account': THE_READER,
  'messages.id': ORDER,
  'messages.account': { in: 'messages_sent.to' },
  'messages.sender': { in: 'messages_received.from' },
  ...exported('messages', 'messages_received', 'content sent_at read'),
  'organizations.manager': { in: 'manages.organizations' },
  'clubs.manager': { in: 'manages.clubs' },
  ...exported('club_members', 'clubs', 'club joined_at'),
  'club_members.account': THE_READER,
  ...exported('team_members', 'teams', 'team joined_at'),
  'team_members.account': THE_READER,
  'season_members.member': { in: 'seasons' },
  'season_moves.member': { in: 'season_moves' },
  ...exported(
    'participants',
    'tournaments',
    'tournament team seed title rating federation joined_at withdrawn_from attendance attendance_record',
  ),
  ...exported(
    'participants',
    'tournaments',
    'self_withdrawn eliminated virtual_points decisions earlier_seeds manual_categories club',
  ),
  'participants.team_seed': ORDER,
  'participants.file_number': ORDER,
  'participants.account': THE_READER,
  'forbidden_pairs.account': { in: 'forbidden_pairs' },
  'event_entries.player': { in: 'entries.player' },
  'event_entries.contact': { in: 'entries.email' },
  'event_entries.guardian': { in: 'entries.guardian' },
  'event_entries.requested_byes': { in: 'entries.requested_byes' },
  'event_entries.remarks': { in: 'entries.remarks' },
  'event_entries.account': THE_READER,
  'event_entries.address': { omitted: 'it is the e-mail address of the entry or of its guardian, in lower case' },
  'event_entries.ledger': { in: 'entries.payments' },
  'event_entries.reason': { in: 'entries.reason' },
  'event_log.by': { omitted: 'what an organiser has done with entries of others is about these others' },
  'tournament_log.by': { in: 'done_in_tournaments' },
  'tournament_log.facts': { in: 'done_in_tournaments.facts' },
  ...exported('arbiter_calls', 'arbiter_calls', 'by answered_by'),
  'matches.walkovers': { omitted: 'the line-up, which is exported, says whose opponent did not appear' },
  'matches.day': { omitted: 'captains write down who played; what counts of it is told with the pairings' },
  'tournaments.winners': { omitted: 'it follows from the results, which are told' },
  'tournaments.draft': { omitted: 'a round that is not published: who meets whom in it is not settled' },
  'matches.white_line_up': { in: 'line_ups' },
  'matches.black_line_up': { in: 'line_ups' },
  ...exported('pairings', 'pairings', 'white black'),
  ...exported('games', 'games', 'white black'),
};

function exported(table: string, part: string, columns: string): Record<string, Exported> {
  return Object.fromEntries(columns.split(' ').map((column) => [`${table}.${column}`, { in: `${part}.${column}` }]));
}
