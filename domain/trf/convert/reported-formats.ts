/** How report files name each format. */
import type { FormatName } from '../../tournament/value/formats.ts';

/** A format in a report file: words in 092 and code in 192 (section 6 of the specification's code list). */
export interface ReportedFormat {
  readonly words: string;
  readonly code: string;
  /** How an imported file identifies the format: by a word, its code, or its system and entrants. */
  readonly recognisedBy:
    | { readonly kind: 'word'; readonly word: string }
    | { readonly kind: 'code' }
    | ({ readonly kind: 'system' } & ReportedSystem);
}

export interface ReportedSystem {
  readonly system: 'swiss' | 'roundRobin' | 'knockout' | 'manual';
  readonly isTeam: boolean;
}

/** Identified by system and entrants. */
const reported = (system: ReportedSystem['system'], isTeam: boolean, words: string, code: string): ReportedFormat => ({
  words: `${isTeam ? 'Team' : 'Individual'}: ${words}`,
  code,
  recognisedBy: { kind: 'system', system, isTeam },
});

export const REPORTED_FORMATS: Readonly<Record<FormatName, ReportedFormat>> = {
  Knockout: reported('knockout', false, 'Knock-out', 'CUSTOM_KNOCKOUT'),
  SwissDutch: reported('swiss', false, 'Swiss-System', 'FIDE_DUTCH'),
  TeamKnockout: reported('knockout', true, 'Knock-out', 'CUSTOM_TEAM_KNOCKOUT'),
  TeamSwissDutch: reported('swiss', true, 'Swiss-System', 'FIDE_TEAM_TYPEA_MP_GP'),
  // Players are paired here, not teams.
  TeamMonrad: {
    words: 'Team: Swiss-System (Monrad)',
    code: 'CUSTOM_SWISS',
    recognisedBy: { kind: 'word', word: 'monrad' },
  },
  TeamKonrad: {
    words: 'Team: Swiss-System (Konrad)',
    code: 'CUSTOM_SWISS',
    recognisedBy: { kind: 'word', word: 'konrad' },
  },
  LimitedPlayerTeam: { words: 'Team: Swiss-System', code: 'CUSTOM_TEAM_SWISS', recognisedBy: { kind: 'code' } },
  ManualPairing: reported('manual', false, 'Manual', 'CUSTOM_SWISS'),
  RoundRobin: reported('roundRobin', false, 'Round-Robin', 'FIDE_ROUNDROBIN'),
  TeamRoundRobin: reported('roundRobin', true, 'Round-Robin', 'FIDE_TEAM_ROUNDROBIN'),
  Monrad: {
    words: 'Individual: Swiss-System (Monrad)',
    code: 'CUSTOM_SWISS',
    recognisedBy: { kind: 'word', word: 'monrad' },
  },
  Konrad: {
    words: 'Individual: Swiss-System (Konrad)',
    code: 'CUSTOM_SWISS',
    recognisedBy: { kind: 'word', word: 'konrad' },
  },
};
