import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './context.ts';
import { onError, refusal } from './middleware/on-error.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { session } from './middleware/session.ts';
import { account } from './routes/account.ts';

/** Mounts each area under the paths of the specification. What no area knows is answered here, in JSON. */
export const app = new Hono<AppEnv>();

app.onError(onError);
app.notFound(() => refusal('noSuchCall'));
app.use('/s/*', secureHeaders(), sameOrigin, session);
app.use('/s-tournament/*', session);
app.use('/socket/*', sameOrigin, session);
app.route('/s/account', account);
