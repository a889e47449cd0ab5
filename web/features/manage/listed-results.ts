import type { PairingView } from '../../../contract/tournaments.ts';
import { type ListedResult, type ResultFault, readResultList } from '../../../domain/tournament/result-list.ts';
import { boardName } from '../../model/progress.ts';
import { type Entry, entryFor } from './result-log.ts';

/** What an entry of a typed list is in its round: the pairing that it is about, or what is wrong with it. */
export type ListedLine = Pick<ListedResult, 'from' | 'to' | 'text'> &
  (
    | { readonly kind: 'result'; readonly pairing: PairingView; readonly result: Entry['result'] }
    | { readonly kind: 'fault'; readonly fault: LineFault }
  );

export type LineFault = ResultFault | 'noSuchBoard';

/** The entries of a list as they would be entered in this round. */
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

/** What the list changes; a result that stands there already is no change. */
export const changesOf = (lines: readonly ListedLine[]): readonly Entry[] =>
  lines.flatMap((line) => (line.kind === 'fault' ? [] : (entryFor(line.pairing, line.result) ?? [])));
