import type { BoardReportsEvent } from '../../contract/live.ts';
import {
  boardKey,
  byBoard,
  byMatch,
  byRank,
  bySeed,
  type Facts,
  matchKey,
  type PageDelta,
} from '../../contract/tournament/page-delta.ts';
import type {
  MatchView,
  PairingView,
  ParticipantView,
  TeamRow,
  TournamentPage,
} from '../../contract/tournament/tournaments.ts';
import { nonNull } from '../../domain/kernel/given.ts';

/** Whether the page lacks something that no further event contains, so that it must be refetched. */
export const isBehind = ({ tournament }: TournamentPage, { from }: PageDelta): boolean => tournament.revision < from;

/** Whether the page may have rows that came and went between the two revisions of the delta: no event removes them. */
export const isBetween = ({ tournament }: TournamentPage, { from, rev }: PageDelta): boolean =>
  from < tournament.revision && tournament.revision < rev;

/** The page with the delta applied, as the server would send it now. `me` is the user, where logged in. */
export function applyDelta(page: TournamentPage, delta: PageDelta, me: string | null): TournamentPage {
  if (delta.rev <= page.tournament.revision) return page;
  const { games, tournament = page.tournament, ...shared } = delta.facts ?? {};
  const participants = tableAfter(page.participants, delta);
  const isParticipating = participants.some(({ account, withdrawn }) => account === me && !withdrawn);
  return {
    ...page,
    ...shared,
    tournament: { ...tournament, revision: delta.rev },
    participants,
    pairings: boardsAfter(page.pairings, delta),
    teams: teamsAfter(page.teams, delta),
    ...matchesAfter(page, delta),
    games: gamesAfter(page.games, games),
    isParticipating,
    selfWithdrawn: page.selfWithdrawn && !isParticipating,
  };
}

/** The page with the reports of its user's boards; a page newer than the event has them already. */
export const applyReports = (page: TournamentPage, { rev, reports }: BoardReportsEvent): TournamentPage =>
  rev < page.tournament.revision ? page : { ...page, boardReports: [...reports] };

/** Unchanged rows keep their identity, so that they do not render again. */
function tableAfter(rows: ParticipantView[], { standings = [], standingsGone = [], ranks = [] }: PageDelta) {
  if (standings.length + standingsGone.length + ranks.length === 0) return rows;
  const table = merged(rows, standings, standingsGone, ({ account }) => account);
  const rankOf = new Map<number, number>();
  for (let at = 0; at < ranks.length; at += 2) rankOf.set(ranks[at] ?? 0, ranks[at + 1] ?? 0);
  const ranked = table.map((row) => {
    const rank = rankOf.get(row.seed);
    return rank === undefined ? row : { ...row, rank };
  });
  return ranked.sort(byRank);
}

function boardsAfter(rows: PairingView[], { boards = [], boardsGone = [] }: PageDelta): PairingView[] {
  if (boards.length + boardsGone.length === 0) return rows;
  return merged(rows, boards, boardsGone.map(boardKey), boardKey).map(withoutPast).sort(byBoard);
}

/** A game that is no longer postponed, or a request that is answered, is sent as null and missing in a page. */
function withoutPast(row: PairingView): PairingView {
  if (row.postponed !== null && row.dayAsked !== null) return row;
  const { postponed, dayAsked, ...others } = row;
  return { ...others, ...nonNull({ postponed, dayAsked }) };
}

function teamsAfter(rows: TeamRow[], { teams = [], teamsGone = [] }: PageDelta): TeamRow[] {
  if (teams.length + teamsGone.length === 0) return rows;
  return merged(rows, teams, teamsGone, ({ teamId }) => teamId).sort(bySeed);
}

function matchesAfter(
  page: TournamentPage,
  { matches = [], matchesGone = [] }: PageDelta,
): { readonly matches?: MatchView[] } {
  if (matches.length + matchesGone.length === 0) return {};
  return { matches: merged(page.matches ?? [], matches, matchesGone.map(matchKey), matchKey).sort(byMatch) };
}

/** Known rows with their changed fields, then new rows, which are sent whole. */
function merged<Row extends object, Changed extends Partial<Row>>(
  rows: readonly Row[],
  changed: readonly Changed[],
  gone: readonly string[],
  keyOf: (row: Row | Changed) => string,
): Row[] {
  const changes = new Map(changed.map((row) => [keyOf(row), row]));
  const left = new Set(gone);
  const kept = rows.flatMap((row) => {
    const key = keyOf(row);
    if (left.has(key)) return [];
    const change = changes.get(key);
    changes.delete(key);
    return [change === undefined ? row : { ...row, ...change }];
  });
  return [...kept, ...([...changes.values()] as unknown as Row[])];
}

function gamesAfter(games: TournamentPage['games'], changes: Facts['games']): TournamentPage['games'] {
  if (changes === undefined) return games;
  const all = { ...games, ...changes };
  return Object.fromEntries(Object.entries(all).flatMap(([key, list]) => (list === null ? [] : [[key, [...list]]])));
}
