import { parseTiebreak, type TiebreakId } from '../tiebreaks/names.ts';
import { type TextId, type TrfDocument, textOf } from './document.ts';
import { trfKindOf } from './kind.ts';

/** A tie-break as it is spelled, by the file or by whoever asks for it. */
export interface NamedTiebreak {
  readonly code: string;
  readonly id: TiebreakId;
}

/** Those of record 202, else of the standings order 212, as far as they are known; else the usual ones of the system. */
export function tiebreaksOf(document: TrfDocument): readonly NamedTiebreak[] {
  for (const id of ['202', '212'] as const) {
    const named = namedIn(document, id);
    if (named.length > 0) return named;
  }
  const { system, isTeam } = trfKindOf(document);
  return USUAL[isTeam ? 'teams' : 'players'][system === 'roundRobin' ? 'roundRobin' : 'swiss'].flatMap(known);
}

const USUAL = {
  players: { swiss: ['BHC1', 'BH', 'SB'], roundRobin: ['DE', 'SB', 'WIN'] },
  teams: { swiss: ['GPTS', 'BH:MP', 'EMGSB'], roundRobin: ['GPTS', 'EDE', 'EGGSB'] },
} as const;

const namedIn = (document: TrfDocument, id: TextId): NamedTiebreak[] => textOf(document, id).split(',').flatMap(known);

function known(text: string): NamedTiebreak[] {
  const code = text.trim();
  const id = parseTiebreak(code);
  return id.ok ? [{ code, id: id.value }] : [];
}
