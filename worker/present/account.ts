import type { z } from 'zod';
import type {
  AccountRowAnswer,
  AuthInfo,
  clubRolesAnswer,
  FidePlayerView,
  fideAccountAnswer,
  fideLookUpAnswer,
  MembershipsAnswer,
  OwnSession,
  organizationRolesAnswer,
  RolesAnswer,
  settingsAnswer,
} from '../../contract/accounts/accounts.ts';
import type { OwnPasskey } from '../../contract/accounts/passkeys.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import { encodeUser } from '../../contract/codec/session-user.ts';
import type { Account, Memberships } from '../../db/read/account.ts';
import type { RoleHolder } from '../../db/read/club.ts';
import type { FidePlayer } from '../../db/read/fide.ts';
import type { Passkey } from '../../db/read/passkey.ts';
import type { Grant, Person } from '../../domain/access/actor.ts';
import type { HeldRoles } from '../../services/account/held-roles.ts';
import type { ListedAccount } from '../../services/account/listed-account.ts';
import type { ListedSession } from '../../services/account/login/own-sessions.ts';
import { shownNames } from './names.ts';

/** The logged-in user, with what the menus need. */
export const presentAuthInfo = (actor: Person, own: Account): AuthInfo =>
  encodeUser({ person: actor, mustChangePassword: own.passwordIsGiven, showHelpText: own.showHelpText });

export const presentSettings = (account: Account): CamelKeys<z.input<typeof settingsAnswer>> => ({
  email: account.email,
  lichessUsername: account.lichessUsername,
  showHelpText: account.showHelpText,
  showRealName: account.showRealName,
  profilePicture: account.profilePicture ?? '',
});

export const presentSessions = (sessions: readonly ListedSession[]): OwnSession[] =>
  sessions.map(({ id, device, createdAt, lastUsedAt, current }) => ({
    id,
    device,
    createdAt: new Date(createdAt).toISOString(),
    lastUsed: new Date(lastUsedAt).toISOString(),
    current,
  }));

export const presentPasskeys = (passkeys: readonly Passkey[]): OwnPasskey[] =>
  passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsed: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }));

export const presentRoles = ({ organizations, clubs }: HeldRoles): RolesAnswer => ({
  organizations: byGrant(organizations),
  clubs: byGrant(clubs),
});

/** An account with another home club only shows what the list of members shows. */
export const presentAccountRow = ({
  account,
  particulars,
  mayEdit,
  maySetPassword,
}: ListedAccount): AccountRowAnswer => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  title: account.title,
  fideNumber: account.fideNumber,
  fideRating: account.fideRating,
  fideFederation: account.federation,
  ghost: account.ghost,
  clubs: [...account.clubs],
  atHome: particulars !== null,
  mayEdit,
  maySetPassword,
  birthDate: particulars?.birthDate ?? null,
  sex: particulars?.sex ?? null,
  nationalId: particulars?.nationalId ?? null,
  region: particulars?.region ?? null,
  level: particulars?.level ?? null,
  hasEmail: particulars?.hasEmail ?? null,
});

export const presentMemberships = ({ homeClub, clubs, teams }: Memberships): MembershipsAnswer => ({
  clubs: clubs.map(({ id, name }) => ({ id, name, home: id === homeClub })),
  teams: teams.map(({ id, name, club }) => ({ id, name, club })),
});

export const presentFidePlayer = (player: FidePlayer): FidePlayerView => ({
  number: player.number,
  firstName: player.firstName,
  lastName: player.lastName,
  title: player.title,
  rating: player.standard ?? player.rapid ?? player.blitz,
  federation: player.federation,
  birthYear: player.birthYear,
  sex: player.sex,
});

export const presentFideLookUp = (player: FidePlayer | undefined): CamelKeys<z.input<typeof fideLookUpAnswer>> =>
  player === undefined ? { success: false } : { success: true, ...presentFidePlayer(player) };

export const presentFideAccount = (
  found: { readonly account: Account; readonly nameVisible: boolean } | undefined,
): CamelKeys<z.input<typeof fideAccountAnswer>> => ({
  success: found !== undefined,
  account: found === undefined ? null : { id: found.account.id, ...shownNames(found.account, found.nameVisible) },
});

export const presentOrganizationRoles = (
  holders: readonly RoleHolder[],
): CamelKeys<z.input<typeof organizationRolesAnswer>> => ({
  all: holdersOf(holders, 'all'),
  arbiter: holdersOf(holders, 'arbiter'),
  editor: holdersOf(holders, 'editor'),
});

export const presentClubRoles = (holders: readonly RoleHolder[]): CamelKeys<z.input<typeof clubRolesAnswer>> => ({
  ...presentOrganizationRoles(holders),
  captain: holders.flatMap((holder) =>
    holder.team === null ? [] : [{ ...presentHolder(holder), team: holder.team.id, teamName: holder.team.name }],
  ),
});

/** Only managers see these lists, so names are shown. */
const presentHolder = (holder: RoleHolder) => ({ accountId: holder.id, ...shownNames(holder, true) });

const holdersOf = (holders: readonly RoleHolder[], role: RoleHolder['role']) =>
  holders.filter((holder) => holder.role === role).map(presentHolder);

function byGrant(rows: HeldRoles['clubs'] | HeldRoles['organizations']): RolesAnswer['clubs'] {
  const having = (...wanted: readonly Grant[]) =>
    rows.filter(({ grant }) => wanted.includes(grant)).map(({ id, name }) => ({ id, name }));
  return {
    manager: having('manager'),
    all: having('all'),
    arbiter: having('arbiter', 'arbiterEditor'),
    editor: having('editor', 'arbiterEditor'),
  };
}
