import { z } from 'zod';
import { type AccountId, asId, type CategoryId, type TeamId, type TournamentId } from '../../domain/kernel/ids.ts';
import type { CamelKeys } from '../codec/case.ts';
import { idOf, optionalId } from '../http/fields.ts';
import { expected } from '../tournament/expectations.ts';
import { seasonView } from './leagues.ts';

/** A player of a category; the user name replaces names that the viewer may not see. */
export const categoryPlayer = z.object({
  account: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
export const categoryPlayers = z.array(categoryPlayer);
export const categoryTeam = z.object({ team_id: z.string(), name: z.string() });
export const categoryTeams = z.array(categoryTeam);

const member = {
  user_id: z.string().nullable(),
  team_id: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  team_name: z.string().nullable(),
};

export const moveView = z.object({
  ...member,
  tournament_id: z.string().nullable(),
  new_category: z.string(),
  old_category: z.string(),
  season: z.string(),
  new_category_name: z.string(),
  old_category_name: z.string(),
  season_name: z.string(),
});
export type MoveView = CamelKeys<z.output<typeof moveView>>;
export const moveList = z.array(moveView);

/** The member who moves: a player, or a team of a tournament. */
const mover = z
  .object({ user_id: optionalId.nullable(), team_id: optionalId.nullable(), tournament_id: optionalId.nullable() })
  .refine(({ user_id, team_id }) => !user_id !== !team_id, { path: ['user_id'], error: expected('mover') });

export const movePayload = mover
  .safeExtend({ new_category: idOf<CategoryId>(), old_category: idOf<CategoryId>(), season: optionalId })
  .transform(({ new_category, old_category, ...sent }) => ({ ...moverOf(sent), from: old_category, to: new_category }));

/** The closing of a category: the members who move to other categories. */
export const closeCategoryPayload = z.object({
  moves: z.array(
    mover
      .safeExtend({ new_category: idOf<CategoryId>() })
      .transform(({ new_category, ...sent }) => ({ ...moverOf(sent), to: new_category })),
  ),
});

function moverOf(sent: {
  readonly user_id?: string | null | undefined;
  readonly team_id?: string | null | undefined;
  readonly tournament_id?: string | null | undefined;
}) {
  const member = sent.team_id
    ? ({ kind: 'team', id: asId<TeamId>(sent.team_id) } as const)
    : ({ kind: 'player', id: asId<AccountId>(sent.user_id ?? '') } as const);
  return { member, tournament: sent.tournament_id ? asId<TournamentId>(sent.tournament_id) : null };
}

const seasonRow = z.object({
  ...member,
  rank: z.number(),
  points: z.number(),
  game_points: z.number(),
  results: z.array(
    z.object({
      tournament: z.string(),
      points: z.number(),
      game_points: z.number(),
      place: z.number(),
      /** False if the season counts only the best results, and this is not one of them. */
      counts: z.boolean(),
    }),
  ),
  /** The member's category after the season; null if it is unchanged. */
  new_category: z.string().nullable(),
  /** While the season is being played: whether the place is a promotion or relegation place. */
  zone: z.enum(['up', 'down']).nullable(),
});
export type SeasonRowView = CamelKeys<z.output<typeof seasonRow>>;

/** The tables of a season by category, the strongest first. */
export const seasonResults = z.object({
  season: seasonView,
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tournaments: z.array(z.object({ id: z.string(), name: z.string() })),
      players: z.array(seasonRow),
      teams: z.array(seasonRow),
    }),
  ),
});
export type SeasonResults = CamelKeys<z.output<typeof seasonResults>>;

const step = z.object({
  category: z.string(),
  name: z.string(),
  closed: z.boolean(),
  /** All members of the category in table order; those who have not played come last. */
  members: z.array(z.object({ ...member, rank: z.number().nullable(), points: z.number() })),
  /** The entered moves of a closed category, otherwise the proposed ones. */
  moves: z.array(
    z.object({ user_id: z.string().nullable(), team_id: z.string().nullable(), new_category: z.string() }),
  ),
});

/** The progress of a season's closing, with proposals for each category. */
export const seasonClosing = z.object({ season: seasonView, next: z.string().nullable(), steps: z.array(step) });
export type SeasonClosing = CamelKeys<z.output<typeof seasonClosing>>;

/** A member's categories in a league over the seasons, the oldest season first. */
export const memberHistoryView = z.array(
  z.object({
    season: z.string(),
    season_name: z.string(),
    ended: z.boolean(),
    category: z.string(),
    category_name: z.string(),
    /** Null for members of the category who have not played. */
    rank: z.number().nullable(),
    /** The number of rows in the table. */
    of: z.number(),
    points: z.number().nullable(),
    /** The member's category after the season; null if it is unchanged. */
    new_category: z.string().nullable(),
  }),
);
export type MemberHistory = CamelKeys<z.output<typeof memberHistoryView>>;
