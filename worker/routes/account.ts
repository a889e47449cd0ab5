import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { loadPresence } from '../../durable-objects/connections/presence.ts';
import { pushKeysOf } from '../../durable-objects/jobs/push-keys.ts';
import { erasureStub } from '../../durable-objects/stubs.ts';
import { calendarAddressOf, endCalendarAddress, makeCalendarAddress } from '../../services/account/calendar-address.ts';
import { createAccount } from '../../services/account/create-account.ts';
import { createAccounts } from '../../services/account/create-accounts.ts';
import { type Eraser, eraseAccount } from '../../services/account/erase-account.ts';
import { existingAccounts } from '../../services/account/existing-accounts.ts';
import { findByFideNumber } from '../../services/account/find-by-fide-number.ts';
import { isSetupOpen, makeFirstAccount } from '../../services/account/first-account.ts';
import { managedTeams, ownRoles } from '../../services/account/held-roles.ts';
import { deviceOf } from '../../services/account/login/device.ts';
import { logIn } from '../../services/account/login/log-in.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../services/account/login/own-sessions.ts';
import {
  addPasskey,
  logInByPasskey,
  offerPasskey,
  offerPasskeyLogIn,
  ownPasskeys,
  removePasskey,
} from '../../services/account/login/passkeys.ts';
import { finishRecovery, sendRecovery, testRecovery } from '../../services/account/login/recovery.ts';
import { closeSession } from '../../services/account/login/sessions.ts';
import { editAccount, setPassword } from '../../services/account/manage-account.ts';
import {
  clubsOf,
  organizationsOf,
  ownClubs,
  ownMemberships,
  ownOrganizations,
} from '../../services/account/memberships.ts';
import { ownData } from '../../services/account/own-data.ts';
import {
  changeEmail,
  changePassword,
  changeSettings,
  linkLichess,
  ownAccount,
} from '../../services/account/settings.ts';
import { personAsking } from '../../services/authority.ts';
import { lookUpFideNumber, searchFidePlayers } from '../../services/fide/look-up.ts';
import { addPushDevice, pushDeviceOf, removePushDevice } from '../../services/push/devices.ts';
import { orNotFound } from '../../services/refusal.ts';
import { type AppEnv, sessionIdOf } from '../context.ts';
import { inBackground } from '../in-background.ts';
import { languageOf } from '../language.ts';
import { tryPassword } from '../limits.ts';
import { mailerOf } from '../mail/mailer.ts';
import {
  presentFideAccount,
  presentFideLookUp,
  presentFidePlayer,
  presentMemberships,
  presentPasskeys,
  presentRoles,
  presentSessions,
  presentSettings,
} from '../present/account.ts';
import { presentOwnData } from '../present/own-data.ts';
import { route } from '../route.ts';
import { forgetSession } from '../session-cookie.ts';
import { readerOf, startSession } from '../session-start.ts';
import { siteOrigin } from '../site-origin.ts';

export const account = new Hono<AppEnv>();

route(account, calls.logIn, async ({ context, deps, body }) => {
  const device = deviceOf(context.req.header('user-agent'));
  return startSession(context, await tryPassword(context, body.id, () => logIn(deps, { ...body, device })));
});

route(account, calls.offerPasskeyLogIn, ({ context, deps }) => offerPasskeyLogIn(deps, siteOf(context)));

route(account, calls.logInByPasskey, async ({ context, deps, body: { passkey } }) => {
  const device = deviceOf(context.req.header('user-agent'));
  return startSession(context, await logInByPasskey(deps, { ...siteOf(context), passkey, device }));
});

route(account, calls.listPasskeys, async ({ deps, actor }) => presentPasskeys(await ownPasskeys(deps, actor)));

route(account, calls.offerPasskey, ({ context, deps, actor, body }) =>
  tryPassword(context, personAsking(actor).account, () => offerPasskey(deps, actor, { ...siteOf(context), ...body })),
);

route(account, calls.addPasskey, async ({ context, deps, actor, body }) => {
  await addPasskey(deps, actor, { ...siteOf(context), ...body });
  return {};
});

route(account, calls.removePasskey, async ({ deps, actor, path }) => {
  await removePasskey(deps, actor, path.passkey);
  return {};
});

route(account, calls.logOut, async ({ context, deps, actor }) => {
  const { session } = context.var;
  if (session !== null && actor.kind === 'person') await closeSession(deps, session);
  forgetSession(context);
  return {};
});

route(account, calls.authInfo, ({ deps, actor }) => readerOf(deps, actor));

route(account, calls.createAccount, ({ deps, actor, body }) => createAccount(deps, actor, body));

route(account, calls.createAccounts, async ({ deps, actor, body }) => ({
  accounts: [...(await createAccounts(deps, actor, body.accounts))],
}));

route(account, calls.editAccount, async ({ deps, actor, path, body }) => {
  await editAccount(deps, actor, path.id, body);
  return {};
});

route(account, calls.setPassword, async ({ deps, actor, path, body }) => {
  await setPassword(deps, actor, path.id, body.password);
  return {};
});

route(account, calls.readSettings, async ({ deps, actor }) => presentSettings(await ownAccount(deps, actor)));

route(account, calls.changeSettings, async ({ deps, actor, body }) => {
  await changeSettings(deps, actor, body);
  return {};
});

route(account, calls.changeEmail, async ({ context, deps, actor, body }) => {
  const { account } = personAsking(actor);
  const before = await tryPassword(context, account, () => changeEmail(deps, actor, body));
  if (!before || before === body.email) return {};
  const language = languageOf(context);
  const message = { to: before, language, account };
  inBackground(
    context,
    'an e-mail about a changed address',
    mailerOf(context.env, siteOrigin(context)).emailChanged(message),
  );
  return {};
});

route(account, calls.changePassword, async ({ context, deps, actor, body }) => {
  const session = sessionIdOf(context);
  await tryPassword(context, personAsking(actor).account, () => changePassword(deps, actor, { ...body, session }));
  return {};
});

route(account, calls.setupState, async ({ context, deps }) => ({
  open: await isSetupOpen(deps, context.env.SETUP_CODE),
}));

route(account, calls.setUp, async ({ context, deps, body }) => {
  const device = deviceOf(context.req.header('user-agent'));
  return startSession(context, await makeFirstAccount(deps, context.env.SETUP_CODE, body, device));
});

route(account, calls.listSessions, async ({ context, deps, actor }) =>
  presentSessions(await ownSessions(deps, actor, sessionIdOf(context))),
);

route(account, calls.endSession, async ({ deps, actor, path }) => {
  await endOwnSession(deps, actor, path.session);
  return {};
});

route(account, calls.endOtherSessions, async ({ context, deps, actor }) => {
  await endOtherSessions(deps, actor, sessionIdOf(context));
  return {};
});

// Neither the response nor its timing reveals whether an account has this address (checklist D-27).
route(account, calls.askRecovery, ({ context, deps, path: { email } }) => {
  const language = languageOf(context);
  const mailer = mailerOf(context.env, siteOf(context).origin);
  inBackground(context, 'an e-mail to recover an account', sendRecovery(deps, mailer, { email, language }));
  return {};
});

route(account, calls.testRecovery, async ({ deps, path }) => {
  const id = await testRecovery(deps, path.code);
  return { valid: id !== null, account: id };
});

route(account, calls.finishRecovery, async ({ deps, body }) => {
  await finishRecovery(deps, body);
  return {};
});

route(account, calls.calendarAddress, async ({ deps, actor }) => {
  const madeAt = await calendarAddressOf(deps, actor);
  return { madeAt: madeAt === null ? null : new Date(madeAt).toISOString() };
});

route(account, calls.makeCalendarAddress, async ({ deps, actor }) => ({
  token: await makeCalendarAddress(deps, actor),
}));

route(account, calls.endCalendarAddress, async ({ deps, actor }) => {
  await endCalendarAddress(deps, actor);
  return {};
});

route(account, calls.pushDevice, async ({ context, deps, actor }) => ({
  key: pushKeysOf(context.env)?.publicKey ?? null,
  device: (await pushDeviceOf(deps, actor, sessionIdOf(context))) ?? null,
}));

route(account, calls.addPushDevice, async ({ context, deps, actor, body }) => {
  orNotFound(pushKeysOf(context.env), 'pushNotSetUp');
  await addPushDevice(deps, actor, { ...body, session: sessionIdOf(context) });
  return {};
});

route(account, calls.removePushDevice, async ({ context, deps, actor }) => {
  await removePushDevice(deps, actor, sessionIdOf(context));
  return {};
});

route(account, calls.ownData, async ({ deps, actor }) => presentOwnData(await ownData(deps, actor), deps.now()));

route(account, calls.eraseAccount, async ({ context, deps, actor, body: { password } }) => {
  const { account } = personAsking(actor);
  const eraser: Eraser = { erase: async (erasure) => erasureStub(context.env, account).erase(erasure) };
  await tryPassword(context, account, () => eraseAccount(deps, actor, { eraser, password }));
  forgetSession(context);
  return {};
});

route(account, calls.linkLichess, async ({ deps, actor, body }) => {
  await linkLichess(deps, actor, body.lichessUsername);
  return {};
});

route(account, calls.ownClubs, ({ deps, actor }) => ownClubs(deps, actor));

route(account, calls.clubsOf, ({ deps, path }) => clubsOf(deps, path.id));

route(account, calls.memberships, async ({ deps, actor }) => presentMemberships(await ownMemberships(deps, actor)));

route(account, calls.ownOrganizations, ({ deps, actor }) => ownOrganizations(deps, actor));

route(account, calls.organizationsOf, ({ deps, path }) => organizationsOf(deps, path.id));

route(account, calls.ownRoles, async ({ deps, actor }) => presentRoles(await ownRoles(deps, actor)));

route(account, calls.managedTeams, ({ deps, actor }) => managedTeams(deps, actor));

route(account, calls.onlineStatuses, async ({ context, deps, body }) => {
  const accounts = await existingAccounts(deps, body.accounts);
  const online = new Set(await loadPresence(context.env, accounts));
  return accounts.map((one) => ({ account: one, online: online.has(one) }));
});

route(account, calls.lookUpFideNumber, async ({ deps, path }) =>
  presentFideLookUp(await lookUpFideNumber(deps, path.number)),
);

route(account, calls.searchFidePlayers, async ({ deps, actor, query }) =>
  (await searchFidePlayers(deps, actor, query.q)).map(presentFidePlayer),
);

route(account, calls.findByFideNumber, async ({ deps, actor, path }) =>
  presentFideAccount(await findByFideNumber(deps, actor, path.number)),
);

const siteOf = (context: Context<AppEnv>) => ({ origin: siteOrigin(context) });
