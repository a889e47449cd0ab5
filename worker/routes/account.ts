import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AuthInfo } from '../../contract/accounts.ts';
import * as calls from '../../contract/calls.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { pushKeysOf } from '../../durable-objects/push-keys.ts';
import { erasureStub } from '../../durable-objects/stubs.ts';
import { LANGUAGE_COOKIE, parseLanguage } from '../../i18n/languages.ts';
import { calendarAddressOf, endCalendarAddress, makeCalendarAddress } from '../../services/account/calendar-address.ts';
import { createAccount } from '../../services/account/create-account.ts';
import { createAccounts } from '../../services/account/create-accounts.ts';
import { deviceOf } from '../../services/account/device.ts';
import { type Eraser, eraseAccount } from '../../services/account/erase-account.ts';
import { existingAccounts } from '../../services/account/existing-accounts.ts';
import { findByFideNumber } from '../../services/account/find-by-fide-number.ts';
import { isSetupOpen, makeFirstAccount } from '../../services/account/first-account.ts';
import { logIn } from '../../services/account/log-in.ts';
import { editAccount, setPassword } from '../../services/account/manage-account.ts';
import {
  clubsOf,
  organizationsOf,
  ownClubs,
  ownMemberships,
  ownOrganizations,
} from '../../services/account/memberships.ts';
import { managedTeams, ownOffices } from '../../services/account/offices.ts';
import { ownData } from '../../services/account/own-data.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../services/account/own-sessions.ts';
import {
  addPasskey,
  logInByPasskey,
  offerPasskey,
  offerPasskeyLogIn,
  ownPasskeys,
  removePasskey,
} from '../../services/account/passkeys.ts';
import { finishRecovery, sendRecovery, testRecovery } from '../../services/account/recovery.ts';
import { actorOfSession, closeSession, sessionOf } from '../../services/account/sessions.ts';
import {
  changeEmail,
  changePassword,
  changeSettings,
  linkLichess,
  ownAccount,
} from '../../services/account/settings.ts';
import { personAsking } from '../../services/authority.ts';
import type { Deps } from '../../services/deps.ts';
import { lookUpFideNumber, searchFidePlayers } from '../../services/fide/look-up.ts';
import { addPushDevice, pushDeviceOf, removePushDevice } from '../../services/push/devices.ts';
import { found } from '../../services/refusal.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { inBackground } from '../in-background.ts';
import { tryPassword } from '../limits.ts';
import { postOf } from '../post/post.ts';
import { whoIsOnline } from '../presence.ts';
import {
  presentAuthInfo,
  presentFideAccount,
  presentFideLookUp,
  presentFidePlayer,
  presentMemberships,
  presentOffices,
  presentPasskeys,
  presentSessions,
  presentSettings,
} from '../present/account.ts';
import { presentOwnData } from '../present/own-data.ts';
import { forgetSession, keepSession } from '../session-cookie.ts';

/** Log-in, settings, and the making of accounts. */
export const account = new Hono<AppEnv>();

answer(account, calls.logIn, async ({ context, deps, body }) => {
  const device = deviceOf(context.req.header('user-agent'));
  return arrive(context, await tryPassword(context, body.id, () => logIn(deps, { ...body, device })));
});

answer(account, calls.offerPasskeyLogIn, ({ context, deps }) => offerPasskeyLogIn(deps, siteOf(context)));

answer(account, calls.logInByPasskey, async ({ context, deps, body: { passkey } }) => {
  const device = deviceOf(context.req.header('user-agent'));
  return arrive(context, await logInByPasskey(deps, { ...siteOf(context), passkey, device }));
});

answer(account, calls.listPasskeys, async ({ deps, actor }) => presentPasskeys(await ownPasskeys(deps, actor)));

answer(account, calls.offerPasskey, ({ context, deps, actor, body }) =>
  tryPassword(context, personAsking(actor).account, () => offerPasskey(deps, actor, { ...siteOf(context), ...body })),
);

answer(account, calls.addPasskey, async ({ context, deps, actor, body }) => {
  await addPasskey(deps, actor, { ...siteOf(context), ...body });
  return {};
});

answer(account, calls.removePasskey, async ({ deps, actor, path }) => {
  await removePasskey(deps, actor, path.passkey);
  return {};
});

answer(account, calls.logOut, async ({ context, deps }) => {
  const { session } = context.var;
  if (session !== null) await closeSession(deps, session);
  forgetSession(context);
  return {};
});

answer(account, calls.authInfo, ({ deps, actor }) => readerOf(deps, actor));

answer(account, calls.createAccount, ({ deps, actor, body }) => createAccount(deps, actor, body));

answer(account, calls.createAccounts, async ({ deps, actor, body }) => ({
  accounts: [...(await createAccounts(deps, actor, body.accounts))],
}));

answer(account, calls.editAccount, async ({ deps, actor, path, body }) => {
  await editAccount(deps, actor, path.id, body);
  return {};
});

answer(account, calls.setPassword, async ({ deps, actor, path, body }) => {
  await setPassword(deps, actor, path.id, body.password);
  return {};
});

answer(account, calls.readSettings, async ({ deps, actor }) => presentSettings(await ownAccount(deps, actor)));

answer(account, calls.changeSettings, async ({ deps, actor, body }) => {
  await changeSettings(deps, actor, body);
  return {};
});

answer(account, calls.changeEmail, async ({ context, deps, actor, body }) => {
  await tryPassword(context, personAsking(actor).account, () => changeEmail(deps, actor, body));
  return {};
});

answer(account, calls.changePassword, async ({ context, deps, actor, body }) => {
  const { session } = context.var;
  await tryPassword(context, personAsking(actor).account, () => changePassword(deps, actor, { ...body, session }));
  return {};
});

answer(account, calls.setupState, async ({ context, deps }) => ({
  open: await isSetupOpen(deps, context.env.SETUP_CODE),
}));

answer(account, calls.setUp, async ({ context, deps, body }) => {
  const device = deviceOf(context.req.header('user-agent'));
  return arrive(context, await makeFirstAccount(deps, context.env.SETUP_CODE, body, device));
});

answer(account, calls.listSessions, async ({ context, deps, actor }) =>
  presentSessions(await ownSessions(deps, actor, context.var.session)),
);

answer(account, calls.endSession, async ({ deps, actor, path }) => {
  await endOwnSession(deps, actor, path.session);
  return {};
});

answer(account, calls.endOtherSessions, async ({ context, deps, actor }) => {
  await endOtherSessions(deps, actor, context.var.session);
  return {};
});

// Whether anybody has this address is told by neither the answer nor the time that it takes (checklist D-27).
answer(account, calls.askRecovery, ({ context, deps, path: { email } }) => {
  const language = parseLanguage(getCookie(context, LANGUAGE_COOKIE));
  const post = postOf(context.env, siteOf(context).origin);
  inBackground(context, 'a letter to recover an account', sendRecovery(deps, post, { email, language }));
  return {};
});

answer(account, calls.testRecovery, async ({ deps, path }) => {
  const id = await testRecovery(deps, path.code);
  return { valid: id !== null, account: id };
});

answer(account, calls.finishRecovery, async ({ deps, body }) => {
  await finishRecovery(deps, body);
  return {};
});

answer(account, calls.calendarAddress, async ({ deps, actor }) => {
  const madeAt = await calendarAddressOf(deps, actor);
  return { made_at: madeAt === null ? null : new Date(madeAt).toISOString() };
});

answer(account, calls.makeCalendarAddress, async ({ deps, actor }) => ({
  token: await makeCalendarAddress(deps, actor),
}));

answer(account, calls.endCalendarAddress, async ({ deps, actor }) => {
  await endCalendarAddress(deps, actor);
  return {};
});

answer(account, calls.pushDevice, async ({ context, deps, actor }) => ({
  key: pushKeysOf(context.env)?.publicKey ?? null,
  device: (await pushDeviceOf(deps, actor, context.var.session)) ?? null,
}));

answer(account, calls.addPushDevice, async ({ context, deps, actor, body }) => {
  found(pushKeysOf(context.env), 'pushNotSetUp');
  await addPushDevice(deps, actor, { ...body, session: context.var.session });
  return {};
});

answer(account, calls.removePushDevice, async ({ context, deps, actor }) => {
  await removePushDevice(deps, actor, context.var.session);
  return {};
});

answer(account, calls.ownData, async ({ deps, actor }) => presentOwnData(await ownData(deps, actor), deps.now()));

answer(account, calls.eraseAccount, async ({ context, deps, actor, body: { password } }) => {
  const { account } = personAsking(actor);
  const eraser: Eraser = { erase: async (erasure) => erasureStub(context.env, account).erase(erasure) };
  await tryPassword(context, account, () => eraseAccount(deps, actor, { eraser, password }));
  forgetSession(context);
  return {};
});

answer(account, calls.linkLichess, async ({ deps, actor, body }) => {
  await linkLichess(deps, actor, body.lichessUsername);
  return {};
});

answer(account, calls.ownClubs, ({ deps, actor }) => ownClubs(deps, actor));

answer(account, calls.clubsOf, ({ deps, path }) => clubsOf(deps, path.id));

answer(account, calls.memberships, async ({ deps, actor }) => presentMemberships(await ownMemberships(deps, actor)));

answer(account, calls.ownOrganizations, ({ deps, actor }) => ownOrganizations(deps, actor));

answer(account, calls.organizationsOf, ({ deps, path }) => organizationsOf(deps, path.id));

answer(account, calls.ownPowers, async ({ deps, actor }) => presentOffices(await ownOffices(deps, actor)));

answer(account, calls.managedTeams, ({ deps, actor }) => managedTeams(deps, actor));

answer(account, calls.onlineStatuses, async ({ context, deps, body }) => {
  const accounts = await existingAccounts(deps, body.accounts);
  const online = new Set(await whoIsOnline(context.env, accounts));
  return accounts.map((one) => ({ account: one, online: online.has(one) }));
});

answer(account, calls.lookUpFideNumber, async ({ deps, path }) =>
  presentFideLookUp(await lookUpFideNumber(deps, path.number)),
);

answer(account, calls.searchFidePlayers, async ({ deps, actor, query }) =>
  (await searchFidePlayers(deps, actor, query.q)).map(presentFidePlayer),
);

answer(account, calls.findByFideNumber, async ({ deps, actor, path }) =>
  presentFideAccount(await findByFideNumber(deps, actor, path.number)),
);

/** Whoever has this token is logged in from here on. */
async function arrive(context: Context<AppEnv>, token: string): Promise<AuthInfo> {
  const { deps } = context.var;
  keepSession(context, token);
  const session = found(await sessionOf(token), 'internalError');
  return readerOf(deps, await actorOfSession(deps, session));
}

const siteOf = (context: Context<AppEnv>) => ({ origin: new URL(context.req.url).origin });

/** Who is logged in; of nobody, that nobody is. */
async function readerOf(deps: Deps, actor: Actor): Promise<AuthInfo> {
  if (actor.kind === 'visitor') return { authenticated: false, info: null };
  return presentAuthInfo(actor, await ownAccount(deps, actor));
}
