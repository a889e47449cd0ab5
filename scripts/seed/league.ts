import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import { CLUBS, LEAGUE, ORGANIZATION } from './people.ts';

const DIVISIONS = [LEAGUE.division, 'second'] as const;
const NAMES = { first: 'First division', second: 'Second division' } as const;
const LAST = { id: 'last-year', name: 'Last year' } as const;
const THIS = { id: LEAGUE.season, name: 'This year' } as const;

/** The demo's league: two divisions, a finished season with a promotion and a relegation, and a running one. */
export async function seedLeague(chief: Session): Promise<void> {
  await chief.ask(calls.makeLeague, {
    body: {
      id: LEAGUE.id,
      name: 'Fjordserien',
      description: '<p>The series of both clubs, in two divisions.</p>',
      organization: ORGANIZATION.id,
    },
  });
  for (const id of DIVISIONS) {
    const body = { id, name: NAMES[id], description: '<p>Seven rounds.</p>' };
    await chief.ask(calls.makeCategory, { id: LEAGUE.id, body });
  }
  await chief.ask(calls.makeSeason, { id: LEAGUE.id, body: seasonOf(LAST, -1) });
  for (const [index, division] of DIVISIONS.entries()) await playDivision(chief, division, index);
  for (const category of DIVISIONS) await closeCategory(chief, category);
  await chief.ask(calls.endSeason, { id: LEAGUE.id, season: LAST.id });
  await chief.ask(calls.startSeason, { id: LEAGUE.id, body: { ...seasonOf(THIS, 0), oldSeasonId: LAST.id } });
}

function seasonOf(named: { readonly id: string; readonly name: string }, years: number) {
  const year = new Date().getUTCFullYear() + years;
  const description = '<p>From September to May.</p>';
  return { ...named, description, startDate: `${year}-09-01`, endDate: `${year + 1}-05-31`, goUp: 1, goDown: 1 };
}

/** A round robin of four players from the clubs, in which the stronger player wins. */
async function playDivision(chief: Session, category: string, index: number): Promise<void> {
  const id = `series-${category}`;
  const now = new Date().toISOString();
  await chief.ask(calls.buildTournament, {
    body: {
      id,
      name: `Series, ${NAMES[category as keyof typeof NAMES].toLowerCase()}`,
      kind: 'RoundRobin',
      meetings: 1,
      organiser: ORGANIZATION.id,
      organiserType: 'organization',
      league: LEAGUE.id,
      season: LAST.id,
      category,
      startDate: now.slice(0, 10),
      firstPairingDate: now.slice(0, 10),
      firstPairingTime: now.slice(11, 16),
      onlinePairingIntervalT: 2,
    },
  });
  const entered = CLUBS.flatMap(({ players }) => players.slice(2 * index, 2 * index + 2));
  for (const { id: account } of entered) await chief.ask(calls.addParticipant, { id, account });
  await chief.ask(calls.startTournament, { id });
  const { participants, pairings } = await chief.page(id);
  const seeds = new Map(participants.map(({ account, seed }) => [account, seed]));
  for (const { round, white, black } of pairings) {
    const result = (seeds.get(white) ?? 0) < (seeds.get(black) ?? 0) ? '1' : '-1';
    await chief.ask(calls.setResult, { id, round, white, black, result });
  }
}

/** Accepts the proposed moves. */
async function closeCategory(chief: Session, category: string): Promise<void> {
  const { steps } = await chief.ask(calls.seasonClosing, { id: LEAGUE.id, season: LAST.id });
  const moves = steps.find((step) => step.category === category)?.moves ?? [];
  await chief.ask(calls.closeCategory, { id: LEAGUE.id, season: LAST.id, category, body: { moves } });
}
