/** The data of IT1, the certificate of title result (B.01 1.8). */
import type { TimeControl } from '../../kernel/time-control.ts';
import type { Title } from '../../people/titles.ts';
import type { Official } from '../../tournament/value/official-data.ts';
import { OUTCOME_HALF_POINTS } from '../performance.ts';
import { type CertificateRemark, type CertificateStatements, certificateRemarks } from './certificate-remarks.ts';
import {
  FIDE_FLAG,
  type ForeignerCount,
  type NormGame,
  type NormInput,
  type NormOpponent,
  type NormRound,
} from './input.ts';
import { countedRating } from './result.ts';
import { COUNTED_TITLES, type NormTitle } from './titles.ts';
import type { ReachedNorm } from './verdict.ts';

export interface CertificateEvent {
  /** As registered with FIDE. */
  readonly name: string;
  readonly eventCode: string;
  readonly city: string;
  readonly federation: string | null;
  /** First and last day, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly chiefArbiter: Official | null;
  /** Null if unknown. */
  readonly timeControl: TimeControl | null;
}

export interface CertificatePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: number | null;
}

export interface NormCertificate {
  readonly title: NormTitle;
  readonly player: CertificatePerson & { readonly federation: string };
  readonly event: CertificateEvent;
  /** Of the games that count. */
  readonly counts: CertificateCounts;
  /** The lowest counts of a round; null unless the norm needs 1.4.3d. */
  readonly largeSwiss: ForeignerCount | null;
  readonly remarks: readonly CertificateRemark[];
  readonly lines: readonly CertificateLine[];
  readonly average: number;
  readonly performance: number;
  readonly halfPointsNeeded: number;
  readonly halfPoints: number;
  readonly halfPointsAbove: number;
  /** Towards the 27 games of an application. */
  readonly countsAsGames: number;
}

export interface CertificateCounts {
  readonly games: number;
  readonly federations: number;
  /** Opponents not of the player's federation. */
  readonly foreign: number;
  readonly rated: number;
  /** Opponents of the federation that registered the event. */
  readonly host: number;
  readonly titled: number;
  /** Titles of opponents, without CM and WCM. */
  readonly byTitle: readonly { readonly title: Title; readonly count: number }[];
}

export interface CertificateLine {
  readonly round: number;
  readonly opponent: CertificateOpponent | null;
  readonly score: CertificateScore;
  /** False for rounds without a game that counts; such a game is struck out. */
  readonly isCounted: boolean;
}

export interface CertificateOpponent extends CertificatePerson {
  readonly federation: string;
  readonly title: Title | null;
  readonly rating: number | null;
  /** After 1.4.6c, d; null if the game does not count. */
  readonly countedRating: number | null;
}

export type CertificateScore =
  | { readonly kind: 'played'; readonly halfPoints: number }
  | { readonly kind: 'unplayed'; readonly sign: '+' | '-' | '=' };

export interface CertificateSubject {
  readonly norm: ReachedNorm;
  readonly input: NormInput;
  readonly event: CertificateEvent;
  readonly player: CertificatePerson;
  readonly personOf: (opponent: NormOpponent) => CertificatePerson;
  readonly statements: CertificateStatements;
}

export function normCertificate(subject: CertificateSubject): NormCertificate {
  const { norm, input, event, player, statements } = subject;
  const { average, performance, halfPoints } = norm.figures;
  const halfPointsNeeded = norm.figures.halfPointsNeeded ?? halfPoints;
  return {
    title: norm.title,
    player: { ...player, federation: input.player.federation },
    event,
    counts: countsOf(norm, input),
    largeSwiss: norm.exemption === 'largeSwiss' ? lowestCounts(input.event.foreigners) : null,
    remarks: certificateRemarks(norm, input, statements),
    lines: linesOf(subject),
    average,
    performance,
    halfPointsNeeded,
    halfPoints,
    halfPointsAbove: halfPoints - halfPointsNeeded,
    countsAsGames: norm.countsAsGames,
  };
}

function countsOf({ basis }: ReachedNorm, { event, player }: NormInput): CertificateCounts {
  const opponents = basis.games.map(({ opponent }) => opponent);
  const federations = opponents.map(({ federation }) => federation).filter((code) => code !== FIDE_FLAG);
  const byTitle = COUNTED_TITLES.map((title) => ({
    title,
    count: opponents.filter((opponent) => opponent.title === title).length,
  }));
  return {
    games: opponents.length,
    federations: new Set(federations).size,
    foreign: federations.filter((code) => code !== player.federation).length,
    rated: opponents.filter(({ rating }) => rating !== null).length,
    host: federations.filter((code) => code === event.hostFederation).length,
    titled: byTitle.reduce((sum, { count }) => sum + count, 0),
    byTitle,
  };
}

function lowestCounts(foreigners: readonly ForeignerCount[]): ForeignerCount {
  const lowest = (of: (count: ForeignerCount) => number): number => Math.min(...foreigners.map(of));
  return {
    players: lowest(({ players }) => players),
    federations: lowest(({ federations }) => federations),
    titled: lowest(({ titled }) => titled),
  };
}

function linesOf({ norm: { basis, figures }, input, personOf }: CertificateSubject): CertificateLine[] {
  const raised = raisedGame(basis.games, figures.raised?.from ?? null);
  return input.rounds.flatMap((round): CertificateLine[] => {
    const score = scoreOf(round);
    if (score === null) return [];
    const game = basis.games.find((one) => one === round || isCountedAsLost(one, round, basis.countedAsLost));
    const opponent = round.kind === 'bye' ? null : round.opponent;
    const counted = game === raised ? (figures.raised?.to ?? null) : countedRating(opponent?.rating ?? null);
    return [
      {
        round: round.round,
        opponent: opponent && {
          ...personOf(opponent),
          federation: opponent.federation,
          title: opponent.title,
          rating: opponent.rating,
          countedRating: game === undefined ? null : counted,
        },
        score,
        isCounted: game !== undefined,
      },
    ];
  });
}

const isCountedAsLost = (game: NormGame, { kind, round }: NormRound, lost: number | null): boolean =>
  kind === 'forfeit' && round === lost && game.round === lost;

/** The first of the lowest opponents; null if nobody is raised. */
const raisedGame = (games: readonly NormGame[], from: number | null): NormGame | null =>
  games.find(({ opponent }) => countedRating(opponent.rating) === from) ?? null;

/** Null for a round to come. */
function scoreOf(round: NormRound): CertificateScore | null {
  switch (round.kind) {
    case 'game':
      return { kind: 'played', halfPoints: OUTCOME_HALF_POINTS[round.outcome] };
    case 'forfeit':
      return { kind: 'unplayed', sign: round.outcome === 'win' ? '+' : '-' };
    case 'bye':
      return { kind: 'unplayed', sign: BYE_SIGNS[round.bye] };
    case 'toCome':
      return null;
  }
}

const BYE_SIGNS = { 'pairing-allocated': '+', 'full-point': '+', 'half-point': '=', 'zero-point': '-' } as const;
