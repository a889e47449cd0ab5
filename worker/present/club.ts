import type { z } from 'zod';
import type { ClubListRow, ClubManageView, ClubView, MemberRow, teamCard } from '../../contract/clubs/clubs.ts';
import type {
  OrganizationManageView,
  OrganizationView,
  organizationList,
  pageView,
} from '../../contract/clubs/organizations.ts';
import type { TeamManageView, TeamView } from '../../contract/tournament/teams.ts';
import type { Club, ClubListing, Member, TeamCard } from '../../db/read/club.ts';
import type { ClubCard, Organization } from '../../db/read/organization.ts';
import type { ListedAccount } from '../../services/account/listed-account.ts';
import type { ClubSeen } from '../../services/club/view-club.ts';
import type { OrganizationSeen } from '../../services/organization/view-organization.ts';
import type { TeamSeen } from '../../services/team/view-team.ts';
import { presentAccountRow } from './account.ts';
import { byShownName, shownNames } from './names.ts';

const presentMember = (member: Member, namesVisible: boolean): MemberRow => ({
  account_id: member.id,
  ...shownNames(member, namesVisible || member.showRealName),
  title: member.title,
  fiderating: member.fideRating,
  fidefederation: member.federation,
  fidenumber: member.fideNumber,
});

export const presentMembers = (members: readonly Member[], namesVisible: boolean): MemberRow[] =>
  byShownName(members, (member) => namesVisible || member.showRealName).map((member) =>
    presentMember(member, namesVisible),
  );

export const presentCard = (card: TeamCard | ClubCard): z.input<typeof teamCard> => ({
  id: card.id,
  name: card.name,
  profile_picture: card.profilePicture,
});

export const presentClubListing = ({ profilePicture, ...club }: ClubListing): ClubListRow => ({
  ...club,
  profile_picture: profilePicture,
});

export const presentClub = ({
  club,
  organizationName,
  teams,
  members,
  canManage,
  canEdit,
  namesVisible,
}: ClubSeen): ClubView => ({
  ...presentPage(club),
  region: club.region,
  organization: club.organization,
  organization_name: organizationName,
  social_links: [...club.socialLinks],
  teams: teams.map(presentCard),
  members: presentMembers(members, namesVisible),
  can_manage: canManage,
  can_edit: canEdit,
});

export const presentManagedClub = (seen: ClubSeen & { readonly accounts: ListedAccount[] }): ClubManageView => ({
  ...presentClub(seen),
  accounts: seen.accounts.map(presentAccountRow),
});

export const presentOrganization = ({
  organization,
  clubs,
  canManage,
  canEdit,
}: OrganizationSeen): OrganizationView => ({
  ...presentPage(organization),
  clubs: clubs.map(presentCard),
  can_manage: canManage,
  can_edit: canEdit,
});

export const presentManagedOrganization = (
  seen: OrganizationSeen & { readonly accounts: ListedAccount[] },
): OrganizationManageView => ({ ...presentOrganization(seen), accounts: seen.accounts.map(presentAccountRow) });

export const presentOrganizations = (organizations: readonly Organization[]): z.input<typeof organizationList> =>
  organizations.map(({ id, name, description, profilePicture, country }) => ({
    id,
    name,
    description,
    profile_picture: profilePicture,
    country,
  }));

export const presentTeam = ({ team, members, canManage, canEdit, namesVisible }: TeamSeen): TeamView => ({
  id: team.id,
  name: team.name,
  description: team.description,
  profile_picture: team.profilePicture,
  club: { id: team.club, name: team.clubName },
  members: presentMembers(members, namesVisible),
  can_manage: canManage,
  can_edit: canEdit,
});

export const presentManagedTeam = (seen: TeamSeen & { readonly otherMembers: readonly Member[] }): TeamManageView => ({
  ...presentTeam(seen),
  other_members: presentMembers(seen.otherMembers, seen.namesVisible),
});

const presentPage = (page: Club | Organization): z.input<typeof pageView> => ({
  id: page.id,
  name: page.name,
  description: page.description,
  profile_picture: page.profilePicture,
  banner_picture: page.bannerPicture,
  address: page.address,
  website: page.website,
  email: page.email,
  country: page.country,
  manager: page.manager,
});
