import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { importAnswer } from '../../../contract/tournament/payload.ts';
import { openDb } from '../../../db/client.ts';
import { tournamentFiles } from '../../../db/schema/index.ts';
import { nextRound } from '../../../domain/checker/swiss-round.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import { app } from '../../../worker/app.ts';
import { chanceFrom } from '../../support/chance.ts';
import { playerLine, trfFileOf } from '../../support/domain/trf.ts';
import { answered, must, refusal } from '../../support/workers/browser.ts';
import { newTournament } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import { stored } from '../../support/workers/stored.ts';
import type { TournamentPage } from '../../support/workers/wire.ts';

let cast: Cast;
let host: Somebody;
const db = openDb(env.DB);

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
});

const lineFor = (number: number, points = '0.0', rounds = '') => playerLine(number, `N${number}, P`, points, rounds);
const numberOf = (lastName: string): number => Number(lastName.replace(/^\D+/, ''));

/** A tournament out of a file, as its host runs it; its players are called by their numbers in the file. */
class Imported {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  static async of(...lines: string[]): Promise<Imported> {
    const sent = { trf: `${lines.join('\n')}\n`, organiser: cast.club, organiser_type: 'club' };
    const { id } = answered(importAnswer, must(await host.browser.ask(calls.importTournament, { body: sent })));
    return new Imported(id);
  }

  page = (): Promise<TournamentPage> => host.browser.read(calls.viewTournament, { id: this.id });
  start = () => host.browser.ask(calls.startTournament, { id: this.id });
  pair = () => host.browser.ask(calls.pairNextRound, { id: this.id, button: 'pairings' });

  async remove(number: number): Promise<void> {
    const { participants } = await this.page();
    const account = participants.find(({ last_name }) => numberOf(last_name) === number)?.account ?? '';
    must(await host.browser.ask(calls.removeParticipant, { id: this.id, account }));
  }

  /** The boards of a round by the numbers in the file, White first; 0 for a bye that the pairing gave. */
  async boards(round: number): Promise<string[]> {
    const { participants, pairings } = await this.page();
    const numbers = new Map(participants.map(({ account, last_name }) => [account, numberOf(last_name)]));
    return pairings
      .filter((one) => one.round === round && (one.black !== 'bye' || one.result === 'pairing-allocated'))
      .map(({ white, black }) => `${numbers.get(white)}-${numbers.get(black) ?? 0}`)
      .sort();
  }

  async file(): Promise<string> {
    const headers = { cookie: host.browser.cookie ?? '' };
    const response = await app.request(
      `http://localhost${pathTo(calls.reportFile, { id: this.id })}`,
      { headers },
      env,
    );
    return response.text();
  }

  async play(round: number, resultOf: (board: number) => number): Promise<void> {
    const { pairings } = await this.page();
    const boards = pairings.filter((one) => one.round === round && one.black !== 'bye');
    for (const [index, { white, black }] of boards.entries()) {
      must(await host.browser.ask(calls.setResult, { id: this.id, round, white, black, result: resultOf(index) }));
    }
  }
}

/** How the command line pairs the next round of a file. */
function byCommandLine(trf: string): string[] | string {
  const { tournament } = trfFileOf(trf);
  const input = nextRound(tournament);
  if (!input.ok) return input.key;
  const paired = pairSwissDutch(input.value);
  if (!paired.ok) return paired.key;
  const name = new Map(tournament.players.map(({ number, lastName }) => [number, numberOf(lastName)]));
  const { pairs, byes } = paired.value;
  return [
    ...pairs.map(({ white, black }) => `${name.get(white)}-${name.get(black)}`),
    ...byes.map((number) => `${name.get(number)}-0`),
  ].sort();
}

describe('players of an imported file', () => {
  it('a bye requested in the next column of a player’s line is kept, beside an XXZ of another player', async () => {
    const lines = ['142 3', '152 W', lineFor(1, '0.0', '-H'), lineFor(2), lineFor(3), lineFor(4), 'XXZ 3'];
    const tournament = await Imported.of(...lines);
    must(await tournament.start());
    must(await tournament.pair());
    expect(await tournament.boards(1)).toEqual(['2-4']);
    expect(byCommandLine(`${lines.join('\n')}\n`)).toEqual(['2-4']);
  });

  it('forbidden pairs of a file keep their players when the first player leaves before the start', async () => {
    const lines = ['142 3', '152 W', lineFor(1), lineFor(2), lineFor(3), lineFor(4), lineFor(5), 'XXP 2 4', 'XXP 3 5'];
    const tournament = await Imported.of(...lines);
    await tournament.remove(1);
    const expected = byCommandLine(await tournament.file());
    must(await tournament.start());
    must(await tournament.pair());
    // Without the forbidden pairs it would be 2-4 and 3-5; moved by one place, the forbidden pairs would let that be.
    expect(await tournament.boards(1)).toEqual(['2-5', '4-3']);
    expect(expected).toEqual(['2-5', '4-3']);
  });

  it('a player keeps virtual points and starting number in the exported file', async () => {
    const players = [1, 2, 3, 4, 5, 6].map((number) => lineFor(number));
    const lines = ['142 4', '152 W', ...players, 'XXA    2  1.0  0.5', 'XXA    6  1.0  1.0', '240 H   2    4'];
    const tournament = await Imported.of(...lines);
    await tournament.remove(1);
    const { tournament: imported } = trfFileOf(await tournament.file());
    expect(imported.players.map(({ number, lastName }) => [number, lastName])).toEqual(
      [2, 3, 4, 5, 6].map((number) => [number, `N${number}`]),
    );
    expect([...imported.virtualPoints]).toEqual([
      [2, [2, 1, 0, 0]],
      [6, [2, 2, 0, 0]],
    ]);
    expect(imported.byes).toEqual([{ number: 4, round: 2, bye: 'half-point' }]);
  });

  it('an imported file is read once: a round is paired from what was stored, not from the text of the file', async () => {
    const tournament = await Imported.of('142 3', '152 W', ...[1, 2, 3, 4].map((number) => lineFor(number)), 'XXP 1 3');
    await db
      .update(tournamentFiles)
      .set({ trf: 'nothing that could be read' })
      .where(eq(tournamentFiles.tournament, asId(tournament.id)));
    must(await tournament.start());
    must(await tournament.pair());
    expect(await tournament.boards(1)).toEqual(['1-4', '3-2']);
  });

  it('the initial colour is not drawn by lot where the file has it', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const tournament = await Imported.of('142 1', '152 B', lineFor(1), lineFor(2));
      must(await tournament.start());
      must(await tournament.pair());
      expect(await tournament.boards(1)).toEqual(['2-1']);
    }
  });
});

describe('the server and the command line', () => {
  const SEEDS = 8;

  it('the server and the command line pair a file alike, with forbidden pairs, byes, virtual points and withdrawals', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const below = chanceFrom(seed);
      const size = 7 + below(4);
      const numbers = Array.from({ length: size }, (_, index) => index + 1);
      const pick = () => 1 + below(size);
      const [one, other] = [pick(), pick()];
      const tournament = await Imported.of(
        '142 5',
        below(2) === 0 ? '152 W' : '152 B',
        ...numbers.map((number) => lineFor(number, '0.0', below(6) === 0 ? '. -H' : '')),
        ...(one === other ? [] : [`260   1   ${1 + below(5)} ${String(one).padStart(4)} ${String(other).padStart(4)}`]),
        `XXP ${pick()} ${pick()}`,
        `240 Z   3 ${String(pick()).padStart(4)}`,
        `250       1.0   1   2    1 ${String(pick()).padStart(4)}`,
        `XXZ ${pick()}`,
      );
      if (below(2) === 0) await tournament.remove(pick());
      for (let round = 1; round <= 4; round += 1) {
        const file = await tournament.file();
        const expected = byCommandLine(file);
        if (round === 1) must(await tournament.start());
        const paired = await tournament.pair();
        if (paired.status !== 200) expect(refusal(paired)).toBe('409 pairingFailed');
        const found = await tournament.boards(round);
        expect(found.length > 0 ? found : 'noLegalPairing', `seed ${seed}, round ${round}`).toEqual(expected);
        if (found.length === 0) break;
        await tournament.play(round, () => 1 - below(3));
        const { participants } = await tournament.page();
        const [leaver] = participants.filter(({ withdrawn }) => !withdrawn).slice(below(3));
        if (round < 4 && below(2) === 0 && leaver !== undefined) await tournament.remove(numberOf(leaver.last_name));
      }
    }
  });
});

describe('a file without a time control', () => {
  const players = [1, 2].map((number) => lineFor(number));

  it('a file without a time control becomes a tournament without one, until the host sets it', async () => {
    const tournament = await Imported.of('042 2030/01/01', '142 1', ...players);
    const { tournament: shown } = await tournament.page();
    expect(shown.time_control_known).toBe(false);
    expect(await tournament.file()).not.toMatch(/^[12]22/m);
    const form = newTournament({
      organiser: cast.club,
      organiser_type: 'club',
      rounds: 1,
      first_pairing_date: '2030-01-02',
      initial_time: 15,
      increment: 10,
    });
    const { id: _, ...payload } = form;
    must(await host.browser.ask(calls.editTournament, { id: tournament.id, body: payload }));
    expect((await tournament.page()).tournament).toMatchObject({
      time_control_known: true,
      initial_time: 15,
      increment: 10,
    });
  });

  it('a file with a time control in seconds or in words becomes a tournament with that time control', async () => {
    for (const line of ['222 5400+30', '122 90 minutes + 30 seconds per move']) {
      const { tournament } = await (await Imported.of(line, ...players)).page();
      expect(tournament).toMatchObject({ time_control_known: true, initial_time: 90, increment: 30 });
    }
  });
});

describe('a file without the number of rounds', () => {
  it('a file without the number of rounds becomes a finished tournament if it has rounds, and an open one if not', async () => {
    const over = await Imported.of(lineFor(1, '1.0', '2w1'), lineFor(2, '0.0', '1b0'));
    expect((await over.page()).tournament).toMatchObject({ rounds: 1, finished: true });
    const open = await Imported.of('152 W', ...[1, 2, 3, 4].map((number) => lineFor(number)));
    expect((await open.page()).tournament).toMatchObject({ rounds: null, finished: false });
    must(await open.start());
    must(await open.pair());
    expect(await open.boards(1)).toEqual(['1-3', '4-2']);
  });
});

describe('names of an imported file', () => {
  it('imported names are visible, without markup and direction marks, and a nameless player is called by number', async () => {
    const names = ['<script>alert(1)</script>, \u202eAnna', '\u200b\u2060', '\ud800, \u3164', 'Berg\u200b, Åse'];
    const lines = names.map((name, index) => playerLine(index + 1, name, '0.0'));
    const tournament = await Imported.of('012 <b>Open</b>\u200b', '142 3', ...lines);
    const page = await tournament.page();
    expect(page.tournament.name).toBe('bOpen/b');
    expect(page.participants.map(({ first_name, last_name }) => [last_name, first_name])).toEqual([
      ['scriptalert(1)/script', 'Anna'],
      ['2', ''],
      ['3', ''],
      ['Berg', 'Åse'],
    ]);
  });
});

describe('a file of teams', () => {
  const team = (number: number, name: string, ...players: number[]): string =>
    `310   ${number} ${name.padEnd(64)}${players.map((one) => ` ${String(one).padStart(4)}`).join('')}`;
  const played = [
    lineFor(1, '1.0', '3w1'),
    lineFor(2, '0.5', '4b='),
    lineFor(3, '0.0', '1b0'),
    lineFor(4, '0.5', '2w='),
  ];
  const cup = (...names: [string, string]): string[] => [
    ...['012 Team cup', '192 FIDE_TEAM_TYPEA_MP_GP', '142 3', '152 W', '352 WB'],
    ...played,
    ...[team(1, names[0], 1, 2), team(2, names[1], 3, 4)],
  ];

  it('a file of teams becomes a tournament of the club’s teams of the same names, and exports as the same file', async () => {
    const cups = [await Imported.of(...cup('Rook', 'Knight')), await Imported.of(...cup('Rook', 'Bishop'))] as const;
    const [first, second] = [await cups[0].page(), await cups[1].page()];
    const named = ({ teams }: TournamentPage) => teams.map(({ name, match_score, rank }) => [name, match_score, rank]);
    expect(named(first)).toEqual([
      ['Rook', 2, 1],
      ['Knight', 0, 2],
    ]);
    expect(second.teams[0]?.team_id).toBe(first.teams[0]?.team_id);
    expect(second.teams[1]?.team_id).not.toBe(first.teams[1]?.team_id);
    const file = await cups[0].file();
    const again = await Imported.of(...file.split('\r\n').slice(0, -1));
    expect(await again.file()).toBe(file);
    // The two have met.
    expect(refusal(await again.pair())).toBe('409 pairingFailed');
  });

  it('a file of teams needs a club, and a user who may create the teams that the club lacks', async () => {
    const { organization, people } = cast;
    const before = await stored();
    const send = (by: Somebody, organiser: string, organiser_type: string, names: [string, string]) =>
      by.browser.ask(calls.importTournament, { body: { trf: cup(...names).join('\n'), organiser, organiser_type } });
    expect(refusal(await send(people.admin, organization, 'organization', ['Rook', 'Queen']))).toBe(
      '400 trfTeamsNeedClub',
    );
    const refused = await send(people.clubArbiter, cast.club, 'club', ['Rook', 'Queen']);
    expect(refusal(refused)).toBe('403 trfTeamsToFound');
    expect(refused.body).toMatchObject({ params: { names: 'Queen' } });
    expect(await stored()).toBe(before);
    must(await send(people.clubArbiter, cast.club, 'club', ['Rook', 'Knight']));
  });
});
