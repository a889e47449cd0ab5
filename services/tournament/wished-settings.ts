import { INTERVAL_CODES, nameOf } from '../../contract/codes.ts';
import type { TournamentPayload } from '../../contract/tournaments.ts';
import { SHOW_TOP } from '../../domain/limits.ts';
import { pointSystem } from '../../domain/points.ts';
import { type TiebreakId, tiebreakOfCode } from '../../domain/tiebreaks/names.ts';
import { millis } from '../../domain/time.ts';
import type { Settings } from '../../domain/tournament/settings.ts';
import { cleanHtml } from '../clean-html.ts';
import { Refusal } from '../refusal.ts';

/** The settings that a form asks for, its description cleaned. */
export const wishedSettings = (payload: TournamentPayload): Settings => ({
  kind: payload.kind,
  name: payload.name,
  description: cleanHtml(payload.description),
  profilePicture: payload.profile_picture,
  bannerPicture: payload.banner_picture,
  startDate: payload.start_date,
  endDate: payload.end_date ?? payload.start_date,
  interval: {
    count: payload.online_pairing_interval_n,
    unit: nameOf(INTERVAL_CODES, payload.online_pairing_interval_t) ?? 'minutes',
  },
  publiclyViewable: payload.publicly_viewable,
  showOnlyTop: payload.show_only_top ? (payload.show_only_top_nr ?? SHOW_TOP.default) : null,
  chatEnabled: payload.chat_enabled,
  online: payload.default_game_location === 1,
  variant: payload.game_variant,
  rounds: payload.rounds ?? null,
  meetings: payload.meetings ?? null,
  perTeam: payload.per_team ?? payload.per_team_limit ?? null,
  tieBreaks: [tiebreak(payload.tb1), tiebreak(payload.tb2), tiebreak(payload.tb3), tiebreak(payload.tb4)],
  firstPairingAt: millis(Date.parse(`${payload.first_pairing_date}T${payload.first_pairing_time}:00Z`)),
  initialMinutes: payload.initial_time,
  incrementSeconds: payload.increment,
  points: pointSystem(payload.win_points, payload.draw_points, payload.loss_points),
  selfJoinable: payload.self_joinable,
  fideRated: payload.fide_rated,
  showOnlyUsernames: payload.show_only_usernames,
  removeInactive: payload.remove_inactive_participants,
});

function tiebreak(code: number | null | undefined): TiebreakId | null {
  if (code === null || code === undefined) return null;
  const known = tiebreakOfCode(code);
  if (!known.ok) throw new Refusal('invalidInput');
  return known.value;
}
