import type { AddressedValues, Args, CallAddress } from '../../contract/http/described-calls.ts';
import type { ErrorBody } from '../../contract/http/errors.ts';
import { pathTo } from '../../contract/http/request.ts';
import { ApiError, NO_CONTACT } from '../api.ts';

/** Calls an endpoint that responds with text, such as a tournament's PGN. */
export async function readText<At extends CallAddress>(at: At, ...sent: Args<AddressedValues<At>>): Promise<string> {
  const response = await fetch(pathTo(at, ...sent), { credentials: 'same-origin' }).catch(() => {
    throw new ApiError(NO_CONTACT);
  });
  if (response.ok) return response.text();
  // Refusals are JSON as everywhere; the log-in page of a network is not our server's.
  const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
  throw new ApiError(response.status, refusal);
}
