import { Hono } from 'hono';
import type { AppEnv } from './context.ts';
import { answerHeaders } from './middleware/answer-headers.ts';
import { counted } from './middleware/counted.ts';
import { onError, refusal } from './middleware/on-error.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { sentBody } from './middleware/sent-body.ts';
import { session } from './middleware/session.ts';
import { ownWrites } from './own-writes.ts';
import { account } from './routes/account.ts';
import { arbiterCalls } from './routes/arbiter-calls.ts';
import { club } from './routes/club.ts';
import { delivery } from './routes/delivery.ts';
import { entries } from './routes/entries.ts';
import { events } from './routes/events.ts';
import { game } from './routes/game.ts';
import { health } from './routes/health.ts';
import { leagues } from './routes/leagues.ts';
import { lineUps } from './routes/line-ups.ts';
import { matches } from './routes/matches.ts';
import { messages } from './routes/messages.ts';
import { norms } from './routes/norms.ts';
import { organization } from './routes/organization.ts';
import { outside } from './routes/outside.ts';
import { isPage, page } from './routes/pages.ts';
import { payments } from './routes/payments.ts';
import { pictures } from './routes/pictures.ts';
import { printouts } from './routes/printouts.ts';
import { profile } from './routes/profile.ts';
import { lists } from './routes/rating-lists.ts';
import { registrations } from './routes/registrations.ts';
import { roles } from './routes/roles.ts';
import { rounds } from './routes/rounds.ts';
import { seasons } from './routes/seasons.ts';
import { site } from './routes/site.ts';
import { stream } from './routes/stream.ts';
import { team } from './routes/team.ts';
import { templates } from './routes/templates.ts';
import { tournament } from './routes/tournament.ts';
import { building } from './routes/tournament-building.ts';
import { entrants } from './routes/tournament-entrants.ts';
import { pairing } from './routes/tournament-pairing.ts';
import { results } from './routes/tournament-results.ts';
import { table } from './routes/tournament-table.ts';

/** Mounts all routes at the paths of the contract. Other paths are pages of the web app, or get a refusal in JSON. */
export const app = new Hono<AppEnv>();

app.onError(onError);
app.notFound((context) => (isPage(context) ? page(context) : refusal('noSuchCall')));
app.use(counted, answerHeaders, sameOrigin, sentBody, ownWrites, session);
for (const area of [
  account,
  roles,
  club,
  organization,
  team,
  registrations,
  leagues,
  seasons,
  messages,
  payments,
  pictures,
  profile,
  tournament,
  building,
  entrants,
  lineUps,
  pairing,
  table,
  results,
  matches,
  arbiterCalls,
  templates,
  norms,
  printouts,
  outside,
  rounds,
  events,
  entries,
  game,
  stream,
  lists,
  delivery,
  health,
  site,
]) {
  app.route('/', area);
}
