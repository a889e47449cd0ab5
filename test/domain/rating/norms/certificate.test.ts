import { describe, expect, it } from 'vitest';
import { suddenDeath } from '../../../../domain/kernel/time-control.ts';
import { type CertificateEvent, normCertificate } from '../../../../domain/rating/norms/certificate.ts';
import type { CertificateRemark } from '../../../../domain/rating/norms/certificate-remarks.ts';
import {
  NO_DECLARATIONS,
  type NormEvent,
  type NormInput,
  type NormRound,
} from '../../../../domain/rating/norms/input.ts';
import type { NormTitle } from '../../../../domain/rating/norms/titles.ts';
import { checkNorm } from '../../../../domain/rating/norms/verdict.ts';
import { game, gamesAgainst, gamesWith, normInput, opponent, times } from '../../../support/domain/norm-input.ts';

const EVENT: CertificateEvent = {
  name: 'Spring Open',
  eventCode: '401234',
  city: 'Bergen',
  federation: 'NOR',
  startDate: '2026-07-04',
  endDate: '2026-07-12',
  chiefArbiter: { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1_500_001, email: '' },
  timeControl: suddenDeath(5400, 30),
};

const STATEMENTS = { isRated: true, hasSlowDays: false, hasStrongField: false };

function certificate(title: NormTitle, input: NormInput, statements = STATEMENTS) {
  const norm = checkNorm(title, input);
  if (norm.kind !== 'reached') throw new Error('no norm');
  return normCertificate({
    norm,
    input,
    event: EVENT,
    player: { firstName: 'Ola', lastName: 'Nordmann', fideNumber: 1_500_002 },
    personOf: ({ id }) => ({ firstName: 'Player', lastName: id, fideNumber: null }),
    statements,
  });
}

const remarks = (
  title: NormTitle,
  rounds: readonly NormRound[],
  event: Partial<NormEvent> = {},
): CertificateRemark[] => [...certificate(title, normInput(rounds, event)).remarks];

describe('the certificate of a norm', () => {
  it('[NORM-19] a certificate counts the games of the norm by federation, rating and title', () => {
    const rounds = gamesWith('federation', ['NOR', 'NOR', 'SWE', 'SWE', 'DEN', 'ISL', 'FID', 'SWE', 'SWE']).map(
      (one, index) =>
        index < 5
          ? one
          : { ...one, opponent: { ...one.opponent, title: index < 8 ? ('FM' as const) : ('CM' as const) } },
    );
    const { counts, player, event, title } = certificate('GM', normInput(rounds, { hostFederation: 'SWE' }));
    expect({ title, player, event }).toEqual({
      title: 'GM',
      player: { firstName: 'Ola', lastName: 'Nordmann', fideNumber: 1_500_002, federation: 'NOR' },
      event: EVENT,
    });
    expect(counts).toMatchObject({ games: 9, federations: 4, foreign: 6, rated: 9, host: 4, titled: 8 });
    expect(counts.byTitle.filter(({ count }) => count > 0)).toEqual([
      { title: 'GM', count: 5 },
      { title: 'FM', count: 3 },
    ]);
  });

  it('[NORM-19] it has the average, the score that was needed, the score, and by how much it is above', () => {
    expect(certificate('GM', normInput(gamesAgainst(times(9, 2400), 8)))).toMatchObject({
      average: 2400,
      performance: 2400 + 351,
      halfPointsNeeded: 14,
      halfPoints: 16,
      halfPointsAbove: 2,
      countsAsGames: 10,
      largeSwiss: null,
    });
  });

  it('[NORM-19] each round has a line, with the rating that counts for the one opponent at the floor', () => {
    const ratings = [null, null, ...times(6, 2600)];
    const { lines } = certificate(
      'IM',
      normInput([...gamesAgainst(ratings, 7.5), { kind: 'bye', round: 9, bye: 'pairing-allocated' }]),
    );
    expect(lines.map(({ round, opponent: against }) => [round, against?.rating, against?.countedRating])).toEqual([
      [1, null, 2050],
      [2, null, 1400],
      ...[3, 4, 5, 6, 7, 8].map((round) => [round, 2600, 2600]),
      [9, undefined, undefined],
    ]);
    expect(lines.at(7)).toMatchObject({ score: { kind: 'played', halfPoints: 1 }, isCounted: true });
    expect(lines.at(8)).toEqual({ round: 9, opponent: null, score: { kind: 'unplayed', sign: '+' }, isCounted: false });
  });

  it('[NORM-19] rounds that are left out are struck out, and named in the remarks', () => {
    const rounds = [
      ...gamesAgainst(times(9, 2380), 7),
      game(10, 'win', { rating: 1500 }),
      game(11, 'loss', { rating: 2300 }),
    ];
    const { lines, remarks: named } = certificate('GM', normInput(rounds, { rounds: 11 }));
    expect(lines.filter(({ isCounted }) => !isCounted).map(({ round }) => round)).toEqual([10, 11]);
    expect(lines.at(9)?.opponent).toMatchObject({ rating: 1500, countedRating: null });
    expect(named).toEqual(
      expect.arrayContaining([
        { kind: 'leftOutLater', rounds: [11] },
        { kind: 'leftOutBeaten', rounds: [10] },
      ]),
    );
  });

  it('[NORM-19] the remarks name the free point, the game that counts as lost, and games that are not rated', () => {
    const eight = gamesAgainst(times(8, 2450), 6.5);
    expect(remarks('GM', [...eight, { kind: 'bye', round: 9, bye: 'pairing-allocated' }])).toEqual([
      { kind: 'freePoint', round: 9 },
      { kind: 'withoutExemption' },
    ]);
    const mixless = gamesWith('title', [...times(2, 'GM' as const), ...times(6, 'IM' as const)], {
      rating: 2450,
      points: 7.5,
    });
    const noShow: NormRound = { kind: 'forfeit', round: 9, opponent: opponent({ federation: 'GER' }), outcome: 'win' };
    expect(remarks('GM', [...mixless, noShow])).toEqual([
      { kind: 'countedAsLost', round: 9 },
      { kind: 'withoutExemption' },
    ]);
    expect(certificate('GM', normInput([...mixless, noShow])).lines.at(8)).toMatchObject({
      opponent: { countedRating: 2400 },
      score: { kind: 'unplayed', sign: '+' },
      isCounted: true,
    });
    const unplayed = gamesAgainst(times(9, 2400), 8).map((one, index) => ({ ...one, isRated: index !== 3 }));
    expect(remarks('GM', unplayed)).toEqual([{ kind: 'unratedGames', rounds: [4] }, { kind: 'withoutExemption' }]);
    const online = [...gamesAgainst(times(9, 2400), 8), { ...game(10, 'win'), isOnline: true }];
    expect(remarks('GM', online, { rounds: 10 })).toEqual([
      { kind: 'uncounted', round: 10, reason: 'online' },
      { kind: 'withoutExemption' },
    ]);
  });

  it('[NORM-18] the remarks name the exemption, and what the event is good for in an application', () => {
    const rounds = gamesAgainst(times(9, 2400), 8);
    const final = { ...NO_DECLARATIONS, exemption: 'nationalChampionship' } as const;
    expect(remarks('GM', rounds, { declared: final })).toEqual([
      { kind: 'exemption', exemption: 'nationalChampionship', article: '1.4.3a' },
      { kind: 'strongEvent' },
    ]);
    const kinds = (title: NormTitle) =>
      certificate(title, normInput(rounds), { isRated: false, hasSlowDays: true, hasStrongField: true }).remarks.map(
        ({ kind }) => kind,
      );
    expect(kinds('GM')).toEqual(['withoutExemption', 'slowDays', 'strongEvent', 'notRated']);
    expect(kinds('IM')).toEqual(['withoutExemption', 'strongEvent', 'notRated']);
  });

  it('[NORM-19] a norm of a large Swiss states the lowest counts of a round', () => {
    const foreigners = [
      { players: 24, federations: 9, titled: 12 },
      { players: 30, federations: 8, titled: 11 },
    ];
    expect(certificate('GM', normInput(gamesAgainst(times(9, 2400), 8), { foreigners })).largeSwiss).toEqual({
      players: 24,
      federations: 8,
      titled: 11,
    });
  });
});
