import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { boardsReplayed, withoutCommon } from '../../../../domain/tournament/value/change.ts';
import { noticesOf } from '../../../../domain/tournament/value/notices.ts';
import { type Pairing, pairingsOf, type Round, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { HOST } from '../../../support/domain/played-tournament.ts';
import { type Look, walk } from '../../../support/domain/tournament-walk.ts';

/** What a look finds wrong in random walks of thirty commands. */
function faultsIn(walks: number, look: Look): string[] {
  return Array.from({ length: walks }, (_, index) => walk(1 + index, 30, new Map(), look)).flatMap((fault) =>
    fault === null ? [] : [`${fault.seed}: ${fault.faults.join()} after ${fault.diary}`],
  );
}

/** Who sits where; of what is no board, the value itself. */
const seatOf = (pairing: Pairing): unknown =>
  pairing.kind === 'board' ? `${pairing.board} ${pairing.white} ${pairing.black}` : pairing;

function hasSameSeats(before: Round, after: Round): boolean {
  const [old, now] = [pairingsOf(before).map(seatOf), pairingsOf(after).map(seatOf)];
  return before.kind === after.kind && old.length === now.length && now.every((seat, place) => seat === old[place]);
}

describe('common parts of two states of a tournament', () => {
  it('[BOARD-1] two states of a round with the same seats share all boards except those with new results', () => {
    let played = 0;
    const look: Look = (before, after) =>
      after.rounds.flatMap((round, index) => {
        const was = before.rounds[index];
        if (was === undefined) return [];
        const replayed = boardsReplayed(was, round);
        if ((replayed !== null) !== hasSameSeats(was, round)) return [`round ${round.number} is taken for another`];
        if (replayed === null) return [];
        played += replayed.length;
        const renewed = pairingsOf(was).map((one) => replayed.find((board) => board.before === one)?.after ?? one);
        return renewed.every((one, place) => one === pairingsOf(round)[place]) ? [] : ['a board is left out'];
      });
    expect(faultsIn(120, look)).toEqual([]);
    expect(played).toBeGreaterThan(100);
  });

  it('[TOUR-5] the differences of two states contain everything that both do not share in the same place', () => {
    const look: Look = (before, after) => {
      const [gone, come] = [withoutCommon(before, after), withoutCommon(after, before)];
      const isShared = (one: unknown, list: readonly unknown[], place: number) => list[place] === one;
      const wrong = (own: readonly unknown[], left: readonly unknown[], others: readonly unknown[]) =>
        own.some((one, place) => left.includes(one) === isShared(one, others, place));
      return wrong(before.participants, gone.participants, after.participants) ||
        wrong(after.participants, come.participants, before.participants) ||
        wrong(before.rounds, gone.rounds, after.rounds) ||
        wrong(after.rounds, come.rounds, before.rounds)
        ? ['something is left out, or there twice']
        : [];
    };
    expect(faultsIn(40, look)).toEqual([]);
  });
});

describe('the effects of a change', () => {
  // A copy has nothing in common with anything: what is told of it is found by looking at all of it. Only a draft that is
  // made once more is told again, though it says the same.
  const copyOf = (tournament: Tournament): Tournament => ({ ...structuredClone(tournament), draft: tournament.draft });

  it('the log of a change is the same whether unchanged parts are identical or equal copies', () => {
    const look: Look = (before, after) => {
      const [quick, whole] = [factsOf(before, after), factsOf(copyOf(before), after)];
      return JSON.stringify(quick) === JSON.stringify(whole)
        ? []
        : [`${JSON.stringify(quick)} instead of ${JSON.stringify(whole)}`];
    };
    expect(faultsIn(40, look)).toEqual([]);
  });

  it('[TOLD-1] the notifications of a change are the same whether unchanged parts are identical or equal copies', () => {
    const look: Look = (before, after) => {
      const [quick, whole] = [noticesOf(before, after, HOST), noticesOf(copyOf(before), after, HOST)];
      return JSON.stringify(quick) === JSON.stringify(whole)
        ? []
        : [`${JSON.stringify(quick)} instead of ${JSON.stringify(whole)}`];
    };
    expect(faultsIn(40, look)).toEqual([]);
  });
});
