import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as calls from '../../contract/calls.ts';
import type { CallAddress } from '../../contract/described-calls.ts';
import { LANGUAGE_COOKIE, parseLanguage } from '../../i18n/languages.ts';
import { boardCards, scoreSheets } from '../../services/printout/board-sheets.ts';
import { ownCalendar, seasonCalendar, teamCalendar, tournamentCalendar } from '../../services/printout/calendar.ts';
import { crossSheet } from '../../services/printout/cross-sheet.ts';
import { prizeSheet } from '../../services/printout/prize-sheet.ts';
import { reportFile } from '../../services/printout/report.ts';
import type { SheetRequest } from '../../services/printout/sheet-frame.ts';
import { categorySheet, nameSheet, pairingSheet, standingsSheet } from '../../services/printout/sheet-lists.ts';
import { visibleTournament } from '../../services/tournament/view.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { type Asked, answer } from '../answer.ts';
import { answerCalendar } from '../calendar-answer.ts';
import type { AppEnv } from '../context.ts';
import { readPage } from '../tournament-page.ts';

/** What is printed of a tournament, its report file, and calendar files. */
export const printouts = new Hono<AppEnv>();

answer(printouts, calls.printPairings, async (asked) =>
  asked.context.html(pairingSheet(await sheetRequest(asked, asked.path.id), asked.query.round)),
);

answer(printouts, calls.printNames, async (asked) =>
  asked.context.html(nameSheet(await sheetRequest(asked, asked.path.id), Number(asked.path.round))),
);

answer(printouts, calls.printResults, async (asked) => {
  const write = asked.query.by === 'category' ? categorySheet : standingsSheet;
  return asked.context.html(write(await sheetRequest(asked, asked.path.id)));
});

answer(printouts, calls.printPrizes, async (asked) =>
  asked.context.html(prizeSheet(await sheetRequest(asked, asked.path.id))),
);

answer(printouts, calls.printCrossTable, async (asked) =>
  asked.context.html(crossSheet(await sheetRequest(asked, asked.path.id))),
);

answer(printouts, calls.printCards, async (asked) =>
  asked.context.html(boardCards(await sheetRequest(asked, asked.path.id), Number(asked.path.round))),
);

answer(printouts, calls.printScoreSheets, async (asked) =>
  asked.context.html(scoreSheets(await sheetRequest(asked, asked.path.id), Number(asked.path.round))),
);

answer(printouts, calls.reportFile, async ({ context, deps, actor, path, query }) => {
  const tournament = await visibleTournament(deps, actor, path.id);
  const visible = visibilityFor(actor, tournament);
  const edition = query.edition === '16' ? 'TRF16' : 'TRF26';
  const file = await reportFile(deps, actor, tournament, visible, edition);
  context.header('content-disposition', `attachment; filename="${tournament.id}.trf"`);
  return context.text(file);
});

answer(printouts, calls.tournamentCalendar, ({ context, deps, actor, path, query }) =>
  answerCalendar(context, query.language, (style) =>
    tournamentCalendar(deps, actor, { id: path.id, team: query.team }, style),
  ),
);

answer(printouts, calls.seasonCalendar, ({ context, deps, actor, path, query }) =>
  answerCalendar(context, query.language, (style) => seasonCalendar(deps, actor, path, style)),
);

answer(printouts, calls.teamCalendar, ({ context, deps, actor, path, query }) =>
  answerCalendar(context, query.language, (style) => teamCalendar(deps, actor, path.id, style)),
);

answer(printouts, calls.ownCalendar, ({ context, deps, path, query }) =>
  answerCalendar(context, query.language, (style) => ownCalendar(deps, path.token, style)),
);

type Asking = Pick<Asked<CallAddress>, 'context' | 'deps' | 'actor'>;

/** A sheet shows what the page shows its reader. */
async function sheetRequest(asked: Asking, id: string): Promise<SheetRequest> {
  const language = parseLanguage(getCookie(asked.context, LANGUAGE_COOKIE));
  const { origin } = new URL(asked.context.req.url);
  return { page: await readPage(asked, id, asked.actor), language, origin };
}
