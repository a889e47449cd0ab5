import * as calls from '../../../../contract/calls.ts';
import { Authenticator } from '../../workers/authenticator.ts';
import { Browser, must } from '../../workers/browser.ts';
import { codesIn, mailsTo } from '../../workers/outbox.ts';
import { enter, freshId, makePerson, newAccount, type Somebody } from '../../workers/people.ts';
import { newPushDevice } from '../../workers/push-device.ts';
import type { ACCOUNT_ROWS } from '../rows/accounts.ts';
import type { World } from '../world.ts';
import { each, next, one, type Prepare, type RequestsFor } from './prepare.ts';
import { member } from './targets.ts';

const withEmail = each(async ({ make, people }) => {
  const email = `${freshId('post')}@example.org`;
  return { email, account: await make.account(people.top, { email }) };
});

const memberWithRole = each(async ({ make, people, club }) => {
  const id = await make.member();
  const powers = [`club:editor:${club}`];
  must(await people.manager.browser.ask(calls.grantClubRole, { account: id, body: { powers, id: club } }));
  return id;
});

const memberWithFederationRole = each(async ({ make, people, federation }) => {
  const id = await make.member();
  const powers = [`organization:editor:${federation}`];
  must(await people.chief.browser.ask(calls.grantOrganizationRole, { account: id, body: { powers, id: federation } }));
  return id;
});

const account = (changes: (world: World) => Record<string, unknown>): Prepare<typeof calls.createAccount> => {
  return ({ world }) => ({ body: newAccount({ ghost: true, ...changes(world) }) });
};

const editAccount =
  (of: (world: World) => string): Prepare<typeof calls.editAccount> =>
  ({ world }) => ({
    of: { id: of(world) },
    body: { first_name: 'Anne', last_name: 'Berg', birth_date: '2001-01-01', fide_rating: 1000 + next() },
  });

const setPassword =
  (of: (world: World) => string): Prepare<typeof calls.setPassword> =>
  ({ world }) => ({
    of: { id: of(world) },
    body: { password: `grønn hest ${next()} kvart` },
  });

/** An account that has chosen its own password, as adding a passkey requires; each row gets another one. */
function ownPassword(): (world: World) => Promise<Somebody> {
  const password = 'grønn hest i kvart';
  const made = one(async ({ people }) => {
    const { id, password: given, browser } = await makePerson(people.top);
    must(await browser.ask(calls.changePassword, { body: { new_pwd: password, pwd: given } }));
    return { id, password, browser };
  });
  return (world) => made({ world, role: 'player', may: true });
}

const OFFERED = ownPassword();
const ADDING = ownPassword();
const REMOVING = ownPassword();

/** The phone by which an account logs in. */
const phoneOf = one(async (world) => {
  const person = await ownPassword()(world);
  const { passkey, phone } = await newPasskey(person);
  must(await person.browser.ask(calls.addPasskey, { body: { name: 'Telefon', passkey } }));
  return phone;
});

async function newPasskey({ browser, password }: Somebody) {
  const phone = await Authenticator.make();
  const passkey = await phone.create(await browser.read(calls.offerPasskey, { body: { pwd: password } }));
  return { id: phone.id, passkey, phone };
}

/** The secret address of somebody's calendar. */
const ADDRESS = one(
  async ({ people }) => (await (await makePerson(people.top)).browser.read(calls.makeCalendarAddress)).token,
);

const removePasskey = ({ browser }: Somebody, id: string) => browser.ask(calls.removePasskey, { passkey: id });

/** What is asked of log-in, accounts and roles. */
export const ACCOUNT_REQUESTS: RequestsFor<typeof ACCOUNT_ROWS> = {
  logIn: async ({ world }) => ({
    body: { id: world.founder.id, password: world.founder.password },
    browser: new Browser(),
  }),
  logOut: async ({ world, role }) => {
    if (role === 'visitor') return {};
    const { id, password } = world.people[role];
    return { browser: (await enter(id, password)).browser };
  },
  changeSettings: () => ({ body: { lichess_username: `rolle-${next()}` } }),
  changeEmail: ({ world, role }) => ({
    body: {
      new_email: `rolle-${next()}@example.org`,
      pwd: role === 'visitor' ? 'anything' : world.people[role].password,
    },
  }),
  changePassword: ({ world, role }) => ({
    body: {
      new_pwd: `grønn hest ${next()} kvart`,
      pwd: role === 'visitor' ? 'anything' : world.people[role].password,
    },
  }),
  offerPasskey: async ({ world, role }) => {
    if (role === 'visitor') return { body: { pwd: 'anything' } };
    const { browser, password } = await OFFERED(world);
    return { browser, body: { pwd: password } };
  },
  addPasskey: async ({ world, role }) => {
    const person = await ADDING(world);
    const { id, passkey } = await newPasskey(person);
    const body = { name: `Telefon ${next()}`, passkey };
    if (role === 'visitor') return { body };
    return { browser: person.browser, body, after: () => removePasskey(person, id) };
  },
  removePasskey: async ({ world, role }) => {
    const person = await REMOVING(world);
    const { id, passkey } = await newPasskey(person);
    must(await person.browser.ask(calls.addPasskey, { body: { name: 'Telefon', passkey } }));
    return { of: { passkey: id }, ...(role !== 'visitor' && { browser: person.browser }) };
  },
  logInByPasskey: async (context) => {
    const browser = new Browser();
    const phone = await phoneOf(context);
    return { browser, body: { passkey: await phone.sign(await browser.read(calls.offerPasskeyLogIn)) } };
  },
  addPushDevice: async () => ({ body: (await newPushDevice()).payload }),
  ownCalendar: async (context) => ({ of: { token: await ADDRESS(context) } }),
  endCalendarAddress: async ({ world, role }) => {
    if (role !== 'visitor') must(await world.people[role].browser.ask(calls.makeCalendarAddress));
    return {};
  },
  eraseAccount: async ({ world, role }) => {
    if (role === 'visitor') return { body: { pwd: 'anything' } };
    // A new account: the one of the role is needed for the other rows.
    const { browser, password } = await makePerson(world.people.top);
    return { browser, body: { pwd: password } };
  },
  setUp: ({ role }) => ({
    body: {
      code: 'a code that is long enough',
      username: `first-${role}`.toLowerCase(),
      first_name: 'Anna',
      last_name: 'Aas',
      password: 'grønn hest i kvart',
    },
  }),
  endSession: async ({ world, role }) => {
    if (role === 'visitor') return { of: { session: '0123456789abcdef' } };
    const { id, password } = world.people[role];
    const { browser } = await enter(id, password);
    const sessions = await browser.read(calls.listSessions);
    return { of: { session: sessions.find(({ current }) => current)?.id ?? '' } };
  },
  endOtherSessions: async ({ world, role }) => {
    if (role === 'visitor') return {};
    const { id, password } = world.people[role];
    await enter(id, password);
    return {};
  },
  askRecovery: async (context) => ({ of: { email: (await withEmail(context)).email } }),
  testRecovery: () => ({ of: { code: 'bm90LWEtY29kZQ' } }),
  finishRecovery: async (context) => {
    const { account, email } = await withEmail(context);
    // E-mails are limited for an address.
    const elsewhere = { 'cf-connecting-ip': `198.51.100.${next()}` };
    must(await new Browser().ask(calls.askRecovery, { email }, elsewhere));
    const [mail] = await mailsTo(email);
    const code = codesIn(mail?.text ?? '').get(account);
    return { body: { account, recovery_code: code, new_password: `grønn hest ${next()} kvart` } };
  },
  linkLichess: () => ({ body: { lichess_username: `rolle-${next()}` } }),
  createPlayer: account(() => ({})),
  createPlayers: () => ({ body: { accounts: [newAccount({ ghost: true })] } }),
  createMember: account(({ club }) => ({ club })),
  createClubManager: account(() => ({ level: 1 })),
  createOrganizationManager: account(() => ({ level: 2 })),
  createTop: account(() => ({ level: 3 })),
  editMember: editAccount(({ field }) => field[0] ?? ''),
  editLent: editAccount(({ lentToEdit }) => lentToEdit),
  editEqual: editAccount(({ deputy }) => deputy),
  editHomeless: editAccount(({ homeless }) => homeless),
  setMembersPassword: setPassword(({ kid }) => kid),
  setLentPassword: setPassword(({ lent }) => lent),
  setHomelessPassword: setPassword(({ homeless }) => homeless),
  setEqualsPassword: setPassword(({ deputy }) => deputy),
  setTopPassword: setPassword(({ otherTop }) => otherTop),
  onlineStatuses: ({ world }) => ({ body: { accounts: [world.kid] } }),
  grantClubRole: async (context) => {
    const { club } = context.world;
    const body = { powers: [`club:editor:${club}`], id: club };
    return { of: { account: await member(context) }, body };
  },
  grantCaptaincy: async (context) => {
    const { club, team } = context.world;
    const body = { powers: [`team:captain:${team}`], id: club };
    return { of: { account: await member(context) }, body };
  },
  grantTooMuch: async (context) => {
    const { club, federation } = context.world;
    const body = { powers: [`organization:all:${federation}`], id: club };
    return { of: { account: await member(context) }, body };
  },
  grantFederationRole: async (context) => {
    const { federation } = context.world;
    const body = { powers: [`organization:editor:${federation}`], id: federation };
    return { of: { account: await member(context) }, body };
  },
  revokeClubRole: async (context) => {
    const { club } = context.world;
    const body = { power: `club:editor:${club}`, id: await memberWithRole(context) };
    return { of: { id: club }, body };
  },
  revokeFederationRole: async (context) => {
    const { federation } = context.world;
    const body = { power: `organization:editor:${federation}`, id: await memberWithFederationRole(context) };
    return { of: { id: federation }, body };
  },
};
