import type { OwnData } from '../../contract/accounts/own-data.ts';
import type { OwnRows } from '../../db/read/own-data.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { orNotFound } from '../../services/refusal.ts';
import type { DeeplyReadonly } from '../route.ts';

const iso = (at: Millis): string => new Date(at).toISOString();

/** Everything stored about an account, as exported to its owner. */
export const presentOwnData = (rows: OwnRows, now: Millis): DeeplyReadonly<OwnData> => ({
  made_at: iso(now),
  account: presentAccount(rows),
  log_ins: rows.logIns.map(({ device, createdAt, expiresAt }) => ({
    device,
    created_at: iso(createdAt),
    valid_until: iso(expiresAt),
  })),
  passkeys: rows.keys.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    created_at: iso(createdAt),
    last_used: lastUsedAt === null ? null : iso(lastUsedAt),
  })),
  recovery_mails: rows.letters.map(({ createdAt, expiresAt }) => ({
    sent_at: iso(createdAt),
    valid_until: iso(expiresAt),
  })),
  calendar_addresses: rows.calendars.map(({ createdAt }) => ({ made_at: iso(createdAt) })),
  push_devices: rows.devices.map(({ endpoint, language, createdAt }) => ({
    endpoint,
    language,
    since: iso(createdAt),
  })),
  manages: { clubs: idsOf(rows.managedClubs), organizations: idsOf(rows.managedOrganizations) },
  roles: rows.held,
  clubs: rows.inClubs.map(({ club, joinedAt }) => ({ club, joined_at: iso(joinedAt) })),
  teams: rows.inTeams.map(({ team, joinedAt }) => ({ team, joined_at: iso(joinedAt) })),
  messages_received: rows.received.map(({ sender, content, sentAt, read }) => ({
    from: sender,
    sent_at: iso(sentAt),
    read,
    content: { ...content },
  })),
  messages_sent: rows.sent.map(({ account, content, sentAt }) => ({
    to: account,
    sent_at: iso(sentAt),
    content: { ...content },
  })),
  ...presentPlay(rows),
});

function presentAccount({ own }: OwnRows): OwnData['account'] {
  const account = orNotFound(own, 'noSuchAccount');
  return {
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    birth_date: account.birthDate,
    sex: account.sex,
    federation: account.federation,
    region: account.region,
    title: account.title,
    fide_number: account.fideNumber,
    fide_rating: account.fideRating,
    lichess_username: account.lichessUsername,
    profile_picture: account.profilePicture,
    level: account.level,
    home_club: account.homeClub,
    show_help_text: account.showHelpText,
    show_real_name: account.showRealName,
    password_is_given: account.passwordIsGiven,
    created_at: iso(account.createdAt),
  };
}

type Play = Pick<
  OwnData,
  | 'tournaments'
  | 'pairings'
  | 'forbidden_pairs'
  | 'line_ups'
  | 'games'
  | 'done_in_tournaments'
  | 'arbiter_calls'
  | 'seasons'
  | 'season_moves'
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
      joined_at: iso(joinedAt),
      withdrawn_from: withdrawnFrom,
      self_withdrawn: selfWithdrawn,
      virtual_points: virtualPoints,
      decisions: decisions.map(({ points, after, reason }) => ({ points, after, reason })),
      earlier_seeds: earlierSeeds.map(({ throughRound, seed }) => ({ through_round: throughRound, seed })),
      manual_categories: [...manualCategories],
    }),
  ),
  pairings: rows.paired,
  forbidden_pairs: rows.apart.map(({ tournament, firstRound, lastRound }) => ({
    tournament,
    first_round: firstRound,
    last_round: lastRound,
  })),
  line_ups: rows.lineUps,
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
  done_in_tournaments: rows.acts.map(({ tournament, at, facts }) => ({
    tournament,
    at: iso(at),
    facts,
  })),
  arbiter_calls: rows.called.map(({ id: _, at, answeredBy, answeredAt, ...call }) => ({
    ...call,
    at: iso(at),
    answered_by: answeredBy,
    answered_at: answeredAt === null ? null : iso(answeredAt),
  })),
  seasons: rows.places,
  season_moves: rows.moves.map(({ league, season, from, to }) => ({
    league,
    season,
    from_category: from,
    to_category: to,
  })),
});

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
