import * as calls from '../../../../contract/calls.ts';
import { type AccountId, asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { DAY, HOUR } from '../../../../domain/kernel/time.ts';
import { must } from '../../workers/browser.ts';
import { inTime } from '../../workers/event.ts';
import { makePerson } from '../../workers/people.ts';
import type { MATCH_ROWS } from '../rows/matches.ts';
import type { World } from '../world.ts';
import { each, next, one, type RequestsFor } from './prepare.ts';

/** A match of the two teams over the board, where captains report, so long from now; and the captain of the other one. */
const captainsMatch = (beginsIn: number) => async (world: World) => {
  const { make, team, thirdTeam, thirdClub, founder } = world;
  const event = await make.ofTeams({ rounds: 1, captains_report: true, home_and_away: true, ...inTime(beginsIn) });
  const other = await makePerson(founder, { club: thirdClub });
  const powers = [`team:captain:${thirdTeam}`];
  must(await founder.browser.ask(calls.grantClubRole, { account: other.id, body: { powers, id: thirdClub } }));
  const accounts = [await make.member(), await make.member()] as const;
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  for (const [index, id] of [team, thirdTeam].entries()) must(await event.addFor(id, accounts[index] ?? ''));
  must(await event.start());
  must(await event.next());
  const { white = '', black = '' } = (await event.page()).matches?.[0] ?? {};
  const [first, second] = white === team ? accounts : [accounts[1], accounts[0]];
  const boards = [{ board: 1, white: asId<AccountId>(first), black: asId<AccountId>(second), result: 'draw' as const }];
  const ofOther = { id: event.id, round: 1, team: asId<TeamId>(thirdTeam) };
  return { of: { ...ofOther, team: asId<TeamId>(team) }, ofOther, other, event, white, black, boards };
};

const matchToCome = each(captainsMatch(HOUR));
const shownMatch = one(captainsMatch(-2 * 60_000));
const matchToReport = each(captainsMatch(-2 * 60_000));

/** What is asked of matches of teams. */
export const MATCH_REQUESTS: RequestsFor<typeof MATCH_ROWS> = {
  tournamentCalendar: async (context) => ({ of: { id: (await shownMatch(context)).of.id } }),
  viewMatch: async (context) => ({ of: (await shownMatch(context)).of }),
  reportMatch: async (context) => {
    const { of, boards } = await matchToReport(context);
    return { of, body: { boards } };
  },
  answerReport: async (context) => {
    const { of, ofOther, other, boards } = await matchToReport(context);
    if (context.may) must(await other.browser.ask(calls.reportMatch, { ...ofOther, body: { boards } }));
    return { of, body: { disputed: null } };
  },
  askPostponement: async (context) => ({
    of: (await matchToCome(context)).of,
    body: { start_date: inTime(9 * DAY).at, words: 'The hall is closed.' },
  }),
  answerPostponement: async (context) => {
    const { of, ofOther, other } = await matchToCome(context);
    const body = { start_date: inTime(9 * DAY).at };
    if (context.may) must(await other.browser.ask(calls.askPostponement, { ...ofOther, body }));
    return { of, body: { agreed: true } };
  },
  namePlace: async (context) => {
    const { of, event, black } = await matchToCome(context);
    const body = { home: black === of.team ? ('black' as const) : ('white' as const), place: '', start_date: null };
    if (context.may) must(await event.host.ask(calls.arrangeMatch, { ...of, body }));
    return { of, body: { place: `Room ${next()}` } };
  },
  arrangeMatch: async (context) => ({
    of: (await shownMatch(context)).of,
    body: { home: null, place: `Room ${next()}`, start_date: null },
  }),
  decideMatch: async (context) => {
    const { of, boards } = await shownMatch(context);
    return { of, body: { boards } };
  },
};
