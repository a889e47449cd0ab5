import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { readDraft } from '../../../../domain/tournament/rounds/draft.ts';
import { boardsOf, freeRoundsOf, type RoundDraft, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  boardIn,
  changed,
  inHours,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  settled,
  startedWith,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);
const DRAFT = { kind: 'draftRound' } as const;
const swap = (one: string, other: string, version: number): TournamentCommand => ({
  kind: 'swapInDraft',
  who: [id(one), id(other)],
  version,
});
const publish = (version: number): TournamentCommand => ({ kind: 'publishDraft', version });
const draftOf = ({ draft }: Tournament): RoundDraft => {
  if (draft === null) throw new Error('there is no draft');
  return draft;
};
const namesIn = (tournament: Tournament): string[] =>
  draftOf(tournament).seats.pairs.map(({ white, black }) => `${white}-${black}`);
const games = ({ rounds }: Tournament, round: number): string[] =>
  rounds
    .slice(round - 1, round)
    .flatMap(boardsOf)
    .map(({ white, black }) => `${white}-${black}`);
/** Everything of a tournament that is not for its organiser alone. */
const publicOf = ({ draft: _, revision: __, ...rest }: Tournament) => rest;

describe('a draft of the next round', () => {
  it('[DRAFT-1] a draft is not a round and changes nothing that others see', () => {
    const before = startedWith(6);
    const drafted = changed(before, DRAFT);
    expect(publicOf(drafted)).toEqual(publicOf(before));
    expect(namesIn(drafted)).toEqual(games(nextRound(before), 1));
  });

  it('[DRAFT-1] a draft can be made as soon as the round could be paired, if the program chooses the pairings', () => {
    const first = nextRound(startedWith(6));
    expect(refusalOf(first, DRAFT)).toBe('roundNotFinished');
    expect(refusalOf(first, DRAFT, { actor: { kind: 'visitor' } })).toBe('forbidden');
    expect(draftOf(changed(playedOut(first, 1), DRAFT)).round).toBe(2);
    const robin = startedWith(4, newTournament({ format: 'RoundRobin', rounds: null }));
    expect(refusalOf(robin, DRAFT)).toBe('pairingIsFixed');
  });

  it('[DRAFT-1] making, changing and discarding a draft is logged', () => {
    const before = startedWith(5);
    const drafted = changed(before, DRAFT);
    expect(factsOf(before, drafted)).toEqual([{ kind: 'draftMade', round: 1, after: 2 }]);
    const swapped = changed(drafted, swap('p1', 'p2', 1));
    expect(factsOf(drafted, swapped)).toMatchObject([{ kind: 'draftSwapped', round: 1 }]);
    expect([...(factsOf(drafted, swapped)[0]?.who ?? [])].sort()).toEqual(['p1', 'p2']);
    expect(factsOf(swapped, changed(swapped, { kind: 'discardDraft' }))).toEqual([
      { kind: 'draftDiscarded', round: 1 },
    ]);
    expect(factsOf(swapped, changed(swapped, publish(2))).map(({ kind }) => kind)).toEqual(['roundPaired']);
  });
});

describe('changes of a draft', () => {
  it('[DRAFT-2] two opponents in a draft swap colours, and two other players swap places, including with the bye', () => {
    const drafted = changed(startedWith(5), DRAFT);
    const [first = ''] = namesIn(drafted);
    const [white = '', black = ''] = first.split('-');
    expect(namesIn(changed(drafted, swap(white, black, 1)))[0]).toBe(`${black}-${white}`);
    const [free] = draftOf(drafted).seats.byes;
    const moved = draftOf(changed(drafted, swap(white, free ?? '', 1))).seats;
    expect([moved.byes, moved.pairs[0]?.white]).toEqual([[white], free]);
  });

  it('[DRAFT-2] a player in a draft cannot swap with themselves or with somebody who is not in it', () => {
    const drafted = changed(startedWith(4), DRAFT);
    expect(refusalOf(drafted, swap('p1', 'p1', 1))).toBe('samePlayer');
    expect(refusalOf(drafted, swap('p1', 'p9', 1))).toBe('notParticipating');
    expect(refusalOf(startedWith(4), swap('p1', 'p2', 1))).toBe('noDraft');
  });

  it('[DRAFT-4] a change or publication based on an older version of the draft is refused', () => {
    const drafted = changed(startedWith(4), DRAFT);
    const swapped = changed(drafted, swap('p1', 'p2', 1));
    expect(refusalOf(swapped, swap('p1', 'p2', 1))).toBe('draftChanged');
    expect(refusalOf(swapped, publish(1))).toBe('draftChanged');
    // Made anew it is another one too.
    expect(draftOf(changed(swapped, DRAFT)).version).toBe(3);
  });
});

describe('publishing a draft', () => {
  it('[DRAFT-3] a published draft equals the round that the button would have made', () => {
    const before = playedOut(nextRound(startedWith(7)), 1);
    const published = changed(changed(before, DRAFT), publish(1));
    expect({ ...published, revision: 0 }).toEqual({ ...nextRound(before), revision: 0 });
  });

  it('[DRAFT-3] a published draft has the organiser’s places, without players who have requested a bye', () => {
    const requested = changed(startedWith(6), {
      kind: 'addRequestedBye',
      bye: { who: id('p6'), round: 1, bye: 'half-point' },
    });
    const drafted = changed(requested, DRAFT);
    const [pair] = draftOf(drafted).seats.pairs;
    const [free = ''] = draftOf(drafted).seats.byes;
    const swapped = changed(drafted, swap(pair?.black ?? '', free, 1));
    const published = changed(swapped, publish(2));
    expect(boardIn(published, 1)).toMatchObject({ white: pair?.white, black: free });
    expect(published.rounds.flatMap(freeRoundsOf)).toEqual([
      { kind: 'bye', who: pair?.black, bye: 'pairing-allocated' },
      { kind: 'bye', who: 'p6', bye: 'half-point' },
    ]);
    expect(published.draft).toBeNull();
  });

  it('[DRAFT-3] a draft is not published while a player in it has left or an entered player has no place in it', () => {
    const drafted = changed(startedWith(6), DRAFT);
    const left = changed(drafted, { kind: 'removeParticipant', account: id('p3') });
    expect(refusalOf(left, publish(1))).toBe('draftOutdated');
    expect(readDraft(left, draftOf(left))).toMatchObject({ gone: ['p3'], missing: [], publishable: false });
    const late = changed(drafted, { kind: 'addParticipant', account: id('p7'), late: true });
    expect(refusalOf(late, publish(1))).toBe('draftOutdated');
    expect(readDraft(late, draftOf(late)).missing).toEqual(['p7']);
    expect(games(changed(changed(late, DRAFT), publish(2)), 1)).toHaveLength(3);
  });

  it('[DRAFT-3] a draft is not published while a result of the round before has been taken back', () => {
    const played = playedOut(nextRound(startedWith(4)), 1);
    const { white, black } = boardIn(played, 1);
    const undone = changed(changed(played, DRAFT), { kind: 'setResult', round: 1, white, black, result: null });
    expect(refusalOf(undone, publish(1))).toBe('roundNotFinished');
    expect(readDraft(undone, draftOf(undone)).publishable).toBe(false);
  });
});

describe('the end of a draft', () => {
  it('[DRAFT-5] a draft disappears when its round is paired in another way or the round before it is deleted', () => {
    const drafted = changed(startedWith(4), DRAFT);
    expect(nextRound(drafted).draft).toBeNull();
    expect(changed(drafted, { kind: 'discardDraft' }).draft).toBeNull();
    expect(refusalOf(startedWith(4), { kind: 'discardDraft' })).toBe('noDraft');
    const played = playedOut(nextRound(startedWith(4)), 1);
    const second = changed(played, DRAFT);
    const empty = second.rounds
      .flatMap(boardsOf)
      .reduce(
        (before, { white, black }) => changed(before, { kind: 'setResult', round: 1, white, black, result: null }),
        second,
      );
    expect(changed(empty, { kind: 'deleteRound', number: 1 }).draft).toBeNull();
  });

  it('[DRAFT-5] a due draft is published by the clock, or replaced by a new pairing if it is outdated', () => {
    const online = startedWith(6, newTournament({ online: true }, { nextPairingAt: inHours(1) }));
    const drafted = changed(online, DRAFT);
    const [first] = draftOf(drafted).seats.pairs;
    const swapped = changed(drafted, swap(first?.white ?? '', first?.black ?? '', 1));
    const due = { now: inHours(1) };
    expect(games(settled(swapped, due), 1)[0]).toBe(`${first?.black}-${first?.white}`);
    const left = changed(swapped, { kind: 'removeParticipant', account: first?.white ?? id('p1') });
    const paired = settled(left, due);
    expect(games(paired, 1)).toHaveLength(2);
    expect(paired.draft).toBeNull();
  });
});

describe('the check of a draft', () => {
  const faultsOf = (tournament: Tournament): string[] =>
    readDraft(tournament, draftOf(tournament)).faults.map(({ kind, who }) => `${kind} ${who.join(' ')}`);

  it('[DRAFT-6] the check of a draft finds nothing in the program’s own pairing', () => {
    const drafted = changed(playedOut(nextRound(startedWith(8)), 1), DRAFT);
    expect(readDraft(drafted, draftOf(drafted))).toMatchObject({ faults: [], worse: [], publishable: true });
  });

  it('[DRAFT-6] the check of a draft names a rematch', () => {
    const drafted = changed(playedOut(nextRound(startedWith(4)), 1), DRAFT);
    // p1 and p2 have won as the first of their boards: p1-p3 and p4-p2, say, have met.
    const { white, black } = boardIn(drafted, 1);
    const { pairs } = draftOf(drafted).seats;
    const seat = pairs.find((pair) => pair.white === white || pair.black === white);
    const opponent = seat?.white === white ? seat.black : (seat?.white ?? '');
    const swapped = changed(drafted, swap(opponent, black, 1));
    expect(faultsOf(swapped).filter((fault) => fault.startsWith('rematch'))).toHaveLength(2);
    expect(readDraft(swapped, draftOf(swapped)).worse).toContainEqual({ criterion: 'C1', more: 2 });
    expect(readDraft(swapped, draftOf(swapped)).publishable).toBe(true);
  });

  it('[DRAFT-6] the check of a draft names reversed colours against article 5.2 and counts the players affected', () => {
    // One winner has had White and the other Black: both can have the colour that they want.
    const drafted = changed(playedOut(nextRound(startedWith(4)), 1, ['whiteWins', 'blackWins']), DRAFT);
    const [first] = draftOf(drafted).seats.pairs;
    const turned = changed(drafted, swap(first?.white ?? '', first?.black ?? '', 1));
    expect(faultsOf(turned)).toEqual([`colorsSwitched ${first?.black} ${first?.white}`]);
    expect(readDraft(turned, draftOf(turned)).worse.map(({ criterion }) => criterion)).toEqual(['C12', 'C13']);
  });

  it('[DRAFT-6] the check of a draft names forbidden pairs and a second bye', () => {
    const apart = changed(startedWith(5), {
      kind: 'addForbiddenPair',
      pair: { who: [id('p1'), id('p2')], firstRound: 1, lastRound: null },
    });
    const drafted = changed(apart, DRAFT);
    const opponent = draftOf(drafted).seats.pairs.flatMap(({ white, black }) =>
      white === 'p1' ? [black] : black === 'p1' ? [white] : [],
    );
    const together = changed(drafted, swap(opponent[0] ?? '', 'p2', 1));
    expect(faultsOf(together)).toContainEqual(expect.stringMatching(/^forbiddenPair (p1 p2|p2 p1)$/));
    const played = playedOut(nextRound(startedWith(5)), 1);
    const [free] = played.rounds.flatMap(freeRoundsOf);
    const second = changed(played, DRAFT);
    const [now] = draftOf(second).seats.byes;
    const twice = changed(second, swap(String(now), String(free?.who), 1));
    expect(faultsOf(twice)).toContain(`secondBye ${free?.who}`);
    expect(readDraft(twice, draftOf(twice)).worse).toContainEqual({ criterion: 'C2', more: 1 });
  });
});
