/**
 * Every constant of the business, with its unit in the name. Where the specification fixes a number it is repeated
 * nowhere else; numbers that belong to one format (two meetings in a round robin) stand in its line of
 * `tournament/kinds.ts`.
 */
import { DAY, MINUTE, SECOND } from './time.ts';

// Schedule of a tournament

/** The time of a round can be changed only while MORE than this is left before it starts. */
export const RESCHEDULE_NOTICE_MS = 10 * MINUTE;
/** What players get to reach their board when a round or a game comes without its time having been announced. */
export const ROUND_NOTICE_MS = 10 * SECOND;
/** The banner that calls the players to the lobby appears this long before the first online round. */
export const LOBBY_BANNER_MS = 10 * MINUTE;
/** The line-ups of a match close so many minutes before it begins; up to a week. */
export const LINE_UP_MINUTES = { min: 0, max: 7 * 24 * 60, default: 5 } as const;
/** From here on the countdown to the next pairing warns, and a limited player team's line-up is closed. */
export const NEXT_PAIRING_WARNING_MS = 5 * MINUTE;
export const NEXT_PAIRING_CHECK_MS = 10 * SECOND;
/** The start time a round is proposed with, local time. */
export const DEFAULT_ROUND_TIME = '09:00';
/** Games of a knockout match, legs of a team's: after them extra games decide. */
export const KNOCKOUT_GAMES = 2;
/** From one game of a knockout match on the screen to the next, and from the last match of a stage to the next stage. */
export const KNOCKOUT_BREAK_MS = MINUTE;
/** A stage that was taken back is paired again by itself after this time: until then results before it are corrected. */
export const STAGE_CORRECTION_MS = 10 * MINUTE;
/** The home calendar calls "soon" what starts within this time. */
export const CALENDAR_SOON_MS = 7 * DAY;
/** A calendar file of several tournaments has so many of them at most, and those of a team or a person back to so long ago. */
export const CALENDAR_FILE = { mostTournaments: 50, pastMs: 200 * DAY } as const;

/** A banner is about four times as wide as it is tall; what is within these needs no word. */
export const BANNER_RATIO = { min: 3, max: 5 } as const;

/**
 * Tournaments that a browser keeps for when there is no network: so many at most, each for so long. What a stranger is
 * shown is kept again after so long while it is looked at; who is logged in has to ask for that by itself, and seldom.
 */
export const KEPT_TOURNAMENTS = { most: 20, forMs: 30 * DAY, againMs: 30 * SECOND, askedAgainMs: 5 * MINUTE } as const;

/** Changes of a tournament's log that are read at once. */
export const LOG_PAGE_ENTRIES = 500;

/** So many are entered at once by a list. */
export const LIST_MAX_ENTRANTS = 500;

/** First and last day that forms accept. */
export const FORM_DATES = { first: '2000-01-01', last: '2099-12-31' } as const;
export const ROUND_DATES = { first: '2020-01-01', last: '2099-12-31' } as const;

// What a tournament is built with

/** Points as people write them. */
export const DEFAULT_POINTS = { win: 1, draw: 0.5, loss: 0 } as const;
export const POINTS_MIN = 0;
export const POINTS_STEP = 0.5;
export const SHOW_TOP = { min: 0, default: 5 } as const;
export const INITIAL_TIME_MINUTES = { min: 1, default: 1 } as const;
export const INCREMENT_SECONDS = { min: 0, default: 0 } as const;
export const PAIRING_INTERVAL_COUNT = { min: 1, default: 1 } as const;

// Teams

/** A school class without a member count counts as this many. */
export const DEFAULT_MEMBER_COUNT = 40;
/** The largest member count that can be told. */
export const MEMBER_COUNT_MAX = 99;
/** School chess weighs the points of a class as if it had this many members. */
export const SCHOOL_CLASS_WEIGHT = 40;
/** A smaller class counts as this many. */
export const SCHOOL_CLASS_MIN = 10;
/** Boards of a match of two teams, at most. */
export const MATCH_MAX_BOARDS = 100;
/** Reports of one match, at most: each disputed and written anew. */
export const MATCH_MAX_REPORTS = 10;
/** What a captain says of a match, in characters. */
export const CAPTAINS_WORDS_MAX = 1000;
/** What a player calls the arbiter with, and what he is answered, in characters. */
export const CALL_WORDS_MAX = 500;
/** Calls for the arbiter that are shown of a tournament, the latest. */
export const CALLS_SHOWN = 200;
/** Where a match is played, in characters. */
export const PLACE_MAX = 200;
/** Boards of a four-player team. */
export const LIMITED_PLAYER_TEAM_SIZE = 4;
/** Four players and two substitutes; above this the organiser is warned. */
export const LIMITED_PLAYER_TEAM_ROSTER = 6;

// Tables and boards on the page

export const PAGE_SIZES = [15, 30, 50] as const;
export const DEFAULT_PAGE_SIZE = 15;
export const MINI_BOARDS_PER_PAGE = 12;
/** With more participants than this the pairings are shown as a list only. */
export const MINI_BOARDS_MAX_PARTICIPANTS = 350;
/** Tournaments that the front page names of those that are over. */
export const FINISHED_SHOWN = 5;
/** Rows of an answer that lists everything. */
export const LIST_MAX_ROWS = 1_000;

// Live games

/** Each side has this long for its first move before its own clock runs. */
export const FIRST_MOVE_MS = 20 * SECOND;
export const CLOCK_TICK_MS = 100;
/** At this time and below a clock shows tenths of a second. */
export const CLOCK_TENTHS_MS = 15 * SECOND;
/** Who does not see the clock is told when so much is left, once each. */
export const CLOCK_WARNINGS_MS = [30 * SECOND, 10 * SECOND] as const;
export const GAME_START_CHECK_MS = SECOND;
/** Games of a round that are asked for their logs at the same time. */
export const GAMES_ASKED_AT_ONCE = 20;
/** Games whose logs one question after a round reads: each is asked of its object, and a request may ask so many only. */
export const GAMES_IN_REPORT = 100;
/** Refused moves of one game that its log keeps. */
export const REFUSED_MOVES_KEPT = 200;

// Connections and polls

export const RECONNECT_MS = { first: 250, max: 10 * SECOND } as const;
/** A quiet event stream sends a comment at least this often. */
export const STREAM_KEEP_ALIVE_MS = 25 * SECOND;
/** So many entries of results can be taken back, the last first; a list is one. */
export const UNDO_STEPS_MAX = 100;
/** A result that the server has not confirmed by then counts as not sent. */
export const RESULT_ANSWER_MS = 5 * SECOND;
/** Streams and sockets that may be open at the same time. A school class shares one address. */
export const MOST_CONNECTIONS = { person: 10, address: 300 } as const;
/** What a listener of an event stream may leave unread, beside the list it begins with; then it is dropped. */
export const STREAM_BACKLOG_BYTES = 64 * 1024;
/** Strangers whom one object tells what happens in a tournament; for more there are relays. */
export const MOST_LISTENERS = 500;
/** Events that come in a burst are told together, at most this often: each telling costs a write for every listener. */
export const STREAM_BURST_MS = 250;
export const LOBBY_POLL_MS = 45 * SECOND;
/** While no time is known in a tournament that goes on: a game that is paired by hand begins `ROUND_NOTICE_MS` later. */
export const LOBBY_WATCH_MS = 10 * SECOND;
/** The lobby names this many games of a player at most; more are there only where a whole round robin is drawn at once. */
export const MOST_LOBBY_GAMES = 6;
export const LOBBY_REDIRECT_CHECK_MS = 250;
export const LOBBY_REDIRECT_MARGIN_MS = 200;
export const NOTIFIER_POLL_MS = 30 * SECOND;
/** The notifier calls to a game that starts within this time. */
export const NOTIFIER_WINDOW_MS = 10 * MINUTE;

// How often something may be asked

/** What is sent as a code may be this long; ours are shorter. */
export const RECOVERY_CODE_MAX_LENGTH = 100;
/** The code that an operator sets for the first account; a shorter one is none, as it could be guessed. */
export const SETUP_CODE_LENGTH = { min: 16, max: 200 } as const;
/** A letter with a code to set a new password is good for so long, and not sent anew before the pause is over. */
export const RECOVERY = { validMs: 60 * MINUTE, pauseMs: 2 * MINUTE, mostAccounts: 20 } as const;

/** So many times within a minute: as one person, and from one address, which a whole club may share. */
export const REQUESTS_PER_MINUTE = {
  /** Passwords that did not fit. Those that do are not counted. */
  wrongPassword: { accountFromAddress: 10, account: 60, address: 100 },
  /** Letters to who has forgotten a password, and the codes of such letters. */
  recoveryLetter: { person: 10, address: 30 },
  recoveryCode: { person: 60, address: 300 },
  setup: { person: 30, address: 30 },
  /** What an authenticator is given to sign, and what it has signed. */
  passkey: { person: 60, address: 300 },
  /** All that is held about somebody, in one answer. */
  ownData: { person: 10, address: 100 },
  /** A browser of one's own that is to be told. */
  pushDevice: { person: 30, address: 300 },
  fideLookUp: { person: 60, address: 300 },
  join: { person: 30, address: 300 },
  register: { person: 30, address: 120 },
  chat: { person: 60, address: 600 },
  callArbiter: { person: 6, address: 300 },
  /** How a game ended, by those who have played it. */
  reportResult: { person: 30, address: 600 },
  /** Asks every game of a round. */
  fairPlay: { person: 60, address: 300 },
  /** To all members of a club, an organisation or a team. */
  message: { person: 30, address: 300 },
  createAccount: { person: 300, address: 600 },
  import: { person: 60, address: 120 },
  /** Pairs a round anew, for whoever asks. */
  explain: { person: 60, address: 300 },
  /** A calendar file of several tournaments. */
  calendar: { person: 60, address: 120 },
  /** Programs that follow games ask every few seconds, for each round. */
  pgn: { person: 120, address: 300 },
  /** A page of a club, which all its readers may see from one address. */
  embed: { person: 120, address: 600 },
  /** The rounds of somebody by a secret address; the programs of a club come from one address. */
  ownCalendar: { person: 120, address: 300 },
} as const;

/** Accounts that one request makes: each costs the hash of a password. */
export const ACCOUNTS_PER_REQUEST = 10;

/** Requests of one address that wait behind the one whose password is being hashed: about twelve seconds of work. */
export const MOST_WAITING_PASSWORDS = 200;

/** Players of FIDE's list that a search shows, and how much of a name it takes. */
export const FIDE_SEARCH = { rows: 20, minCharacters: 2 } as const;

// Sizes of requests, in bytes

export const BODY_BYTES = { default: 64 * 1024, description: 256 * 1024, import: 5 * 1024 * 1024 } as const;

// Lengths of texts, in characters

export const PASSWORD_LENGTH = { min: 7, max: 128 } as const;
export const LICHESS_NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const MESSAGE_MAX_LENGTH = 4_000;
export const ADDRESS_MAX_LENGTH = 200;
export const URL_MAX_LENGTH = 2_000;
/** Addresses that a club names beside its own web site. */
export const SOCIAL_LINKS_MAX = 10;
export const EMAIL_LENGTH = { localPartMax: 64, max: 254 } as const;
/** A proposed id has 7 or 8 lower-case letters and digits. */
export const PROPOSED_ID_LENGTH = { min: 7, max: 8 } as const;

// People

/** Passkeys of one account; how long an authenticator has time to sign. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_TIME_MS = 5 * MINUTE;

export const DEFAULT_COUNTRY = 'NOR';
export const DEFAULT_GENDER = 'M';

// Leagues

/** Results and moves that a season may count; how many go up and down where nobody says so (formats sheet, section 9). */
export const SEASON_COUNTS = { max: 100, moves: 2 } as const;
export const CATEGORY_AGES = { min: 0, max: 120 } as const;
export const CATEGORY_RATINGS = { min: 0, max: 4_000 } as const;
/** Years of birth that a category of a tournament may ask for. */
export const CATEGORY_BIRTHS = { min: 1900, max: 2200 } as const;

// The page

export const TOAST_MS = 6 * SECOND;
export const COPY_TOOLTIP_MS = SECOND;
export const COUNTDOWN_MAX_DAYS = 365;

/** Half-point byes that a tournament may let each of its players ask for. */
export const PLAYER_BYES_MAX = 20;
