import type { PairingView } from '../../../../contract/tournament/tournaments.ts';
import {
  type ListedResult,
  type ResultFault,
  readResultList,
} from '../../../../domain/tournament/standings/result-list.ts';
import { boardName } from '../../../model/progress.ts';
import { entryFor, type ResultEntry } from './result-log.ts';

/** An entry of a typed list: the pairing that it concerns, or its fault. */
export type ListedLine = Pick<ListedResult, 'from' | 'to' | 'text'> &
  (
    | { readonly kind: 'result'; readonly pairing: PairingView; readonly result: ResultEntry['result'] }
    | { readonly kind: 'fault'; readonly fault: LineFault }
  );

export type LineFault = ResultFault | 'noSuchBoard';

/** Resolves the entries of a list to the pairings of this round. */
export function linesOf(text: string, pairings: readonly PairingView[]): readonly ListedLine[] {
  const boards = new Map(pairings.map((pairing) => [boardName(pairing), pairing]));
  return readResultList(text).map((listed) => {
    if (listed.kind === 'fault') return listed;
    const { board, result, ...place } = listed;
    const pairing = boards.get(board);
    if (pairing === undefined) return { ...place, kind: 'fault', fault: 'noSuchBoard' };
    return { ...place, kind: 'result', pairing, result };
  });
}

/** Entries that change a result; equal ones are dropped. */
export const changesOf = (lines: readonly ListedLine[]): readonly ResultEntry[] =>
  lines.flatMap((line) => (line.kind === 'fault' ? [] : (entryFor(line.pairing, line.result) ?? [])));
