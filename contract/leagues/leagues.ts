import { z } from 'zod';
import type { CategoryId, SeasonId } from '../../domain/kernel/ids.ts';
import { CATEGORY_AGES, CATEGORY_RATINGS, SEASON_COUNTS } from '../../domain/kernel/limits.ts';
import { hasInk } from '../../domain/kernel/text.ts';
import type { CamelKeys } from '../codec/case.ts';
import { formDay, idOf, idText, longText, nameText, optionalId, pictureUrl } from '../http/fields.ts';
import { expected } from '../tournament/expectations.ts';
import { tournamentCard } from '../tournament/lists.ts';

export const leagueView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  visible: z.boolean(),
  banner_picture: z.string(),
  profile_picture: z.string(),
  /** The owner: exactly one of the two. */
  organization: z.string().nullable(),
  club: z.string().nullable(),
  owner_name: z.string(),
});
export type LeagueView = CamelKeys<z.output<typeof leagueView>>;
export const leagueList = z.array(leagueView);

const leagueTexts = {
  name: nameText,
  description: longText.default(''),
  visible: z.boolean().default(true),
  banner_picture: pictureUrl.default(''),
  profile_picture: pictureUrl.default(''),
};

/** A league belongs to an organisation or to a club. */
export const leaguePayload = z
  .object({ ...leagueTexts, id: optionalId, organization: optionalId.nullable(), club: optionalId.nullable() })
  .refine(({ organization, club }) => !organization !== !club, { path: ['organization'], error: expected('owner') });
export type LeaguePayload = CamelKeys<z.output<typeof leaguePayload>>;

export const editLeaguePayload = z.object(leagueTexts);
export const madeLeague = z.object({ id: z.string() });
export const leaguePermissions = z.object({ can_manage: z.boolean() });

/** Seasons and categories require a description. */
const neededText = longText.pipe(z.string().refine(hasInk, expected('text')));

const partTexts = { name: nameText, description: neededText, visible: z.boolean().default(true) };
const count = z.number().int().min(0).max(SEASON_COUNTS.max);

const seasonFields = z
  .object({
    ...partTexts,
    start_date: formDay,
    end_date: formDay,
    /** How many results of each member count; all if omitted. */
    counted_results: z.number().int().min(1).max(SEASON_COUNTS.max).nullish(),
    /** The number of promotions and relegations per category at the end. */
    go_up: count.default(SEASON_COUNTS.moves),
    go_down: count.default(SEASON_COUNTS.moves),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: expected('lastDay') });

export const editSeasonPayload = seasonFields;
export const seasonPayload = seasonFields.safeExtend({ id: idOf<SeasonId>() });
export const startSeasonPayload = seasonPayload.safeExtend({ old_season_id: idOf<SeasonId>() });
export type SeasonPayload = CamelKeys<z.output<typeof seasonPayload>>;

export const seasonView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  visible: z.boolean(),
  start_date: z.string(),
  end_date: z.string(),
  ended: z.boolean(),
  old_season_id: z.string().nullable(),
  counted_results: z.number().nullable(),
  go_up: z.number(),
  go_down: z.number(),
});
export type SeasonView = CamelKeys<z.output<typeof seasonView>>;
export const seasonList = z.array(seasonView);

const limit = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min).max(max).nullish();

const categoryFields = z
  .object({
    ...partTexts,
    gender_restricted: z.boolean().default(false),
    /** The category is for women and girls; a restricted category without it is for men. */
    f_restricted: z.boolean().default(false),
    age_restricted: z.boolean().default(false),
    minimum_age: limit(CATEGORY_AGES),
    maximum_age: limit(CATEGORY_AGES),
    rating_restricted: z.boolean().default(false),
    minimum_rating: limit(CATEGORY_RATINGS),
    maximum_rating: limit(CATEGORY_RATINGS),
  })
  .refine(({ minimum_age, maximum_age }) => isSpan(minimum_age, maximum_age), {
    path: ['maximum_age'],
    error: expected('notBelowLeast'),
  })
  .refine(({ minimum_rating, maximum_rating }) => isSpan(minimum_rating, maximum_rating), {
    path: ['maximum_rating'],
    error: expected('notBelowLeast'),
  });

const isSpan = (least: number | null | undefined, greatest: number | null | undefined): boolean =>
  least == null || greatest == null || least <= greatest;

export const editCategoryPayload = categoryFields;
export const categoryPayload = categoryFields.safeExtend({ id: idOf<CategoryId>() });
export type CategoryPayload = CamelKeys<z.output<typeof categoryPayload>>;

export const categoryView = z.object({
  id: z.string(),
  league: z.string(),
  name: z.string(),
  description: z.string(),
  visible: z.boolean(),
  gender_restricted: z.boolean(),
  f_restricted: z.boolean(),
  age_restricted: z.boolean(),
  minimum_age: z.number().nullable(),
  maximum_age: z.number().nullable(),
  rating_restricted: z.boolean(),
  minimum_rating: z.number().nullable(),
  maximum_rating: z.number().nullable(),
});
export type CategoryView = CamelKeys<z.output<typeof categoryView>>;
export const categoryList = z.array(categoryView);

export const seasonsAndCategories = z.object({ seasons: seasonList, categories: categoryList });
export const madePart = z.object({ id: z.string() });

/** The tournaments of a league as cards, with their season and category. */
export const leagueTournament = tournamentCard.extend({
  season: z.string().nullable(),
  category: z.string().nullable(),
});
export type LeagueTournament = CamelKeys<z.output<typeof leagueTournament>>;
export const leagueTournaments = z.array(leagueTournament);

/** Tournaments outside of leagues that the user runs. */
export const addableTournaments = z.array(
  z.object({ id: z.string(), name: z.string(), start_date: z.string(), organiser_name: z.string() }),
);
export type AddableTournament = CamelKeys<z.output<typeof addableTournaments>>[number];

/** Where a tournament goes in a league. */
export const leaguePlacePayload = z.object({ season: idText, category: idText });

/** The same with the tournament, as a form has it. */
export const leaguePlaceForm = leaguePlacePayload.extend({ tournament: idText });
