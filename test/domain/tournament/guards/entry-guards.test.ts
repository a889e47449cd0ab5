import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../../../domain/kernel/result.ts';
import { DAY, MINUTE, millis } from '../../../../domain/kernel/time.ts';
import {
  likelyToRunOut,
  mayAddParticipant,
  mayAddTeam,
  mayChangeLineUp,
  mayDelete,
  mayJoin,
  mayLeave,
  mayRemoveParticipant,
  mayReturn,
  mayStart,
  mayTakeBack,
  safeEntries,
  safeRounds,
} from '../../../../domain/tournament/guards/entry-guards.ts';
import { at, playedRounds, started, tournament } from '../../../support/domain/tournament.ts';

const players = (count: number) => ({ players: count, teams: 0, emptyTeam: null });
const newcomer = { participating: false, teamSize: null };

describe('starting a tournament', () => {
  it('[LIFE-1] a tournament can be started once', () => {
    expect(mayStart(tournament(), players(8))).toEqual(ok(true));
    expect(mayStart(started(), players(8))).toEqual(refuse('tournamentStarted'));
  });

  it('[LIFE-1] a Swiss needs more players than rounds to start', () => {
    expect(mayStart(tournament({ announcedRounds: 4 }), players(5))).toEqual(ok(true));
    expect(mayStart(tournament({ announcedRounds: 4 }), players(4))).toEqual(
      refuse('morePlayersThanRounds', { entries: 4, rounds: 4 }),
    );
  });

  it('[LIFE-1] a knockout needs a power of two to start, and the refusal says how far off the field is', () => {
    const knockout = tournament({ format: 'Knockout', announcedRounds: null });
    expect(mayStart(knockout, players(8))).toEqual(ok(true));
    expect(mayStart(knockout, players(6))).toEqual(refuse('powerOfTwoPlayers', { missing: 2, tooMany: 2 }));
  });

  it('[LIFE-1] the start counts teams where teams are paired, and pupils of two classes in school chess', () => {
    const knockout = tournament({ format: 'TeamKnockout', announcedRounds: null, perTeam: 4 });
    expect(mayStart(knockout, { players: 8, teams: 3, emptyTeam: null })).toEqual(
      refuse('powerOfTwoPlayers', { missing: 1, tooMany: 1 }),
    );
    const school = tournament({ format: 'TeamMonrad' });
    expect(mayStart(school, { players: 20, teams: 1, emptyTeam: null })).toEqual(refuse('insufficientPlayers'));
    expect(mayStart(school, { players: 20, teams: 2, emptyTeam: null })).toEqual(ok(true));
  });

  it('[LIFE-1] the start needs two players, but none where pairings are manual', () => {
    expect(mayStart(tournament({ format: 'RoundRobin' }), players(1))).toEqual(refuse('insufficientPlayers'));
    expect(mayStart(tournament({ format: 'ManualPairing' }), players(0))).toEqual(ok(true));
  });

  it.each([
    [4, 3, true],
    [5, 4, true],
    [6, 4, false],
    [3, 2, false],
  ])(
    '[LIFE-1] with %d players and %d rounds, the warning that pairings may run out is %s',
    (entries, announcedRounds, warns) => {
      const told = warns ? { entries, rounds: announcedRounds, safe: announcedRounds - 1 } : null;
      expect(likelyToRunOut(tournament({ announcedRounds }), players(entries))).toEqual(told);
    },
  );

  it('[LIFE-1] the warning counts teams where teams are paired', () => {
    const swiss = tournament({ format: 'TeamSwissDutch', announcedRounds: 3 });
    expect(likelyToRunOut(swiss, { players: 16, teams: 4, emptyTeam: null })).toEqual({
      entries: 4,
      rounds: 3,
      safe: 2,
    });
    expect(likelyToRunOut(swiss, { players: 4, teams: 5, emptyTeam: null })).toBeNull();
  });

  it('[LIFE-1] the safe number of rounds for a field is consistent with the safe field for a number of rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 500 }), (entries, rounds) => {
        expect(rounds <= safeRounds(entries)).toBe(entries >= safeEntries(rounds));
      }),
    );
  });
});

describe('joining and entering', () => {
  it('[ENTRY-1] players are entered before the start, and join by themselves where the organiser allows it', () => {
    expect(mayJoin(tournament(), newcomer)).toEqual(ok(true));
    expect(mayJoin(tournament({ selfJoinable: false }), newcomer)).toEqual(refuse('selfJoinNotAllowed'));
    expect(mayAddParticipant(tournament({ selfJoinable: false }), newcomer)).toEqual(ok(true));
  });

  it('[ENTRY-1] players and teams cannot be entered after the start', () => {
    expect(mayJoin(started(), newcomer)).toEqual(refuse('tournamentStarted'));
    expect(mayAddParticipant(started(), newcomer)).toEqual(refuse('tournamentStarted'));
    expect(mayAddTeam(started({ format: 'TeamSwissDutch' }))).toEqual(refuse('tournamentStarted'));
    expect(mayAddTeam(tournament({ format: 'TeamSwissDutch' }))).toEqual(ok(true));
  });

  it('[ENTRY-1] a player cannot join twice', () => {
    expect(mayJoin(tournament(), { ...newcomer, participating: true })).toEqual(refuse('alreadyParticipating'));
  });

  it('[ENTRY-1] a player of a team tournament joins a team that is not full', () => {
    const swiss = tournament({ format: 'TeamSwissDutch', perTeam: 2 });
    expect(mayJoin(swiss, newcomer)).toEqual(refuse('teamRequired'));
    expect(mayJoin(swiss, { participating: false, teamSize: 1 })).toEqual(ok(true));
    expect(mayJoin(swiss, { participating: false, teamSize: 2 })).toEqual(refuse('teamFull', { limit: 2 }));
  });

  it('[ENTRY-1] a four-player team has room for two substitutes, and a school class for any number', () => {
    const four = tournament({ format: 'LimitedPlayerTeam', perTeam: 4 });
    expect(mayAddParticipant(four, { participating: false, teamSize: 5 })).toEqual(ok(true));
    expect(mayAddParticipant(four, { participating: false, teamSize: 6 })).toEqual(refuse('teamFull', { limit: 6 }));
    expect(mayAddParticipant(tournament({ format: 'TeamMonrad' }), { participating: false, teamSize: 500 })).toEqual(
      ok(true),
    );
  });
});

describe('leaving', () => {
  it('[ENTRY-3] leaving removes the entry before the start and withdraws the player after it', () => {
    expect(mayLeave(tournament(), true)).toEqual(ok('removed'));
    expect(mayLeave(started({ rounds: playedRounds(0) }), true)).toEqual(ok('withdrawn'));
    expect(mayLeave(tournament(), false)).toEqual(refuse('notParticipating'));
  });

  it('[ENTRY-3] a player cannot leave once everything is played', () => {
    expect(mayLeave(started({ rounds: playedRounds(0, 0, 0) }), true)).toEqual(refuse('tournamentFinished'));
    expect(mayLeave(started({ rounds: playedRounds(0, 0, 1) }), true)).toEqual(ok('withdrawn'));
  });

  it('[ENTRY-3] only the organiser can withdraw a player once no pairing was found', () => {
    expect(mayLeave(started({ pairingFailed: true }), true)).toEqual(refuse('pairingFailed'));
    expect(mayRemoveParticipant(started({ pairingFailed: true }), true)).toEqual(ok('withdrawn'));
  });
});

describe('reinstating', () => {
  it('[ENTRY-4] a withdrawn player can be reinstated while something is left to play', () => {
    expect(mayTakeBack(started({ rounds: playedRounds(0, 1) }))).toEqual(ok(true));
    expect(mayTakeBack(started({ rounds: playedRounds(0, 0, 1) }))).toEqual(ok(true));
    expect(mayTakeBack(started({ rounds: playedRounds(0, 0, 0) }))).toEqual(refuse('tournamentFinished'));
    expect(mayTakeBack(started({ finishedAt: at(DAY) }))).toEqual(refuse('tournamentFinished'));
  });
});

describe('rejoining', () => {
  const open = { selfJoinable: true, rounds: playedRounds(0) };

  it('[ENTRY-12] a self-withdrawn player can rejoin a Swiss whose players join by themselves', () => {
    expect(mayReturn(started(open), true)).toEqual(ok(true));
    expect(mayReturn(started(open), false)).toEqual(refuse('returnNotAllowed'));
    expect(mayReturn(started({ ...open, selfJoinable: false }), true)).toEqual(refuse('returnNotAllowed'));
    expect(mayReturn(started({ ...open, format: 'RoundRobin' }), true)).toEqual(refuse('returnNotAllowed'));
    expect(mayReturn(started({ ...open, format: 'Knockout' }), true)).toEqual(refuse('returnNotAllowed'));
  });

  it('[ENTRY-12] a self-withdrawn player cannot rejoin once the last round is paired', () => {
    expect(mayReturn(started({ ...open, rounds: playedRounds(0, 0, 1) }), true)).toEqual(refuse('allRoundsPaired'));
    expect(mayReturn(started({ ...open, finishedAt: at(DAY) }), true)).toEqual(refuse('tournamentFinished'));
  });
});

describe('the line-up', () => {
  const four = started({ format: 'LimitedPlayerTeam', nextPairingAt: at(0) });

  it('the line-up of a four-player team is closed for everybody five minutes before the pairing', () => {
    expect(mayChangeLineUp(four, false, millis(at(0) - 5 * MINUTE - 1))).toEqual(ok(true));
    expect(mayChangeLineUp(four, false, millis(at(0) - 5 * MINUTE))).toEqual(refuse('lineUpClosed'));
  });

  it('the line-up of any other team is closed only for its captain', () => {
    const swiss = started({ format: 'TeamSwissDutch', nextPairingAt: at(0) });
    expect(mayChangeLineUp(swiss, true, at(-MINUTE))).toEqual(refuse('lineUpClosed'));
    expect(mayChangeLineUp(swiss, false, at(-MINUTE))).toEqual(ok(true));
  });

  it('the line-up stays open while no pairing is planned', () => {
    expect(mayChangeLineUp({ ...four, nextPairingAt: null }, true, at(0))).toEqual(ok(true));
  });
});

describe('deleting a tournament', () => {
  it('[LIFE-4] a tournament can be deleted until the first round has started', () => {
    expect(mayDelete(tournament(), at(DAY))).toEqual(ok(true));
    expect(mayDelete(started({ rounds: playedRounds(2) }), at(-1))).toEqual(ok(true));
    expect(mayDelete(started({ rounds: playedRounds(2) }), at(0))).toEqual(refuse('firstRoundStarted'));
  });

  it('[LIFE-4] a tournament with a result cannot be deleted, even if the result was entered early', () => {
    expect(mayDelete(started({ rounds: playedRounds(0) }), at(-1))).toEqual(refuse('firstRoundStarted'));
  });
});
