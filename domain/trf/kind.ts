import type { TournamentKind } from '../tournament/kinds.ts';
import { type TrfDocument, textOf } from './document.ts';

/** What the type of a tournament (092, and its code in 192) says of how it is paired and ranked. */
export interface TrfKind {
  readonly system: 'swiss' | 'roundRobin' | 'knockout' | 'manual';
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

/** How our kinds are written: 092 in words and 192 in code (section 6 of the specification's code list). */
interface Spelling {
  readonly words: string;
  readonly code: string;
}

const SPELLINGS: Readonly<Record<TournamentKind, Spelling>> = {
  SwissDutch: { words: 'Individual: Swiss-System', code: 'FIDE_DUTCH_2026' },
  TeamSwissDutch: { words: 'Team: Swiss-System', code: 'FIDE_TEAM_TYPEA_MP_GP' },
  RoundRobin: { words: 'Individual: Round-Robin', code: 'FIDE_ROUNDROBIN' },
  TeamRoundRobin: { words: 'Team: Round-Robin', code: 'FIDE_TEAM_ROUNDROBIN' },
  Knockout: { words: 'Individual: Knock-out', code: 'CUSTOM_KNOCKOUT' },
  TeamKnockout: { words: 'Team: Knock-out', code: 'CUSTOM_TEAM_KNOCKOUT' },
  // Players are paired here, not teams.
  TeamMonrad: { words: 'Team: Swiss-System (Monrad)', code: 'CUSTOM_SWISS' },
  TeamKonrad: { words: 'Team: Swiss-System (Konrad)', code: 'CUSTOM_SWISS' },
  LimitedPlayerTeam: { words: 'Team: Swiss-System', code: 'CUSTOM_TEAM_SWISS' },
  ManualPairing: { words: 'Individual: Manual', code: 'CUSTOM_SWISS' },
};

/** 092 and 192 of a tournament of ours. */
export function spellKind(kind: TournamentKind, meetings = 1): Spelling {
  const spelling = SPELLINGS[kind];
  if (meetings !== 2 || (kind !== 'RoundRobin' && kind !== 'TeamRoundRobin')) return spelling;
  return {
    words: spelling.words.replace('Round-Robin', 'Double Round-Robin'),
    code: spelling.code.replace('ROUNDROBIN', 'DOUBLEROUNDROBIN'),
  };
}

/** The kind of ours that a file's tournament becomes. */
export function tournamentKindOf(document: TrfDocument): TournamentKind {
  const words = textOf(document, '092');
  if (/monrad/i.test(words)) return 'TeamMonrad';
  if (/konrad/i.test(words)) return 'TeamKonrad';
  const { system, isTeam } = trfKindOf(document);
  switch (system) {
    case 'manual':
      return 'ManualPairing';
    case 'knockout':
      return isTeam ? 'TeamKnockout' : 'Knockout';
    case 'roundRobin':
      return isTeam ? 'TeamRoundRobin' : 'RoundRobin';
    case 'swiss':
      if (textOf(document, '192') === SPELLINGS.LimitedPlayerTeam.code) return 'LimitedPlayerTeam';
      return isTeam ? 'TeamSwissDutch' : 'SwissDutch';
  }
}
