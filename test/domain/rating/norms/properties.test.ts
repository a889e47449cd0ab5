import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NormEvent, NormGame, NormInput } from '../../../../domain/rating/norms/input.ts';
import { NORM_TITLES, type NormTitle } from '../../../../domain/rating/norms/titles.ts';
import { checkNorm } from '../../../../domain/rating/norms/verdict.ts';
import { game, normInput } from '../../../support/domain/norm-input.ts';

const RAISED = { loss: 'draw', draw: 'win', win: 'win' } as const;

const anyGame = fc.record({
  outcome: fc.constantFrom('win' as const, 'win' as const, 'draw' as const, 'loss' as const),
  rating: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 12, arbitrary: fc.integer({ min: 2150, max: 2650 }) },
  ),
  title: fc.constantFrom('GM' as const, 'GM' as const, 'IM' as const, 'WIM' as const, 'FM' as const, null),
  federation: fc.constantFrom('NOR', 'SWE', 'DEN', 'FID'),
});

const anyInput = (system: NormEvent['system'], most = 12): fc.Arbitrary<NormInput> =>
  fc.array(anyGame, { minLength: 9, maxLength: most }).map((games) =>
    normInput(
      games.map(({ outcome, ...opponent }, index) => game(index + 1, outcome, opponent)),
      { system, rounds: games.length },
    ),
  );

const anySystem = fc.constantFrom('swiss' as const, 'roundRobin' as const);
const anyTitle = fc.constantFrom(...NORM_TITLES);

const gamesOf = (input: NormInput): NormGame[] => input.rounds.filter((round) => round.kind === 'game');

const reaches = (title: NormTitle, input: NormInput): boolean => checkNorm(title, input).kind === 'reached';

describe('properties of norms', () => {
  it('[NORM-12] a better result never loses a norm', () => {
    fc.assert(
      fc.property(
        anyTitle,
        anySystem.chain((system) => anyInput(system)),
        fc.nat(),
        (title, input, at) => {
          fc.pre(reaches(title, input));
          const rounds = gamesOf(input).map((one, index) =>
            index === at % input.rounds.length ? { ...one, outcome: RAISED[one.outcome] } : one,
          );
          return reaches(title, { ...input, rounds });
        },
      ),
    );
  });

  it('[NORM-12] a higher title of an opponent never loses a norm', () => {
    fc.assert(
      fc.property(anyTitle, anyInput('swiss'), fc.nat(), (title, input, at) => {
        fc.pre(reaches(title, input));
        const rounds = gamesOf(input).map((one, index) =>
          index === at % input.rounds.length ? { ...one, opponent: { ...one.opponent, title: 'GM' as const } } : one,
        );
        return reaches(title, { ...input, rounds });
      }),
    );
  });

  it('[NORM-1] a norm is reached exactly if all of its conditions are met', () => {
    fc.assert(
      fc.property(
        anyTitle,
        anySystem.chain((system) => anyInput(system)),
        (title, input) => {
          const { kind, conditions } = checkNorm(title, input);
          expect(conditions.every(({ isMet }) => isMet)).toBe(kind === 'reached');
        },
      ),
    );
  });

  it('[NORM-12] a norm of GM is one of IM, and one of WGM one of WIM', () => {
    fc.assert(
      fc.property(anyInput('swiss'), (input) => {
        if (reaches('GM', input)) expect(reaches('IM', input)).toBe(true);
        if (reaches('IM', input)) expect(reaches('WGM', input)).toBe(true);
        if (reaches('WGM', input)) expect(reaches('WIM', input)).toBe(true);
      }),
    );
  });

  it('[NORM-8] the choice of games to leave out is as good as that of a search through all choices', () => {
    fc.assert(
      fc.property(anyTitle, anyInput('swiss', 11), (title, input) => {
        const all = everyChoice(gamesOf(input)).flatMap((rounds) => {
          const verdict = checkNorm(title, normInput(rounds, { ...input.event, system: 'roundRobin', rounds: 99 }));
          const isWhole = verdict.basis.later.length + verdict.basis.beaten.length === 0;
          return verdict.kind === 'reached' && isWhole ? [verdict.countsAsGames] : [];
        });
        const verdict = checkNorm(title, input);
        expect(verdict.kind === 'reached').toBe(all.length > 0);
        const isLeftOut = verdict.basis.later.length + verdict.basis.beaten.length > 0;
        if (verdict.kind === 'reached' && isLeftOut) expect(verdict.countsAsGames).toBe(Math.max(...all));
      }),
    );
  });
});

/** Nine games or more, after a tail and any opponents who were beaten are left out. */
function everyChoice(games: readonly NormGame[]): NormGame[][] {
  const tails = Array.from({ length: games.length - 8 }, (_, length) => games.slice(0, games.length - length));
  return tails.flatMap((earlier) =>
    earlier
      .reduce<NormGame[][]>(
        (choices, one) => [...choices.map((choice) => [...choice, one]), ...(one.outcome === 'win' ? choices : [])],
        [[]],
      )
      .filter((choice) => choice.length >= 9),
  );
}
