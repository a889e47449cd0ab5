import { Hono } from 'hono';
import type { AppEnv } from './context.ts';
import { answerHeaders } from './middleware/answer-headers.ts';
import { onError, refusal } from './middleware/on-error.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { sentBody } from './middleware/sent-body.ts';
import { session } from './middleware/session.ts';
import { account } from './routes/account.ts';
import { club } from './routes/club.ts';
import { game, socket } from './routes/game.ts';
import { leagues } from './routes/leagues.ts';
import { messages } from './routes/messages.ts';
import { organization } from './routes/organization.ts';
import { isPage, page } from './routes/pages.ts';
import { profile } from './routes/profile.ts';
import { registrations } from './routes/registrations.ts';
import { pairings, rounds } from './routes/rounds.ts';
import { sitemap } from './routes/sitemap.ts';
import { stream } from './routes/stream.ts';
import { team } from './routes/team.ts';
import { tournament } from './routes/tournament.ts';

/**
 * Mounts each area under the paths of the specification. What no area knows is a page of the web, or is answered here,
 * in JSON.
 */
export const app = new Hono<AppEnv>();

app.onError(onError);
app.notFound((context) => (isPage(context) ? page(context) : refusal('noSuchCall')));
app.use(answerHeaders, sameOrigin, sentBody, session);
app.route('/s/account', account);
app.route('/s/club', club);
app.route('/s/leagues', leagues);
app.route('/s/messages', messages);
app.route('/s/organization', organization);
app.route('/s/profile', profile);
app.route('/s/registrations', registrations);
app.route('/s/team', team);
app.route('/s/game', game);
app.route('/s/pairings', pairings);
app.route('/s/rounds', rounds);
app.route('/s/tournament', tournament);
app.route('/s-tournament', stream);
app.route('/socket', socket);
app.route('/', sitemap);
