import { z } from 'zod';
import { given } from '../../../domain/kernel/given.ts';
import { DECISIONS, FIDE_NUMBER_MAX, NUMBERS_CHANGE_BEFORE } from '../../../domain/kernel/limits.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { isNationalId } from '../../../domain/rating/national-id.ts';
import { CARDS, MARK_SOURCES, ROUND_MARKS } from '../../../domain/tournament/value/attendance-record.ts';
import { CATEGORIES_MAX } from '../../../domain/tournament/value/categories.ts';
import {
  ATTENDANCE_MARKS,
  type Participant,
  type Player,
  playersOf,
  type Tournament,
  teamsOf,
  UNRANKED,
  UNRANKED_TEAM,
} from '../../../domain/tournament/value/state.ts';
import { branded, list, record, recordOf } from '../../codec/record.ts';
import { dayText, nameText } from '../../http/fields.ts';
import { count, halves, moment, oneLine, playerKey, teamKey } from './fields.ts';

const decision = record({
  points: branded(
    z
      .number()
      .int()
      .min(-2 * DECISIONS.mostPoints)
      .max(2 * DECISIONS.mostPoints),
    halfPoints,
  ),
  after: count.nullable(),
  reason: oneLine,
});

export interface ListedPlayer extends Omit<Player, 'seed'> {
  /** The start number, if it differs from the place in the list. */
  readonly number?: number;
}

const attendanceRecord = record({
  card: z.enum(CARDS).nullable(),
  noHalfPoints: z.boolean(),
  rounds: list(
    record({
      round: count.min(1),
      mark: z.enum(ROUND_MARKS),
      by: z.enum(MARK_SOURCES),
      at: moment,
      isLate: z.boolean(),
      isExcused: z.boolean(),
    }),
    1000,
  ),
  noShows: list(
    record({
      round: count.min(1),
      cardBefore: z.enum(CARDS).nullable(),
      withdrawnFrom: count.min(1).exactOptional(),
    }),
    1000,
  ),
  unconfirmedRound: count.min(1).nullable(),
});

const player = recordOf(
  {
    key: playerKey,
    number: count.min(1).exactOptional(),
    firstName: oneLine,
    lastName: oneLine,
    sex: z.enum(['M', 'F']).nullable(),
    /** The whole name, where the public sees less of it. */
    registeredName: record({ firstName: oneLine, lastName: oneLine }).exactOptional(),
    birthDate: dayText.nullable(),
    fideNumber: z.number().int().min(1).max(FIDE_NUMBER_MAX).nullable(),
    /** In the rating list of the federation; absent if unknown. */
    nationalId: z.string().refine(isNationalId).exactOptional(),
    title: oneLine.nullable(),
    rating: count.nullable(),
    federation: z.string().regex(/^[A-Z]{2,3}$/),
    /** Missing in files from before it existed. */
    club: nameText.nullable().default(null),
    joinedAt: moment,
    fileNumber: count.nullable(),
    virtualPoints: list(halves, 1000).nullable(),
    /** Points adjustments; missing in files from before they existed. */
    decisions: list(decision, DECISIONS.most).exactOptional(),
    /** Pairing numbers of earlier rounds; missing for players whose number never changed. */
    earlierSeeds: list(record({ throughRound: count, seed: count.min(1) }), NUMBERS_CHANGE_BEFORE).exactOptional(),
    withdrawnFrom: count.nullable(),
    eliminated: z.boolean(),
    attendance: z.enum(ATTENDANCE_MARKS).nullable(),
    /** Missing for players without one, and in files from before it existed. */
    attendanceRecord: attendanceRecord.exactOptional(),
    /** The names of the categories; missing in files from before they existed. */
    manualCategories: list(nameText, CATEGORIES_MAX).default([]),
  },
  {
    decode: ({
      key,
      firstName,
      lastName,
      registeredName,
      sex,
      birthDate,
      fideNumber,
      nationalId,
      ...listed
    }): ListedPlayer => ({
      ...listed,
      kind: 'player',
      account: key,
      person: {
        firstName,
        lastName,
        ghost: true,
        fideNumber,
        birthDate,
        sex,
        ...given({ nationalId, registeredName }),
      },
      selfWithdrawn: false,
      standing: UNRANKED,
    }),
    encode: ({ account, person, ...listed }: ListedPlayer) => ({ ...listed, ...person, key: account }),
  },
);

/** In the order of the starting list. */
export const players = z.codec(list(player, 20_000), z.custom<readonly Player[]>(), {
  decode: (listed) => listed.map(({ number, ...one }, index) => ({ ...one, seed: number ?? index + 1 })),
  encode: (all) => all.map(({ seed, ...one }, index) => ({ ...one, ...(seed !== index + 1 && { number: seed }) })),
});

const team = record({
  key: teamKey,
  name: oneLine.min(1),
  /** The number of pupils of a school class. */
  memberCount: count.nullable(),
  withdrawnFrom: count.nullable(),
  eliminated: z.boolean(),
  /** In board order. */
  members: list(playerKey, 20_000),
});

export const teams = list(team, 10_000);

interface FileEntrants {
  readonly players: readonly Player[];
  readonly teams?: z.output<typeof teams>;
}

export function participantsOf({ players: all, teams: entered = [] }: FileEntrants): readonly Participant[] {
  if (entered.length === 0) return all;
  const byKey = new Map(all.map((one) => [one.account, one]));
  return entered.map(({ key, members, ...one }, index) => ({
    ...UNRANKED_TEAM,
    ...one,
    kind: 'team',
    team: key,
    seed: index + 1,
    members: members.flatMap((member) => byKey.get(member) ?? []),
  }));
}

/** Fields of teams are left out in tournaments of players. */
export function fileEntrants(tournament: Pick<Tournament, 'participants'>): FileEntrants {
  const entered = teamsOf(tournament).map(({ team: key, members, ...one }) => ({
    ...one,
    key,
    members: members.map(({ account }) => account),
  }));
  return {
    players: [...playersOf(tournament)].sort((one, other) => one.seed - other.seed),
    ...(entered.length > 0 && { teams: entered }),
  };
}
