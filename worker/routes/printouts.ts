import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { CallAddress } from '../../contract/http/described-calls.ts';
import { latin1Bytes } from '../../domain/trf/write/ascii.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { managedEventOf } from '../../services/event/find-event.ts';
import { ownCalendar, seasonCalendar, teamCalendar, tournamentCalendar } from '../../services/printout/calendar.ts';
import { type RoundSpan, reportFile, reportFileName } from '../../services/printout/report-file.ts';
import { boardCards, scoreSheets } from '../../services/printout/sheets/boards.tsx';
import { crossSheet } from '../../services/printout/sheets/cross-table.tsx';
import { sheetDetails } from '../../services/printout/sheets/details.ts';
import type { ListRequest, SheetRequest } from '../../services/printout/sheets/frame.tsx';
import { posterSheet } from '../../services/printout/sheets/poster.tsx';
import { prizeSheet } from '../../services/printout/sheets/prizes.tsx';
import { eventPairingSheet, nameSheet, pairingSheet, resultSheet } from '../../services/printout/sheets/rounds.tsx';
import { categorySheet, standingsSheet, startSheet } from '../../services/printout/sheets/standings.tsx';
import { posterOf } from '../../services/tournament/check-in.ts';
import { visibleTournament } from '../../services/tournament/views/view.ts';
import { answerCalendar } from '../calendar-answer.ts';
import type { AppEnv } from '../context.ts';
import { languageOf } from '../language.ts';
import { type RequestContext, route } from '../route.ts';
import { siteOrigin } from '../site-origin.ts';
import { readPage } from '../tournament-page.ts';

/** Print-outs of a tournament, its report file and calendar files. */
export const printouts = new Hono<AppEnv>();

route(printouts, calls.printPairings, async (request) =>
  request.context.html(pairingSheet(await listRequest(request, request.path.id), request.query.round)),
);

/** The latest round of each group that has one. */
route(printouts, calls.printEventPairings, async (request) => {
  const { deps, actor, path } = request;
  const { event } = await managedEventOf(deps, actor, path.id);
  const language = languageOf(request.context);
  const groups = await Promise.all(
    event.groups.flatMap(({ tournament }) => (tournament === null ? [] : [listRequest(request, tournament)])),
  );
  return request.context.html(eventPairingSheet(event.settings.name, language, groups));
});

route(printouts, calls.printNames, async (request) =>
  request.context.html(nameSheet(await sheetRequest(request, request.path.id), Number(request.path.round))),
);

route(printouts, calls.printResults, async (request) => {
  const { by = 'results' } = request.query;
  return request.context.html(TABLES[by](await listRequest(request, request.path.id)));
});

const TABLES = { results: resultSheet, standings: standingsSheet, category: categorySheet, start: startSheet } as const;

route(printouts, calls.printPrizes, async (request) =>
  request.context.html(prizeSheet(await sheetRequest(request, request.path.id))),
);

route(printouts, calls.printCrossTable, async (request) =>
  request.context.html(crossSheet(await sheetRequest(request, request.path.id))),
);

route(printouts, calls.printCards, async (request) =>
  request.context.html(boardCards(await sheetRequest(request, request.path.id), Number(request.path.round))),
);

route(printouts, calls.printPoster, async (request) => {
  const poster = await posterOf(request.deps, request.actor, request.path.id);
  return request.context.html(posterSheet(await sheetRequest(request, request.path.id), poster));
});

route(printouts, calls.printScoreSheets, async (request) =>
  request.context.html(scoreSheets(await sheetRequest(request, request.path.id), Number(request.path.round))),
);

route(printouts, calls.reportFile, async ({ context, deps, actor, path, query }) => {
  const tournament = await visibleTournament(deps, actor, path.id);
  const visible = visibilityFor(actor, tournament);
  const { file, edition, rounds } = query;
  const { encoding = file === 'report' ? 'ascii' : 'utf-8', comments = file === 'report' ? 'no' : 'yes' } = query;
  const request = {
    file,
    edition: edition === '16' ? 'TRF16' : 'TRF26',
    ascii: encoding === 'ascii',
    comments: comments === 'yes',
    decisions: query.decisions === 'yes',
    rounds: rounds === undefined ? null : roundSpan(rounds),
  } as const;
  const text = await reportFile(deps, actor, tournament, visible, request);
  context.header('content-disposition', `attachment; filename="${reportFileName(tournament, request)}"`);
  if (encoding !== 'latin1') return context.text(text);
  context.header('content-type', 'text/plain; charset=iso-8859-1');
  return context.body(latin1Bytes(text));
});

/** `3` or `3-6`. */
function roundSpan(text: string): RoundSpan {
  const [first = 0, last = first] = text.split('-').map(Number);
  return { first, last };
}

route(printouts, calls.tournamentCalendar, ({ context, deps, actor, path, query }) =>
  answerCalendar(context, query.language, (style) =>
    tournamentCalendar(deps, actor, { id: path.id, team: query.team }, style),
  ),
);

route(printouts, calls.seasonCalendar, ({ context, deps, actor, path, query }) =>
  answerCalendar(context, query.language, (style) => seasonCalendar(deps, actor, path, style)),
);

route(printouts, calls.teamCalendar, ({ context, deps, actor, path, query }) =>
  answerCalendar(context, query.language, (style) => teamCalendar(deps, actor, path.id, style)),
);

route(printouts, calls.ownCalendar, ({ context, deps, path, query }) =>
  answerCalendar(context, query.language, (style) => ownCalendar(deps, path.token, style)),
);

type SheetContext = Pick<RequestContext<CallAddress>, 'context' | 'deps' | 'actor'>;

/** A sheet contains what the page shows this user. */
async function sheetRequest(request: SheetContext, id: string): Promise<SheetRequest> {
  const language = languageOf(request.context);
  const origin = siteOrigin(request.context);
  return { page: await readPage(request, id, request.actor), language, origin };
}

/** With the details of its players that this user may see. */
async function listRequest(request: SheetContext, id: string): Promise<ListRequest> {
  const sheet = await sheetRequest(request, id);
  const tournament = await visibleTournament(request.deps, request.actor, id);
  return { ...sheet, details: sheetDetails(tournament, visibilityFor(request.actor, tournament)) };
}
