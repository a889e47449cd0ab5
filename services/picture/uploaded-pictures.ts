import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { commit } from '../../db/commit.ts';
import { readPicture, readStoredPictures } from '../../db/read/pictures.ts';
import { insertPicture, takeUnusedPictures } from '../../db/write/pictures.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Action } from '../../domain/access/policy.ts';
import { PICTURE_MAX_BYTES } from '../../domain/kernel/limits.ts';
import { DAY, millis } from '../../domain/kernel/time.ts';
import { type PictureType, pictureTypeOf } from '../../domain/lib/picture-type.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';

type PictureOwner = Extract<Action, { readonly do: 'uploadPicture' }>['of'];

/** Stores a picture and returns its address, which is saved with the page that shows it. */
export async function uploadPicture(deps: Deps, actor: Actor, of: PictureOwner, bytes: Uint8Array): Promise<string> {
  const { account } = personAsking(actor);
  allow(actor, { do: 'uploadPicture', of });
  if (bytes.length > PICTURE_MAX_BYTES) throw new Refusal('pictureTooLarge');
  const type = pictureTypeOf(bytes);
  if (type === undefined) throw new Refusal('notAPicture');
  const hash = await hashOf(bytes);
  await deps.pictureBucket?.put(hash, bytes);
  const isInBucket = deps.pictureBucket !== undefined;
  await commit(deps.db, {
    writes: [insertPicture(deps.db, { hash, type, bytes: isInBucket ? null : bytes, account, uploadedAt: deps.now() })],
  });
  await removeUnusedPictures(deps);
  return pictureAddress(hash, type);
}

export const pictureAddress = (hash: string, type: PictureType): string =>
  pathTo(calls.uploadedPicture, { file: `${hash}.${type}` });

export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array | ArrayBuffer;
}

/** The picture with this file name. */
export async function findPicture(deps: Deps, file: string): Promise<Picture> {
  const [hash = '', type] = file.split('.');
  const stored = orNotFound(await readPicture(deps.db, hash));
  if (stored.type !== type) throw new Refusal('notFound');
  return { type, bytes: orNotFound(stored.bytes ?? (await deps.pictureBucket?.get(hash))) };
}

/** Where uploaded pictures are, by their names. */
const PATH = pathTo(calls.uploadedPicture, { file: '' });

/** Removes pictures that no page shows. A form may hold an address that it has not saved yet, for a day. */
export async function removeUnusedPictures({ db, pictureBucket, now }: Deps): Promise<void> {
  const removed = await takeUnusedPictures(db, PATH, millis(now() - DAY));
  if (removed.length === 0 || pictureBucket === undefined) return;
  const again = await readStoredPictures(db, removed);
  await pictureBucket.delete(removed.filter((hash) => !again.has(hash)));
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
