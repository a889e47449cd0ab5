import { z } from 'zod';
import { type AccountId, asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { CATEGORIES_MAX } from '../../../domain/tournament/value/categories.ts';
import { BYES } from '../../../domain/tournament/value/field.ts';
import { NO_PRIZES } from '../../../domain/tournament/value/prize-plan.ts';
import { ACCELERATIONS, type EntrantId } from '../../../domain/tournament/value/state.ts';
import { branded, list, record } from '../../codec/record.ts';
import { idText, nameText } from '../../http/fields.ts';
import { logFact } from '../log.ts';
import { prizePlan } from '../prizes.ts';
import { color, count, entrantKey, moment } from './fields.ts';
import { players, teams } from './participants.ts';
import { rounds } from './rounds.ts';
import { settings } from './settings.ts';

const limit = count.nullable();
const category = record({
  name: nameText,
  bornFrom: limit,
  bornTo: limit,
  sex: z.enum(['F', 'M']).nullable(),
  ratingFrom: limit,
  ratingTo: limit,
  /** Missing in files from before it existed. */
  club: nameText.nullable().default(null),
});

/** Participants appear by key, others by user name. */
const logEntry = record({
  at: moment,
  /** Null for a game or the clock. */
  by: branded(z.string().max(64), (name) => asId<AccountId>(name)).nullable(),
  facts: list(
    logFact.extend({ who: list(branded(z.string(), (name) => asId<EntrantId>(name))).exactOptional() }),
    100_000,
  ),
});

/**
 * A complete tournament as one file: its settings, entries, pairings, results and games, with its log. It is not part
 * of the wire format, so its names are those of the domain. Times are milliseconds since 1970, points are half-points.
 * It omits what can be derived (scores, ranks) and what belongs to one server: host, league, pin, and the links to
 * accounts and club teams. A change that an older reader would misread raises the version.
 */
export const archiveFile = record({
  format: z.literal('rokade-tournament'),
  version: z.literal(1),
  /** Identifies the tournament across servers, so that another file of it is recognised. */
  origin: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
  /** The id on the original server, reused on import if it is free. */
  id: branded(idText, (id) => asId<TournamentId>(id)),
  createdAt: moment,
  settings,
  randomSeeding: z.boolean(),
  initialColor: color.nullable(),
  hasTimeControl: z.boolean(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  nextPairingAt: moment.nullable(),
  pairingFailed: z.boolean(),
  acceleration: z.enum(ACCELERATIONS),
  categories: list(category, CATEGORIES_MAX).default([]),
  prizes: prizePlan.default(NO_PRIZES),
  players,
  /** In the order of the starting list; missing in tournaments of players. */
  teams: teams.exactOptional(),
  rounds,
  requestedByes: list(
    record({ who: entrantKey, round: count.min(1), bye: z.enum(BYES).exclude(['pairing-allocated']) }),
    100_000,
  ),
  forbiddenPairs: list(
    record({ who: list(entrantKey, 20_000, 2), firstRound: count.min(1), lastRound: count.nullable() }),
    10_000,
  ),
  /** In chronological order. */
  log: list(logEntry, 200_000),
  /** The imported report file, for writing back what the rest does not contain. */
  report: z.string().max(4_000_000).nullable(),
});
export type ArchiveFile = z.output<typeof archiveFile>;
