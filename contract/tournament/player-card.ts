/** GET /s/tournament/view/{id}/player/{account}: a player of a tournament, with the game of each round. */
import { z } from 'zod';
import { RATING_LISTS } from '../../domain/rating/lists.ts';
import { DROP_REASONS } from '../../domain/tournament/standings/counted-rounds.ts';
import { BYES } from '../../domain/tournament/value/field.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import type { CamelKeys } from '../codec/case.ts';
import { normCandidateView } from './norms.ts';
import { participantView } from './tournaments.ts';

const inRound = {
  round: z.number(),
  /** Null if the round has no time. */
  start_date: z.string().nullable(),
  /** Null while the game is running, and if the user may not see them. */
  points: z.number().nullable(),
  /** In the Swiss system: against somebody with fewer points (`down`) or more (`up`). */
  float: z.enum(['down', 'up']).nullable(),
};

const cardGame = z.object({
  kind: z.literal('game'),
  ...inRound,
  /** The number of the team match. */
  match: z.number().nullable(),
  board: z.number(),
  color: z.enum(['white', 'black']),
  opponent: participantView.pick({
    account: true,
    first_name: true,
    last_name: true,
    username: true,
    title: true,
    fide_rating: true,
    federation: true,
    club: true,
    team_name: true,
  }),
  /** In the colours of the pairing; null while the game is running, and if the user may not see it. */
  result: z.enum(GAME_RESULTS).nullable(),
  /** The decided games of a match of several games, each with the player's colour. */
  match_games: z.array(z.object({ color: z.enum(['white', 'black']), result: z.enum(GAME_RESULTS) })),
  /** The latest game on the screen. */
  game: z.string().nullable(),
});

const cardBye = z.object({ kind: z.literal('bye'), ...inRound, bye: z.enum(BYES) });

export const playerCardAnswer = z.object({
  player: participantView,
  /** Null without rated opponents, and if the user may not see the results. */
  performance: z.number().nullable(),
  /** The rating list that the games count for; null if unrated. */
  rating_list: z.enum(RATING_LISTS).nullable(),
  /** An estimate in hundredths of a rating point; null without a rating or a game that counts. */
  rating_change: z.object({ change: z.number().int(), k: z.number().int(), games: z.number().int() }).nullable(),
  /** In the order of the rounds; byes that are booked for later rounds are included. */
  rounds: z.array(z.discriminatedUnion('kind', [cardGame, cardBye])),
  /** The rounds that do not count in the table, also those without an entry in `rounds`, and why. */
  dropped: z.array(z.object({ round: z.number(), why: z.enum(DROP_REASONS) })),
  /** The next game without a result. */
  next: cardGame.nullable(),
  /** Title norms in reach; null unless the user runs the tournament. */
  norms: z.array(normCandidateView).nullable(),
});
export type PlayerCardAnswer = CamelKeys<z.output<typeof playerCardAnswer>>;
