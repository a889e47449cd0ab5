/** The reports of the demo's team league: one is waiting, one is disputed, and a postponement is proposed. */
import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { MatchView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type AccountId, asId, type TeamId } from '../../domain/kernel/ids.ts';
import { DAY } from '../../domain/kernel/time.ts';
import { TEAM_LEAGUE } from './formats.ts';
import { CLUBS, PASSWORD } from './people.ts';

/** The first player of a team is its captain. */
type Captains = ReadonlyMap<string, Session>;

export async function seedMatchDays(chief: Session, newSession: () => Session): Promise<void> {
  const page = await chief.page(TEAM_LEAGUE);
  const captains = await makeCaptains(chief, page, newSession);
  const [toReport, toPostpone, toDispute] = (page.matches ?? []).filter(({ round, bye }) => round > 1 && bye === null);
  if (toReport === undefined || toPostpone === undefined || toDispute === undefined) return;
  const report = await playedToday(chief, captains, toReport);
  await report.by.ask(calls.reportMatch, report.sent);
  const disputed = await playedToday(chief, captains, toDispute);
  await disputed.by.ask(calls.reportMatch, disputed.sent);
  await speakerOf(captains, toDispute.black).ask(calls.answerReport, {
    ...addressOf(toDispute, toDispute.black),
    body: { disputed: 'Board 1 ended in a draw.' },
  });
  await speakerOf(captains, toPostpone.white).ask(calls.askPostponement, {
    ...addressOf(toPostpone, toPostpone.white),
    body: { startDate: inDays(9), words: 'Our hall is taken by the school that evening.' },
  });
}

async function makeCaptains(chief: Session, page: TournamentPage, newSession: () => Session): Promise<Captains> {
  const captains = new Map<string, Session>();
  for (const { teamId: team } of page.teams) {
    const account = page.participants.find((one) => one.team === team)?.account ?? '';
    const club = CLUBS.find(({ players }) => players.some(({ id }) => id === account))?.id ?? '';
    await chief.ask(calls.grantClubRole, { account, body: { powers: [`team:captain:${team}`], id: club } });
    captains.set(team, await newSession().logIn(account, PASSWORD));
  }
  return captains;
}

function speakerOf(captains: Captains, team: string): Session {
  const captain = captains.get(team);
  if (captain === undefined) throw new Error(`${team} has no captain`);
  return captain;
}

/** Moves a match to the present and reports it for the first-named team, whose players win and draw alternately. */
async function playedToday(chief: Session, captains: Captains, match: MatchView) {
  const of = addressOf(match, match.white);
  await chief.ask(calls.arrangeMatch, { ...of, body: { home: null, place: '', startDate: inDays(0) } });
  const { boards } = await chief.ask(calls.viewMatch, of);
  const played = boards.map(({ board, white, black }) => ({
    board,
    white: white === null ? null : asId<AccountId>(white),
    black: black === null ? null : asId<AccountId>(black),
    result: board % 2 === 1 ? ('whiteWins' as const) : ('draw' as const),
  }));
  return { by: speakerOf(captains, match.white), sent: { ...of, body: { boards: played } } };
}

const addressOf = ({ round }: MatchView, team: string) => ({ id: TEAM_LEAGUE, round, team: asId<TeamId>(team) });

const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
