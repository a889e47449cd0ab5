import type { z } from 'zod';
import type { ClubListRow, ClubManageView, ClubView, MemberRow, teamCard } from '../../contract/clubs/clubs.ts';
import type {
  OrganizationManageView,
  OrganizationView,
  organizationList,
  pageView,
} from '../../contract/clubs/organizations.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
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
  accountId: member.id,
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

export const presentCard = (card: TeamCard | ClubCard): CamelKeys<z.input<typeof teamCard>> => ({
  id: card.id,
  name: card.name,
  profilePicture: card.profilePicture,
});

export const presentClubListing = ({ profilePicture, ...club }: ClubListing): ClubListRow => ({
  ...club,
  profilePicture,
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
  organizationName,
  socialLinks: [...club.socialLinks],
  teams: teams.map(presentCard),
  members: presentMembers(members, namesVisible),
  canManage,
  canEdit,
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
  canManage,
  canEdit,
});

export const presentManagedOrganization = (
  seen: OrganizationSeen & { readonly accounts: ListedAccount[] },
): OrganizationManageView => ({ ...presentOrganization(seen), accounts: seen.accounts.map(presentAccountRow) });

export const presentOrganizations = (
  organizations: readonly Organization[],
): CamelKeys<z.input<typeof organizationList>> =>
  organizations.map(({ id, name, description, profilePicture, country }) => ({
    id,
    name,
    description,
    profilePicture,
    country,
  }));

export const presentTeam = ({ team, members, canManage, canEdit, namesVisible }: TeamSeen): TeamView => ({
  id: team.id,
  name: team.name,
  description: team.description,
  profilePicture: team.profilePicture,
  club: { id: team.club, name: team.clubName },
  members: presentMembers(members, namesVisible),
  canManage,
  canEdit,
});

export const presentManagedTeam = (seen: TeamSeen & { readonly otherMembers: readonly Member[] }): TeamManageView => ({
  ...presentTeam(seen),
  otherMembers: presentMembers(seen.otherMembers, seen.namesVisible),
});

const presentPage = (page: Club | Organization): CamelKeys<z.input<typeof pageView>> => ({
  id: page.id,
  name: page.name,
  description: page.description,
  profilePicture: page.profilePicture,
  bannerPicture: page.bannerPicture,
  address: page.address,
  website: page.website,
  email: page.email,
  country: page.country,
  manager: page.manager,
});
