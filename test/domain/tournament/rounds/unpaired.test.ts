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

describe('unpaired players of a round', () => {
  const four = ['anna', 'bo', 'cleo', 'dag'].map((id) => there(id));

  it('[ROUND-2] nobody is unpaired when all players have a game or a bye', () => {
    expect(unpairedIn(1, four, [game('anna', 'bo'), game('cleo', 'dag')])).toEqual([]);
    expect(unpairedIn(1, four.slice(0, 3), [game('anna', 'bo'), game('cleo', null)])).toEqual([]);
  });

  it('[ROUND-2] both players of a deleted pairing are unpaired, in the order of the starting list', () => {
    expect(unpairedIn(1, four, [game('dag', 'bo')])).toEqual(['anna', 'cleo']);
  });

  it('[ROUND-2] a player who has withdrawn or is out of a knockout is not unpaired', () => {
    const field = [
      there('anna', { withdrawnFrom: 2 }),
      there('bo', { withdrawnFrom: 3 }),
      there('cleo', { eliminated: true }),
    ];
    expect(unpairedIn(1, field, [])).toEqual(['anna', 'bo']);
    expect(unpairedIn(2, field, [])).toEqual(['bo']);
    expect(unpairedIn(3, field, [])).toEqual([]);
  });

  it('[ROUND-2] seated and unpaired players together are all present players, without overlap', () => {
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

  it('[ROUND-2] unpaired players matter except in manual pairing and where players still playing are left alone', () => {
    expect(FORMAT_NAMES.filter((kind) => !pairsEverybody(FORMATS[kind]))).toEqual(['TeamKonrad', 'ManualPairing']);
  });
});

describe('effects of unpaired players', () => {
  const [first, second, third] = take(playedRounds(0, 0, 0), 3);
  const stranded = { ...first, unpaired: 2 };

  it('[ROUND-1] unpaired players keep the next round from being paired by the button (R-088, R-204)', () => {
    expect(mayPairNextRound(started({ rounds: [stranded] }))).toEqual(
      refuse('playersUnpaired', { round: 1, players: 2 }),
    );
    expect(mayPairNextRound(started({ rounds: [first] }))).toEqual(ok(2));
  });

  it('[ROUND-1] unpaired players keep the next round from being paired by the clock', () => {
    const late = { nextPairingAt: at(HOUR) };
    expect(due(started({ ...late, rounds: [first] }), at(2 * HOUR))).toEqual({ kind: 'pairRound', round: 2 });
    expect(due(started({ ...late, rounds: [stranded] }), at(2 * HOUR))).toBeNull();
    expect(nextWake(started({ ...late, rounds: [stranded] }))).toBeNull();
  });

  it('[ROUND-1] unpaired players of the last round keep the tournament from ending', () => {
    const rounds = [first, second, { ...third, unpaired: 2 }];
    expect(isPlayedOut(started({ rounds }))).toBe(false);
    expect(due(started({ rounds }), at(24 * HOUR))).toBeNull();
    expect(isPlayedOut(started({ rounds: [first, second, third] }))).toBe(true);
  });

  it('[ROUND-1] unpaired players are listed before the missing results of their round', () => {
    const rounds = [{ ...onlyOf(playedRounds(3)), unpaired: 1 }];
    expect(obstaclesOf(progressOf(started({ rounds })))).toEqual([
      { kind: 'unpaired', round: 1, players: 1 },
      { kind: 'results', round: 1, missing: 3, boards: [1, 2, 3] },
    ]);
  });
});

describe('obstacles to the next round', () => {
  it('[ROUND-1] the obstacles to the next round are those that its guard refuses for, and a failed attempt', () => {
    const rounds = fc
      .array(fc.record({ missing: fc.nat(2), unpaired: fc.nat(2), paired: fc.boolean() }), { maxLength: 4 })
      .map((list) =>
        list.map(({ missing, unpaired, paired }, index) => ({
          number: index + 1,
          startAt: null,
          pairedAt: paired ? at(0) : null,
          results: 0,
          missing: paired ? missing : 0,
          missingBoards: [],
          openBoards: [],
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

  it('[ROUND-1] a requested bye for an upcoming round is not an obstacle to the next round', () => {
    expect(
      lastPaired([
        { number: 1, isPaired: true },
        { number: 4, isPaired: false },
      ]),
    ).toBe(1);
    expect(lastPaired([])).toBe(0);
  });
});
