/** Special remarks of IT1: how the games were counted, and what the norm is good for in an application. */
import { type UncountedReason, uncountedReason } from './counted-games.ts';
import { EXEMPTION_ARTICLES, type FederationExemption } from './exemption.ts';
import type { NormGame, NormInput } from './input.ts';
import type { ReachedNorm } from './verdict.ts';

export type CertificateRemark =
  /** 1.4.1e, 1.4.1f. */
  | { readonly kind: 'leftOutLater' | 'leftOutBeaten'; readonly rounds: readonly number[] }
  /** 1.4.1c; one such norm in an application. */
  | { readonly kind: 'freePoint'; readonly round: number }
  /** 1.4.2c. */
  | { readonly kind: 'countedAsLost'; readonly round: number }
  /** Games of less than one move, which count and are not rated. */
  | { readonly kind: 'unratedGames'; readonly rounds: readonly number[] }
  /** 1.4.2: games that do not count. */
  | { readonly kind: 'uncounted'; readonly round: number; readonly reason: UncountedReason }
  | { readonly kind: 'exemption'; readonly exemption: FederationExemption; readonly article: string }
  /** 1.4.3e: one norm of an application is without an exemption. */
  | { readonly kind: 'withoutExemption' }
  /** 1.1.3a: one norm for GM or WGM is from such an event. */
  | { readonly kind: 'slowDays' }
  /** 1.5.6: one norm of an application is from such an event. */
  | { readonly kind: 'strongEvent' }
  /** FIDE looks at no norm before the event is rated. */
  | { readonly kind: 'notRated' };

export interface CertificateStatements {
  /** FIDE has rated the event, as the organiser says. */
  readonly isRated: boolean;
  /** One round a day for three days (1.1.3a). */
  readonly hasSlowDays: boolean;
  /** A Swiss with a strong field (1.5.6). */
  readonly hasStrongField: boolean;
}

export function certificateRemarks(
  norm: ReachedNorm,
  input: NormInput,
  { isRated, hasSlowDays, hasStrongField }: CertificateStatements,
): CertificateRemark[] {
  const isFinal = input.event.declared.exemption === 'nationalChampionship';
  const isOfGrandmaster = norm.title === 'GM' || norm.title === 'WGM';
  return [
    ...basisRemarks(norm),
    ...gameRemarks(norm, input),
    norm.exemption === null
      ? { kind: 'withoutExemption' }
      : { kind: 'exemption', exemption: norm.exemption, article: EXEMPTION_ARTICLES[norm.exemption] },
    ...(isOfGrandmaster && hasSlowDays ? [{ kind: 'slowDays' } as const] : []),
    ...(hasStrongField || isFinal ? [{ kind: 'strongEvent' } as const] : []),
    ...(isRated ? [] : [{ kind: 'notRated' } as const]),
  ];
}

function basisRemarks({ basis: { later, beaten, freePoint, countedAsLost } }: ReachedNorm): CertificateRemark[] {
  return [
    ...(later.length === 0 ? [] : [{ kind: 'leftOutLater', rounds: roundsOf(later) } as const]),
    ...(beaten.length === 0 ? [] : [{ kind: 'leftOutBeaten', rounds: roundsOf(beaten) } as const]),
    ...(freePoint === null ? [] : [{ kind: 'freePoint', round: freePoint } as const]),
    ...(countedAsLost === null ? [] : [{ kind: 'countedAsLost', round: countedAsLost } as const]),
  ];
}

function gameRemarks({ basis }: ReachedNorm, { event, rounds }: NormInput): CertificateRemark[] {
  const games = rounds.filter((round) => round.kind === 'game');
  const unrated = games.filter((game) => !game.isRated && basis.games.includes(game));
  return [
    ...(unrated.length === 0 ? [] : [{ kind: 'unratedGames', rounds: roundsOf(unrated) } as const]),
    ...games.flatMap((game): CertificateRemark[] => {
      const reason = uncountedReason(event, game);
      return reason === null ? [] : [{ kind: 'uncounted', round: game.round, reason }];
    }),
  ];
}

const roundsOf = (games: readonly NormGame[]): number[] =>
  games.map(({ round }) => round).sort((one, other) => one - other);
