import { describe, expect, it } from 'vitest';
import { RelayedPage } from '../../durable-objects/stream/relayed-page.ts';
import { type PageAnswer, type PageWish, pageTag } from '../../durable-objects/tournament/tournament-pages.ts';
import { restoreClock, setClockAhead } from '../support/clock.ts';

/** A tournament that is asked for its page, and packs it when it is asked for a second time. */
class Tournament {
  revision = 5;
  isRunning = false;
  asked = 0;

  readonly ask = async ({ known, packed }: PageWish): Promise<PageAnswer> => {
    this.asked += 1;
    const tag = this.isRunning ? null : pageTag(this.revision);
    if (tag !== null && known === tag) return { kind: 'unchanged', tag };
    const body = new TextEncoder().encode(`page ${this.revision}`);
    return { kind: 'page', tag, body, isPacked: packed && this.asked > 1 };
  };
}

const textOf = (answer: PageAnswer): string =>
  answer.kind === 'page' ? new TextDecoder().decode(answer.body) : answer.kind;

describe('the page of a relay', () => {
  const plain = { known: null, packed: false };

  it('a relay requests the page once per revision, also for concurrent requests', async () => {
    const tournament = new Tournament();
    const page = new RelayedPage(tournament.ask);
    const answers = await Promise.all([1, 2, 3].map(() => page.answer(5, plain)));
    expect([...answers.map(textOf), textOf(await page.answer(5, plain))]).toEqual(Array(4).fill('page 5'));
    expect(tournament.asked).toBe(1);
    tournament.revision = 6;
    expect(textOf(await page.answer(6, plain))).toBe('page 6');
    expect(tournament.asked).toBe(2);
  });

  it('a relay answers "unchanged" to a client that has the current page', async () => {
    const page = new RelayedPage(new Tournament().ask);
    expect(await page.answer(5, { known: pageTag(5), packed: false })).toEqual({ kind: 'unchanged', tag: pageTag(5) });
    expect(textOf(await page.answer(5, { known: pageTag(4), packed: false }))).toBe('page 5');
  });

  it('a relay requests the page once a second while games run, and each time while it receives no events', async () => {
    const tournament = new Tournament();
    const page = new RelayedPage(tournament.ask);
    tournament.isRunning = true;
    for (let time = 0; time < 3; time += 1) await page.answer(5, plain);
    expect(tournament.asked).toBe(1);
    setClockAhead(1_000);
    await page.answer(5, plain);
    restoreClock();
    tournament.isRunning = false;
    for (let time = 0; time < 2; time += 1) await page.answer(null, plain);
    expect(tournament.asked).toBe(4);
  });

  it('a relay revalidates its page now and then, as games begin without an event', async () => {
    const tournament = new Tournament();
    const page = new RelayedPage(tournament.ask);
    await page.answer(5, plain);
    setClockAhead(6_000);
    expect(textOf(await page.answer(5, plain))).toBe('page 5');
    restoreClock();
    expect(tournament.asked).toBe(2);
  });

  it('a relay keeps the page compressed once the tournament has compressed it', async () => {
    const tournament = new Tournament();
    const page = new RelayedPage(tournament.ask);
    for (let time = 0; time < 4; time += 1) await page.answer(5, { known: null, packed: true });
    expect(tournament.asked).toBe(2);
  });
});
