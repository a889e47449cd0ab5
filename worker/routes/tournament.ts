import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { camelKeys, snakeKeys } from '../../contract/codec/case.ts';
import { presentExplanation } from '../../contract/tournament/explanation.ts';
import { tournamentFind } from '../../contract/tournament/lists.ts';
import { readDeclarations } from '../../contract/tournament/norms.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { regionOf } from '../../durable-objects/game/request-region.ts';
import type { ExplainedAnswer } from '../../durable-objects/objects.ts';
import { tournamentStub } from '../../durable-objects/stubs.ts';
import { findAccounts } from '../../services/tournament/find-accounts.ts';
import {
  allTournaments,
  findByName,
  ownCalendar,
  publicCalendar,
  tournamentsOf,
} from '../../services/tournament/lists.ts';
import { logOf } from '../../services/tournament/log.ts';
import { candidates, candidateTeams } from '../../services/tournament/players.ts';
import { cardOf } from '../../services/tournament/views/player-card.ts';
import { ratingChangesOf } from '../../services/tournament/views/rating-changes.ts';
import { statsOf } from '../../services/tournament/views/stats.ts';
import { viewTournament, visibleTournament } from '../../services/tournament/views/view.ts';
import { acceptsGzip } from '../accept-encoding.ts';
import type { AppEnv } from '../context.ts';
import { presentCalendar, withOwnCalendar } from '../present/calendar.ts';
import { presentFound } from '../present/found-account.ts';
import { presentPlayers } from '../present/players.ts';
import { presentPgnGames } from '../present/tournament.ts';
import { listRequest, presentList } from '../present/tournament-list.ts';
import { visitorsAnswer } from '../public-answers.ts';
import { pageOf } from '../relays.ts';
import { route } from '../route.ts';
import { atTournament, pageResponse, refusalOf } from '../tournaments.ts';

export const tournament = new Hono<AppEnv>();

route(tournament, calls.listTournaments, async ({ deps, query }) =>
  presentList(await allTournaments(deps, listRequest(query))),
);

route(tournament, calls.findTournaments, async ({ context, deps, actor, query: { limit } }) => {
  const now = deps.now();
  const everybodys = async () => presentCalendar(await publicCalendar(deps, limit), now);
  if (actor.kind === 'visitor') return everybodys();
  // What everybody sees is the visitors' answer, usually from the edge; only the rest is read for one user.
  const [kept, own] = await Promise.all([
    visitorsAnswer(context, async () => JSON.stringify(snakeKeys(await everybodys()))),
    ownCalendar(deps, actor),
  ]);
  return withOwnCalendar(camelKeys(tournamentFind.parse(JSON.parse(kept.text))), own, now);
});

route(tournament, calls.searchTournaments, async ({ deps, query }) => ({
  results: (await findByName(deps, query.q)).map(presentRow),
}));

route(tournament, calls.tournamentsOf, async ({ deps, actor, path, query }) => ({
  data: (await tournamentsOf(deps, actor, { id: path.id, type: query.type })).map(presentRow),
}));

route(tournament, calls.viewTournament, async ({ context: { env, req }, deps, actor, path }) => {
  const known = req.header('if-none-match') ?? null;
  const [packed, region] = [acceptsGzip(req.raw), regionOf(req.raw)];
  return pageResponse(await atTournament(deps, path.id, (id) => pageOf(env, id, { actor, known, packed, region })));
});

route(tournament, calls.playerCard, ({ deps, actor, path, query }) =>
  cardOf(deps, actor, { ...path, declared: readDeclarations(query) }),
);

route(tournament, calls.readStats, async ({ deps, actor, path }) => {
  const known = await visibleTournament(deps, actor, path.id);
  const visible = visibilityFor(actor, known);
  const stats = statsOf(known, visible);
  const { list, changes } = await ratingChangesOf(deps, known, visible);
  return {
    numberOfPlayers: stats.numberOfPlayers,
    titles: stats.titles,
    countries: stats.countries,
    averageRating: stats.averageRating,
    longestGame: stats.longestGame,
    shortestGame: stats.shortestGame,
    ratingList: list,
    ratingChanges: changes,
  };
});

route(tournament, calls.readGames, async ({ deps, actor, path }) => {
  const known = await visibleTournament(deps, actor, path.id);
  return presentPgnGames(known, visibilityFor(actor, known));
});

route(tournament, calls.readPlayers, async ({ deps, actor, path }) => {
  const data = await viewTournament(deps, actor, path.id);
  return presentPlayers(data, await candidates(deps, actor, data), await candidateTeams(deps, data), actor);
});

route(tournament, calls.findAccounts, async ({ deps, actor, path, query }) =>
  (await findAccounts(deps, actor, path.id, query.q)).map((row) => presentFound(row, query.q)),
);

route(tournament, calls.readLog, async ({ deps, actor, path, query }) => {
  const { entries, names, hasMore } = await logOf(deps, actor, path.id, query.before ?? Number.MAX_SAFE_INTEGER);
  return {
    entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    names: Object.fromEntries(names),
    more: hasMore,
  };
});

route(tournament, calls.explainRound, async ({ context: { env }, deps, actor, path }) => {
  const explained = await atTournament<ExplainedAnswer>(deps, path.id, async (id) =>
    tournamentStub(env, id).explanation(id, actor, path.round),
  );
  if (!explained.ok) throw refusalOf(explained);
  const { accounts, asPaired } = explained.value;
  const accountOf = (number: number): string => accounts.get(number) ?? String(number);
  return presentExplanation(explained.value.explained, { accountOf, asPaired });
});

const presentRow = ({ id, name, startDate, endDate }: Awaited<ReturnType<typeof findByName>>[number]) => ({
  id,
  name,
  startDate,
  endDate,
});
