import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import { DAY, HOUR } from '../../../../domain/kernel/time.ts';
import { recordsBefore } from '../../../../domain/pairing/entrant-record.ts';
import type { SetResultCommand } from '../../../../domain/tournament/command.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { mayPairNextRound } from '../../../../domain/tournament/rounds/next-round.ts';
import { pairedFrom } from '../../../../domain/tournament/rounds/paired-from.ts';
import { pairingInput } from '../../../../domain/tournament/rounds/pairing-input.ts';
import { FORMAT_NAMES } from '../../../../domain/tournament/value/formats.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { offersPostponedGames } from '../../../../domain/tournament/value/postponed-game.ts';
import {
  type BoardKey,
  boardsOf,
  freeRoundsOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  boardIn,
  changed,
  decided,
  inHours,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  settled,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const PAIR = { kind: 'pairNextRound', button: 'pairings' } as const;
const ADJOURN = { ...PAIR, adjourn: true } as const;

const keyOf = (tournament: Tournament, round: number, board: number): BoardKey => {
  const { white, black } = boardIn(tournament, round, board);
  return { round, white, black };
};

const postponing = (key: BoardKey) =>
  ({ kind: 'postponeGame', ...key, state: 'postponed', by: 'white', words: 'Night shift', startAt: null }) as const;

const entering = (key: BoardKey, result: GameResult | null): SetResultCommand => ({
  kind: 'setResult',
  ...key,
  result,
});

/** All boards of the round won by White, but this one. */
const playedBut = (tournament: Tournament, round: number, open: number): Tournament =>
  boardsOf(tournament.rounds[round - 1] ?? { kind: 'planned', number: 0, name: null, startAt: null })
    .filter(({ board }) => board !== open)
    .reduce((before, { white, black }) => changed(before, entering({ round, white, black }, 'whiteWins')), tournament);

const pairsOf = (tournament: Tournament, round: number): readonly string[] => {
  const found = tournament.rounds[round - 1];
  if (found === undefined) return [];
  return [
    ...boardsOf(found).map(({ white, black }) => `${white}-${black}`),
    ...freeRoundsOf(found).map(({ who }) => who),
  ];
};

const pointsOf = (tournament: Tournament, account: AccountId): number =>
  playersOf(tournament).find((player) => player.account === account)?.standing.score ?? -1;

const event = () => nextRound(startedWith(6));

describe('a postponed or adjourned game', () => {
  it('[OPEN-1] the arbiter registers a game as postponed, or as adjourned once the round has begun', () => {
    const before = event();
    const key = keyOf(before, 1, 1);
    const after = changed(before, postponing(key), { now: at(HOUR) });
    expect(boardIn(after, 1).postponed).toEqual({
      kind: 'postponed',
      by: 'white',
      at: at(HOUR),
      words: 'Night shift',
      startAt: null,
    });
    const sealed = { ...postponing(key), state: 'adjourned', words: 'Sealed', startAt: at(3 * DAY) } as const;
    expect(boardIn(changed(after, sealed, { now: at(HOUR) }), 1).postponed).toEqual({
      kind: 'adjourned',
      at: at(HOUR),
      words: 'Sealed',
      startAt: at(3 * DAY),
    });
    const waiting = changed(startedWith(6), PAIR, { now: at(-DAY) });
    expect(refusalOf(waiting, { ...sealed, ...keyOf(waiting, 1, 1) }, { now: at(-DAY) })).toBe('roundNotBegun');
    expect(refusalOf(waiting, postponing(keyOf(waiting, 1, 1)), { now: at(-DAY) })).toBe('done');
  });

  it('[OPEN-1] what is registered can be changed and cancelled until a later round is paired, and by arbiters only', () => {
    const before = event();
    const key = keyOf(before, 1, 1);
    const after = changed(before, postponing(key));
    expect(changed(after, postponing(key))).toBe(after);
    expect(boardIn(changed(after, { ...postponing(key), startAt: at(DAY) }), 1).postponed?.startAt).toBe(at(DAY));
    expect(boardIn(changed(after, { kind: 'cancelPostponement', ...key }), 1)).not.toHaveProperty('postponed');
    expect(refusalOf(before, { kind: 'cancelPostponement', ...key })).toBe('notPostponed');
    const paired = nextRound(playedBut(after, 1, 1));
    expect(refusalOf(paired, { kind: 'cancelPostponement', ...key })).toBe('roundIsPaired');
    expect(refusalOf(before, postponing(key), { actor: asPlayer('p1') })).toBe('forbidden');
    expect(refusalOf(changed(before, entering(key, 'draw')), postponing(key))).toBe('boardHasResult');
  });

  it('[OPEN-1] only individual formats that wait for results over the board have such games', () => {
    const offered = FORMAT_NAMES.filter((format) => offersPostponedGames({ format, online: false }));
    expect(offered).toEqual(['SwissDutch', 'Monrad']);
    const online = nextRound(startedWith(6, newTournament({ online: true })));
    expect(refusalOf(online, postponing(keyOf(online, 1, 1)))).toBe('postponeNotOffered');
    expect(refusalOf(online, ADJOURN, { now: inHours(3) })).toBe('roundNotFinished');
    const robin = startedWith(4, newTournament({ format: 'RoundRobin', rounds: null, meetings: 1 }));
    expect(refusalOf(robin, postponing(keyOf(robin, 1, 1)))).toBe('postponeNotOffered');
  });

  it('[OPEN-2] a round with missing results is paired only when the arbiter says that they are adjourned', () => {
    const before = playedBut(event(), 1, 2);
    expect(decided(before, PAIR)).toEqual({
      ok: false,
      key: 'roundNotFinished',
      params: { missing: 1, round: 1, boards: '2' },
    });
    expect(refusalOf(before, { kind: 'draftRound' })).toBe('roundNotFinished');
    const after = changed(before, ADJOURN);
    expect(after.rounds).toHaveLength(2);
    expect(boardIn(after, 1, 2).postponed).toMatchObject({ kind: 'adjourned', at: at(0) });
    expect(boardIn(after, 1, 1)).not.toHaveProperty('postponed');
    expect(changed(before, { kind: 'draftRound', adjourn: true }).draft?.round).toBe(2);
  });

  it('[OPEN-2] a round with registered games is paired without a question', () => {
    const before = event();
    const after = playedBut(changed(before, postponing(keyOf(before, 1, 2))), 1, 2);
    expect(mayPairNextRound(lifecycleOf(after))).toEqual({ ok: true, value: 2 });
    expect(nextRound(after).rounds).toHaveLength(2);
  });

  it('[OPEN-3] for the pairing it is a draw, a meeting and a colour; a missing result is the same', () => {
    const before = playedBut(event(), 1, 1);
    const { white, black } = boardIn(before, 1);
    const open = changed(before, ADJOURN);
    const drawn = nextRound(changed(before, entering({ round: 1, white, black }, 'draw')));
    expect(pairsOf(open, 2)).toEqual(pairsOf(drawn, 2));
    const { field } = pairingInput(open, 3);
    const [left, right] = [...recordsBefore(field, 2).values()].filter(({ number }) =>
      [white, black].includes(`p${number}` as AccountId),
    );
    expect([left?.score, right?.score]).toEqual([1, 1]);
    expect(left?.opponents).toEqual([right?.number]);
    expect([left?.colors, right?.colors].flat().sort()).toEqual(['black', 'white']);
  });

  it('[OPEN-3] it counts as a draw in points and tie-breaks until its result is known', () => {
    const before = playedBut(event(), 1, 1);
    const key = keyOf(before, 1, 1);
    const open = changed(before, postponing(key));
    const drawn = changed(before, entering(key, 'draw'));
    expect(playersOf(open).map(({ standing }) => standing)).toEqual(playersOf(drawn).map(({ standing }) => standing));
    expect(pointsOf(before, key.white)).toBe(0);
    expect(pointsOf(open, key.white)).toBe(1);
    expect(pointsOf(changed(open, entering(key, 'whiteWins')), key.white)).toBe(2);
  });

  it('[OPEN-4] players with an open game are paired as usual', () => {
    const open = changed(playedBut(event(), 1, 1), ADJOURN);
    const { white, black } = boardIn(open, 1);
    const seated = pairsOf(open, 2).join(' ');
    expect(seated).toContain(white);
    expect(seated).toContain(black);
  });

  it('[OPEN-5] a late result is entered at any time, and changes the table but no published round', () => {
    const open = changed(playedBut(event(), 1, 1), ADJOURN);
    const late = changed(open, entering(keyOf(open, 1, 1), 'blackWins'));
    expect(pairsOf(late, 2)).toEqual(pairsOf(open, 2));
    expect(pointsOf(late, boardIn(open, 1).black)).toBe(2);
  });

  it('[OPEN-5] both players report a late result as of any other game', () => {
    const club = nextRound(startedWith(6, newTournament({ playersReport: true })));
    const open = changed(playedBut(club, 1, 1), ADJOURN);
    const key = keyOf(open, 1, 1);
    const reported = [key.white, key.black].reduce(
      (before, who) => changed(before, { kind: 'reportResult', ...key, result: 'blackWins' }, { actor: asPlayer(who) }),
      open,
    );
    const { white, black } = key;
    const late = changed(reported, {
      kind: 'confirmReports',
      round: 1,
      boards: [{ white, black, result: 'blackWins' }],
    });
    expect(boardIn(late, 1)).toMatchObject({ result: 'blackWins', knownFromRound: 3 });
  });

  it('[OPEN-6] a late result is stored with the first round that was not yet paired, a removed one without', () => {
    const open = changed(playedBut(event(), 1, 1), ADJOURN);
    const key = keyOf(open, 1, 1);
    const late = changed(open, entering(key, 'whiteWins'));
    expect(boardIn(late, 1).knownFromRound).toBe(3);
    const next = nextRound(playedOut(late, 2));
    expect(boardIn(changed(next, entering(key, 'draw')), 1).knownFromRound).toBe(3);
    expect(boardIn(changed(next, entering(key, null)), 1)).not.toHaveProperty('knownFromRound');
    const before = event();
    const registered = changed(before, postponing(keyOf(before, 1, 1)));
    expect(boardIn(changed(registered, entering(keyOf(before, 1, 1), 'draw')), 1).knownFromRound).toBe(2);
    expect(boardIn(playedOut(before, 1), 1)).not.toHaveProperty('knownFromRound');
  });

  it('[OPEN-6] why a round was paired as it is goes by what was known then', () => {
    const open = changed(playedBut(event(), 1, 1), ADJOURN);
    const then = pairedFrom(open, 2);
    const late = changed(open, entering(keyOf(open, 1, 1), 'whiteWins'));
    expect(pairedFrom(late, 2)).toEqual(then);
    const third = nextRound(playedOut(late, 2));
    expect(pairedFrom(third, 2)).toEqual(then);
    expect(pairedFrom(third, 3)?.field.entrants.every(({ results }) => results[0]?.kind === 'game')).toBe(true);
  });

  it('[OPEN-8] the tournament does not end while a game is open, and ends with the last late result', () => {
    const second = playedOut(changed(playedBut(event(), 1, 1), ADJOURN), 2);
    const last = playedOut(nextRound(second), 3);
    expect(settled(last).phase.kind).toBe('running');
    expect(settled(changed(last, entering(keyOf(last, 1, 1), 'draw'))).phase.kind).toBe('finished');
  });

  it('[TOUR-8] what is registered is in the log, with its date and without its note', () => {
    const before = event();
    const key = keyOf(before, 1, 1);
    const who = [key.white, key.black];
    const after = changed(before, { ...postponing(key), startAt: at(DAY) });
    expect(factsOf(before, after)).toEqual([
      { kind: 'gamePostponed', round: 1, who, before: null, after: 'postponed' },
      { kind: 'gameDate', round: 1, who, before: null, after: at(DAY) },
    ]);
  });

  it('[OPEN-7] the pairs of any round are those of the same tournament with draws for its open games', () => {
    const result = fc.constantFrom<GameResult | null>('whiteWins', 'draw', 'blackWins', null);
    const rounds = fc.array(fc.array(result, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rounds, (results) => {
        const start = startedWith(10, newTournament({ rounds: 5 }));
        const play = (open: (one: GameResult | null) => GameResult | null): Tournament =>
          results.reduce((before, some, index) => {
            const paired = changed(before, ADJOURN);
            return boardsOf(paired.rounds[index] as Tournament['rounds'][number]).reduce(
              (state, { white, black, board }) => {
                const one = open(some[board - 1] ?? null);
                return one === null ? state : changed(state, entering({ round: index + 1, white, black }, one));
              },
              paired,
            );
          }, start);
        const [withOpen, withDraws] = [play((one) => one), play((one) => one ?? 'draw')];
        expect(withOpen.rounds.map(({ number }) => pairsOf(withOpen, number))).toEqual(
          withDraws.rounds.map(({ number }) => pairsOf(withDraws, number)),
        );
      }),
      { numRuns: 25 },
    );
  });
});
