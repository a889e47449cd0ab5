/** The parts of the management of a club and of an organisation. */
export const CLUB_TABS = [
  'details',
  'statistics',
  'teams',
  'members',
  'powers',
  'messages',
  'templates',
  'payments',
] as const;
export const ORGANIZATION_TABS = [
  'details',
  'statistics',
  'clubs',
  'members',
  'powers',
  'messages',
  'payments',
] as const;
export type ClubTab = (typeof CLUB_TABS)[number];
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];
export type ManageTab = ClubTab | OrganizationTab;
