import { env } from 'cloudflare:workers';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { accounts } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { Browser } from './browser.ts';
import { quickHasher } from './quick-passwords.ts';

let count = 0;
/** An id that no other test has used; they are in the order of the alphabet as they are made. */
export function freshId(stem: string): string {
  count += 1;
  return `${stem}-${String(count).padStart(5, '0')}`;
}

/** Somebody with an account, and the browser in which they are logged in. */
export interface Somebody {
  readonly id: string;
  readonly password: string;
  readonly browser: Browser;
}

/** What the form for a new account sends. */
export const newAccount = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  username: freshId('person'),
  first_name: 'Ragnhild',
  last_name: 'Åsheim',
  birth_date: '1990-05-17',
  sex: 'F',
  ...changes,
});

/** The top level, which no call can make. */
export async function makeAdmin(): Promise<Somebody> {
  const [id, password] = [freshId('admin'), 'seven letters'];
  await openDb(env.DB)
    .insert(accounts)
    .values({
      id: asId(id),
      passwordHash: quickHasher().hash(password),
      firstName: 'Top',
      lastName: 'Level',
      level: 3,
      createdAt: millis(0),
    });
  return enter(id, password);
}

export async function enter(id: string, password: string): Promise<Somebody> {
  const browser = new Browser();
  const answer = await browser.logIn(id, password);
  if (answer.status !== 200) throw new Error(`${id} could not log in: ${answer.status}`);
  return { id, password, browser };
}

/** Makes an account and logs it in. */
export async function makePerson(by: Somebody, changes: Record<string, unknown> = {}): Promise<Somebody> {
  const { id, password } = await by.browser.read(calls.createAccount, { body: newAccount(changes) });
  return enter(id, password);
}

export async function invite(by: Somebody, entity: string, type: 'organization' | 'club'): Promise<string> {
  const invitertype = type === 'organization' ? 0 : 1;
  const sent = { invitertype, registerertype: 2 };
  return (await by.browser.read(calls.makeInvitation, { entity, body: sent })).id;
}

export async function makeOrganization(admin: Somebody, manager: Somebody): Promise<string> {
  const id = freshId('federation');
  const sent = { id, name: `Federation ${id}`, country: 'NOR', manager: manager.id };
  return (await admin.browser.read(calls.createOrganization, { body: sent })).id;
}

export async function makeClub(chief: Somebody, organization: string, manager: Somebody): Promise<string> {
  const id = freshId('club');
  const invitation_id = await invite(chief, organization, 'organization');
  const sent = { id, name: `Club ${id}`, country: 'NOR', region: 'Oslo', invitation_id };
  return (await manager.browser.read(calls.createClub, { body: sent })).id;
}

export async function makeTeam(manager: Somebody, club: string, name = freshId('Team')): Promise<string> {
  return (await manager.browser.read(calls.addTeam, { id: club, body: { name } })).id;
}

/** Everybody whom the policy tells apart, around one organisation, one club and one team; and a stranger's club. */
export interface Cast {
  readonly people: Readonly<Record<Role, Somebody>>;
  readonly visitor: Browser;
  readonly organization: string;
  readonly club: string;
  readonly team: string;
  readonly otherOrganization: string;
  readonly otherClub: string;
}

export const ROLES = [
  'admin',
  'chief',
  'chiefArbiter',
  'manager',
  'clubAll',
  'clubArbiter',
  'clubEditor',
  'captain',
  'member',
  'otherChief',
  'otherManager',
  'outsider',
] as const;
export type Role = (typeof ROLES)[number];

export async function makeCast(): Promise<Cast> {
  const admin = await makeAdmin();
  const chief = await makePerson(admin, { level: 2 });
  const otherChief = await makePerson(admin, { level: 2 });
  const manager = await makePerson(admin, { level: 1 });
  const otherManager = await makePerson(admin, { level: 1 });
  const organization = await makeOrganization(admin, chief);
  const otherOrganization = await makeOrganization(admin, otherChief);
  const club = await makeClub(chief, organization, manager);
  const otherClub = await makeClub(otherChief, otherOrganization, otherManager);
  const team = await makeTeam(manager, club);
  const member = await makePerson(manager, { club, first_name: 'Sigurd', last_name: 'Medlem' });
  const outsider = await makePerson(otherManager, { club: otherClub });
  const holder = async (role: string) => {
    const person = await makePerson(manager, { club });
    const sent = { powers: [role], id: club };
    await manager.browser.ask(calls.grantClubRole, { account: person.id, body: sent });
    return person;
  };
  const chiefArbiter = await makePerson(chief, { club });
  await chief.browser.ask(calls.grantOrganizationRole, {
    account: chiefArbiter.id,
    body: {
      powers: [`organization:arbiter:${organization}`],
      id: organization,
    },
  });
  const people = {
    admin,
    chief,
    chiefArbiter,
    manager,
    clubAll: await holder(`club:all:${club}`),
    clubArbiter: await holder(`club:arbiter:${club}`),
    clubEditor: await holder(`club:editor:${club}`),
    captain: await holder(`team:captain:${team}`),
    member,
    otherChief,
    otherManager,
    outsider,
  };
  return { people, visitor: new Browser(), organization, club, team, otherOrganization, otherClub };
}
