/** Lichess's response for a name: its owner's spelling, no such account, or none. */
export type LichessAnswer =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'silent' };

const WAIT_MS = 8_000;

/** Looks up a name on Lichess, from this browser. */
export async function lookUpOnLichess(name: string): Promise<LichessAnswer> {
  try {
    const answer = await fetch(`https://lichess.org/api/user/${encodeURIComponent(name)}`, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (answer.status === 404) return { kind: 'unknown' };
    if (!answer.ok) return { kind: 'silent' };
    return answerOf(await answer.json());
  } catch {
    // No network, a timeout, or an unreadable response.
    return { kind: 'silent' };
  }
}

/** A closed account belongs to nobody. */
function answerOf(body: unknown): LichessAnswer {
  if (typeof body !== 'object' || body === null || 'disabled' in body) return { kind: 'unknown' };
  return 'username' in body && typeof body.username === 'string'
    ? { kind: 'known', name: body.username }
    : { kind: 'unknown' };
}
