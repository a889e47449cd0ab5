import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { addedEntrants, addedGuest, addedTeam } from '../../contract/entrants.ts';
import type { EnteredResult } from '../../contract/path-parts.ts';
import type { BanInput, TournamentCategoryInput } from '../../contract/rounds.ts';
import { readSettings } from '../../contract/settings.ts';
import { asId, type GameId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import type { CategoryWish } from '../../domain/tournament/categories.ts';
import type { PlayerBan } from '../../domain/tournament/command.ts';
import { type GameResult, playedResult } from '../../domain/tournament/game-result.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { cleanHtml } from '../../services/clean-html.ts';
import { playersToArbitrate } from '../../services/tournament/attendance.ts';
import { buildTournament } from '../../services/tournament/build.ts';
import { categoryOf } from '../../services/tournament/categories-view.ts';
import { guestOf, saidOf } from '../../services/tournament/guest.ts';
import { importTournament } from '../../services/tournament/import.ts';
import { judgeSwap } from '../../services/tournament/judge-swap.ts';
import { manageTournamentTeam, viewLineUp } from '../../services/tournament/manage-team.ts';
import { takeOver, wholeTournament } from '../../services/tournament/take-over.ts';
import type { AskGame } from '../../services/tournament/unfinished-games.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { whoIsOnline } from '../presence.ts';
import { presentLineUp, presentManagedTeam } from '../present/managed-team.ts';
import { command, commandTelling } from '../tournaments.ts';

/** Tournaments: building and running them. */
export const desk = new Hono<AppEnv>();

answer(desk, calls.buildTournament, async ({ context, deps, actor, body }) => {
  const id = await buildTournament(deps, actor, body);
  await tournamentStub(context.env, id).wake(id);
  return { id };
});

answer(desk, calls.importTournament, async ({ context, deps, actor, body }) => {
  const done = await importTournament(deps, actor, body);
  await tournamentStub(context.env, done.id).wake(done.id);
  return done;
});

answer(desk, calls.wholeTournament, async ({ context, deps, actor, path }) => {
  const file = await wholeTournament(deps, actor, path.id, reviewIn(context.env));
  context.header('content-disposition', `attachment; filename="${file.id}.json"`);
  return file;
});

const reviewIn =
  (env: Env) =>
  async (game: GameId): ReturnType<AskGame> =>
    gameStub(env, game).review();

answer(desk, calls.takeOver, async ({ context, deps, actor, body }) => {
  const done = await takeOver(deps, actor, body, reviewIn(context.env));
  const stub = tournamentStub(context.env, done.id);
  // What its object has kept is not what is stored any more.
  if (done.was === 'renewed') await stub.startAnew();
  await stub.wake(done.id);
  return done;
});

answer(desk, calls.startTournament, (asked) => command(asked, asked.path.id, { kind: 'start' }));

answer(desk, calls.joinTournament, (asked) => command(asked, asked.path.id, { kind: 'join', team: asked.query.team }));

answer(desk, calls.leaveTournament, (asked) => command(asked, asked.path.id, { kind: 'leave' }));

answer(desk, calls.addParticipant, (asked) =>
  command(asked, asked.path.id, {
    kind: 'addParticipant',
    account: asked.path.account,
    team: asked.query.team,
    late: asked.query.late === 'true',
  }),
);

answer(desk, calls.addGuest, (asked) =>
  commandTelling(addedGuest, asked, asked.path.id, {
    kind: 'addGuest',
    guest: guestOf(asked.body),
    team: asked.body.team ?? undefined,
    late: asked.query.late === 'true',
  }),
);

answer(desk, calls.addEntrants, (asked) =>
  commandTelling(addedEntrants, asked, asked.path.id, {
    kind: 'addEntrants',
    accounts: asked.body.accounts,
    guests: asked.body.guests.map(guestOf),
  }),
);

answer(desk, calls.editEntrant, (asked) =>
  command(asked, asked.path.id, { kind: 'editEntrant', account: asked.path.account, said: saidOf(asked.body) }),
);

answer(desk, calls.identifyEntrant, (asked) =>
  command(asked, asked.path.id, {
    kind: 'identifyEntrant',
    guest: asked.path.account,
    account: asked.body.account,
  }),
);

answer(desk, calls.removeParticipant, (asked) =>
  command(asked, asked.path.id, { kind: 'removeParticipant', account: asked.path.account }),
);

answer(desk, calls.addTournamentTeam, (asked) =>
  commandTelling(addedTeam, asked, asked.path.id, { kind: 'addTeam', team: asked.path.team }),
);

answer(desk, calls.removeTournamentTeam, (asked) =>
  command(asked, asked.path.id, { kind: 'removeTeam', team: asked.path.team }),
);

answer(desk, calls.setMemberCount, (asked) =>
  command(asked, asked.path.id, {
    kind: 'setMemberCount',
    team: asked.path.team,
    count: asked.body.member_count,
  }),
);

answer(desk, calls.manageTournamentTeam, async ({ deps, actor, path }) =>
  presentManagedTeam(await manageTournamentTeam(deps, actor, path.id, path.team)),
);

answer(desk, calls.seatMember, (asked) => {
  const { id, team, account, place } = asked.path;
  return command(asked, id, { kind: 'seatMember', team, account, place });
});

answer(desk, calls.readLineUp, async ({ deps, actor, path }) =>
  presentLineUp(await viewLineUp(deps, actor, path.id, path)),
);

answer(desk, calls.handInLineUp, (asked) => {
  const { id, round, team } = asked.path;
  return command(asked, id, { kind: 'handInLineUp', round, team, players: asked.body.players });
});

answer(desk, calls.changeSeeding, (asked) =>
  command(asked, asked.path.id, { kind: 'changeSeeding', by: asked.path.by }),
);

answer(desk, calls.pairNextRound, (asked) =>
  command(asked, asked.path.id, { kind: 'pairNextRound', button: asked.path.button }),
);

answer(desk, calls.changeNextPairing, (asked) => {
  const { next_pairing_date: day, next_pairing_time: time } = asked.body;
  return command(asked, asked.path.id, { kind: 'changeNextPairing', at: millis(Date.parse(`${day}T${time}:00Z`)) });
});

answer(desk, calls.addBan, (asked) => command(asked, asked.path.id, { kind: 'addBan', ban: banOf(asked.body) }));

answer(desk, calls.removeBan, (asked) => command(asked, asked.path.id, { kind: 'removeBan', ban: banOf(asked.body) }));

answer(desk, calls.bookBye, (asked) => {
  const { player, round, bye } = asked.body;
  return command(asked, asked.path.id, { kind: 'bookBye', bye: { who: asId(player), round, bye } });
});

answer(desk, calls.askBye, (asked) => command(asked, asked.path.id, { kind: 'askBye', round: asked.path.round }));

answer(desk, calls.withdrawBye, (asked) =>
  command(asked, asked.path.id, { kind: 'withdrawBye', round: asked.path.round }),
);

answer(desk, calls.draftRound, (asked) => command(asked, asked.path.id, { kind: 'draftRound' }));

answer(desk, calls.discardDraft, (asked) => command(asked, asked.path.id, { kind: 'discardDraft' }));

answer(desk, calls.swapInDraft, (asked) => {
  const { players, version } = asked.body;
  return command(asked, asked.path.id, { kind: 'swapInDraft', who: [asId(players[0]), asId(players[1])], version });
});

answer(desk, calls.publishDraft, (asked) =>
  command(asked, asked.path.id, { kind: 'publishDraft', version: asked.body.version }),
);

answer(desk, calls.accelerate, (asked) =>
  command(asked, asked.path.id, { kind: 'accelerate', by: asked.body.acceleration }),
);

answer(desk, calls.setTournamentCategory, (asked) => {
  const { was } = asked.body;
  return command(asked, asked.path.id, { kind: 'setCategory', was, category: wishOf(asked.body) });
});

answer(desk, calls.removeTournamentCategory, (asked) =>
  command(asked, asked.path.id, { kind: 'removeCategory', name: asked.body.name }),
);

answer(desk, calls.setPrizes, (asked) => command(asked, asked.path.id, { kind: 'setPrizes', prizes: asked.body }));

answer(desk, calls.whoIsHere, async ({ context, deps, actor, path }) => ({
  online: [...(await whoIsOnline(context.env, await playersToArbitrate(deps, actor, path.id)))],
}));

answer(desk, calls.markSeen, (asked) => {
  const { accounts, seen } = asked.body;
  return command(asked, asked.path.id, { kind: 'markSeen', accounts: accounts.map((one) => asId(one)), seen });
});

answer(desk, calls.setResult, (asked) => {
  const { id, round, white, black, result } = asked.path;
  const { game } = asked.query;
  const wanted = { kind: 'setResult', round, white, black, result: resultOf(result) } as const;
  return command(asked, id, game === undefined ? wanted : { ...wanted, game });
});

answer(desk, calls.setResults, (asked) =>
  command(asked, asked.path.id, { kind: 'setResults', round: asked.path.round, results: asked.body.results }),
);

answer(desk, calls.judgeSwap, ({ deps, actor, path: { id, round, one, other } }) =>
  judgeSwap(deps, actor, id, { round, who: [one, other] }),
);

answer(desk, calls.swapSeats, (asked) => {
  const { id, round, one, other } = asked.path;
  return command(asked, id, { kind: 'swapSeats', round, who: [one, other] });
});

answer(desk, calls.reportResult, (asked) => {
  const { id, round, white, black } = asked.path;
  return command(asked, id, { kind: 'reportResult', round, white, black, result: asked.body.result });
});

answer(desk, calls.confirmReports, (asked) =>
  command(asked, asked.path.id, { kind: 'confirmReports', round: asked.path.round, boards: asked.body.boards }),
);

answer(desk, calls.setOnline, (asked) => {
  const { id, round, white, black, online } = asked.path;
  return command(asked, id, { kind: 'setOnline', round, white, black, online: online === 'true' });
});

answer(desk, calls.pinTournament, (asked) => {
  const { pinned, pinned_order: order } = asked.body;
  return command(asked, asked.path.id, { kind: 'pin', pinned, order });
});

answer(desk, calls.editTournament, (asked) =>
  command(asked, asked.path.id, { kind: 'edit', settings: readSettings(asked.body, cleanHtml) }),
);

answer(desk, calls.deleteTournament, (asked) => command(asked, asked.path.id, { kind: 'delete' }));

const banOf = ({ players, first_round: firstRound, last_round: lastRound }: BanInput): PlayerBan => ({
  who: players.map((player) => asId(player)),
  firstRound,
  lastRound,
});

const wishOf = ({ players, ...rule }: TournamentCategoryInput): CategoryWish => ({
  ...categoryOf(rule),
  chosen: players.map((player) => asId(player)),
});

function resultOf(text: EnteredResult): GameResult | null {
  switch (text) {
    case 'none':
      return null;
    case '1':
    case '0':
    case '-1':
      return playedResult(Number(text) as 1 | 0 | -1);
    default:
      return text;
  }
}
