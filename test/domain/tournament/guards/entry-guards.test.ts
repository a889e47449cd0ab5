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

describe('[LIFE-1] starting a tournament', () => {
  it('is done once', () => {
    expect(mayStart(tournament(), players(8))).toEqual(ok(true));
    expect(mayStart(started(), players(8))).toEqual(refuse('tournamentStarted'));
  });

  it('needs more players than rounds in a Swiss', () => {
    expect(mayStart(tournament({ announcedRounds: 4 }), players(5))).toEqual(ok(true));
    expect(mayStart(tournament({ announcedRounds: 4 }), players(4))).toEqual(
      refuse('morePlayersThanRounds', { entries: 4, rounds: 4 }),
    );
  });

  it('needs a power of two in a knockout, and says how far off the field is', () => {
    const knockout = tournament({ format: 'Knockout', announcedRounds: null });
    expect(mayStart(knockout, players(8))).toEqual(ok(true));
    expect(mayStart(knockout, players(6))).toEqual(refuse('powerOfTwoPlayers', { missing: 2, tooMany: 2 }));
  });

  it('counts teams where teams are paired, and pupils of two classes in school chess', () => {
    const knockout = tournament({ format: 'TeamKnockout', announcedRounds: null, perTeam: 4 });
    expect(mayStart(knockout, { players: 8, teams: 3, emptyTeam: null })).toEqual(
      refuse('powerOfTwoPlayers', { missing: 1, tooMany: 1 }),
    );
    const school = tournament({ format: 'TeamMonrad' });
    expect(mayStart(school, { players: 20, teams: 1, emptyTeam: null })).toEqual(refuse('insufficientPlayers'));
    expect(mayStart(school, { players: 20, teams: 2, emptyTeam: null })).toEqual(ok(true));
  });

  it('needs two players to pair, but none where the arbiter pairs by hand', () => {
    expect(mayStart(tournament({ format: 'RoundRobin' }), players(1))).toEqual(refuse('insufficientPlayers'));
    expect(mayStart(tournament({ format: 'ManualPairing' }), players(0))).toEqual(ok(true));
  });

  it.each([
    [4, 3, true],
    [5, 4, true],
    [6, 4, false],
    [3, 2, false],
  ])('of %d players with %d rounds: the warning that pairings may run out is %s', (entries, announcedRounds, warns) => {
    const told = warns ? { entries, rounds: announcedRounds, safe: announcedRounds - 1 } : null;
    expect(likelyToRunOut(tournament({ announcedRounds }), players(entries))).toEqual(told);
  });

  it('the warning counts teams where teams are paired', () => {
    const swiss = tournament({ format: 'TeamSwissDutch', announcedRounds: 3 });
    expect(likelyToRunOut(swiss, { players: 16, teams: 4, emptyTeam: null })).toEqual({
      entries: 4,
      rounds: 3,
      safe: 2,
    });
    expect(likelyToRunOut(swiss, { players: 4, teams: 5, emptyTeam: null })).toBeNull();
  });

  it('the rounds that a field is safe for are those that ask for no larger field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 500 }), (entries, rounds) => {
        expect(rounds <= safeRounds(entries)).toBe(entries >= safeEntries(rounds));
      }),
    );
  });
});

describe('[ENTRY-1] coming in', () => {
  it('is possible before the start, by oneself where the organiser allows it', () => {
    expect(mayJoin(tournament(), newcomer)).toEqual(ok(true));
    expect(mayJoin(tournament({ selfJoinable: false }), newcomer)).toEqual(refuse('selfJoinNotAllowed'));
    expect(mayAddParticipant(tournament({ selfJoinable: false }), newcomer)).toEqual(ok(true));
  });

  it('is over with the start, for players and teams', () => {
    expect(mayJoin(started(), newcomer)).toEqual(refuse('tournamentStarted'));
    expect(mayAddParticipant(started(), newcomer)).toEqual(refuse('tournamentStarted'));
    expect(mayAddTeam(started({ format: 'TeamSwissDutch' }))).toEqual(refuse('tournamentStarted'));
    expect(mayAddTeam(tournament({ format: 'TeamSwissDutch' }))).toEqual(ok(true));
  });

  it('happens once', () => {
    expect(mayJoin(tournament(), { ...newcomer, participating: true })).toEqual(refuse('alreadyParticipating'));
  });

  it('is for a team with room in team tournaments', () => {
    const swiss = tournament({ format: 'TeamSwissDutch', perTeam: 2 });
    expect(mayJoin(swiss, newcomer)).toEqual(refuse('teamRequired'));
    expect(mayJoin(swiss, { participating: false, teamSize: 1 })).toEqual(ok(true));
    expect(mayJoin(swiss, { participating: false, teamSize: 2 })).toEqual(refuse('teamFull', { limit: 2 }));
  });

  it('has room for two substitutes in a four-player team and for any number in a school class', () => {
    const four = tournament({ format: 'LimitedPlayerTeam', perTeam: 4 });
    expect(mayAddParticipant(four, { participating: false, teamSize: 5 })).toEqual(ok(true));
    expect(mayAddParticipant(four, { participating: false, teamSize: 6 })).toEqual(refuse('teamFull', { limit: 6 }));
    expect(mayAddParticipant(tournament({ format: 'TeamMonrad' }), { participating: false, teamSize: 500 })).toEqual(
      ok(true),
    );
  });
});

describe('[ENTRY-3] going out', () => {
  it('removes the entry before the start and withdraws the player after it', () => {
    expect(mayLeave(tournament(), true)).toEqual(ok('removed'));
    expect(mayLeave(started({ rounds: playedRounds(0) }), true)).toEqual(ok('withdrawn'));
    expect(mayLeave(tournament(), false)).toEqual(refuse('notParticipating'));
  });

  it('is over when everything is played', () => {
    expect(mayLeave(started({ rounds: playedRounds(0, 0, 0) }), true)).toEqual(refuse('tournamentFinished'));
    expect(mayLeave(started({ rounds: playedRounds(0, 0, 1) }), true)).toEqual(ok('withdrawn'));
  });

  it('is left to the organiser once no pairing was found', () => {
    expect(mayLeave(started({ pairingFailed: true }), true)).toEqual(refuse('pairingFailed'));
    expect(mayRemoveParticipant(started({ pairingFailed: true }), true)).toEqual(ok('withdrawn'));
  });
});

describe('[ENTRY-4] coming back', () => {
  it('is possible while something is left to play', () => {
    expect(mayTakeBack(started({ rounds: playedRounds(0, 1) }))).toEqual(ok(true));
    expect(mayTakeBack(started({ rounds: playedRounds(0, 0, 1) }))).toEqual(ok(true));
    expect(mayTakeBack(started({ rounds: playedRounds(0, 0, 0) }))).toEqual(refuse('tournamentFinished'));
    expect(mayTakeBack(started({ finishedAt: at(DAY) }))).toEqual(refuse('tournamentFinished'));
  });
});

describe('[ENTRY-12] coming back by oneself', () => {
  const open = { selfJoinable: true, rounds: playedRounds(0) };

  it('a self-withdrawn player can rejoin a Swiss whose players join by themselves', () => {
    expect(mayReturn(started(open), true)).toEqual(ok(true));
    expect(mayReturn(started(open), false)).toEqual(refuse('returnNotAllowed'));
    expect(mayReturn(started({ ...open, selfJoinable: false }), true)).toEqual(refuse('returnNotAllowed'));
    expect(mayReturn(started({ ...open, format: 'RoundRobin' }), true)).toEqual(refuse('returnNotAllowed'));
    expect(mayReturn(started({ ...open, format: 'Knockout' }), true)).toEqual(refuse('returnNotAllowed'));
  });

  it('is over once the last round is paired', () => {
    expect(mayReturn(started({ ...open, rounds: playedRounds(0, 0, 1) }), true)).toEqual(refuse('allRoundsPaired'));
    expect(mayReturn(started({ ...open, finishedAt: at(DAY) }), true)).toEqual(refuse('tournamentFinished'));
  });
});

describe('the line-up', () => {
  const four = started({ format: 'LimitedPlayerTeam', nextPairingAt: at(0) });

  it('of a four-player team is closed for everybody five minutes before the pairing', () => {
    expect(mayChangeLineUp(four, false, millis(at(0) - 5 * MINUTE - 1))).toEqual(ok(true));
    expect(mayChangeLineUp(four, false, millis(at(0) - 5 * MINUTE))).toEqual(refuse('lineUpClosed'));
  });

  it('of another team is closed for its captain only', () => {
    const swiss = started({ format: 'TeamSwissDutch', nextPairingAt: at(0) });
    expect(mayChangeLineUp(swiss, true, at(-MINUTE))).toEqual(refuse('lineUpClosed'));
    expect(mayChangeLineUp(swiss, false, at(-MINUTE))).toEqual(ok(true));
  });

  it('stays open where no pairing is planned', () => {
    expect(mayChangeLineUp({ ...four, nextPairingAt: null }, true, at(0))).toEqual(ok(true));
  });
});

describe('[LIFE-4] deleting a tournament', () => {
  it('is possible until the first round has started', () => {
    expect(mayDelete(tournament(), at(DAY))).toEqual(ok(true));
    expect(mayDelete(started({ rounds: playedRounds(2) }), at(-1))).toEqual(ok(true));
    expect(mayDelete(started({ rounds: playedRounds(2) }), at(0))).toEqual(refuse('firstRoundStarted'));
  });

  it('never loses a result, not even one that was entered ahead of time', () => {
    expect(mayDelete(started({ rounds: playedRounds(0) }), at(-1))).toEqual(refuse('firstRoundStarted'));
  });
});
