import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { HOUR } from '../../../../domain/kernel/time.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { maySwapSeats, readSwap, type TwoPlayers } from '../../../../domain/tournament/rounds/seat-swap.ts';
import { type Board, boardsOf, freeRoundsOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  boardIn,
  changed,
  decided,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const swap = (round: number, one: AccountId, other: AccountId) =>
  ({ kind: 'swapSeats', round, who: [one, other] }) as const;
const seats = ({ board, white, black }: Board) => [board, white, black];
const read = (before: Tournament, round: number, who: TwoPlayers) => {
  const allowed = maySwapSeats(before, round, who, at(0));
  return allowed.ok ? readSwap(before, round, who, allowed.value) : allowed;
};

describe('swapping seats in a published round', () => {
  it('[SWAP-1] [SWAP-4] two players of different boards swap seats in one action', () => {
    const before = nextRound(startedWith(6));
    const [one, two] = [boardIn(before, 1, 1), boardIn(before, 1, 2)];
    const after = changed(before, swap(1, one.white, two.black));
    expect(after.revision).toBe(before.revision + 1);
    expect(seats(boardIn(after, 1, 1))).toEqual([1, two.black, one.black]);
    expect(seats(boardIn(after, 1, 2))).toEqual([2, two.white, one.white]);
    expect(boardIn(after, 1, 3)).toBe(boardIn(before, 1, 3));
    expect(factsOf(before, after)).toEqual([{ kind: 'seatsSwapped', round: 1, who: [two.black, one.white] }]);
    expect(changed(after, swap(1, one.white, two.black)).rounds).toEqual(before.rounds);
  });

  it('[SWAP-1] two opponents swap colours', () => {
    const before = nextRound(startedWith(4));
    const { white, black } = boardIn(before, 1);
    expect(seats(boardIn(changed(before, swap(1, white, black)), 1))).toEqual([1, black, white]);
  });

  it('[SWAP-1] a player with the bye swaps it for a seat, and a player without an opponent gets the board', () => {
    const before = nextRound(startedWith(5));
    const resting = asId<AccountId>(before.rounds.flatMap(freeRoundsOf)[0]?.who ?? '');
    const { white, black } = boardIn(before, 1);
    const after = changed(before, swap(1, white, resting));
    expect(seats(boardIn(after, 1))).toEqual([1, resting, black]);
    expect(after.rounds.flatMap(freeRoundsOf)).toEqual([{ kind: 'bye', who: white, bye: 'pairing-allocated' }]);
    const waiting = changed(before, { kind: 'deletePairing', round: 1, white: resting, black: null });
    const seated = changed(waiting, swap(1, resting, white));
    expect(seated.rounds.flatMap(boardsOf).flatMap(({ white: one, black: other }) => [one, other])).not.toContain(
      white,
    );
  });

  it('[SWAP-2] a swap is refused if a board has a result or a running game, or a bye was requested', () => {
    const before = nextRound(startedWith(4));
    const [one, two] = [boardIn(before, 1, 1), boardIn(before, 1, 2)];
    const both = swap(1, one.white, two.white);
    const known = changed(before, { kind: 'setResult', round: 1, white: two.white, black: two.black, result: 'draw' });
    expect(refusalOf(known, both)).toBe('roundHasResults');
    const online = changed(before, { kind: 'setOnline', round: 1, white: one.white, black: one.black, online: true });
    expect(refusalOf(online, both, { now: at(HOUR) })).toBe('gameHasBegun');
    const moved = decided(online, both);
    expect(moved.ok && moved.value.messages.map(({ kind }) => kind)).toEqual(['cancelGame', 'openGame']);
    expect(refusalOf(before, swap(1, one.white, one.white))).toBe('samePlayer');
    expect(refusalOf(before, swap(2, one.white, one.black))).toBe('roundNotPaired');
    expect(refusalOf(before, swap(1, asId('p8'), asId('p9')))).toBe('notParticipating');
    expect(refusalOf(before, swap(1, one.white, asId('p9')))).toBe('notParticipating');
    expect(refusalOf(before, both, { actor: asPlayer(one.white) })).toBe('forbidden');
    const asked = changed(startedWith(5), {
      kind: 'addRequestedBye',
      bye: { who: asId('p1'), round: 1, bye: 'half-point' },
    });
    const resting = nextRound(asked);
    expect(refusalOf(resting, swap(1, asId('p1'), boardIn(resting, 1).white))).toBe('alreadyPaired');
  });

  it('[SWAP-3] a swap is checked for rematches before it is made, by C.04.3 or by previous meetings', () => {
    const second = nextRound(playedOut(nextRound(startedWith(6)), 1));
    const first = boardIn(second, 1, 1);
    const now = second.rounds[1] === undefined ? [] : boardsOf(second.rounds[1]);
    const own = now.find(({ white, black }) => white === first.white || black === first.white);
    if (own === undefined) throw new Error('the player has no board in the second round');
    const opponent = own.white === first.white ? own.black : own.white;
    const told = read(second, 2, [opponent, first.black]);
    expect(told).toMatchObject({ faults: expect.arrayContaining([expect.objectContaining({ kind: 'rematch' })]) });
    expect(told).toMatchObject({ worse: expect.arrayContaining([{ criterion: 'C1', more: expect.any(Number) }]) });
    const fresh = nextRound(startedWith(6));
    const { white: left, black: right } = boardIn(fresh, 1);
    const switched = [{ kind: 'colorsSwitched', who: [right, left] }];
    expect(read(fresh, 1, [left, right])).toEqual({ faults: switched, worse: [] });
    const robin = startedWith(4, newTournament({ format: 'RoundRobin', rounds: null, meetings: 1 }));
    expect(read(robin, 1, [boardIn(robin, 1, 1).white, boardIn(robin, 1, 2).white])).toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ kind: 'rematch' })]),
    });
  });
});
