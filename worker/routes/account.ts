import { Hono } from 'hono';
import { z } from 'zod';
import {
  addPowerPayload,
  changeEmailPayload,
  changePasswordPayload,
  createAccountPayload,
  editAccountPayload,
  linkLichessPayload,
  loginPayload,
  onlineStatusesPayload,
  removePowerPayload,
  setPasswordPayload,
  settingsPayload,
} from '../../contract/accounts.ts';
import type { AccountId, ClubId, OrganizationId } from '../../domain/ids.ts';
import { createAccount } from '../../services/account/create-account.ts';
import { existingAccounts } from '../../services/account/existing-accounts.ts';
import { findByFideNumber } from '../../services/account/find-by-fide-number.ts';
import { grantPower, revokePower } from '../../services/account/grant-power.ts';
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
import { actorOfSession, closeSession, sessionOf } from '../../services/account/sessions.ts';
import {
  changeEmail,
  changePassword,
  changeSettings,
  linkLichess,
  ownAccount,
} from '../../services/account/settings.ts';
import { personAsking } from '../../services/authority.ts';
import { found } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { limited, tryPassword } from '../limits.ts';
import { oneAtATime } from '../middleware/one-at-a-time.ts';
import { body, params } from '../middleware/validate.ts';
import { pathId } from '../path-id.ts';
import { whoIsOnline } from '../presence.ts';
import {
  presentAuthInfo,
  presentFideAccount,
  presentMemberships,
  presentOffices,
  presentSettings,
} from '../present/account.ts';
import { forgetSession, keepSession } from '../session-cookie.ts';

const fideNumberPath = params(z.object({ number: z.coerce.number().int().min(1).max(999_999_999) }));

/** Log-in, settings, powers and the making of accounts, under /s/account. */
export const account = new Hono<AppEnv>()
  .post('/login', body(loginPayload), oneAtATime, async (context) => {
    const sent = context.req.valid('json');
    const token = await tryPassword(context, sent.id, () => logIn(context.var.deps, sent));
    keepSession(context, token);
    const session = found(await sessionOf(token), 'internalError');
    return context.json(presentAuthInfo(await actorOfSession(context.var.deps, session)));
  })
  .post('/logout', async (context) => {
    const { deps, session } = context.var;
    if (session !== null) await closeSession(deps, session);
    forgetSession(context);
    return context.json({});
  })
  .get('/auth-info', (context) => context.json(presentAuthInfo(context.var.actor)))

  .post('/create', body(createAccountPayload), limited('createAccount'), oneAtATime, async (context) =>
    context.json(await createAccount(context.var.deps, context.var.actor, context.req.valid('json'))),
  )
  .post('/edit/:id', body(editAccountPayload), async (context) => {
    await editAccount(context.var.deps, context.var.actor, pathId(context.req.param('id')), context.req.valid('json'));
    return context.json({});
  })
  .post('/change-password/:id', body(setPasswordPayload), oneAtATime, async (context) => {
    const { password } = context.req.valid('json');
    await setPassword(context.var.deps, context.var.actor, pathId(context.req.param('id')), password);
    return context.json({});
  })

  .get('/settings', async (context) =>
    context.json(presentSettings(await ownAccount(context.var.deps, context.var.actor))),
  )
  .put('/settings', body(settingsPayload), async (context) => {
    await changeSettings(context.var.deps, context.var.actor, context.req.valid('json'));
    return context.json({});
  })
  .post('/change-email', body(changeEmailPayload), oneAtATime, async (context) => {
    const { deps, actor } = context.var;
    const sent = context.req.valid('json');
    await tryPassword(context, personAsking(actor).account, () => changeEmail(deps, actor, sent));
    return context.json({});
  })
  .post('/change-password', body(changePasswordPayload), oneAtATime, async (context) => {
    const { deps, actor, session } = context.var;
    const sent = { ...context.req.valid('json'), session };
    await tryPassword(context, personAsking(actor).account, () => changePassword(deps, actor, sent));
    return context.json({});
  })
  .post('/link/lichess', body(linkLichessPayload), async (context) => {
    await linkLichess(context.var.deps, context.var.actor, context.req.valid('json').lichessUsername);
    return context.json({});
  })

  .get('/clubs', async (context) => context.json(await ownClubs(context.var.deps, context.var.actor)))
  .get('/clubs/:id', async (context) => context.json(await clubsOf(context.var.deps, pathId(context.req.param('id')))))
  .get('/memberships', async (context) =>
    context.json(presentMemberships(await ownMemberships(context.var.deps, context.var.actor))),
  )
  .get('/organizations', async (context) => context.json(await ownOrganizations(context.var.deps, context.var.actor)))
  .get('/organizations/:id', async (context) =>
    context.json(await organizationsOf(context.var.deps, pathId(context.req.param('id')))),
  )
  .get('/powers', async (context) =>
    context.json(presentOffices(await ownOffices(context.var.deps, context.var.actor))),
  )
  .get('/managed-teams', async (context) => context.json(await managedTeams(context.var.deps, context.var.actor)))
  .post('/online-statuses', body(onlineStatusesPayload), async (context) => {
    const accounts = await existingAccounts(context.var.deps, context.req.valid('json').accounts);
    const online = new Set(await whoIsOnline(context.env, accounts));
    return context.json(accounts.map((one) => ({ account: one, online: online.has(one) })));
  })
  .get('/fideid/:number', fideNumberPath, limited('fideLookUp'), async (context) => {
    const { number } = context.req.valid('param');
    return context.json(presentFideAccount(await findByFideNumber(context.var.deps, context.var.actor, number)));
  })

  .post('/add-power/club/:account', body(addPowerPayload), async (context) => {
    const { power, id } = context.req.valid('json');
    const account = pathId<AccountId>(context.req.param('account'));
    await grantPower(context.var.deps, context.var.actor, { owner: clubOf(id), account, power });
    return context.json({});
  })
  .post('/add-power/organization/:account', body(addPowerPayload), async (context) => {
    const { power, id } = context.req.valid('json');
    const account = pathId<AccountId>(context.req.param('account'));
    await grantPower(context.var.deps, context.var.actor, { owner: organizationOf(id), account, power });
    return context.json({});
  })
  .delete('/power/club/:id', body(removePowerPayload), async (context) => {
    const owner = clubOf(context.req.param('id'));
    await revokePower(context.var.deps, context.var.actor, { owner, ...context.req.valid('json') });
    return context.json({});
  })
  .delete('/power/organization/:id', body(removePowerPayload), async (context) => {
    const owner = organizationOf(context.req.param('id'));
    await revokePower(context.var.deps, context.var.actor, { owner, ...context.req.valid('json') });
    return context.json({});
  });

const clubOf = (id: string) => ({ type: 'club', id: pathId<ClubId>(id) }) as const;
const organizationOf = (id: string) => ({ type: 'organization', id: pathId<OrganizationId>(id) }) as const;
