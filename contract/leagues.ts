import { z } from 'zod';

export const leagueView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  visible: z.boolean(),
  banner_picture: z.string(),
  profile_picture: z.string(),
  /** Whose league it is: one of the two. */
  organization: z.string().nullable(),
  club: z.string().nullable(),
});
export type LeagueView = z.output<typeof leagueView>;
export const leagueList = z.array(leagueView);
