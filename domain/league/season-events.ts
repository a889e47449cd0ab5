/** Results of a season's tournaments by member. */
import type { TournamentId } from '../kernel/ids.ts';
import { halfPoints } from '../kernel/points.ts';
import { isPlayer, type Tournament } from '../tournament/value/state.ts';
import type { Member } from './season.ts';
import type { SeasonResult } from './season-table.ts';

export type EventEntry = { readonly member: Member } & Omit<SeasonResult<TournamentId>, 'event'>;

/** Raise it when a rule for scores or places changes: cached results are recomputed (LEAGUE-11). */
export const RESULT_RULES = 1;

/** Points and places of the current table; empty before the start. */
export function entriesOf({ participants, phase }: Pick<Tournament, 'participants' | 'phase'>): readonly EventEntry[] {
  if (phase.kind === 'open') return [];
  return participants.map((one): EventEntry => {
    if (!isPlayer(one)) {
      const member = { kind: 'team', id: one.team } as const;
      return { member, points: one.matchScore, gamePoints: one.gameScore, place: one.rank };
    }
    const { score, rank } = one.standing;
    return { member: { kind: 'player', id: one.account }, points: score, gamePoints: halfPoints(0), place: rank };
  });
}
