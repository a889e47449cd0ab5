import { DurableObject } from 'cloudflare:workers';
import type { Result } from '../../domain/kernel/result.ts';
import {
  type NewNationalList,
  type ReplacementRefusal,
  replaceNationalList,
} from '../../services/national-list/replace-list.ts';
import { makeDeps } from '../deps.ts';
import type { NationalListRpc } from '../objects.ts';
import { SerialQueue } from '../outbox/serial-queue.ts';

/** Replaces national rating lists, one after the other. */
export class NationalListObject extends DurableObject<Env> implements NationalListRpc {
  readonly #queue = new SerialQueue();
  readonly #deps = makeDeps(this.env);

  replace(list: NewNationalList): Promise<Result<true, ReplacementRefusal>> {
    const { db, newId, now } = this.#deps;
    return this.#queue.run(() => replaceNationalList(db, list, { id: newId(), now: now() }));
  }
}
