import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchForMissingFiles, whenItComes } from '../../../web/app/stale-files.ts';

beforeAll(watchForMissingFiles);
afterEach(() => vi.unstubAllGlobals());

/** Answers of the server to the question whether it is there; later ones are that it is. */
const serverAnswers = (...answers: boolean[]) =>
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) => {
    const isThere = method !== 'HEAD' || (answers.shift() ?? true);
    return isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network'));
  });

/** A part of the page whose file breaks off on the way so many times, as Vite tells of it, and then comes. */
function partThatBreaksOff(times: number) {
  const asked = { times: 0 };
  const load = () => {
    asked.times += 1;
    if (asked.times > times) return Promise.resolve('the part');
    const failure = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
    return Promise.reject(failure);
  };
  return { asked, load };
}

describe('a part of the page', () => {
  it('a chunk whose download broke off is requested again', async () => {
    serverAnswers();
    const { asked, load } = partThatBreaksOff(1);
    await expect(whenItComes(load)).resolves.toBe('the part');
    expect(asked.times).toBe(2);
  });

  it('a chunk that is gone from the server is missing after four requests', async () => {
    serverAnswers();
    const { asked, load } = partThatBreaksOff(Number.POSITIVE_INFINITY);
    await expect(whenItComes(load)).rejects.toThrow('Failed to fetch');
    expect(asked.times).toBe(4);
  });

  it('a chunk is requested again only when the network returns, as long as the server cannot be reached', async () => {
    serverAnswers(false, false, false, false, false);
    const { asked, load } = partThatBreaksOff(5);
    const part = whenItComes(load);
    for (let tries = 1; tries <= 5; tries += 1) {
      await vi.waitFor(() => expect(asked.times).toBe(tries));
      await new Promise((resolve) => setTimeout(resolve));
      expect(asked.times).toBe(tries);
      window.dispatchEvent(new Event('online'));
    }
    await expect(part).resolves.toBe('the part');
  });

  it('a chunk that arrived but fails itself is not requested again', async () => {
    serverAnswers();
    const load = vi.fn(() => Promise.reject(new Error('at fault')));
    await expect(whenItComes(load)).rejects.toThrow('at fault');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
