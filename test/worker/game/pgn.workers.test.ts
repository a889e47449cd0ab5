import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import { app } from '../../../worker/app.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makeTeam, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: readonly Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const open = async (path: string): Promise<string> => {
  const answer = await app.request(`https://chess.example${path}`, {}, env);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

const ONLINE = { default_game_location: 1, online_pairing_interval_t: 1 };
const moves = encodeMoves('e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7'.split(' ').flatMap((uci) => parseUci(uci) ?? []));
const clocks = [60_000, 59_000, 58_000, 57_000, 56_000, 55_000, 54_500];

/** The same game as each way of reading it has it: alone, in its round, in the tournament, in the file of the whole. */
async function textsOf(event: Event, id: string): Promise<readonly string[]> {
  const single = await open(pathTo(calls.gamePgn, { id }));
  const round = await open(pathTo(calls.roundPgn, { id: event.id, round: '1' }));
  const whole = await open(pathTo(calls.tournamentPgn, { id: event.id }));
  const file = await cast.people.manager.browser.read(calls.tournamentArchive, { id: event.id });
  const boards = file.rounds.flatMap(({ boards: own, matches = [] }) => [
    ...own,
    ...matches.flatMap((one) => one.boards),
  ]);
  const archived = boards.flatMap(({ games }) => games).map(({ pgn }) => pgn);
  const own = (texts: string): string =>
    texts.split(/\n(?=\[Event )/).find((text) => text.includes(`/game/view/${id}"]`)) ?? '';
  // The file of the whole tournament belongs to no server, so a game has no address in it.
  const site = `[Site "https://chess.example/game/view/${id}"]`;
  return [single, own(round), own(whole), (archived[0] ?? '').replace('[Site "?"]', site)];
}

describe('games as PGN', () => {
  it('[PGN-1] a game has the same PGN by itself, in its round, in its tournament and in the tournament archive', async () => {
    const event = await (await Event.build(cast.people.manager, cast.club, { ...ONLINE, name: 'Open' })).started(
      players,
    );
    const { white, black } = await event.firstBoard(1);
    await event.gameEnds(1, white, black, { moves, clocks, plies: 7, reason: 'checkmate' });
    const [game] = await event.gamesOf(1, white, black);
    const [single = '', ...others] = await textsOf(event, game?.id ?? '');
    for (const other of others) expect(other).toBe(single);
    const { participants } = await event.page();
    const first = participants.find(({ account }) => account === white);
    expect(single).toContain(`[White "${first?.last_name}, ${first?.first_name}"]`);
    expect(single).toContain('[ECO "C20"]\n[Opening "King\'s pawn: Patzer opening"]');
    expect(single).toContain('[Termination "normal"]');
    expect(single).toContain('1. e4 {[%clk 0:01:00]} 1... e5 {[%clk 0:00:59]}');
  });

  it('[PGN-1] the PGN of a game between teams names the team of each side', async () => {
    const event = await Event.ofTeams(cast.people.manager, cast.club, { ...ONLINE, per_team: 1, rounds: 1 });
    for (const [index, name] of ['Fjell', 'Fjord'].entries()) {
      const team = await makeTeam(cast.people.manager, cast.club, `${name} ${event.id}`);
      must(await cast.people.manager.browser.ask(calls.addTeamMember, { id: team, account: players[index]?.id ?? '' }));
      must(await event.addTeam(team));
      must(await event.addFor(team, players[index]?.id ?? ''));
    }
    must(await event.start());
    const { white, black } = await event.firstBoard(1);
    await event.gameEnds(1, white, black, { moves, clocks, plies: 7, reason: 'checkmate' });
    const [game] = await event.gamesOf(1, white, black);
    const [single = '', ...others] = await textsOf(event, game?.id ?? '');
    for (const other of others) expect(other).toBe(single);
    expect(single).toMatch(/\[WhiteTeam "Fj(ell|ord) /);
    expect(single).toMatch(/\[BlackTeam "Fj(ell|ord) /);
  });

  it('[PGN-2] the PGN of a game has user names and no FIDE numbers where real names are hidden', async () => {
    const hidden = await Event.build(cast.people.manager, cast.club, { ...ONLINE, show_only_usernames: true });
    await hidden.started(players);
    const { white, black } = await hidden.firstBoard(1);
    await hidden.gameEnds(1, white, black, { moves, clocks, plies: 7 });
    const [game] = await hidden.gamesOf(1, white, black);
    const text = await open(pathTo(calls.gamePgn, { id: game?.id ?? '' }));
    expect(text).toContain(`[White "${white}"]`);
    const { participants } = await hidden.page();
    for (const { last_name } of participants) expect(text).not.toContain(last_name);
    expect(text).not.toContain('FideId');
  });
});
