import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../domain/kernel/time.ts';
import {
  likelyToRunOut,
  mayAddParticipant,
  mayChangeLineUp,
  mayDelete,
  mayJoin,
  mayLeave,
  mayRemoveParticipant,
  mayStart,
  mayTakeBack,
  teamLimit,
} from '../../../../domain/tournament/guards/entry-guards.ts';
import {
  mayAddRound,
  mayChangeNextPairing,
  mayDeleteRound,
  mayRecordResult,
  mayReschedule,
  maySetUpRound,
} from '../../../../domain/tournament/guards/round-guards.ts';
import { freeBoard, mayAddPairing, warningsOf } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { showsLobbyBanner } from '../../../../domain/tournament/rounds/schedule.ts';
import { FORMAT_NAMES, type FormatName } from '../../../../domain/tournament/value/formats.ts';
import { at, playedRounds, started, tournament } from '../../../support/domain/tournament.ts';

/** `done`, or why not. */
const answer = (guard: { readonly ok: boolean; readonly key?: string }): string =>
  guard.ok ? 'done' : (guard.key ?? '');

const finished = (changes: Parameters<typeof started>[0] = {}) => started({ finishedAt: at(DAY), ...changes });

describe('edge cases of the start', () => {
  const start = (format: FormatName, players: number, teams = 0, rounds: number | null = null) =>
    answer(mayStart(tournament({ format, announcedRounds: rounds }), { players, teams, emptyTeam: null }));

  it.each<[FormatName, number, number, number | null, string]>([
    ['SwissDutch', 4, 0, 3, 'done'],
    ['SwissDutch', 3, 0, 3, 'morePlayersThanRounds'],
    ['SwissDutch', 2, 0, 1, 'done'],
    ['SwissDutch', 1, 0, 1, 'insufficientPlayers'],
    ['SwissDutch', 2, 0, null, 'done'],
    ['RoundRobin', 2, 0, null, 'done'],
    ['RoundRobin', 1, 0, null, 'insufficientPlayers'],
    ['ManualPairing', 0, 0, null, 'done'],
    ['Knockout', 8, 0, null, 'done'],
    ['Knockout', 7, 0, null, 'powerOfTwoPlayers'],
    ['Knockout', 1, 0, null, 'insufficientPlayers'],
    ['TeamSwissDutch', 99, 4, 3, 'done'],
    ['TeamSwissDutch', 99, 3, 3, 'morePlayersThanRounds'],
    ['TeamKnockout', 9, 2, null, 'done'],
    ['TeamMonrad', 9, 2, 4, 'done'],
    ['TeamMonrad', 9, 1, 4, 'insufficientPlayers'],
    ['TeamKonrad', 1, 2, 4, 'insufficientPlayers'],
    ['LimitedPlayerTeam', 8, 2, 9, 'done'],
  ])(
    '[LIFE-1] starting %s with %i players, %i teams and %j rounds gives the answer %s',
    (format, players, teams, rounds, wanted) => {
      expect(start(format, players, teams, rounds)).toBe(wanted);
    },
  );

  it('[LIFE-1] a Swiss with a small field can be started, with a warning for the organiser', () => {
    const long = (entries: number, rounds: number | null, format: FormatName = 'SwissDutch') =>
      likelyToRunOut(tournament({ format, announcedRounds: rounds }), {
        players: entries,
        teams: 0,
        emptyTeam: null,
      }) !== null;
    expect([long(4, 3), long(5, 4), long(5, 3), long(8, 6), long(8, 7)]).toEqual([true, true, false, false, true]);
    expect([long(3, 2), long(4, null), long(4, 3, 'RoundRobin'), long(4, 3, 'TeamMonrad')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('edge cases of entries', () => {
  const nobody = { participating: false, teamSize: null };

  it('[ENTRY-1] nobody can be entered after the start', () => {
    expect(answer(mayAddParticipant(tournament(), nobody))).toBe('done');
    expect(answer(mayAddParticipant(started(), nobody))).toBe('tournamentStarted');
    expect(answer(mayJoin(started({ selfJoinable: true }), nobody))).toBe('tournamentStarted');
    expect(answer(mayJoin(tournament({ selfJoinable: false }), nobody))).toBe('selfJoinNotAllowed');
  });

  it.each(FORMAT_NAMES)(
    '[ENTRY-1] an entry in the format %s names a team where teams play, up to its limit',
    (format) => {
      const entered = (teamSize: number | null) =>
        answer(mayAddParticipant(tournament({ format, perTeam: 5 }), { participating: false, teamSize }));
      const isTeam = /Team/.test(format);
      const limits: Partial<Record<FormatName, number>> = {
        TeamKnockout: 5,
        TeamSwissDutch: 5,
        TeamRoundRobin: 5,
        LimitedPlayerTeam: 6,
      };
      const limit = limits[format] ?? null;
      expect(teamLimit(tournament({ format, perTeam: 5 }))).toBe(limit);
      expect(entered(null)).toBe(isTeam ? 'teamRequired' : 'done');
      expect(entered((limit ?? 100) - 1)).toBe('done');
      expect(entered(limit ?? 100)).toBe(limit === null ? 'done' : 'teamFull');
    },
  );

  it('[ENTRY-3] leaving is refused to somebody not in the tournament before any other reason', () => {
    const failed = started({ pairingFailed: true });
    expect([answer(mayLeave(failed, false)), answer(mayLeave(failed, true))]).toEqual([
      'notParticipating',
      'pairingFailed',
    ]);
    expect(answer(mayRemoveParticipant(failed, true))).toBe('done');
  });

  it('[ENTRY-4] nobody is withdrawn or reinstated after the last result, even before the end is recorded', () => {
    const playedOut = started({ announcedRounds: 2, rounds: playedRounds(0, 0) });
    for (const over of [finished(), playedOut]) {
      expect(answer(mayRemoveParticipant(over, true))).toBe('tournamentFinished');
      expect(answer(mayTakeBack(over))).toBe('tournamentFinished');
    }
    const open = started({ announcedRounds: 2, rounds: playedRounds(0, 1) });
    expect([answer(mayRemoveParticipant(open, true)), answer(mayTakeBack(open))]).toEqual(['done', 'done']);
  });

  it('[ENTRY-1] a line-up is closed five minutes before the pairing, to the millisecond, and for good at the end', () => {
    const four = started({ format: 'LimitedPlayerTeam', nextPairingAt: at(HOUR) });
    const lineUp = (before: number) => answer(mayChangeLineUp(four, false, at(HOUR - before)));
    expect([lineUp(5 * MINUTE + 1), lineUp(5 * MINUTE), lineUp(0)]).toEqual(['done', 'lineUpClosed', 'lineUpClosed']);
    expect(answer(mayChangeLineUp(finished({ nextPairingAt: null }), false, at(0)))).toBe('tournamentFinished');
  });

  it('[LIFE-4] a tournament cannot be deleted once a round has begun or a single result is entered', () => {
    const early = started({ rounds: playedRounds(1).map((round) => ({ ...round, startAt: at(DAY) })) });
    expect(answer(mayDelete(early, at(0)))).toBe('done');
    expect(answer(mayDelete(early, at(DAY)))).toBe('firstRoundStarted');
    const result = { ...early, rounds: early.rounds.map((round) => ({ ...round, results: 1 })) };
    expect(answer(mayDelete(result, at(0)))).toBe('firstRoundStarted');
  });
});

describe('edge cases of rounds', () => {
  it('[LIFE-5] a round is moved with more than ten minutes’ notice and never into the past', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), (from, to) => {
        const moved = answer(mayReschedule(at(from * MINUTE), at(to * MINUTE), at(0)));
        expect(moved).toBe(from <= 10 ? 'rescheduleTooLate' : to <= 0 ? 'timeInThePast' : 'done');
      }),
    );
    expect(answer(mayChangeNextPairing(started({ nextPairingAt: null }), at(DAY), at(0)))).toBe('noNextPairing');
  });

  it('[ROUND-5] rounds can be added up to the announced number, and not beyond', () => {
    const two = started({ announcedRounds: 3, rounds: playedRounds(0, 0) });
    expect(answer(mayAddRound(two, 3))).toBe('done');
    expect(answer(mayAddRound(two, 2))).toBe('notTheNextRound');
    expect(answer(mayAddRound(two, 4))).toBe('notTheNextRound');
    const three = { ...two, rounds: playedRounds(0, 0, 1) };
    expect(answer(mayAddRound(three, 4))).toBe('allRoundsPaired');
    expect(answer(mayAddRound({ ...three, announcedRounds: null }, 4))).toBe('done');
  });

  it('[ROUND-5] rounds are scheduled in their order, including at the current minute', () => {
    const [first, second] = playedRounds(0, 0).map((round) => ({ ...round, startAt: null, pairedAt: null }));
    const planned = started({ rounds: [first, second].filter((round) => round !== undefined) });
    expect(answer(maySetUpRound(planned, 1, at(30_000), at(59_000)))).toBe('done');
    expect(answer(maySetUpRound(planned, 1, at(-1), at(0)))).toBe('done');
    expect(answer(maySetUpRound(planned, 2, at(HOUR), at(0)))).toBe('notTheNextRound');
    expect(answer(maySetUpRound(planned, 9, at(HOUR), at(0)))).toBe('notTheNextRound');
  });

  it('[ROUND-6] only the last round can be deleted, without any result and before the end', () => {
    const last = (results: number, missing: number) =>
      started({
        rounds: playedRounds(0, 1).map((round) => (round.number === 2 ? { ...round, results, missing } : round)),
      });
    expect(answer(mayDeleteRound(last(0, 2), 2))).toBe('done');
    expect(answer(mayDeleteRound(last(1, 1), 2))).toBe('roundHasResults');
    expect(answer(mayDeleteRound(last(0, 2), 1))).toBe('notTheLastRound');
    expect(answer(mayDeleteRound(started({ rounds: [] }), 1))).toBe('notTheLastRound');
    expect(answer(mayDeleteRound({ ...last(0, 2), finishedAt: at(DAY) }, 2))).toBe('tournamentFinished');
  });

  it('[BOARD-1] results are entered in paired rounds, and in a knockout not once the next stage is paired', () => {
    expect(answer(mayRecordResult(tournament(), 1, 'draw'))).toBe('tournamentNotStarted');
    expect(answer(mayRecordResult(started(), 1, 'draw'))).toBe('roundNotPaired');
    const stages = started({ format: 'Knockout', rounds: playedRounds(0, 1) });
    expect(answer(mayRecordResult(stages, 1, 'whiteWins'))).toBe('nextStagePaired');
    expect(answer(mayRecordResult(stages, 1, null))).toBe('nextStagePaired');
    expect(answer(mayRecordResult(stages, 2, 'whiteWins'))).toBe('done');
    expect(answer(mayRecordResult(finished({ rounds: playedRounds(0) }), 1, 'draw'))).toBe('done');
  });

  it('[ROUND-3] only the first round calls its players to the lobby', () => {
    const [first, second] = playedRounds(1, 1);
    const rounds = [first && { ...first, startAt: at(2 * HOUR) }, second && { ...second, startAt: at(0) }];
    const event = started({ online: true, rounds: rounds.filter((round) => round !== undefined) });
    const shown = (before: number) => showsLobbyBanner(event, at(2 * HOUR - before));
    expect([shown(10 * MINUTE + 1), shown(10 * MINUTE), shown(1), shown(0)]).toEqual([false, true, true, false]);
  });
});

describe('edge cases of manual pairings', () => {
  const made = (round: number, white: string, black: string | null) => ({
    round,
    board: 1,
    white,
    black,
    bye: black === null ? ('half-point' as const) : null,
    result: null,
  });

  it('[BOARD-4] a rematch and a second game in the round give different warnings', () => {
    const before = [made(1, 'anna', 'bo'), made(2, 'bo', 'cleo')];
    const warned = (round: number, white: string, black: string) => warningsOf({ round, white, black }, before);
    expect(warned(3, 'anna', 'bo')).toEqual(['rematch']);
    expect(warned(3, 'anna', 'cleo')).toEqual([]);
    expect(warned(2, 'cleo', 'anna')).toEqual(['secondGameInRound']);
    expect(warned(1, 'bo', 'anna')).toEqual(['secondGameInRound', 'rematch']);
  });

  it('[BOARD-4] a bye after a half-point bye gives no warning, but one after a free point does', () => {
    const half = [made(1, 'anna', null)];
    expect(warningsOf({ round: 2, white: 'anna', black: null }, half)).toEqual([]);
    const full = half.map((one) => ({ ...one, bye: 'full-point' as const }));
    expect(warningsOf({ round: 2, white: 'anna', black: null }, full)).toEqual(['wrongBye']);
    const forfeit = { ...made(1, 'bo', 'anna'), result: 'blackWinsByForfeit' as const };
    expect(warningsOf({ round: 2, white: 'anna', black: null }, [forfeit])).toEqual(['wrongBye']);
    expect(warningsOf({ round: 2, white: 'bo', black: null }, [forfeit])).toEqual([]);
  });

  it('[BOARD-4] a manual pairing is made in existing rounds and in the next one', () => {
    const two = started({ rounds: playedRounds(0, 1) });
    expect([1, 2, 3, 4].map((round) => answer(mayAddPairing(two, round)))).toEqual([
      'done',
      'done',
      'done',
      'notTheNextRound',
    ]);
    const waiting = { ...two, rounds: two.rounds.map((round) => ({ ...round, unpaired: round.number === 2 ? 1 : 0 })) };
    expect([2, 3].map((round) => answer(mayAddPairing(waiting, round)))).toEqual(['done', 'playersUnpaired']);
    expect(answer(mayAddPairing(tournament(), 1))).toBe('tournamentNotStarted');
    expect(answer(mayAddPairing(finished(), 1))).toBe('tournamentFinished');
  });

  it('[BOARD-5] a manual pairing gets the first free board, and byes take none', () => {
    const boards = fc.array(fc.record({ board: fc.integer({ min: 1, max: 9 }), black: fc.option(fc.constant('b')) }));
    fc.assert(
      fc.property(boards, (inRound) => {
        const board = freeBoard(inRound);
        const taken = inRound.filter(({ black }) => black !== null).map((one) => one.board);
        expect(taken).not.toContain(board);
        for (let below = 1; below < board; below += 1) expect(taken).toContain(below);
      }),
    );
  });
});
