/** What the tournaments of a season brought those who played in them. */
import type { TournamentId } from '../ids.ts';
import { halfPoints } from '../points.ts';
import { isPlayer, type Tournament } from '../tournament/state.ts';
import type { Member } from './season.ts';
import type { SeasonResult } from './season-table.ts';

/** What a tournament brought one of its players, or one of its teams where those take part. */
export type EventEntry = { readonly member: Member } & Omit<SeasonResult<TournamentId>, 'event'>;

/**
 * By which rules results are worked out that are kept beside the tournament. Whoever changes a rule that a score or a place
 * follows from raises it: what is kept of older rules is then worked out anew (the test of LEAGUE-11 notices).
 */
export const RESULT_RULES = 1;

/** Points and places by the table as it stands; nobody has any before the start. */
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
