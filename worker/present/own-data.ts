import type { OwnData } from '../../contract/accounts/own-data.ts';
import type { OwnRows } from '../../db/read/own-data.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { pictureAddress } from '../../services/picture/uploaded-pictures.ts';
import { orNotFound } from '../../services/refusal.ts';
import type { DeeplyReadonly } from '../route.ts';

const iso = (at: Millis): string => new Date(at).toISOString();

/** Everything stored about an account, as exported to its owner. */
export const presentOwnData = (rows: OwnRows, now: Millis): DeeplyReadonly<OwnData> => ({
  madeAt: iso(now),
  account: presentAccount(rows),
  logIns: rows.logIns.map(({ device, createdAt, expiresAt }) => ({
    device,
    createdAt: iso(createdAt),
    validUntil: iso(expiresAt),
  })),
  passkeys: rows.keys.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt: iso(createdAt),
    lastUsed: lastUsedAt === null ? null : iso(lastUsedAt),
  })),
  recoveryMails: rows.recoveryMails.map(({ createdAt, expiresAt }) => ({
    sentAt: iso(createdAt),
    validUntil: iso(expiresAt),
  })),
  pictures: rows.uploads.map(({ hash, type, uploadedAt }) => ({
    address: pictureAddress(hash, type),
    type,
    uploadedAt: iso(uploadedAt),
  })),
  calendarAddresses: rows.calendars.map(({ createdAt }) => ({ madeAt: iso(createdAt) })),
  pushDevices: rows.devices.map(({ endpoint, language, createdAt }) => ({
    endpoint,
    language,
    since: iso(createdAt),
  })),
  manages: { clubs: idsOf(rows.managedClubs), organizations: idsOf(rows.managedOrganizations) },
  roles: rows.held,
  clubs: rows.inClubs.map(({ club, joinedAt }) => ({ club, joinedAt: iso(joinedAt) })),
  teams: rows.inTeams.map(({ team, joinedAt }) => ({ team, joinedAt: iso(joinedAt) })),
  messagesReceived: rows.received.map(({ sender, content, sentAt, read }) => ({
    from: sender,
    sentAt: iso(sentAt),
    read,
    content: { ...content },
  })),
  messagesSent: rows.sent.map(({ account, content, sentAt }) => ({
    to: account,
    sentAt: iso(sentAt),
    content: { ...content },
  })),
  ...presentPlay(rows),
});

function presentAccount({ own }: OwnRows): OwnData['account'] {
  const account = orNotFound(own, 'noSuchAccount');
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    birthDate: account.birthDate,
    sex: account.sex,
    federation: account.federation,
    region: account.region,
    title: account.title,
    fideNumber: account.fideNumber,
    nationalId: account.nationalId,
    fideRating: account.fideRating,
    lichessUsername: account.lichessUsername,
    profilePicture: account.profilePicture,
    level: account.level,
    homeClub: account.homeClub,
    showHelpText: account.showHelpText,
    showRealName: account.showRealName,
    passwordIsGiven: account.passwordIsGiven,
    createdAt: iso(account.createdAt),
  };
}

type Play = Pick<
  OwnData,
  | 'tournaments'
  | 'pairings'
  | 'forbiddenPairs'
  | 'entries'
  | 'lineUps'
  | 'games'
  | 'doneInTournaments'
  | 'arbiterCalls'
  | 'seasons'
  | 'seasonMoves'
>;

const presentPlay = (rows: OwnRows): DeeplyReadonly<Play> => ({
  tournaments: rows.entered.map(
    ({
      joinedAt,
      withdrawnFrom,
      selfWithdrawn,
      virtualPoints,
      manualCategories,
      decisions,
      earlierSeeds,
      ...entry
    }) => ({
      ...entry,
      joinedAt: iso(joinedAt),
      withdrawnFrom,
      selfWithdrawn,
      virtualPoints,
      decisions: decisions.map(({ points, after, reason }) => ({ points, after, reason })),
      earlierSeeds: earlierSeeds.map(({ throughRound, seed }) => ({ throughRound, seed })),
      manualCategories: [...manualCategories],
    }),
  ),
  pairings: rows.paired,
  forbiddenPairs: rows.apart.map(({ tournament, firstRound, lastRound }) => ({
    tournament,
    firstRound,
    lastRound,
  })),
  entries: rows.entries.map(({ event, name, entry }) => ({
    event,
    name,
    group: entry.group,
    state: entry.state,
    submittedAt: iso(entry.submittedAt),
    confirmedAt: entry.confirmedAt === null ? null : iso(entry.confirmedAt),
    player: ownPlayer(entry.player),
    email: entry.contact.email,
    phone: entry.contact.phone,
    guardian: entry.guardian,
    publicName: entry.publicName,
    requestedByes: [...entry.requestedByes],
    remarks: entry.remarks,
    code: entry.code,
    payments: entry.ledger.map(({ kind, amount, at, reference }) => ({ kind, amount, at: iso(at), reference })),
    reason: entry.reason,
  })),
  lineUps: rows.lineUps,
  games: rows.onScreen.map(({ id, tournament, round, white, black, outcome, reason, moves, ...row }) => ({
    id,
    tournament,
    round,
    white,
    black,
    start: iso(row.startAt),
    finished: row.finishedAt === null ? null : iso(row.finishedAt),
    outcome,
    reason,
    moves,
    clocks: row.clocks && [...row.clocks],
  })),
  doneInTournaments: rows.acts.map(({ tournament, at, facts }) => ({
    tournament,
    at: iso(at),
    facts,
  })),
  arbiterCalls: rows.called.map(({ id: _, at, answeredBy, answeredAt, ...call }) => ({
    ...call,
    at: iso(at),
    answeredBy,
    answeredAt: answeredAt === null ? null : iso(answeredAt),
  })),
  seasons: rows.places,
  seasonMoves: rows.moves.map(({ league, season, from, to }) => ({
    league,
    season,
    fromCategory: from,
    toCategory: to,
  })),
});

const ownPlayer = ({ ratings: _, ...player }: OwnRows['entries'][number]['entry']['player']) => player;

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
