import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { CallAddress } from '../../contract/described-calls.ts';
import { LANGUAGE_COOKIE, parseLanguage } from '../../i18n/languages.ts';
import { seasonCalendar, teamCalendar, tournamentCalendar } from '../../services/printout/calendar.ts';
import { reportFile } from '../../services/printout/report.ts';
import { boardCards, pairingSheet, resultSheet, type SheetRequest } from '../../services/printout/sheets.ts';
import { found } from '../../services/refusal.ts';
import { visibleTournament } from '../../services/tournament/view.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { type Asked, answer } from '../answer.ts';
import { answerCalendar } from '../calendar-answer.ts';
import type { AppEnv } from '../context.ts';

/** What is printed of a tournament, its report file, and calendar files. */
export const printouts = new Hono<AppEnv>();

answer(printouts, calls.printPairings, async (asked) =>
  asked.context.html(pairingSheet(await sheetRequest(asked, asked.path.id))),
);

answer(printouts, calls.printResults, async (asked) =>
  asked.context.html(resultSheet(await sheetRequest(asked, asked.path.id))),
);

answer(printouts, calls.printCards, async (asked) => {
  const round = found(z.coerce.number().int().min(1).safeParse(asked.path.round).data, 'noSuchRound');
  return asked.context.html(boardCards(await sheetRequest(asked, asked.path.id), round));
});

answer(printouts, calls.reportFile, async (asked) => {
  const { context, deps, actor, path, query } = asked;
  const { tournament, visible } = await sheetRequest(asked, path.id);
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

type Asking = Pick<Asked<CallAddress>, 'context' | 'deps' | 'actor'>;

async function sheetRequest({ context, deps, actor }: Asking, id: string): Promise<SheetRequest> {
  const tournament = await visibleTournament(deps, actor, id);
  const language = parseLanguage(getCookie(context, LANGUAGE_COOKIE));
  return { tournament, visible: visibilityFor(actor, tournament), language };
}
