/** All business constants, with units in their names. `tournament/value/formats.ts` has those of a single format. */
import { DAY, HOUR, MINUTE, SECOND } from './time.ts';

// Decisions of the arbiter

/** Limits of the arbiter's decisions on one player's points. */
export const DECISIONS = { most: 20, mostPoints: 100, reasonMaxLength: 200 } as const;

// Pairing

/** Games of the same two players in a Konrad. */
export const MAX_MEETINGS = { min: 1, max: 9, default: 2 } as const;

// Schedule of a tournament

/** A round can be rescheduled only while MORE than this is left before it starts. */
export const RESCHEDULE_NOTICE_MS = 10 * MINUTE;
/** Players can ask for another day only while more than this many minutes are left before the round. */
export const POSTPONE_NOTICE_MINUTES = { min: 0, max: 7 * 24 * 60, default: 60 } as const;
/** The two players of an open game are reminded this long before its time. */
export const GAME_REMINDER_MS = DAY;
/** The arbiter reminds them again after this time only. */
export const REMIND_AGAIN_MS = HOUR;
/** Games per player, and rounds, in the rules of postponed games. */
export const POSTPONEMENTS_MAX = 50;
/** Time to reach the board when a round or game starts without an announced time. */
export const ROUND_NOTICE_MS = 10 * SECOND;
/** The lobby banner appears this long before the first online round. */
export const LOBBY_BANNER_MS = 10 * MINUTE;
/** Line-ups close this many minutes before the match, at most a week. */
export const LINE_UP_MINUTES = { min: 0, max: 7 * 24 * 60, default: 5 } as const;
/** Who was here is deleted so long after the end of a tournament. */
export const ATTENDANCE_KEPT_DAYS = 90;
/** Attendance closes this many minutes before the round. */
export const CLOSES_AT_MINUTES = { min: 0, max: 7 * 24 * 60, default: 10 } as const;
export const CHECK_IN_OPENS_MINUTES = { default: 45, min: 0, max: 1440 } as const;
export const ABSENCES_MAX = 50;
/** From here on the pairing countdown warns, and line-ups of four-player teams are closed. */
export const NEXT_PAIRING_WARNING_MS = 5 * MINUTE;
export const NEXT_PAIRING_CHECK_MS = 10 * SECOND;
/** Used if neither the organiser nor the operator sets a time zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Oslo';
/** Proposed start time of a round, local time. */
export const DEFAULT_ROUND_TIME = '09:00';
/** Games of a knockout match, or legs of a team match; extra games follow. */
export const KNOCKOUT_GAMES = 2;
/** Pause between online games of a knockout match, and between stages. */
export const KNOCKOUT_BREAK_MS = MINUTE;
/** A reverted stage is paired again after this time, which allows earlier results to be corrected. */
export const STAGE_CORRECTION_MS = 10 * MINUTE;
export const CALENDAR_SOON_MS = 7 * DAY;
/** Limits of a calendar file: tournaments, and age of past ones in team and personal calendars. */
export const CALENDAR_FILE = { mostTournaments: 50, pastMs: 200 * DAY } as const;

/** Banner width divided by height; other ratios get a warning. */
export const BANNER_RATIO = { min: 3, max: 5 } as const;

/** Offline copies; refreshed at these intervals for visitors (`refreshMs`) and users (`userRefreshMs`). */
export const OFFLINE_TOURNAMENTS = {
  most: 20,
  forMs: 30 * DAY,
  refreshMs: 30 * SECOND,
  userRefreshMs: 5 * MINUTE,
} as const;

export const LOG_PAGE_ENTRIES = 500;

export const LIST_MAX_ENTRANTS = 500;

/** Remarks in the tournament report for norms. */
export const NORM_REMARKS_MAX = 400;

export const FORM_DATES = { first: '2000-01-01', last: '2099-12-31' } as const;
export const ROUND_DATES = { first: '2020-01-01', last: '2099-12-31' } as const;

export const DEFAULT_POINTS = { win: 1, draw: 0.5, loss: 0 } as const;
export const POINTS_MIN = 0;
export const POINTS_STEP = 0.5;
export const SHOW_TOP = { min: 0, default: 5 } as const;
export const INITIAL_TIME_MINUTES = { min: 1, default: 1 } as const;
export const INCREMENT_SECONDS = { min: 0, default: 0 } as const;
export const PAIRING_INTERVAL_COUNT = { min: 1, default: 1 } as const;
/** Between the last result of a round and the next pairing, if rounds follow one another. */
export const ROUND_PAUSE_SECONDS = { min: 10, max: 3600, default: 60 } as const;
/** Of a plan of rounds. */
export const MOST_EVENINGS = 400;
export const DAYS_OFF_MAX = 60;

// Teams

/** Pairing numbers are final from this round on (FIDE C.04.2). */
export const NUMBERS_CHANGE_BEFORE = 4;

/** Assumed for a school class without a member count. */
export const DEFAULT_MEMBER_COUNT = 40;
export const MEMBER_COUNT_MAX = 99;
/** School chess scales the points of a class to this many members. */
export const SCHOOL_CLASS_WEIGHT = 40;
/** Smaller classes count as this many. */
export const SCHOOL_CLASS_MIN = 10;
export const MATCH_MAX_BOARDS = 100;
/** Reports per match, including disputed ones. */
export const MATCH_MAX_REPORTS = 10;
export const CAPTAINS_WORDS_MAX = 1000;
export const CALL_WORDS_MAX = 500;
export const CALLS_SHOWN = 200;
export const PLACE_MAX = 200;
export const LIMITED_PLAYER_TEAM_SIZE = 4;
/** Four players and two substitutes; the organiser is warned above this. */
export const LIMITED_PLAYER_TEAM_ROSTER = 6;

// Tables and boards on the page

export const PAGE_SIZES = [15, 30, 50] as const;
export const DEFAULT_PAGE_SIZE = 15;
export const MINI_BOARDS_PER_PAGE = 12;
export const MINI_BOARDS_MAX_PARTICIPANTS = 350;
export const FINISHED_SHOWN = 5;
/** Cards of the front page that are requested at a time. */
export const FRONT_PAGE_ROWS = 100;
/** Visitors get public lists and profiles from the edge for so long. */
export const PUBLIC_ANSWER_MS = 10 * SECOND;
/** After a write its author reads nothing that is older. Longer than answers are kept at the edge, and replicas lag. */
export const OWN_WRITE_MS = MINUTE;
export const LIST_MAX_ROWS = 1_000;

/** A list says how many rows it has up to this number. */
export const LIST_MOST_COUNTED = 10_000;

// Live games

/** Each side has this long for its first move before its own clock starts. */
export const FIRST_MOVE_MS = 20 * SECOND;
export const CLOCK_TICK_MS = 100;
/** Clocks show tenths of a second from here on. */
export const CLOCK_TENTHS_MS = 15 * SECOND;
/** Remaining times that are announced once each to screen reader users. */
export const CLOCK_WARNINGS_MS = [30 * SECOND, 10 * SECOND] as const;
export const GAME_START_CHECK_MS = SECOND;
/** Running games store a heartbeat this often; each costs two written rows. */
export const GAME_HEARTBEAT_MS = 30 * SECOND;
/** After an outage the side to move has this long to reconnect before its clock resumes. */
export const OUTAGE_HOLD_MS = 15 * SECOND;
/** A later alarm means an outage. */
export const ALARM_TOLERANCE_MS = 5 * SECOND;
export const GAMES_ASKED_AT_ONCE = 20;
/** Games that are called together, in a request of their own. */
export const GAMES_IN_BATCH = 250;
/** A game that takes longer does not hold up the others of its batch. */
export const GAME_ANSWER_MS = SECOND;
/** Games per log report, as the subrequests of one request are limited. */
export const GAMES_IN_REPORT = 100;
export const REFUSED_MOVES_KEPT = 200;

// Connections and polls

export const RECONNECT_MS = { first: 250, max: 10 * SECOND } as const;
/** Idle event streams send a keep-alive comment at least this often. */
export const STREAM_KEEP_ALIVE_MS = 25 * SECOND;

// Delivery of messages between objects

/**
 * The tries of a message that its receiver does not acknowledge, and the pauses between them: 43 tries in 24 hours. After
 * the last one the message is parked until an operator sends it again.
 */
export const DELIVERY = { tries: 43, firstPauseMs: SECOND, growth: 1.5, longestPauseMs: HOUR } as const;
/** A try without an answer has failed after this time. */
export const DELIVERY_TIMEOUT_MS = 10 * SECOND;
/** A response waits this long for the messages of its change to arrive; their delivery continues without it. */
export const DELIVERY_WAIT_MS = 2 * SECOND;
/** The sums of the operator's page are kept for so long. */
export const HEALTH_KEPT_MS = DAY;
/** Parked messages listed, and sent again, by one call. */
export const PARKED_MESSAGES_LISTED = 500;

/** Undoable result entries; a list counts as one. */
export const UNDO_STEPS_MAX = 100;
/** A result without confirmation after this time counts as not sent. */
export const RESULT_ANSWER_MS = 5 * SECOND;
/** What the object of a person has read is read again after this time, whatever it was told in between. */
export const PERSON_CACHE_MS = 10 * MINUTE;
/** Concurrent streams and sockets, and open pages of a person. A school class shares one address. */
export const MOST_CONNECTIONS = { person: 10, address: 300, pages: 30 } as const;
/** Presence is reported at most once in this time. */
export const PRESENCE_TOUCH_MS = 45 * SECOND;
/**
 * Whoever was here in the last minute is online. Their last report may be older: what they have done since then was not
 * reported.
 */
export const ONLINE_MS = MINUTE + PRESENCE_TOUCH_MS;
/** How often an open page says that its user is here. */
export const HERE_MS = 45 * SECOND;
/** Unread bytes that a listener may accumulate, in addition to the initial list and one event. */
export const STREAM_BACKLOG_BYTES = 64 * 1024;
/** Games whose positions a listener may name: more than a page of boards. */
export const MOST_SHOWN_GAMES = 32;
/** Anonymous listeners per object; relays serve the others. */
export const MOST_LISTENERS = 500;
/** Shortest interval between broadcasts; each one costs a write per listener. */
export const STREAM_BURST_MS = 250;
export const LOBBY_POLL_MS = 45 * SECOND;
/** Poll interval while no start time is known: a manually paired game begins `ROUND_NOTICE_MS` later. */
export const LOBBY_WATCH_MS = 10 * SECOND;
/** Games shown per player; only a round robin drawn at once has more. */
export const MOST_LOBBY_GAMES = 6;
export const LOBBY_REDIRECT_CHECK_MS = 250;
export const LOBBY_REDIRECT_MARGIN_MS = 200;
export const NOTIFIER_POLL_MS = 30 * SECOND;
/** The notifier announces games that start within this time. */
export const NOTIFIER_WINDOW_MS = 10 * MINUTE;

// How often something may be asked

/** Longest code accepted as input; issued codes are shorter. */
export const RECOVERY_CODE_MAX_LENGTH = 100;
/** The operator's setup code for the first account; shorter codes could be guessed. */
export const SETUP_CODE_LENGTH = { min: 16, max: 200 } as const;
/** Lifetime of a password reset e-mail, and the pause before the next one. */
export const RECOVERY = { validMs: 60 * MINUTE, pauseMs: 2 * MINUTE, mostAccounts: 20 } as const;

/** Rate limits per minute by person and by address; a whole club may share an address. */
export const REQUESTS_PER_MINUTE = {
  /** Wrong passwords only; correct ones are not counted. */
  wrongPassword: { accountFromAddress: 10, account: 60, address: 100 },
  /** Password reset e-mails, and their codes. */
  recoveryMail: { person: 10, address: 30 },
  recoveryCode: { person: 60, address: 300 },
  setup: { person: 30, address: 30 },
  passkey: { person: 60, address: 300 },
  /** Export of a person's own data. */
  ownData: { person: 10, address: 100 },
  pushDevice: { person: 30, address: 300 },
  fideLookUp: { person: 60, address: 300 },
  accountSearch: { person: 60, address: 300 },
  join: { person: 30, address: 300 },
  /** A whole hall may share one address. */
  checkIn: { person: 30, address: 600 },
  /** Requests that are passed on to a payment provider. */
  paymentProvider: { person: 60, address: 300 },
  /** Wrong codes of a room only. */
  wrongRoomCode: { address: 10 },
  register: { person: 30, address: 120 },
  /** Forms of events. A whole club may share an address; `REQUESTS_PER_TEN_MINUTES` counts them for longer. */
  submitEntries: { person: 30, address: 30 },
  playerSearch: { person: 120, address: 300 },
  /** Wrong links of entrants only. */
  wrongEntryLink: { address: 60 },
  entryLink: { person: 5, address: 30 },
  chat: { person: 60, address: 600 },
  callArbiter: { person: 6, address: 300 },
  reportResult: { person: 30, address: 600 },
  /** Reads every game of a round. */
  fairPlay: { person: 60, address: 300 },
  /** Messages to all members of a club, an organisation or a team. */
  message: { person: 5, address: 300 },
  createAccount: { person: 300, address: 600 },
  import: { person: 60, address: 120 },
  /** Uploads of pictures. */
  picture: { person: 10, address: 60 },
  explain: { person: 60, address: 300 },
  calendar: { person: 60, address: 120 },
  /** Relay programs poll every few seconds for each round. */
  pgn: { person: 120, address: 300 },
  /** Embedded on a club's site, whose visitors may share an address. */
  embed: { person: 120, address: 600 },
  /** Personal calendar feeds; calendar programs of a club may share an address. */
  ownCalendar: { person: 120, address: 300 },
} as const;

/** Additional limits per address and ten minutes. */
export const REQUESTS_PER_TEN_MINUTES: Readonly<Partial<Record<keyof typeof REQUESTS_PER_MINUTE, number>>> = {
  submitEntries: 30,
};

/** Additional limits per person and hour. */
export const REQUESTS_PER_HOUR: Readonly<Partial<Record<keyof typeof REQUESTS_PER_MINUTE, number>>> = { message: 30 };

/** Accounts created per request; each costs a password hash. */
export const ACCOUNTS_PER_REQUEST = 10;

/** Password checks queued per address: about twelve seconds of work. */
export const MOST_WAITING_PASSWORDS = 200;

export const FIDE_NUMBER_MAX = 999_999_999;
export const FIDE_SEARCH = { rows: 20, minCharacters: 2 } as const;
export const ACCOUNT_SEARCH = { rows: 30, minCharacters: 2 } as const;

// Sizes of requests, in bytes

export const BODY_BYTES = {
  default: 64 * 1024,
  description: 256 * 1024,
  /** A picture in base64. */
  picture: 420 * 1024,
  import: 5 * 1024 * 1024,
} as const;

/** An uploaded picture, which the browser has made smaller. */
export const PICTURE_MAX_BYTES = 300 * 1024;

// Lengths of texts, in characters

/** The text of a federation's rating list. */
export const LIST_FILE_MAX_LENGTH = 4_000_000;

export const PASSWORD_LENGTH = { min: 7, max: 128 } as const;
export const LICHESS_NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const MESSAGE_MAX_LENGTH = 4_000;
export const ADDRESS_MAX_LENGTH = 200;
export const URL_MAX_LENGTH = 2_000;
export const SOCIAL_LINKS_MAX = 10;
export const EMAIL_LENGTH = { localPartMax: 64, max: 254 } as const;
export const PROPOSED_ID_LENGTH = { min: 7, max: 8 } as const;

export const MOST_PASSKEYS = 10;
export const PASSKEY_TIME_MS = 5 * MINUTE;

export const DEFAULT_COUNTRY = 'NOR';

/** Age of majority in years. */
export const ADULT_AGE = 18;

// Leagues

/** Counted results, and default number of promotions and relegations (formats sheet, section 9). */
export const SEASON_COUNTS = { max: 100, moves: 2 } as const;
export const CATEGORY_AGES = { min: 0, max: 120 } as const;
export const CATEGORY_RATINGS = { min: 0, max: 4_000 } as const;
/** Range of birth years in a tournament category. */
export const CATEGORY_BIRTHS = { min: 1900, max: 2200 } as const;

// The page

export const TOAST_MS = 6 * SECOND;
export const COPY_TOOLTIP_MS = SECOND;
export const COUNTDOWN_MAX_DAYS = 365;

/** Half-point byes that a player may request. */
export const PLAYER_BYES_MAX = 20;
