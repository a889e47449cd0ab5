/** What Lichess says of a name: how its owner writes it, that there is no such name, or nothing. */
export type LichessAnswer =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'silent' };

const WAIT_MS = 8_000;

/** Asks Lichess, from this browser, whether somebody of this name is there. */
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
    // No network, no answer in time, or none that can be read.
    return { kind: 'silent' };
  }
}

/** An account that was closed is nobody's any more. */
function answerOf(said: unknown): LichessAnswer {
  if (typeof said !== 'object' || said === null || 'disabled' in said) return { kind: 'unknown' };
  return 'username' in said && typeof said.username === 'string'
    ? { kind: 'known', name: said.username }
    : { kind: 'unknown' };
}
