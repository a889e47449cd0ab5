import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../../../domain/kernel/result.ts';
import { HOUR } from '../../../../domain/kernel/time.ts';
import { isPlayedOut, lastPaired } from '../../../../domain/tournament/guards/lifecycle.ts';
import { type Entrant, pairsEverybody, type Seats, unpairedIn } from '../../../../domain/tournament/guards/presence.ts';
import { mayPairNextRound, obstaclesOf, progressOf } from '../../../../domain/tournament/rounds/next-round.ts';
import { due, nextWake } from '../../../../domain/tournament/rounds/schedule.ts';
import { FORMAT_NAMES, FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { at, playedRounds, started } from '../../../support/domain/tournament.ts';
import { onlyOf, take } from '../../../support/lists.ts';

const there = (id: string, changes: Partial<Entrant<string>> = {}): Entrant<string> => ({
  id,
  withdrawnFrom: null,
  eliminated: false,
  ...changes,
});
const game = (white: string, black: string | null, round = 1): Seats<string> => ({ round, white, black });

describe('[ROUND-2] who is unpaired in a round', () => {
  const four = ['anna', 'bo', 'cleo', 'dag'].map((id) => there(id));

  it('is nobody when all have a game or a bye', () => {
    expect(unpairedIn(1, four, [game('anna', 'bo'), game('cleo', 'dag')])).toEqual([]);
    expect(unpairedIn(1, four.slice(0, 3), [game('anna', 'bo'), game('cleo', null)])).toEqual([]);
  });

  it('are both players of a pairing that was taken away, in the order of the starting list', () => {
    expect(unpairedIn(1, four, [game('dag', 'bo')])).toEqual(['anna', 'cleo']);
  });

  it('is not who has withdrawn by then, nor who is out of a knockout', () => {
    const field = [
      there('anna', { withdrawnFrom: 2 }),
      there('bo', { withdrawnFrom: 3 }),
      there('cleo', { eliminated: true }),
    ];
    expect(unpairedIn(1, field, [])).toEqual(['anna', 'bo']);
    expect(unpairedIn(2, field, [])).toEqual(['bo']);
    expect(unpairedIn(3, field, [])).toEqual([]);
  });

  it('and who is seated are together all who are present, and never the same', () => {
    const ids = fc.uniqueArray(fc.nat(9), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.array(fc.tuple(fc.nat(9), fc.option(fc.nat(9)))), (present, pairs) => {
        const entrants = present.map((id) => ({ id, withdrawnFrom: null, eliminated: false }));
        const pairings = pairs.map(([white, black]) => ({ round: 1, white, black }));
        const seated = new Set(pairings.flatMap(({ white, black }) => [white, black]));
        expect(unpairedIn(1, entrants, pairings)).toEqual(present.filter((id) => !seated.has(id)));
      }),
    );
  });

  it('matters in every format but pairing by hand, and where who still plays is left alone', () => {
    expect(FORMAT_NAMES.filter((kind) => !pairsEverybody(FORMATS[kind]))).toEqual(['TeamKonrad', 'ManualPairing']);
  });
});

describe('[ROUND-1] players of a paired round who have neither a game nor a bye', () => {
  const [first, second, third] = take(playedRounds(0, 0, 0), 3);
  const stranded = { ...first, unpaired: 2 };

  it('keep the next round from being paired by the button (R-088, R-204)', () => {
    expect(mayPairNextRound(started({ rounds: [stranded] }))).toEqual(
      refuse('playersUnpaired', { round: 1, players: 2 }),
    );
    expect(mayPairNextRound(started({ rounds: [first] }))).toEqual(ok(2));
  });

  it('keep it from being paired by the clock', () => {
    const late = { nextPairingAt: at(HOUR) };
    expect(due(started({ ...late, rounds: [first] }), at(2 * HOUR))).toEqual({ kind: 'pairRound', round: 2 });
    expect(due(started({ ...late, rounds: [stranded] }), at(2 * HOUR))).toBeNull();
    expect(nextWake(started({ ...late, rounds: [stranded] }))).toBeNull();
  });

  it('keep the tournament from ending in its last round', () => {
    const rounds = [first, second, { ...third, unpaired: 2 }];
    expect(isPlayedOut(started({ rounds }))).toBe(false);
    expect(due(started({ rounds }), at(24 * HOUR))).toBeNull();
    expect(isPlayedOut(started({ rounds: [first, second, third] }))).toBe(true);
  });

  it('stand among what is missing, before the results of their round', () => {
    const rounds = [{ ...onlyOf(playedRounds(3)), unpaired: 1 }];
    expect(obstaclesOf(progressOf(started({ rounds })))).toEqual([
      { kind: 'unpaired', round: 1, players: 1 },
      { kind: 'results', round: 1, missing: 3 },
    ]);
  });
});

describe('[ROUND-1] what stands in the way of the next round', () => {
  it('is nothing but what the guard refuses for, and a failed attempt, which may be made again', () => {
    const rounds = fc
      .array(fc.record({ missing: fc.nat(2), unpaired: fc.nat(2), paired: fc.boolean() }), { maxLength: 4 })
      .map((list) =>
        list.map(({ missing, unpaired, paired }, index) => ({
          number: index + 1,
          startAt: null,
          pairedAt: paired ? at(0) : null,
          results: 0,
          missing: paired ? missing : 0,
          openLineUps: 0,
          lineUpsCloseAt: null,
          unpaired: paired ? unpaired : 0,
        })),
      );
    const kind = fc.constantFrom(...FORMAT_NAMES);
    fc.assert(
      fc.property(rounds, kind, fc.boolean(), fc.boolean(), (list, format, isStarted, pairingFailed) => {
        const event = started({ rounds: list, format, pairingFailed, ...(!isStarted && { startedAt: null }) });
        const obstacles = obstaclesOf(progressOf(event)).filter((one) => one.kind !== 'failed');
        expect(mayPairNextRound(event).ok).toBe(obstacles.length === 0);
      }),
    );
  });

  it('is not a bye that somebody has requested for a round to come', () => {
    expect(
      lastPaired([
        { number: 1, isPaired: true },
        { number: 4, isPaired: false },
      ]),
    ).toBe(1);
    expect(lastPaired([])).toBe(0);
  });
});
