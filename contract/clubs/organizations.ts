import { z } from 'zod';
import { given } from '../../domain/kernel/given.ts';
import type { AccountId, OrganizationId } from '../../domain/kernel/ids.ts';
import { DEFAULT_COUNTRY } from '../../domain/kernel/limits.ts';
import { accountRow } from '../accounts/accounts.ts';
import type { CamelKeys } from '../codec/case.ts';
import {
  addressText,
  countryCode,
  idOf,
  longText,
  nameText,
  optionalEmail,
  pictureUrl,
  webUrl,
} from '../http/fields.ts';

/** Fields shared by the pages of organisations and clubs. */
export const pageView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  profile_picture: z.string(),
  banner_picture: z.string(),
  address: z.string(),
  website: z.string(),
  email: z.string(),
  country: z.string(),
  manager: z.string(),
});

export const pageFields = {
  name: nameText,
  description: longText.default(''),
  profile_picture: pictureUrl.default(''),
  banner_picture: pictureUrl.default(''),
  address: addressText.default(''),
  website: webUrl.default(''),
  email: optionalEmail,
  country: countryCode.optional(),
};

/** The texts and pictures of a page, with the field names of the domain. */
export function pageTexts(sent: {
  readonly name: string;
  readonly description: string;
  readonly profile_picture: string;
  readonly banner_picture: string;
  readonly address: string;
  readonly website: string;
  readonly email?: string | null | undefined;
  readonly country?: string | undefined;
}) {
  return {
    name: sent.name,
    description: sent.description,
    profilePicture: sent.profile_picture,
    bannerPicture: sent.banner_picture,
    address: sent.address,
    website: sent.website,
    email: sent.email ?? '',
    ...given({ country: sent.country }),
  };
}

export type PageTexts = ReturnType<typeof pageTexts>;

export const createOrganizationPayload = z
  .object({ ...pageFields, id: idOf<OrganizationId>(), manager: idOf<AccountId>() })
  .transform((sent) => ({
    id: sent.id,
    manager: sent.manager,
    ...pageTexts(sent),
    country: sent.country ?? DEFAULT_COUNTRY,
  }));
export const createdOrganization = z.object({ id: z.string() });

export const editOrganizationPayload = z.object(pageFields).transform(pageTexts);

const clubCard = z.object({ id: z.string(), name: z.string(), profile_picture: z.string() });
export const clubCards = z.array(clubCard);

export const organizationView = pageView.extend({
  clubs: clubCards,
  /** Whether the user manages the organisation. */
  can_manage: z.boolean(),
  /** Whether the user may edit its texts and pictures; editors may too. */
  can_edit: z.boolean(),
});
export type OrganizationView = CamelKeys<z.output<typeof organizationView>>;

export const organizationManageView = organizationView.extend({ accounts: z.array(accountRow) });
export type OrganizationManageView = CamelKeys<z.output<typeof organizationManageView>>;

export const organizationList = z.array(
  pageView.pick({ id: true, name: true, description: true, profile_picture: true, country: true }),
);
