import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { type AccountId, asId } from '../../domain/kernel/ids.ts';
import { findPicture, uploadPicture } from '../../services/picture/uploaded-pictures.ts';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';

export const pictures = new Hono<AppEnv>();

route(pictures, calls.uploadPicture, async ({ deps, actor, path, body }) => {
  const of =
    path.of === 'account' ? ({ type: path.of, id: asId<AccountId>(path.id) } as const) : ownerOf(path.of, path.id);
  return { address: await uploadPicture(deps, actor, of, bytesOf(body.data)) };
});

/** The address contains the hash of the bytes, so a response is valid for ever. */
route(pictures, calls.uploadedPicture, async ({ deps, path }) => {
  const { type, bytes } = await findPicture(deps, path.file);
  return new Response(bytes, {
    headers: {
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
});

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // The length may not be that of base64.
    throw new Refusal('notAPicture');
  }
}
