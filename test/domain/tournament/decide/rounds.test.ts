import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../../domain/kernel/points.ts';
import { refuse } from '../../../../domain/kernel/result.ts';
import { HOUR, MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import { decide } from '../../../../domain/tournament/decide.ts';
import {
  boardsOf,
  freeRoundsOf,
  playerOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  boardIn,
  changed,
  decided,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  settled,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const id = (name: string): AccountId => asId(name);
const PAIR = { kind: 'pairNextRound', button: 'pairings' } as const;
const context = { actor: HOST, now: at(0), chance: chanceFrom(1) };
const inputOf = (tournament: Tournament) => {
  const effect = decide(tournament, PAIR, context);
  if (!effect.ok || effect.value.kind !== 'pair') throw new Error('no effect');
  return effect.value.inputs[0];
};
const namesIn = (tournament: Tournament, round: number) => {
  const found = tournament.rounds[round - 1];
  return found ? boardsOf(found).flatMap(({ white, black }) => [white, black]) : [];
};

describe('the next round', () => {
  it('[ROUND-1] the next round is not paired before the last one has all its results', () => {
    const first = nextRound(startedWith(6));
    expect(refusalOf(first, PAIR)).toBe('roundNotFinished');
    expect(nextRound(playedOut(first, 1)).rounds).toHaveLength(2);
    expect(refusalOf(startedWith(6), { kind: 'pairNextRound', button: 'challenges' })).toBe('noNextRoundButton');
    expect(refusalOf(newTournament(), PAIR)).toBe('tournamentNotStarted');
  });

  it('[ROUND-11] a round with fewer than two players present is refused, unless byes are requested for it', () => {
    const first = playedOut(nextRound(startedWith(4)), 1);
    const without = (count: number) =>
      ['p1', 'p2', 'p3', 'p4']
        .slice(0, count)
        .reduce((before, account) => changed(before, { kind: 'removeParticipant', account: id(account) }), first);
    for (const [gone, outcome] of [
      [2, 'done'],
      [3, 'nobodyToPair'],
      [4, 'nobodyToPair'],
    ] as const) {
      expect(refusalOf(without(gone), PAIR)).toBe(outcome);
      expect(refusalOf(without(gone), { kind: 'draftRound' })).toBe(outcome);
    }
    const resting = changed(without(3), {
      kind: 'addRequestedBye',
      bye: { who: id('p4'), round: 2, bye: 'zero-point' },
    });
    expect(refusalOf(resting, PAIR)).toBe('done');
  });

  it('[ROUND-11] a failed pairing by the clock is remembered, and the clock pairs nothing more', () => {
    const online = newTournament({ online: true }, { nextPairingAt: at(0) });
    const first = settled(startedWith(4, online), { now: at(0) });
    const played = ['p1', 'p2', 'p3', 'p4'].reduce(
      (before, account) => changed(before, { kind: 'removeParticipant', account: id(account) }),
      playedOut(first, 1),
    );
    const later = settled(played, { now: at(2 * HOUR) });
    expect(later).toMatchObject({ pairingFailed: true, nextPairingAt: null });
    expect(later.rounds).toHaveLength(1);
  });

  it('[ROUND-1] the clock pairs the next online round, with a game on every board', () => {
    const online = newTournament({ online: true }, { nextPairingAt: at(0) });
    const first = settled(startedWith(6, online), { now: at(0) });
    expect(boardsOf(first.rounds[0] ?? never()).map(({ online, games }) => [online, games.length])).toEqual(
      Array.from({ length: 3 }, () => [true, 1]),
    );
    expect(first.nextPairingAt).toBe(at(HOUR));
    expect(settled(playedOut(first, 1), { now: at(HOUR - 1) }).rounds).toHaveLength(1);
    expect(settled(playedOut(first, 1), { now: at(HOUR) }).rounds).toHaveLength(2);
  });

  it('[ROUND-2] a round is paired from everybody present, with its forbidden pairs and virtual points', () => {
    const gone = changed(startedWith(6), { kind: 'removeParticipant', account: id('p2') });
    const input = inputOf({
      ...gone,
      requestedByes: [
        { who: id('p3'), round: 1, bye: 'half-point' },
        { who: id('p4'), round: 2, bye: 'half-point' },
      ],
      forbiddenPairs: [
        { who: [id('p1'), id('p4')], firstRound: 1, lastRound: null },
        { who: [id('p1'), id('p6')], firstRound: 2, lastRound: 3 },
        { who: [id('p4'), id('p6')], firstRound: 1, lastRound: 1 },
      ],
      participants: playersOf(gone).map((player) =>
        player.account === 'p1' ? { ...player, virtualPoints: [halfPoints(2)] } : player,
      ),
    });
    const seed = (name: string) => playerOf(gone, id(name))?.seed;
    expect(input).toMatchObject({ round: 1, present: ['p1', 'p4', 'p6', 'p5'].map(seed) });
    expect(input?.forbidden).toEqual([
      [seed('p1'), seed('p4')],
      [seed('p4'), seed('p6')],
    ]);
    expect([...(input?.virtualPoints ?? [])]).toEqual([[1, [2]]]);
  });

  it('[ROUND-2] requested byes are added to the paired boards of their round', () => {
    const requested = { ...startedWith(6), requestedByes: [{ who: id('p3'), round: 1, bye: 'half-point' as const }] };
    const first = nextRound(requested);
    expect(namesIn(first, 1)).not.toContain('p3');
    expect(freeRoundsOf(first.rounds[0] ?? never()).map(({ who, bye }) => `${who} ${bye}`)).toContain('p3 half-point');
    expect(first.requestedByes).toEqual([]);
    expect(playerOf(first, id('p3'))?.standing.score).toBe(1);
  });

  it('[ROUND-3] a round keeps its announced start if it is still to come', () => {
    const early = changed(startedWith(4), PAIR, { now: at(-HOUR) });
    expect(early.rounds[0]).toMatchObject({ startAt: at(0), pairedAt: at(-HOUR) });
    const planned = changed(startedWith(4), { kind: 'addRound', name: 'Opening', startAt: at(2 * HOUR), number: 1 });
    expect(changed(planned, PAIR, { now: at(HOUR) }).rounds).toMatchObject([
      { name: 'Opening', startAt: at(2 * HOUR) },
    ]);
  });

  it('[TOUR-6] [ROUND-4] a round without a legal pairing is remembered as failed', () => {
    const before = { ...startedWith(6), nextPairingAt: at(0) };
    const effectResult = { kind: 'pairings', pairings: [refuse('noLegalPairing')] } as const;
    const failed = decide(before, PAIR, { ...context, effectResult });
    expect(failed).toMatchObject({
      ok: true,
      value: { after: { pairingFailed: true, nextPairingAt: null }, refused: 'pairingFailed' },
    });
  });

  it('[ROUND-4] a pairing of all rounds at once fails as a whole', () => {
    const before = { ...startedWith(4, newTournament({ format: 'RoundRobin' })), rounds: [] };
    const effectResult = { kind: 'pairings', pairings: [refuse('insufficientPlayers')] } as const;
    const failed = decide(before, { kind: 'due' }, { ...context, effectResult });
    expect(failed).toMatchObject({ ok: true, value: { after: { pairingFailed: true, rounds: [] } } });
  });

  it('[ROUND-7] a player without an opponent gets a point, but nothing in a round robin', () => {
    const byes = (tournament: Tournament) => freeRoundsOf(tournament.rounds[0] ?? never()).map(({ bye }) => bye);
    expect(byes(nextRound(startedWith(5)))).toEqual(['pairing-allocated']);
    expect(byes(startedWith(5, newTournament({ format: 'RoundRobin' })))).toEqual(['zero-point']);
  });

  it('[TOUR-2] the same command with the same lots gives the same round', () => {
    const online = startedWith(6, newTournament({ online: true }));
    expect(nextRound(online)).toEqual(nextRound(structuredClone(online)));
  });
});

describe('adding and scheduling rounds', () => {
  const add = (changes = {}) => ({ kind: 'addRound', name: null, startAt: null, number: null, ...changes }) as const;

  it('[ROUND-5] rounds are added one after the other, up to the announced number', () => {
    const two = changed(changed(startedWith(4), add()), add({ name: 'Final' }));
    expect(two.rounds).toMatchObject([
      { kind: 'planned', number: 1, name: null },
      { number: 2, name: 'Final' },
    ]);
    expect(refusalOf(two, add({ number: 2 }))).toBe('notTheNextRound');
    expect(refusalOf(changed(two, add()), add())).toBe('allRoundsPaired');
    expect(refusalOf(startedWith(4, newTournament({ format: 'RoundRobin' })), add())).toBe('roundsAreComputed');
    expect(decided(startedWith(4), add())).toMatchObject({ value: { answer: { number: 1 } } });
  });

  it('[ROUND-5] a round can be added with a future or a past time (R-239)', () => {
    expect(changed(startedWith(4), add({ startAt: at(-HOUR) })).rounds).toMatchObject([{ startAt: at(-HOUR) }]);
    expect(changed(startedWith(4), add({ startAt: at(HOUR) })).rounds).toMatchObject([{ startAt: at(HOUR) }]);
  });

  it('[ROUND-5] only the first unscheduled round can be given its time', () => {
    const two = changed(changed(startedWith(4), add()), add());
    expect(refusalOf(two, { kind: 'setupRound', number: 2, startAt: at(HOUR) })).toBe('notTheNextRound');
    expect(changed(two, { kind: 'setupRound', number: 1, startAt: at(HOUR) }).rounds).toMatchObject([
      { startAt: at(HOUR) },
      { startAt: null },
    ]);
    expect(refusalOf(two, { kind: 'setupRound', number: 9, startAt: at(HOUR) })).toBe('notTheNextRound');
  });

  it('[ROUND-5] moving a round moves its waiting games', () => {
    const online = changed(startedWith(6, newTournament({ online: true })), PAIR, { now: at(-HOUR) });
    const decidedBoard = boardIn(online, 1, 2);
    const { white, black } = decidedBoard;
    const one = changed(online, { kind: 'setResult', round: 1, white, black, result: 'draw' }, { now: at(-HOUR) });
    const moved = decided(
      one,
      { kind: 'setupRound', number: 1, startAt: at(HOUR) },
      { now: at(-HOUR), chance: chanceFrom(3) },
    );
    if (!moved.ok || moved.value.after === null) throw new Error('refused');
    expect(moved.value.messages.map(({ kind }) => kind)).toEqual(['cancelGame', 'openGame', 'cancelGame', 'openGame']);
    const starts = boardsOf(moved.value.after.rounds[0] ?? never()).flatMap(({ games }) =>
      games.map(({ startAt }) => startAt),
    );
    expect(starts).toEqual([at(HOUR), at(0), at(HOUR)]);
    expect(refusalOf(one, { kind: 'setupRound', number: 1, startAt: at(HOUR) }, { now: at(-5 * MINUTE) })).toBe(
      'rescheduleTooLate',
    );
  });
});

describe('deleting a round', () => {
  it('[ROUND-6] only the last round can be deleted, and only without results', () => {
    const first = nextRound(startedWith(6, newTournament({ online: true })));
    const gone = decided(first, { kind: 'deleteRound', number: 1 });
    if (!gone.ok || gone.value.after === null) throw new Error('refused');
    expect(gone.value.after.rounds).toEqual([]);
    expect(gone.value.messages.map(({ kind }) => kind)).toEqual(['cancelGame', 'cancelGame', 'cancelGame']);
    expect(refusalOf(playedOut(first, 1), { kind: 'deleteRound', number: 1 })).toBe('roundHasResults');
    expect(refusalOf(first, { kind: 'deleteRound', number: 2 })).toBe('notTheLastRound');
  });

  it('[ROUND-6] a round cannot be deleted once the tournament is finished, even if it has only byes', () => {
    const before = nextRound(startedWith(5, newTournament({ rounds: 1 })));
    const byes = boardsOf(before.rounds[0] ?? never()).reduce((tournament, { white, black }) => {
      const freed = changed(tournament, { kind: 'deletePairing', round: 1, white, black });
      return [white, black].reduce(
        (one, who) => changed(one, { kind: 'addPairing', round: 1, white: who, black: null, online: false }),
        freed,
      );
    }, before);
    const over = settled(byes);
    expect(over.phase.kind).toBe('finished');
    expect(refusalOf(over, { kind: 'deleteRound', number: 1 })).toBe('tournamentFinished');
  });

  it('[ROUND-6] deleting a round keeps requested byes, and players who have left since stay withdrawn', () => {
    const requested = { ...startedWith(7), requestedByes: [{ who: id('p3'), round: 1, bye: 'half-point' as const }] };
    const first = changed(nextRound(requested), { kind: 'removeParticipant', account: id('p1') });
    expect(playerOf(first, id('p1'))?.withdrawnFrom).toBe(2);
    const without = changed(first, { kind: 'deleteRound', number: 1 });
    expect(without.requestedByes).toEqual(requested.requestedByes);
    expect(playerOf(without, id('p1'))?.withdrawnFrom).toBe(1);
    const again = nextRound(without);
    expect(namesIn(again, 1)).not.toContain('p1');
    expect(namesIn(again, 1)).not.toContain('p3');
  });

  it('[ROUND-6] deleting a round plans the pairing again if the clock pairs', () => {
    const online = settled(startedWith(6, newTournament({ online: true, rounds: 1 }, { nextPairingAt: at(0) })));
    expect(online).toMatchObject({ nextPairingAt: null, rounds: [{ number: 1 }] });
    expect(changed(online, { kind: 'deleteRound', number: 1 }, { now: at(30 * SECOND) }).nextPairingAt).toBe(at(HOUR));
    const planned = changed(startedWith(6), { kind: 'addRound', name: null, startAt: null, number: null });
    expect(changed(planned, { kind: 'deleteRound', number: 1 }).nextPairingAt).toBeNull();
  });
});

function never(): never {
  throw new Error('no such round');
}
