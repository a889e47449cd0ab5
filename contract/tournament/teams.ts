import { z } from 'zod';
import { memberRows } from '../clubs/clubs.ts';
import type { CamelKeys } from '../codec/case.ts';
import { clubName, longText, pictureUrl } from '../http/fields.ts';

export const teamView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  profile_picture: z.string(),
  club: z.object({ id: z.string(), name: z.string() }),
  members: memberRows,
  can_manage: z.boolean(),
  /** Whether the user may edit its texts and picture; editors of its club may too. */
  can_edit: z.boolean(),
});
export type TeamView = CamelKeys<z.output<typeof teamView>>;

/** The team, and the members of its club who are not in it. */
export const teamManageView = teamView.extend({ other_members: memberRows });
export type TeamManageView = CamelKeys<z.output<typeof teamManageView>>;

export const editTeamPayload = z
  .object({ name: clubName, description: longText.default(''), profile_picture: pictureUrl.default('') })
  .transform((sent) => ({ name: sent.name, description: sent.description, profilePicture: sent.profile_picture }));
