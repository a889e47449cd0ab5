/** Players of a tournament's team: board order and line-ups. */
import { z } from 'zod';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { MATCH_MAX_BOARDS } from '../../domain/kernel/limits.ts';
import type { CamelKeys } from '../codec/case.ts';
import { idOf } from '../http/fields.ts';
import { teamRow, tournamentView } from './tournaments.ts';

/** A player of the team, or a candidate; the seed is the place in the board order. */
export const teamPlayer = z.object({
  account: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  title: z.string().nullable(),
  fide_rating: z.number().nullable(),
  federation: z.string(),
});
export type TeamPlayer = CamelKeys<z.output<typeof teamPlayer>>;

export const seatedPlayer = teamPlayer.extend({ seed: z.number(), withdrawn: z.boolean() });
export type SeatedPlayer = CamelKeys<z.output<typeof seatedPlayer>>;

/** GET /s/tournament/manage-team/{id}/{team}: the players of the team in board order, and the candidates. */
export const manageTeamPage = z.object({
  tournament: tournamentView,
  team: teamRow,
  participating: z.array(seatedPlayer),
  not_participating: z.array(teamPlayer),
  /** Whether the user has more rights than a captain. */
  can_manage: z.boolean(),
  /** Rounds for which a line-up can be submitted. */
  line_up_rounds: z.array(z.number()),
});

/** PUT /s/tournament/{id}/line-up/{round}/{team}: the players of a match, who sit in the order of the team's list. */
export const lineUpPayload = z.object({ players: z.array(idOf<AccountId>()).min(1).max(MATCH_MAX_BOARDS) });

/** GET of the same: the submitted line-up of a match, or the default one. Accounts, from board 1 on. */
export const lineUpPage = z.object({
  opponent: z.string(),
  opponent_name: z.string(),
  boards: z.number(),
  players: z.array(z.string()),
  available: z.array(z.string()),
  handed_in: z.boolean(),
  /** Null if the boards are created with the pairing. */
  closes: z.string().nullable(),
  closed: z.boolean(),
});
