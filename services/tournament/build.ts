import { sql } from 'drizzle-orm';
import type { TournamentPayload } from '../../contract/tournaments.ts';
import { commit } from '../../db/commit.ts';
import { leagues, tournaments } from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { asId, type LeagueId, type TournamentId } from '../../domain/ids.ts';
import { LIMITED_PLAYER_TEAM_SIZE, PROPOSED_ID_LENGTH, SHOW_TOP } from '../../domain/limits.ts';
import { fromPoints } from '../../domain/points.ts';
import { searchKey } from '../../domain/search-key.ts';
import { millis } from '../../domain/time.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { firstPlannedPairing } from '../../domain/tournament/schedule.ts';
import { allow } from '../authority.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { hostToBe } from './host.ts';
import { playableKind } from './playable.ts';

/** Builds a tournament for a club or organisation that the actor runs tournaments for; answers its id. */
export async function buildTournament(deps: Deps, actor: Actor, payload: TournamentPayload): Promise<TournamentId> {
  const host = await hostToBe(deps, actor, payload);
  await requireLeague(deps, actor, payload.league ?? null);
  requireOfferedTiebreaks(payload);
  if (!playableKind(payload.kind)) throw new Refusal('formatNotOffered');
  const id = asId<TournamentId>(payload.id ?? deps.newId(PROPOSED_ID_LENGTH.max));
  const columns = columnsOf(payload);
  requireRounds(columns);
  const done = await commit(deps.db, {
    writes: [
      deps.db.insert(tournaments).values({
        ...columns,
        organiserType: host.type,
        organiser: host.id,
        id,
        league: payload.league ? asId<LeagueId>(payload.league) : null,
        season: payload.season ?? null,
        category: payload.category ?? null,
        nextPairingAt: firstPlannedPairing(KINDS[columns.kind], columns.online, columns.firstPairingAt),
        createdAt: deps.now(),
      }),
    ],
    unique: [
      { violates: 'tournaments_id_any_case', otherwise: 'idTaken' },
      { violates: 'tournaments.id', otherwise: 'idTaken' },
    ],
  });
  if (!done.ok) throw new Refusal(done.key);
  return id;
}

const CHOSEN = ['tb1', 'tb2', 'tb3', 'tb4'] as const;
/** The specification offers the codes 0 to 5; files bring others. */
const LAST_OFFERED_TIEBREAK = 5;

export function requireOfferedTiebreaks(payload: TournamentPayload): void {
  if (CHOSEN.some((field) => (payload[field] ?? 0) > LAST_OFFERED_TIEBREAK)) throw new Refusal('invalidInput');
}

/** A format whose rounds are not computed needs to be told how many there are. */
export function requireRounds({ kind, rounds }: Pick<ReturnType<typeof columnsOf>, 'kind' | 'rounds'>): void {
  if (KINDS[kind].asksForRounds && rounds === null) throw new Refusal('roundsRequired');
}

/** The columns that the payload of build and edit sets; which of them may still change is the lifecycle's matter. */
export function columnsOf(payload: TournamentPayload) {
  const kind = KINDS[payload.kind];
  const top = payload.show_only_top ? (payload.show_only_top_nr ?? SHOW_TOP.default) : null;
  const perTeam = payload.per_team ?? payload.per_team_limit ?? null;
  return {
    name: payload.name,
    searchKey: searchKey(payload.name),
    description: cleanHtml(payload.description),
    kind: payload.kind,
    variant: payload.game_variant,
    profilePicture: payload.profile_picture,
    bannerPicture: payload.banner_picture,
    startDate: payload.start_date,
    endDate: payload.end_date ?? payload.start_date,
    firstPairingAt: millis(Date.parse(`${payload.first_pairing_date}T${payload.first_pairing_time}:00Z`)),
    intervalCount: payload.online_pairing_interval_n,
    intervalUnit: (['minutes', 'hours', 'days', 'weeks'] as const)[payload.online_pairing_interval_t] ?? 'minutes',
    initialMinutes: payload.initial_time,
    incrementSeconds: payload.increment,
    rounds: kind.asksForRounds ? (payload.rounds ?? null) : null,
    meetings: kind.defaultMeetings === null ? null : (payload.meetings ?? kind.defaultMeetings),
    perTeam: payload.kind === 'LimitedPlayerTeam' ? LIMITED_PLAYER_TEAM_SIZE : perTeam,
    winPoints: fromPoints(payload.win_points),
    drawPoints: fromPoints(payload.draw_points),
    lossPoints: fromPoints(payload.loss_points),
    tb1: kind.choosesTieBreaks ? (payload.tb1 ?? null) : null,
    tb2: kind.choosesTieBreaks ? (payload.tb2 ?? null) : null,
    tb3: kind.choosesTieBreaks ? (payload.tb3 ?? null) : null,
    tb4: kind.choosesTieBreaks ? (payload.tb4 ?? null) : null,
    online: payload.default_game_location === 1,
    publiclyViewable: payload.publicly_viewable,
    selfJoinable: payload.self_joinable,
    fideRated: payload.fide_rated,
    showOnlyTop: top,
    showOnlyUsernames: payload.show_only_usernames,
    chatEnabled: payload.chat_enabled,
    removeInactive: payload.remove_inactive_participants,
  } as const;
}

/** A tournament of a league needs the say over both (checklist D-42). */
async function requireLeague({ db }: Deps, actor: Actor, league: string | null): Promise<void> {
  if (league === null) return;
  const [row] = await db
    .select({ type: leagues.ownerType, id: leagues.owner })
    .from(leagues)
    .where(sql`${leagues.id} = ${league}`);
  const { type, id } = found(row);
  allow(actor, { do: 'runTournaments', of: ownerOf(type, id) });
}
