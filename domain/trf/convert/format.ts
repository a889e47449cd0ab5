import { assert } from '../../kernel/result.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../tournament/value/formats.ts';
import { type TrfDocument, textOf } from '../document.ts';
import { REPORTED_FORMATS, type ReportedFormat, type ReportedSystem } from './reported-formats.ts';

/** Pairing and ranking by the tournament type (092, and 192's code). */
export interface TrfFormat {
  readonly system: ReportedSystem['system'];
  /** Teams are paired; 001 has the games of their players. */
  readonly isTeam: boolean;
  /** Cycles of a round robin. */
  readonly meetings: 1 | 2;
  /** The first of two cycles ends with its last two rounds reversed. */
  readonly reverseLastRounds: boolean;
}

/** 192 decides, then the words of 092; otherwise a Swiss, as most files are. */
export function trfFormatOf(document: TrfDocument): TrfFormat {
  const code = squeeze(textOf(document, '192'));
  const words = squeeze(textOf(document, '092'));
  return {
    // Manual tournaments share the code of a custom Swiss; only the words distinguish them.
    system: (/manual/.test(words) ? 'manual' : systemOf(code)) ?? systemOf(words) ?? 'swiss',
    isTeam: isPairedByTeams(code === '' ? words : code),
    meetings: /double|roundrobing2/.test(code + words) ? 2 : 1,
    // FIDE_DOUBLEROUNDROBIN reverses them, BERGER_DOUBLEROUNDROBIN is the table twice.
    reverseLastRounds: !code.startsWith('berger'),
  };
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

function systemOf(words: string): TrfFormat['system'] | null {
  if (/roundrobin|berger|allplayall/.test(words)) return 'roundRobin';
  if (/knockout|elimination/.test(words)) return 'knockout';
  if (/swiss|dutch|dubov|burstein|lim|baku|monrad|konrad/.test(words)) return 'swiss';
  return null;
}

const isPairedByTeams = (words: string): boolean => /^(fide|berger|custom)?team/.test(words);

/** 092 and 192 of a Rokade tournament. */
export function spellFormat(
  format: FormatName,
  { meetings = 1, reverseLastRounds = true }: RoundRobinCycles = {},
): Pick<ReportedFormat, 'words' | 'code'> {
  const { words, code } = REPORTED_FORMATS[format];
  if (meetings !== 2) return { words, code };
  return {
    words: words.replace('Round-Robin', 'Double Round-Robin'),
    code: code.replace('ROUNDROBIN', 'DOUBLEROUNDROBIN').replace(/^FIDE/, reverseLastRounds ? 'FIDE' : 'BERGER'),
  };
}

/** The settings of a round robin that its code tells. */
export interface RoundRobinCycles {
  readonly meetings?: number;
  readonly reverseLastRounds?: boolean;
}

/** The Rokade format of a file: by a word, then by code, then by system and entrants. */
export function tournamentFormatOf(document: TrfDocument): FormatName {
  const words = textOf(document, '092').toLowerCase();
  const code = textOf(document, '192');
  const { system, isTeam } = trfFormatOf(document);
  const format =
    FORMAT_NAMES.find((name) => isNamedIn(words, name)) ??
    reportedFormat((report) => report.recognisedBy.kind === 'code' && system === 'swiss' && report.code === code) ??
    // Rokade's manual tournaments are for players, whoever is paired.
    reportedFormat(({ recognisedBy }) => isPairedSo(recognisedBy, { system, isTeam: isTeam && system !== 'manual' }));
  assert(format !== undefined, `no format is paired by the ${system} system`);
  return format;
}

/** Monrad and Konrad are of players, unless the words begin with the team. */
function isNamedIn(words: string, format: FormatName): boolean {
  const { recognisedBy } = REPORTED_FORMATS[format];
  if (recognisedBy.kind !== 'word') return false;
  return words.includes(recognisedBy.word) && /^\s*team/.test(words) === FORMATS[format].isTeam;
}

const reportedFormat = (isIt: (report: ReportedFormat) => boolean): FormatName | undefined =>
  FORMAT_NAMES.find((format) => isIt(REPORTED_FORMATS[format]));

const isPairedSo = (recognisedBy: ReportedFormat['recognisedBy'], { system, isTeam }: ReportedSystem): boolean =>
  recognisedBy.kind === 'system' && recognisedBy.system === system && recognisedBy.isTeam === isTeam;
