import { z } from 'zod';
import { given } from '../../domain/kernel/given.ts';
import type { ClubId, TeamId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS, SOCIAL_LINKS_MAX } from '../../domain/kernel/limits.ts';
import { accountRow } from '../accounts/accounts.ts';
import type { CamelKeys } from '../codec/case.ts';
import { clubName, idOf, optionalRegion, webUrl } from '../http/fields.ts';
import { pageFields, pageTexts, pageView } from './organizations.ts';

/** The user name replaces names that the viewer may not see (D-78). */
const memberRow = z.object({
  account_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title: z.string().nullable(),
  fiderating: z.number().nullable(),
  fidefederation: z.string(),
  fidenumber: z.number().nullable(),
});
export type MemberRow = CamelKeys<z.output<typeof memberRow>>;
export const memberRows = z.array(memberRow);

export const teamCard = z.object({ id: z.string(), name: z.string(), profile_picture: z.string() });
export const teamCards = z.array(teamCard);

/** GET /s/club/all: the fields for finding a club. */
export const clubList = z.array(
  pageView.pick({ id: true, name: true, profile_picture: true, country: true }).extend({
    region: z.string().nullable(),
    organization: z.object({ id: z.string(), name: z.string() }).nullable(),
    members: z.number(),
  }),
);
export type ClubListRow = CamelKeys<z.output<typeof clubList>[number]>;

export const clubView = pageView.extend({
  region: z.string().nullable(),
  organization: z.string().nullable(),
  organization_name: z.string().nullable(),
  social_links: z.array(z.string()),
  teams: teamCards,
  members: memberRows,
  /** Whether the user manages the club. */
  can_manage: z.boolean(),
  /** Whether the user may edit its texts and pictures; editors may too. */
  can_edit: z.boolean(),
});
export type ClubView = CamelKeys<z.output<typeof clubView>>;

export const clubManageView = clubView.extend({ accounts: z.array(accountRow) });
export type ClubManageView = CamelKeys<z.output<typeof clubManageView>>;

export const accountRows = z.array(accountRow);
export const clubAccountsPayload = z.object({ clubs: z.array(idOf<ClubId>()).min(1).max(LIST_MAX_ROWS) });

/** Links to other pages of the club, without duplicates. */
const socialLinks = z
  .array(webUrl.min(1))
  .max(SOCIAL_LINKS_MAX)
  .transform((links) => [...new Set(links)]);

export const editClubPayload = z
  .object({ ...pageFields, name: clubName, region: optionalRegion.optional(), social_links: socialLinks.optional() })
  .transform((sent) => ({
    ...pageTexts(sent),
    ...given({ region: sent.region, socialLinks: sent.social_links }),
  }));

export const addTeamPayload = z.object({ name: clubName });
export const addedTeam = z.object({ id: z.string() });
/** The field `name` contains the id of the team. */
export const removeTeamPayload = z.object({ name: idOf<TeamId>() }).transform((sent) => ({ team: sent.name }));
