import { useEffect, useRef } from 'react';
import { proposedAddress } from '../../domain/lib/proposed-address.ts';
import { ApiError } from '../api.ts';
import { proposedId } from './proposed-id.ts';
import type { Form } from './use-form.tsx';

/** The address follows the name until it is typed. */
export function useAddressOfName(form: Form<{ readonly id: string; readonly name: string }>): void {
  const { id, name } = form.values;
  const drawn = useRef(id);
  const proposed = useRef(name.trim() === '' ? id : proposedAddress(name));
  useEffect(() => {
    const next = proposedAddress(name) ?? drawn.current;
    if (id !== proposed.current || next === id) return;
    proposed.current = next;
    form.set({ id: next });
  }, [form, id, name]);
}

/** Creates something; a proposed address that is taken gets a suffix, and one that was typed is the user's to change. */
export async function atFreeAddress<Payload extends { readonly id?: string | undefined }, Answer>(
  payload: Payload,
  name: string,
  create: (payload: Payload) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await create(payload);
  } catch (error) {
    const proposed = proposedAddress(name);
    const isTaken = error instanceof ApiError && error.key === 'idTaken';
    if (!isTaken || proposed === undefined || payload.id !== proposed) throw error;
    return create({ ...payload, id: `${proposed}-${proposedId().slice(0, 4)}` });
  }
}
