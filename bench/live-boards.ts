import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/request.ts';
import { boardEnd, type Position, playMove, startPosition, turnOf } from '../domain/chess/position.ts';
import { rulesOf } from '../domain/chess/rules.ts';
import { type Move, makeSquare, roleLetter } from '../domain/chess/square.ts';
import type { Board, Way } from './relay.ts';

export interface World {
  readonly base: string;
  readonly admin: string;
  readonly password: string;
}

interface Player {
  readonly id: string;
  readonly session: Session;
}

interface Row {
  readonly id: string;
  readonly white: string;
  readonly black: string;
}

const MINUTE = 60_000;

/** A Swiss of its own with so many online games, begun by its schedule, with both players of each game connected. */
export async function liveBoards({ base, admin, password }: World, count: number, way: Way): Promise<readonly Board[]> {
  const organiser = await new Session(base).logIn(admin, password);
  const tag = Date.now().toString(36);
  await organiser.ask(calls.createOrganization, {
    body: { id: `bench${tag}`, name: `Bench ${tag}`, country: 'NOR', manager: admin },
  });
  const players: Player[] = [];
  for (let number = 1; number <= 2 * count; number += 1)
    players.push(await newPlayer(base, organiser, `b${tag}p${number}`));
  const tournament = await startTournament(organiser, tag, players);
  const rows = await pairedGames(organiser, tournament, count);
  return Promise.all(rows.map((row) => liveBoard(row, players, way)));
}

async function newPlayer(base: string, organiser: Session, username: string): Promise<Player> {
  const { id, password } = await organiser.ask(calls.createAccount, {
    body: { username, first_name: 'Bench', last_name: username, birth_date: '2000-01-01' },
  });
  return { id, session: await new Session(base).logIn(id, password) };
}

async function startTournament(organiser: Session, tag: string, players: readonly Player[]): Promise<string> {
  const opens = new Date(Math.ceil((Date.now() + 30_000) / MINUTE) * MINUTE).toISOString();
  const { id } = await organiser.ask(calls.buildTournament, {
    body: {
      name: `Bench ${tag}`,
      kind: 'SwissDutch',
      rounds: 1,
      default_game_location: 1,
      start_date: opens.slice(0, 10),
      first_pairing_date: opens.slice(0, 10),
      first_pairing_time: opens.slice(11, 16),
      initial_time: 60,
      increment: 0,
      organiser: `bench${tag}`,
      organiser_type: 'organization',
    },
  });
  for (const player of players) await organiser.ask(calls.addParticipant, { id, account: player.id });
  await organiser.ask(calls.startTournament, { id });
  return id;
}

async function pairedGames(organiser: Session, tournament: string, count: number): Promise<readonly Row[]> {
  for (;;) {
    const page = await organiser.page(tournament);
    const rows = Object.values(page.games).flat();
    if (rows.length >= count) return rows;
    await sleep(1_000);
  }
}

async function liveBoard(row: Row, players: readonly Player[], way: Way): Promise<Board> {
  const find = (id: string): Session => {
    const player = players.find((one) => one.id === id);
    if (player === undefined) throw new Error(`nobody is ${id}`);
    return player.session;
  };
  const sides = { white: find(row.white), black: find(row.black) };
  const socketOf = ({ base, headers }: Session) =>
    new WebSocket(
      `${base.replace(/^http/, 'ws')}${pathTo(calls.watchGame, { id: row.id, query: { told: 'moves' } })}`,
      {
        headers,
      },
    );
  const sockets = { white: socketOf(sides.white), black: socketOf(sides.black) };
  const started = [waitForStart(sockets.white), waitForStart(sockets.black)];
  await Promise.all(started);
  let position = startPosition('Chess');
  return {
    async play() {
      const next = quietMove(position);
      if (next === null) return null;
      const { from, to, promotion } = next.move;
      const words = { from: makeSquare(from), to: makeSquare(to) };
      const query = { ply: position.ply, ...(promotion && { promotion: roleLetter(promotion) }) };
      const turn = turnOf(position);
      if (way === 'socket') await askSocket(sockets[turn], { ...words, ...query });
      else await sides[turn].ask(calls.move, { id: row.id, ...words, query: { variant: 'Chess', ...query } });
      position = next.position;
      return position.ply;
    },
    onHeard: (listener) => {
      // White makes the odd half-moves, so Black hears them.
      sockets.black.addEventListener('message', ({ data }) => heard(data, 1, listener));
      sockets.white.addEventListener('message', ({ data }) => heard(data, 0, listener));
    },
  };
}

let asked = 0;

/** Asks on the socket of the game, and waits for the answer; a refusal is a fault of the bench. */
function askSocket(socket: WebSocket, words: object): Promise<void> {
  asked += 1;
  const n = asked;
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as { type: string; n?: number };
      if (message.n !== n) return;
      socket.removeEventListener('message', listen);
      if (message.type === 'taken') resolve();
      else reject(new Error(String(data)));
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ type: 'ask', n, ...words }));
  });
}

async function waitForStart(socket: WebSocket): Promise<void> {
  for (;;) {
    const [event] = (await once(socket, 'message')) as [MessageEvent];
    if ((JSON.parse(String(event.data)) as { started?: boolean }).started) return;
  }
}

function heard(data: unknown, parity: 0 | 1, listener: (ply: number) => void): void {
  const message = JSON.parse(String(data)) as { type: string; ply?: number };
  if ((message.type === 'game' || message.type === 'move') && message.ply !== undefined && message.ply % 2 === parity)
    listener(message.ply);
}

/** Some legal move after which the game goes on. */
function quietMove(position: Position): { move: Move; position: Position } | null {
  const rules = rulesOf('Chess');
  const moves = [...rules.legalDestinations(position.fen)].flatMap(([from, squares]) =>
    squares.map((to) => ({ from, to })),
  );
  const first = Math.floor(Math.random() * moves.length);
  for (let tried = 0; tried < moves.length; tried += 1) {
    const plain = moves[(first + tried) % moves.length];
    if (plain === undefined) continue;
    const move: Move = rules.isPromotion(position.fen, plain) ? { ...plain, promotion: 'queen' } : plain;
    const played = playMove(position, move);
    if (played.ok && boardEnd(played.value) === null) return { move, position: played.value };
  }
  return null;
}
