import { assert } from '../result.ts';
import {
  KINDS,
  type ReportedKind,
  type ReportedSystem,
  TOURNAMENT_KINDS,
  type TournamentKind,
} from '../tournament/kinds.ts';
import { type TrfDocument, textOf } from './document.ts';

/** What the type of a tournament (092, and its code in 192) says of how it is paired and ranked. */
export interface TrfKind {
  readonly system: ReportedSystem['system'];
  /** Teams are paired; 001 then tells of their players' games. */
  readonly isTeam: boolean;
  /** How often everybody meets everybody in a round robin. */
  readonly meetings: 1 | 2;
}

/** The code in 192 decides; without one the words of 092; without either a Swiss is taken, as most files are one. */
export function trfKindOf(document: TrfDocument): TrfKind {
  const code = squeeze(textOf(document, '192'));
  const words = squeeze(textOf(document, '092'));
  return {
    // A manual tournament has the code of a custom Swiss: only its words tell.
    system: (/manual/.test(words) ? 'manual' : systemOf(code)) ?? systemOf(words) ?? 'swiss',
    isTeam: isPairedByTeams(code === '' ? words : code),
    meetings: /double/.test(code + words) ? 2 : 1,
  };
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

function systemOf(words: string): TrfKind['system'] | null {
  if (/roundrobin|berger|allplayall/.test(words)) return 'roundRobin';
  if (/knockout|elimination/.test(words)) return 'knockout';
  if (/swiss|dutch|dubov|burstein|lim|baku|monrad/.test(words)) return 'swiss';
  return null;
}

const isPairedByTeams = (words: string): boolean => /^(fide|custom)?team/.test(words);

/** 092 and 192 of a tournament of ours. */
export function spellKind(kind: TournamentKind, meetings = 1): Pick<ReportedKind, 'words' | 'code'> {
  const { words, code } = KINDS[kind].report;
  if (meetings !== 2) return { words, code };
  return {
    words: words.replace('Round-Robin', 'Double Round-Robin'),
    code: code.replace('ROUNDROBIN', 'DOUBLEROUNDROBIN'),
  };
}

/** The kind of ours that a file's tournament becomes: a word decides, then the code, then by what system whom is paired. */
export function tournamentKindOf(document: TrfDocument): TournamentKind {
  const words = textOf(document, '092').toLowerCase();
  const code = textOf(document, '192');
  const { system, isTeam } = trfKindOf(document);
  const kind =
    kindOfReport(({ toldBy }) => toldBy.kind === 'word' && words.includes(toldBy.word)) ??
    kindOfReport((report) => report.toldBy.kind === 'code' && system === 'swiss' && report.code === code) ??
    // Whoever is paired by hand, our manual tournaments are of players.
    kindOfReport(({ toldBy }) => isPairedSo(toldBy, { system, isTeam: isTeam && system !== 'manual' }));
  assert(kind !== undefined, `no format is paired by the ${system} system`);
  return kind;
}

const kindOfReport = (isIt: (report: ReportedKind) => boolean): TournamentKind | undefined =>
  TOURNAMENT_KINDS.find((kind) => isIt(KINDS[kind].report));

const isPairedSo = (toldBy: ReportedKind['toldBy'], { system, isTeam }: ReportedSystem): boolean =>
  toldBy.kind === 'system' && toldBy.system === system && toldBy.isTeam === isTeam;
