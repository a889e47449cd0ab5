/** The teams of a tournament: who plays for one, in which order, and in which match. */
import { z } from 'zod';
import type { AccountId } from '../domain/ids.ts';
import { MATCH_MAX_BOARDS } from '../domain/limits.ts';
import { idOf } from './fields.ts';
import { teamRow, tournamentView } from './tournaments.ts';

/** Somebody who plays for a team, or could: a participant has his place in the board order as his seed. */
export const teamPlayer = z.object({
  account: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  title: z.string().nullable(),
  fide_rating: z.number().nullable(),
  federation: z.string(),
});
export type TeamPlayer = z.output<typeof teamPlayer>;

export const seatedPlayer = teamPlayer.extend({ seed: z.number(), withdrawn: z.boolean() });
export type SeatedPlayer = z.output<typeof seatedPlayer>;

/** GET /s/tournament/manage-team/{id}/{team}: who plays for the team, in board order, and who else could. */
export const manageTeamPage = z.object({
  tournament: tournamentView,
  team: teamRow,
  participating: z.array(seatedPlayer),
  not_participating: z.array(teamPlayer),
  /** Whether the reader has more to say than a captain. */
  can_manage: z.boolean(),
  /** The rounds for whose match it can be said who plays. */
  line_up_rounds: z.array(z.number()),
});

/** PUT /s/tournament/{id}/line-up/{round}/{team}: who plays in a match; they sit in the order of the team's list. */
export const lineUpPayload = z.object({ players: z.array(idOf<AccountId>()).min(1).max(MATCH_MAX_BOARDS) });

/** GET of the same: who has been handed in for a match, or would be taken now. Accounts, from board 1 on. */
export const lineUpPage = z.object({
  opponent: z.string(),
  opponent_name: z.string(),
  boards: z.number(),
  players: z.array(z.string()),
  available: z.array(z.string()),
  handed_in: z.boolean(),
  /** Null where the boards are made with the pairing. */
  closes: z.string().nullable(),
  closed: z.boolean(),
});
