import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { LANGUAGE_COOKIE, parseLanguage } from '../../i18n/languages.ts';
import { reportFile } from '../../services/printout/report.ts';
import { boardCards, pairingSheet, resultSheet, type SheetRequest } from '../../services/printout/sheets.ts';
import { found } from '../../services/refusal.ts';
import { visibleTournament } from '../../services/tournament/view.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import type { AppEnv } from '../context.ts';
import { query } from '../middleware/validate.ts';

/** Everything under /s/tournament/printout. */
export const printouts = new Hono<AppEnv>()
  .get('/pairings/:id', async (context) =>
    context.html(pairingSheet(await sheetRequest(context, context.req.param('id')))),
  )
  .get('/results/:id', async (context) =>
    context.html(resultSheet(await sheetRequest(context, context.req.param('id')))),
  )
  .get('/boardcards/:id/:round', async (context) => {
    const round = found(z.coerce.number().int().min(1).safeParse(context.req.param('round')).data, 'noSuchRound');
    return context.html(boardCards(await sheetRequest(context, context.req.param('id')), round));
  })
  .get('/trf/:id', query(z.object({ edition: z.enum(['16', '26']).default('26') })), async (context) => {
    const { tournament, visible } = await sheetRequest(context, context.req.param('id'));
    const edition = context.req.valid('query').edition === '16' ? 'TRF16' : 'TRF26';
    const file = await reportFile(context.get('deps'), context.get('actor'), tournament, visible, edition);
    context.header('content-disposition', `attachment; filename="${tournament.id}.trf"`);
    return context.text(file);
  });

async function sheetRequest(context: Context<AppEnv>, id: string): Promise<SheetRequest> {
  const tournament = await visibleTournament(context.get('deps'), context.get('actor'), id);
  return {
    tournament,
    visible: visibilityFor(context.get('actor'), tournament),
    language: parseLanguage(getCookie(context, LANGUAGE_COOKIE)),
  };
}
