import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './context.ts';
import { onError, refusal } from './middleware/on-error.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { session } from './middleware/session.ts';
import { account } from './routes/account.ts';
import { club } from './routes/club.ts';
import { leagues } from './routes/leagues.ts';
import { messages } from './routes/messages.ts';
import { organization } from './routes/organization.ts';
import { profile } from './routes/profile.ts';
import { registrations } from './routes/registrations.ts';
import { team } from './routes/team.ts';

/** Mounts each area under the paths of the specification. What no area knows is answered here, in JSON. */
export const app = new Hono<AppEnv>();

app.onError(onError);
app.notFound(() => refusal('noSuchCall'));
app.use('/s/*', secureHeaders(), sameOrigin, session);
app.use('/s-tournament/*', session);
app.use('/socket/*', sameOrigin, session);
app.route('/s/account', account);
app.route('/s/club', club);
app.route('/s/leagues', leagues);
app.route('/s/messages', messages);
app.route('/s/organization', organization);
app.route('/s/profile', profile);
app.route('/s/registrations', registrations);
app.route('/s/team', team);
