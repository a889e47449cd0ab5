import type { Description, Right } from '../calls/description.ts';
import type { ErrorKey } from './errors.ts';

/** Rights that visitors also have, though possibly for less data. */
const FOR_VISITORS: readonly Right[] = ['operator', 'everybody', 'viewTournament', 'provider'];

/** Every refusal of a call: those that follow from its description, then its own. */
export function refusalsOf(call: Description): readonly ErrorKey[] {
  const { path, query, body, limit, hashes, right, raw, refuses = [] } = call;
  const isOfPages = isWrite(call) && raw === undefined;
  const isParsed = path !== undefined || query !== undefined || body !== undefined;
  return [
    ...new Set<ErrorKey>([
      ...(isOfPages || call.answer === 'socket' ? (['forbiddenOrigin'] as const) : []),
      ...(isOfPages ? (['jsonExpected', 'invalidJson'] as const) : []),
      ...(isWrite(call) ? (['inputTooLarge'] as const) : []),
      ...(isParsed ? (['invalidInput'] as const) : []),
      ...(limit === undefined ? [] : (['tooManyRequests'] as const)),
      ...(hashes === undefined ? [] : (['tooBusy'] as const)),
      ...(FOR_VISITORS.includes(right) ? [] : (['loginFirst', 'forbidden'] as const)),
      ...refuses.flat(),
      'internalError',
    ]),
  ];
}

export const isWrite = ({ at }: Pick<Description, 'at'>): boolean => !at.startsWith('GET ');
