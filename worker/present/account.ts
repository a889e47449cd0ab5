import type { z } from 'zod';
import type {
  AccountRowAnswer,
  AuthInfo,
  clubPowersAnswer,
  FidePlayerView,
  fideAccountAnswer,
  fideLookUpAnswer,
  MembershipsAnswer,
  OwnSession,
  organizationPowersAnswer,
  PowersAnswer,
  settingsAnswer,
} from '../../contract/accounts.ts';
import type { OwnPasskey } from '../../contract/passkeys.ts';
import type { Account, Memberships } from '../../db/read/account.ts';
import type { PowerHolder } from '../../db/read/club.ts';
import type { FidePlayer } from '../../db/read/fide.ts';
import type { Passkey } from '../../db/read/passkey.ts';
import type { Grant, Person } from '../../domain/access/actor.ts';
import type { ListedAccount } from '../../services/account/listed-account.ts';
import type { Offices } from '../../services/account/offices.ts';
import type { ListedSession } from '../../services/account/own-sessions.ts';
import { shownNames } from './names.ts';

/** Who is logged in, and what the menus need to know of it. */
export function presentAuthInfo(actor: Person, own: Account): AuthInfo {
  return {
    authenticated: true,
    info: {
      id: actor.account,
      name: actor.name,
      level: actor.level,
      must_change_password: own.passwordIsGiven,
      show_help_text: own.showHelpText,
      powers: {
        organization_all: idsWith(actor.organizations, 'manager', 'all'),
        club_all: idsWith(actor.clubs, 'manager', 'all'),
        organization_arbiter: idsWith(actor.organizations, 'arbiter', 'arbiterEditor'),
        club_arbiter: idsWith(actor.clubs, 'arbiter', 'arbiterEditor'),
        organization_editor: idsWith(actor.organizations, 'editor', 'arbiterEditor'),
        club_editor: idsWith(actor.clubs, 'editor', 'arbiterEditor'),
        team_captain: [...actor.captainOf],
      },
    },
  };
}

export const presentSettings = (account: Account): z.input<typeof settingsAnswer> => ({
  email: account.email,
  lichess_username: account.lichessUsername,
  show_help_text: account.showHelpText,
  show_real_name: account.showRealName,
});

export const presentSessions = (sessions: readonly ListedSession[]): OwnSession[] =>
  sessions.map(({ id, device, createdAt, lastUsedAt, current }) => ({
    id,
    device,
    created_at: new Date(createdAt).toISOString(),
    last_used: new Date(lastUsedAt).toISOString(),
    current,
  }));

export const presentPasskeys = (passkeys: readonly Passkey[]): OwnPasskey[] =>
  passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    last_used: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }));

export const presentOffices = ({ organizations, clubs }: Offices): PowersAnswer => ({
  organizations: byGrant(organizations),
  clubs: byGrant(clubs),
});

/** Of whom is at home elsewhere, only what the club's members list shows too. */
export const presentAccountRow = ({ account, particulars }: ListedAccount): AccountRowAnswer => ({
  id: account.id,
  first_name: account.firstName,
  last_name: account.lastName,
  title: account.title,
  fide_number: account.fideNumber,
  fide_rating: account.fideRating,
  fide_federation: account.federation,
  ghost: account.ghost,
  clubs: [...account.clubs],
  at_home: particulars !== null,
  birth_date: particulars?.birthDate ?? null,
  sex: particulars?.sex ?? null,
  region: particulars?.region ?? null,
  level: particulars?.level ?? null,
  has_email: particulars?.hasEmail ?? null,
});

export const presentMemberships = ({ homeClub, clubs, teams }: Memberships): MembershipsAnswer => ({
  clubs: clubs.map(({ id, name }) => ({ id, name, home: id === homeClub })),
  teams: teams.map(({ id, name, club }) => ({ id, name, club })),
});

export const presentFidePlayer = (player: FidePlayer): FidePlayerView => ({
  number: player.number,
  first_name: player.firstName,
  last_name: player.lastName,
  title: player.title,
  rating: player.standard ?? player.rapid ?? player.blitz,
  federation: player.federation,
  birth_year: player.birthYear,
  sex: player.sex,
});

export const presentFideLookUp = (player: FidePlayer | undefined): z.input<typeof fideLookUpAnswer> =>
  player === undefined ? { success: false } : { success: true, ...presentFidePlayer(player) };

export const presentFideAccount = (
  found: { readonly account: Account; readonly nameVisible: boolean } | undefined,
): z.input<typeof fideAccountAnswer> => ({
  success: found !== undefined,
  account: found === undefined ? null : { id: found.account.id, ...shownNames(found.account, found.nameVisible) },
});

export const presentOrganizationPowers = (
  holders: readonly PowerHolder[],
): z.input<typeof organizationPowersAnswer> => ({
  all: holdersOf(holders, 'all'),
  arbiter: holdersOf(holders, 'arbiter'),
  editor: holdersOf(holders, 'editor'),
});

export const presentClubPowers = (holders: readonly PowerHolder[]): z.input<typeof clubPowersAnswer> => ({
  ...presentOrganizationPowers(holders),
  captain: holders.flatMap((holder) =>
    holder.team === null ? [] : [{ ...presentHolder(holder), team: holder.team.id, team_name: holder.team.name }],
  ),
});

/** Only managers read these lists, so the names are shown. */
const presentHolder = (holder: PowerHolder) => ({ account_id: holder.id, ...shownNames(holder, true) });

const holdersOf = (holders: readonly PowerHolder[], power: PowerHolder['power']) =>
  holders.filter((holder) => holder.power === power).map(presentHolder);

const idsWith = (grants: Readonly<Record<string, Grant>>, ...wanted: readonly Grant[]): string[] =>
  Object.keys(grants).filter((id) => wanted.some((grant) => grants[id] === grant));

function byGrant(rows: Offices['clubs'] | Offices['organizations']): PowersAnswer['clubs'] {
  const having = (...wanted: readonly Grant[]) =>
    rows.filter(({ grant }) => wanted.includes(grant)).map(({ id, name }) => ({ id, name }));
  return {
    manager: having('manager'),
    all: having('all'),
    arbiter: having('arbiter', 'arbiterEditor'),
    editor: having('editor', 'arbiterEditor'),
  };
}
