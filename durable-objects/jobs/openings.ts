import { OPENINGS_FILE, readOpenings } from '../../contract/game/openings.ts';

/** Cached per Worker instance. Concurrent requests each load it, as a promise belongs to its request. */
let known: ReadonlyMap<string, string> | undefined;

/** Opening names as served to the web. If they cannot be loaded, games have no opening name. */
export async function openingsOf({ ASSETS }: Pick<Env, 'ASSETS'>): Promise<ReadonlyMap<string, string>> {
  if (known !== undefined) return known;
  const answer = await ASSETS.fetch(new URL(OPENINGS_FILE, 'https://assets.invalid'));
  if (!answer.ok) {
    console.error(JSON.stringify({ openings: answer.status }));
    return new Map();
  }
  known = readOpenings(await answer.text());
  return known;
}
