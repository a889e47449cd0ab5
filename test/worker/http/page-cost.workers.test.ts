import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { countedStatements } from '../../support/workers/counted-statements.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let host: Somebody;
let player: Somebody;
let id: string;
beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  const players = await makePlayers(host, cast.club, 4);
  [player] = players;
  const event = await (await Event.build(host, cast.club, { rounds: 3 })).started(players);
  await event.next();
  id = event.id;
});

interface Cost {
  /** Statements of D1. */
  readonly statements: number;
  /** Requests to objects of the Worker and of other objects: for each of them a stub is made. */
  readonly objects: number;
}

/** What a call costs when its answer has been given before. */
async function costOf(act: () => Promise<unknown>): Promise<Cost> {
  await act();
  return firstCostOf(act);
}

async function firstCostOf(act: () => Promise<unknown>): Promise<Cost> {
  const stubs = vi.spyOn(Object.getPrototypeOf(env.TOURNAMENT) as DurableObjectNamespace, 'getByName');
  try {
    const { statements } = await countedStatements(act);
    // A new minute hands over what has been counted in the last one.
    return { statements, objects: stubs.mock.calls.filter(([name]) => name !== 'health').length };
  } finally {
    stubs.mockRestore();
  }
}

const viewed = ({ browser }: Pick<Somebody, 'browser'>) => costOf(() => browser.read(calls.viewTournament, { id }));

/** These figures are those of docs/scale.md. */
describe('what pages ask for', () => {
  it('a tournament is shown to visitors, players and organisers without a statement', async () => {
    expect(await viewed({ browser: cast.visitor })).toEqual({ statements: 0, objects: 1 });
    expect(await viewed(player)).toEqual({ statements: 0, objects: 2 });
    expect(await viewed(host)).toEqual({ statements: 0, objects: 2 });
  });

  it('a page that polls asks the object of its user twice for each answer, and D1 for nothing', async () => {
    const { browser } = player;
    expect(await costOf(() => browser.read(calls.lobby))).toEqual({ statements: 0, objects: 2 });
    expect(await costOf(() => browser.read(calls.unreadMessages))).toEqual({ statements: 0, objects: 2 });
  });

  it("the arbiter's desk asks for its calls with two statements", async () => {
    expect(await costOf(() => host.browser.read(calls.listCalls, { id }))).toEqual({ statements: 2, objects: 1 });
  });

  it('a request for who is online at a tournament takes no statement', async () => {
    const { statements } = await costOf(() => host.browser.read(calls.whoIsHere, { id }));
    expect(statements).toBe(0);
  });

  it('after a change the overview of a user is one batch of few statements', async () => {
    const { browser } = player;
    await host.browser.ask(calls.messageClub, { id: cast.club, body: { text: 'Round 2 begins at six' } });
    const { statements } = await firstCostOf(() => browser.read(calls.lobby));
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(4);
  });
});
