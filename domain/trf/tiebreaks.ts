import { parseTiebreak, type TiebreakId } from '../tiebreaks/names.ts';
import { bestRoundsIn } from './best-rounds.ts';
import { trfFormatOf } from './convert/format.ts';
import { type TextId, type TrfDocument, textOf } from './document.ts';

/** A tie-break with the spelling used in the file or request. */
export interface NamedTiebreak {
  readonly code: string;
  readonly id: TiebreakId;
}

/** Known tie-breaks of 202, else 212, else the defaults of the system; none where CNT-5 has its own order. */
export function tiebreaksOf(document: TrfDocument): readonly NamedTiebreak[] {
  for (const id of ['202', '212'] as const) {
    const named = namedIn(document, id);
    if (named.length > 0) return named;
  }
  if (bestRoundsIn(document) !== null) return [];
  const { system, isTeam } = trfFormatOf(document);
  return USUAL[isTeam ? 'teams' : 'players'][system === 'roundRobin' ? 'roundRobin' : 'swiss'].flatMap(known);
}

const USUAL = {
  players: { swiss: ['BHC1', 'BH', 'SB'], roundRobin: ['DE', 'SB', 'WIN'] },
  teams: { swiss: ['GPTS', 'BH:MP', 'EMGSB'], roundRobin: ['GPTS', 'EDE', 'EGGSB'] },
} as const;

/** Unknown codes in 202, or 212 if that decides; they are ignored in the ranking. */
export function unknownTiebreaks(document: TrfDocument): readonly { readonly id: TextId; readonly code: string }[] {
  const unknown: { id: TextId; code: string }[] = [];
  for (const id of ['202', '212'] as const) {
    const codes = codesIn(document, id);
    unknown.push(...codes.filter((code) => !parseTiebreak(code).ok).map((code) => ({ id, code })));
    if (codes.some((code) => parseTiebreak(code).ok)) break;
  }
  return unknown;
}

/** Scores come first and are no tie-breaks. */
const SCORES: readonly string[] = ['PTS', 'MPTS', 'GPTS'];

const codesIn = (document: TrfDocument, id: TextId): string[] =>
  textOf(document, id)
    .split(',')
    .map((code) => code.trim())
    .filter((code, index) => code !== '' && !(index === 0 && SCORES.includes(code.toUpperCase())));

const namedIn = (document: TrfDocument, id: TextId): NamedTiebreak[] => textOf(document, id).split(',').flatMap(known);

function known(text: string): NamedTiebreak[] {
  const code = text.trim();
  const id = parseTiebreak(code);
  return id.ok ? [{ code, id: id.value }] : [];
}
