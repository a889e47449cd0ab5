import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../../../domain/kernel/result.ts';
import { DAY, HOUR, MINUTE } from '../../../../domain/kernel/time.ts';
import { isFrozen, mayEdit } from '../../../../domain/tournament/guards/editing.ts';
import {
  mayAddRound,
  mayChangeNextPairing,
  mayDeleteRound,
  mayPairByButton,
  mayRecordResult,
  mayReschedule,
  maySetUpRound,
} from '../../../../domain/tournament/guards/round-guards.ts';
import { mayAddPairing } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { mayPairNextRound } from '../../../../domain/tournament/rounds/next-round.ts';
import { at, playedRounds, started, tournament } from '../../../support/domain/tournament.ts';
import { take } from '../../../support/lists.ts';

describe('rescheduling', () => {
  it('[LIFE-5] rescheduling needs more than ten minutes’ notice: exactly ten minutes are too few', () => {
    expect(mayReschedule(at(10 * MINUTE + 1), at(DAY), at(0))).toEqual(ok(true));
    expect(mayReschedule(at(10 * MINUTE), at(DAY), at(0))).toEqual(refuse('rescheduleTooLate'));
  });

  it('[LIFE-5] rescheduling never moves into the past', () => {
    expect(mayReschedule(at(HOUR), at(0), at(0))).toEqual(refuse('timeInThePast'));
  });

  it('[LIFE-5] the next pairing can be rescheduled only where one is planned', () => {
    expect(mayChangeNextPairing(tournament(), at(HOUR), at(-HOUR))).toEqual(ok(true));
    expect(mayChangeNextPairing(tournament({ nextPairingAt: null }), at(HOUR), at(-HOUR))).toEqual(
      refuse('noNextPairing'),
    );
  });
});

describe('pairing the next round', () => {
  it('[ROUND-1] pairing is refused before the start, while results are missing, and after the last round', () => {
    expect(mayPairNextRound(tournament())).toEqual(refuse('tournamentNotStarted'));
    expect(mayPairNextRound(started())).toEqual(ok(1));
    expect(mayPairNextRound(started({ rounds: playedRounds(0, 3) }))).toEqual(
      refuse('roundNotFinished', { missing: 3, round: 2, boards: '1, 2, 3' }),
    );
    expect(mayPairNextRound(started({ rounds: playedRounds(0, 0) }))).toEqual(ok(3));
    expect(mayPairNextRound(started({ rounds: playedRounds(0, 0, 0) }))).toEqual(refuse('allRoundsPaired'));
    expect(mayPairNextRound(started({ finishedAt: at(DAY) }))).toEqual(refuse('tournamentFinished'));
  });

  it('[ROUND-1] team Konrad pairs the next round while others are still playing', () => {
    expect(mayPairNextRound(started({ format: 'TeamKonrad', rounds: playedRounds(3) }))).toEqual(ok(2));
  });

  it('[ROUND-1] the next round follows the last paired one, even if an earlier one is empty', () => {
    const [first, second] = take(playedRounds(0, 0), 2);
    expect(mayPairNextRound(started({ rounds: [{ ...first, pairedAt: null, results: 0 }, second] }))).toEqual(ok(3));
  });

  it('[ROUND-1] the next round is the one that is scheduled but not paired', () => {
    const scheduled = {
      number: 1,
      startAt: at(0),
      pairedAt: null,
      results: 0,
      missing: 0,
      missingBoards: [],
      openBoards: [],
      openLineUps: 0,
      lineUpsCloseAt: null,
      unpaired: 0,
    };
    expect(mayPairNextRound(started({ rounds: [scheduled] }))).toEqual(ok(1));
  });

  it.each([
    ['SwissDutch', 'pairings', true],
    ['TeamSwissDutch', 'pairings', true],
    ['TeamMonrad', 'challenges', true],
    ['SwissDutch', 'challenges', false],
    ['TeamMonrad', 'pairings', false],
    ['TeamKonrad', 'pairings', false],
    ['RoundRobin', 'pairings', false],
  ] as const)('[ROUND-1] the next round of a %s can be paired by the button "%s": %s', (kind, button, possible) => {
    expect(mayPairByButton(started({ format: kind }), button)).toEqual(possible ? ok(1) : refuse('noNextRoundButton'));
  });
});

describe('results', () => {
  it('[BOARD-1] results are entered and corrected in a paired round', () => {
    const running = started({ rounds: playedRounds(0, 2) });
    expect(mayRecordResult(running, 2, 'draw')).toEqual(ok(true));
    expect(mayRecordResult(running, 1, 'blackWins')).toEqual(ok(true));
    expect(mayRecordResult(running, 3, 'draw')).toEqual(refuse('roundNotPaired'));
    expect(mayRecordResult(tournament(), 1, 'draw')).toEqual(refuse('tournamentNotStarted'));
  });

  it('[BOARD-1] a draw is refused in a knockout', () => {
    const knockout = started({ format: 'Knockout', rounds: playedRounds(2) });
    expect(mayRecordResult(knockout, 1, 'draw')).toEqual(refuse('drawNotAllowed'));
    expect(mayRecordResult(knockout, 1, 'whiteDrawBlackLoses')).toEqual(refuse('drawNotAllowed'));
    expect(mayRecordResult(knockout, 1, 'blackWins')).toEqual(ok(true));
    expect(mayRecordResult({ ...knockout, format: 'TeamKnockout' }, 1, 'draw')).toEqual(ok(true));
  });

  it('[BOARD-1] a knockout result cannot be changed once the next stage is paired', () => {
    const knockout = started({ format: 'Knockout', rounds: playedRounds(0, 1) });
    expect(mayRecordResult(knockout, 1, 'blackWins')).toEqual(refuse('nextStagePaired'));
    expect(mayRecordResult(knockout, 1, null)).toEqual(refuse('nextStagePaired'));
    expect(mayRecordResult(knockout, 2, 'blackWins')).toEqual(ok(true));
    expect(mayRecordResult(knockout, 2, null)).toEqual(ok(true));
  });
});

describe('manual rounds', () => {
  const manual = tournament({ format: 'ManualPairing', announcedRounds: null, rounds: playedRounds(0, 2) });

  it('[ROUND-5] a round is added with the next number', () => {
    expect(mayAddRound(manual, 3)).toEqual(ok(true));
    expect(mayAddRound(manual, 4)).toEqual(refuse('notTheNextRound'));
    expect(mayAddRound({ ...manual, finishedAt: at(0) }, 3)).toEqual(refuse('tournamentFinished'));
  });

  it('[ROUND-5] a round can be scheduled at a future or a past time (R-083, R-087, R-239)', () => {
    const running = at(30_000);
    const open = {
      number: 3,
      startAt: null,
      pairedAt: null,
      results: 0,
      missing: 0,
      missingBoards: [],
      openBoards: [],
      openLineUps: 0,
      lineUpsCloseAt: null,
      unpaired: 0,
    };
    const event = { ...manual, rounds: [...manual.rounds, open] };
    expect(maySetUpRound(event, 3, at(HOUR), running)).toEqual(ok(true));
    expect(maySetUpRound(event, 3, at(-HOUR), running)).toEqual(ok(true));
  });

  it('[ROUND-5] a round cannot be added to a round robin or beyond the rounds of a Swiss', () => {
    expect(mayAddRound(started({ format: 'RoundRobin' }), 1)).toEqual(refuse('roundsAreComputed'));
    expect(mayAddRound(started({ rounds: playedRounds(0, 0, 0) }), 4)).toEqual(refuse('allRoundsPaired'));
  });

  it('[ROUND-5] rounds are scheduled one after another, and moved with notice', () => {
    const open = (number: number) => ({
      number,
      startAt: null,
      pairedAt: null,
      results: 0,
      missing: 0,
      missingBoards: [],
      openBoards: [],
      openLineUps: 0,
      lineUpsCloseAt: null,
      unpaired: 0,
    });
    const event = { ...manual, rounds: [{ ...open(1), startAt: at(DAY) }, open(2), open(3)] };
    expect(maySetUpRound(event, 2, at(2 * DAY), at(0))).toEqual(ok(true));
    expect(maySetUpRound(event, 3, at(2 * DAY), at(0))).toEqual(refuse('notTheNextRound'));
    expect(maySetUpRound(event, 4, at(2 * DAY), at(0))).toEqual(refuse('notTheNextRound'));
    expect(maySetUpRound(event, 1, at(2 * DAY), at(0))).toEqual(ok(true));
    expect(maySetUpRound(event, 1, at(2 * DAY), at(DAY - MINUTE))).toEqual(refuse('rescheduleTooLate'));
  });

  it('[ROUND-5] only the last round can be deleted, and only without results', () => {
    expect(mayDeleteRound(manual, 2)).toEqual(ok(true));
    expect(mayDeleteRound(manual, 1)).toEqual(refuse('notTheLastRound'));
    expect(mayDeleteRound({ ...manual, rounds: playedRounds(0) }, 1)).toEqual(refuse('roundHasResults'));
    expect(mayDeleteRound(started({ format: 'RoundRobin', rounds: playedRounds(2) }), 1)).toEqual(
      refuse('roundsAreComputed'),
    );
  });
});

describe('manual pairings', () => {
  it('[BOARD-4] a manual pairing is refused before the start and after the end', () => {
    expect(mayAddPairing(tournament(), 1)).toEqual(refuse('tournamentNotStarted'));
    expect(mayAddPairing(started({ finishedAt: at(DAY) }), 1)).toEqual(refuse('tournamentFinished'));
  });

  it('[BOARD-4] a manual pairing is made in paired rounds and in the next one, not ahead of it', () => {
    const swiss = started({ rounds: playedRounds(1) });
    expect([1, 2].map((round) => mayAddPairing(swiss, round))).toEqual([ok(true), ok(true)]);
    expect(mayAddPairing(swiss, 3)).toEqual(refuse('notTheNextRound'));
  });

  it('[BOARD-4] a manual pairing is made in any round where all pairings are manual', () => {
    expect(mayAddPairing(started({ format: 'ManualPairing', announcedRounds: null }), 3)).toEqual(ok(true));
  });
});

describe('editing a tournament', () => {
  const edit = (changed: Parameters<typeof mayEdit>[1], now = at(-HOUR), event = tournament()) =>
    mayEdit(event, changed, at(HOUR), now);

  it('[SET-2] an edit cannot change the format', () => {
    expect(edit(['name', 'format'])).toEqual(refuse('kindIsFixed'));
  });

  it('[SET-2] an edit changes all other settings until the first pairing, and page settings at any time', () => {
    expect(edit(['rounds', 'points', 'name'])).toEqual(ok(true));
    expect(edit(['name', 'rounds'], at(0))).toEqual(refuse('fieldFrozen', { field: 'rounds' }));
    expect(edit(['name', 'showOnlyTop', 'interval', 'online'], at(DAY))).toEqual(ok(true));
  });

  it('[SET-2] the first pairing freezes the settings, even if it comes early', () => {
    expect(isFrozen(started(), at(-1))).toBe(false);
    expect(isFrozen(started({ rounds: playedRounds(2) }), at(-1))).toBe(true);
  });

  it('[SET-2] an edit moves the first pairing with ten minutes’ notice', () => {
    expect(edit(['firstPairingAt'], at(-11 * MINUTE))).toEqual(ok(true));
    expect(edit(['firstPairingAt'], at(-9 * MINUTE))).toEqual(refuse('rescheduleTooLate'));
  });
});
