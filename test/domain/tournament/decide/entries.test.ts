import { describe, expect, it } from 'vitest';
import { type Actor, VISITOR } from '../../../../domain/access/actor.ts';
import { type AccountId, asId, isGuestId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { refuse } from '../../../../domain/kernel/result.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { decide } from '../../../../domain/tournament/decide.ts';
import type { Decided } from '../../../../domain/tournament/decision.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { noticesOf } from '../../../../domain/tournament/value/notices.ts';
import { freeRoundsOf, playerOf, playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  asCaptain,
  asPlayer,
  boardIn,
  changed,
  clubTeamsOf,
  decided,
  entryOf,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
  withPlayers,
  withTeamsEntered,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const id = (name: string): AccountId => asId(name);
const teamId = (name: string): TeamId => asId(name);
const names = (tournament: Tournament) => playersOf(tournament).map(({ account }) => account);
const guest = (lastName: string, rating: number | null = null, title: string | null = null) =>
  ({
    kind: 'addGuest',
    guest: {
      person: { firstName: 'Gro', lastName, fideNumber: null, birthDate: null, sex: 'F' },
      title,
      rating,
      federation: 'NOR',
      club: null,
    },
  }) as const;
const remove = (account: string) => ({ kind: 'removeParticipant', account: id(account) }) as const;
const add = (account: string) => ({ kind: 'addParticipant', account: id(account) }) as const;
const tournamentAfter = (decided: Decided): Tournament => {
  if (!decided.ok || decided.value.kind !== 'done' || decided.value.after === null) throw new Error('not done');
  return decided.value.after;
};

describe('entering players', () => {
  it('[ENTRY-8] a list of accounts and guests is entered as a whole or not at all', () => {
    const list = (...accounts: string[]) =>
      ({ kind: 'addEntrants', accounts: accounts.map(id), guests: [guest('Berg', 2500).guest] }) as const;
    const before = newTournament();
    const done = decided(before, list('p3', 'p1'));
    expect(done.ok && done.value.answer).toEqual({ added: 3 });
    expect(done.ok && done.value.messages).toHaveLength(2);
    expect(playersOf(changed(before, list('p3', 'p1'))).map(({ seed }) => seed)).toEqual([1, 2, 3]);
    expect(refusalOf(before, list('p3', 'nobody'))).toBe('noSuchAccount');
    expect(refusalOf(before, list('p3', 'p3'))).toBe('alreadyParticipating');
    expect(refusalOf(changed(before, add('p3')), list('p3'))).toBe('alreadyParticipating');
    expect(refusalOf(startedWith(4), list('p9'))).toBe('tournamentStarted');
  });

  it('[ENTRY-9] a late entrant gets the last number, and zero-point byes for the rounds missed', () => {
    const played = playedOut(nextRound(startedWith(4)), 1);
    const late = changed(played, { ...add('p9'), late: true });
    expect(playerOf(late, id('p9'))).toMatchObject({ seed: 5, standing: { score: 0 } });
    expect(late.rounds.map((round) => freeRoundsOf(round))).toEqual([[{ kind: 'bye', who: 'p9', bye: 'zero-point' }]]);
    const paired = nextRound(late);
    expect(playersOf(paired)).toHaveLength(5);
    expect(paired.rounds.at(-1)).toMatchObject({ kind: 'paired' });
  });

  it('[ENTRY-9] the organiser can give a late entrant half a point for each missed round, even a guest', () => {
    const played = playedOut(nextRound(playedOut(nextRound(startedWith(6)), 1)), 2);
    const late = changed(played, { ...add('p9'), late: true, missed: 'half-point' });
    expect(playerOf(late, id('p9'))).toMatchObject({ seed: 7, standing: { score: 2 } });
    const both = changed(late, { ...guest('Berg'), late: true, missed: 'half-point' });
    expect(playersOf(both).at(-1)?.standing.score).toBe(2);
    expect(both.rounds.map((round) => freeRoundsOf(round).map(({ bye }) => bye))).toEqual([
      ['half-point', 'half-point'],
      ['half-point', 'half-point'],
    ]);
  });

  it('[ENTRY-10] the FIDE number, birth date and sex of an entry can be corrected for a guest only', () => {
    const before = changed(withPlayers(newTournament(), 3), guest('Berg', 1500));
    const berg = playersOf(before).find(({ account }) => isGuestId(account))?.account ?? id('nobody');
    const details = { name: null, title: null, rating: 1500, federation: 'NOR', club: null } as const;
    const facts = { fideNumber: 1500042, birthDate: '2012-01-01', sex: 'F' } as const;
    const after = changed(before, { kind: 'editEntrant', account: berg, details: { ...details, facts } });
    expect(playerOf(after, berg)?.person).toMatchObject({ lastName: 'Berg', ...facts });
    expect(factsOf(before, after)).toContainEqual({ kind: 'details', who: [berg] });
    const again = changed(after, guest('Ås', 1400), { chance: chanceFrom(2) });
    const second = playersOf(again).find(({ person }) => person.lastName === 'Ås')?.account ?? id('nobody');
    expect(refusalOf(again, { kind: 'editEntrant', account: second, details: { ...details, facts } })).toBe(
      'fideNumberEntered',
    );
    const cleared = changed(after, {
      kind: 'editEntrant',
      account: berg,
      details: { ...details, facts: { sex: null } },
    });
    expect(playerOf(cleared, berg)?.person).toMatchObject({ ...facts, sex: null });
    expect(refusalOf(before, { kind: 'editEntrant', account: id('p1'), details: { ...details, facts } })).toBe(
      'invalidInput',
    );
  });

  it('[ENTRY-9] a late entry is refused in another format, before the start and after the last pairing', () => {
    const late = { ...guest('Berg'), late: true } as const;
    expect(refusalOf(newTournament(), late)).toBe('tournamentNotStarted');
    const robin = startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1 }));
    expect(refusalOf(robin, late)).toBe('tournamentStarted');
    const last = [1, 2].reduce((before, round) => nextRound(playedOut(before, round)), nextRound(startedWith(6)));
    expect(refusalOf(last, late)).toBe('allRoundsPaired');
    expect(refusalOf(startedWith(4), guest('Berg'))).toBe('tournamentStarted');
  });

  it('[ENTRY-10] a corrected entry moves in the list before the start, and keeps its number after it', () => {
    const details = { name: null, title: 'GM', rating: 2800, federation: 'SWE', club: 'Wasa SK' } as const;
    const open = changed(withPlayers(newTournament(), 2), guest('Berg', 1500));
    const berg = playersOf(open).find(({ person }) => person.ghost)?.account ?? id('nobody');
    const named = { ...details, name: { firstName: 'Geir', lastName: 'Bergh' } } as const;
    const mended = changed(open, { kind: 'editEntrant', account: berg, details: named });
    expect(playerOf(mended, berg)).toMatchObject({ seed: 1, title: 'GM', person: { lastName: 'Bergh', ghost: true } });
    expect(refusalOf(open, { kind: 'editEntrant', account: id('p1'), details: named })).toBe('invalidInput');
    const running = changed(startedWith(4), { kind: 'editEntrant', account: id('p4'), details });
    expect(playerOf(running, id('p4'))).toMatchObject({ seed: 4, rating: 2800, federation: 'SWE', club: 'Wasa SK' });
  });

  describe('a FIDE number that is already in the tournament', () => {
    const NUMBER = 1_500_042;
    const holder = (lastName = 'Berg') => {
      const entry = guest(lastName);
      return { ...entry, guest: { ...entry.guest, person: { ...entry.guest.person, fideNumber: NUMBER } } };
    };
    const holderIn = (tournament: Tournament) =>
      playersOf(tournament).find(({ person }) => person.fideNumber === NUMBER)?.account ?? id('nobody');
    /** The command of somebody whose account has the number. */
    const asHolder = (before: Tournament, command: TournamentCommand, account = 'p9', actor: Actor = HOST) =>
      decide(before, command, {
        actor,
        now: at(0),
        chance: chanceFrom(2),
        effectResult: { kind: 'entry', entry: numbered(account), teams: clubTeamsOf(id(account)), barred: null },
      });
    const numbered = (account: string) => {
      const entry = entryOf(account);
      return { ...entry, person: { ...entry.person, fideNumber: NUMBER } };
    };
    const entered = (name: string) => refuse('fideNumberEntered', { number: NUMBER, name });

    it('[ENTRY-14] an account with a FIDE number that is already entered cannot join or be entered, even late', () => {
      const before = changed(newTournament({ selfJoinable: true }), holder());
      expect(asHolder(before, { kind: 'join' }, 'p9', asPlayer('p9'))).toEqual(entered('Gro Berg'));
      expect(asHolder(before, add('p9'))).toEqual(entered('Gro Berg'));
      const running = nextRound(startedWith(4, before));
      expect(asHolder(running, { ...add('p9'), late: true })).toEqual(entered('Gro Berg'));
    });

    it('[ENTRY-14] a FIDE number of another account is refused to accounts, guests and entries of a list', () => {
      const before = tournamentAfter(asHolder(newTournament(), add('p9')));
      expect(asHolder(before, add('p8'), 'p8')).toEqual(entered('p9 Player'));
      expect(refusalOf(before, holder())).toBe('fideNumberEntered');
      const list = { kind: 'addEntrants', accounts: [], guests: [holder().guest] } as const;
      expect(refusalOf(before, list)).toBe('fideNumberEntered');
      const twice = { kind: 'addEntrants', accounts: [], guests: [holder().guest, holder('Ås').guest] } as const;
      expect(decided(newTournament(), twice)).toEqual(entered('Gro Berg'));
      const effectResult = { kind: 'entries', guests: [], entries: [numbered('p8')] } as const;
      const listed = { kind: 'addEntrants', accounts: [id('p8')], guests: [] } as const;
      expect(decide(before, listed, { actor: HOST, now: at(0), chance: chanceFrom(2), effectResult })).toEqual(
        entered('p9 Player'),
      );
    });

    it('[ENTRY-14] a FIDE number is refused in every team of the tournament, to the organiser and to the captain', () => {
      const teams = withTeamsEntered(newTournament({ format: 'TeamSwissDutch', perTeam: 4 }), 2, 1);
      const before = changed(teams, { ...holder(), team: teamId('t1') });
      expect(asHolder(before, { ...add('p8'), team: teamId('t2') }, 'p8')).toEqual(entered('Gro Berg'));
      expect(asHolder(before, { ...add('p8'), team: teamId('t2') }, 'p8', asCaptain('t2'))).toEqual(
        entered('Gro Berg'),
      );
      expect(refusalOf(before, { ...holder('Ås'), team: teamId('t2') })).toBe('fideNumberEntered');
    });

    it('[ENTRY-14] a guest can get the account with the guest’s own FIDE number, and other entries cannot', () => {
      const before = changed(withPlayers(changed(newTournament(), holder()), 3), guest('Ås'), {
        chance: chanceFrom(3),
      });
      const exchange = (entrant: AccountId) =>
        ({ kind: 'identifyEntrant', guest: entrant, account: id('p9') }) as const;
      const other = playersOf(before).find(({ person }) => person.lastName === 'Ås')?.account ?? id('nobody');
      expect(asHolder(before, exchange(other))).toEqual(entered('Gro Berg'));
      expect(asHolder(before, exchange(id('p2')))).toEqual(entered('Gro Berg'));
      const identified = tournamentAfter(asHolder(before, exchange(holderIn(before))));
      expect(playerOf(identified, id('p9'))?.person.fideNumber).toBe(NUMBER);
    });

    it('[ENTRY-14] the holder of a FIDE number is named by user name to those who see user names only', () => {
      const before = tournamentAfter(
        asHolder(newTournament({ selfJoinable: true, showOnlyUsernames: true }), add('p9')),
      );
      expect(asHolder(before, { kind: 'join' }, 'p8', asPlayer('p8'))).toEqual(entered('p9'));
      expect(asHolder(before, add('p8'), 'p8')).toEqual(entered('p9 Player'));
    });
  });

  describe('a guest who gets an account', () => {
    const field = () => changed(withPlayers(newTournament(), 5), guest('Berg', 1500));
    const guestIn = (tournament: Tournament) =>
      playersOf(tournament).find(({ account }) => isGuestId(account))?.account ?? id('nobody');
    const known = (tournament: Tournament, account = 'p9') =>
      ({ kind: 'identifyEntrant', guest: guestIn(tournament), account: id(account) }) as const;

    it('[ENTRY-11] a guest who gets an account keeps results, number, byes, forbidden pairs and entry details', () => {
      const berg = guestIn(field());
      const asked = [
        { kind: 'start' },
        { kind: 'addRequestedBye', bye: { who: berg, round: 3, bye: 'half-point' } },
        { kind: 'addForbiddenPair', pair: { who: [berg, id('p1')], firstRound: 1, lastRound: null } },
      ] as const;
      const before = playedOut(nextRound(asked.reduce((one, command) => changed(one, command), field())), 1);
      const after = changed(before, known(before));
      const [was, is] = [playerOf(before, berg), playerOf(after, id('p9'))];
      expect(is).toEqual({ ...was, account: 'p9', person: entryOf('p9').person });
      expect(JSON.stringify(after)).not.toContain(berg);
      expect(after.requestedByes).toEqual([{ who: 'p9', round: 3, bye: 'half-point' }]);
      expect(after.forbiddenPairs[0]?.who).toEqual(['p1', 'p9']);
      expect(factsOf(before, after)).toEqual([{ kind: 'identified', who: ['p9'] }]);
      expect(noticesOf(before, after, HOST)).toEqual([]);
    });

    it('[ENTRY-11] a guest who gets an account keeps the seat in a draft, and is notified of the entry', () => {
      const started = changed(field(), { kind: 'start' });
      const drafted = changed(started, { kind: 'draftRound' });
      const done = decided(drafted, known(drafted));
      if (!done.ok) throw new Error(done.key);
      expect(JSON.stringify(done.value.after?.draft)).toContain('"p9"');
      expect(JSON.stringify(done.value.after?.draft)).not.toContain('guest-');
      expect(done.value.messages).toEqual([{ kind: 'entered', account: 'p9', by: 'arbiter' }]);
    });

    it('[ENTRY-11] a guest who gets an account before the start is sorted by the new name', () => {
      const open = field();
      expect(playersOf(changed(open, known(open))).map(({ account }) => account)).toContain('p9');
    });

    it('[ENTRY-11] a guest cannot get an account that already plays or does not exist, nor during an online game', () => {
      const open = field();
      expect(refusalOf(open, known(open, 'p1'))).toBe('alreadyParticipating');
      expect(refusalOf(open, known(open, 'nobody'))).toBe('noSuchAccount');
      expect(refusalOf(open, known(open, 'guest-abc'))).toBe('noSuchAccount');
      expect(refusalOf(open, { kind: 'identifyEntrant', guest: id('guest-x'), account: id('p9') })).toBe(
        'notParticipating',
      );
      expect(refusalOf(open, known(open), { actor: asPlayer('p1') })).toBe('forbidden');
      const online = changed(withPlayers(newTournament({ online: true }), 5), guest('Berg', 1500));
      const playing = nextRound(changed(online, { kind: 'start' }));
      expect(refusalOf(playing, known(playing))).toBe('entrantIsPlaying');
    });
  });

  describe('the wrong account', () => {
    const exchange = (guest: string, account: string) =>
      ({ kind: 'identifyEntrant', guest: id(guest), account: id(account) }) as const;

    it('[ENTRY-17] the right account of an entry replaces the wrong one, with its results, number and byes', () => {
      const started = changed(withPlayers(newTournament(), 4), { kind: 'start' });
      const requested = changed(started, {
        kind: 'addRequestedBye',
        bye: { who: id('p2'), round: 3, bye: 'half-point' },
      });
      const before = playedOut(nextRound(requested), 1);
      const after = changed(before, exchange('p2', 'p9'));
      const [was, is] = [playerOf(before, id('p2')), playerOf(after, id('p9'))];
      const { account, person, title, rating, federation, club } = entryOf('p9', 2310);
      expect(is).toEqual({ ...was, account, person, title, rating, federation, club });
      expect(playerOf(after, id('p2'))).toBeUndefined();
      expect(JSON.stringify(after.rounds)).not.toContain('"p2"');
      expect(after.requestedByes).toEqual([{ who: 'p9', round: 3, bye: 'half-point' }]);
      expect(factsOf(before, after)[0]).toEqual({ kind: 'exchanged', who: ['p2', 'p9'] });
      expect(noticesOf(before, after, HOST)).toEqual([]);
    });

    it('[ENTRY-17] the account of an entry cannot be replaced by another entrant’s or after an online game', () => {
      const open = withPlayers(newTournament(), 4);
      expect(refusalOf(open, exchange('p1', 'p2'))).toBe('alreadyParticipating');
      expect(refusalOf(open, exchange('p1', 'nobody'))).toBe('noSuchAccount');
      const online = nextRound(startedWith(4, newTournament({ online: true })));
      const board = boardIn(online, 1);
      expect(refusalOf(online, exchange(board.white, 'p9'))).toBe('entrantIsPlaying');
      const [game] = board.games;
      const played = changed(online, {
        kind: 'gameFinished',
        game: game?.id ?? id('none'),
        result: 'whiteWins',
        reason: 'resignation',
        moves: 'AAAA',
        plies: 12,
        finishedAt: at(1),
        absent: [],
      } as never);
      expect(refusalOf(played, exchange(board.white, 'p9'))).toBe('hasAccount');
    });
  });

  it('[ENTRY-1] the organiser enters anybody who has an account, once', () => {
    const one = changed(newTournament(), add('p3'));
    expect(playersOf(one)).toMatchObject([{ account: 'p3', rating: 2370, withdrawnFrom: null, seed: 1 }]);
    expect(refusalOf(one, add('p3'))).toBe('alreadyParticipating');
    expect(refusalOf(one, add('nobody'))).toBe('noSuchAccount');
    expect(refusalOf(one, add('guest-abc'))).toBe('noSuchAccount');
  });

  it('[ENTRY-1] a player is recognised by the name of the account in any case', () => {
    const one = changed(newTournament(), add('p3'));
    const effectResult = { kind: 'entry', entry: entryOf('p3'), teams: [], barred: null } as const;
    const doing = { actor: HOST, now: at(0), chance: chanceFrom(1), effectResult };
    expect(decide(one, add('P3'), doing)).toMatchObject({ ok: false, key: 'alreadyParticipating' });
  });

  it('[ENTRY-1] players join by themselves where the organiser allows it', () => {
    const closed = newTournament();
    const open = newTournament({ selfJoinable: true });
    const doing = { actor: asPlayer('p1') };
    expect(refusalOf(closed, { kind: 'join' }, doing)).toBe('selfJoinNotAllowed');
    expect(names(changed(open, { kind: 'join' }, doing))).toEqual(['p1']);
    expect(refusalOf(open, { kind: 'join' }, { actor: VISITOR })).toBe('forbidden');
    expect(refusalOf(startedWith(4, open), { kind: 'join' }, { actor: asPlayer('p9') })).toBe('tournamentStarted');
  });

  it('[LEAGUE-1] a player whom the category excludes cannot join, but the organiser can enter them', () => {
    const open = newTournament({ selfJoinable: true });
    const barred = { ok: false, key: 'categoryForWomen' } as const;
    const effectResult = { kind: 'entry', entry: entryOf('p3'), teams: [], barred } as const;
    const doing = (actor: Actor) => ({ actor, now: at(0), chance: chanceFrom(1), effectResult });
    expect(decide(open, { kind: 'join' }, doing(asPlayer('p3')))).toEqual(barred);
    expect(decide(open, add('p3'), doing(HOST)).ok).toBe(true);
  });

  it('[TOUR-3] a private tournament cannot be joined by those who may not see it', () => {
    const secret = newTournament({ selfJoinable: true, publiclyViewable: false });
    expect(refusalOf(secret, { kind: 'join' }, { actor: asPlayer('p1') })).toBe('tournamentPrivate');
  });

  it('[ENTRY-1] a guest gets an id that nobody can log in with', () => {
    const result = decided(newTournament(), guest('Hansen'));
    expect(result).toMatchObject({
      ok: true,
      value: { answer: { account: expect.stringMatching(/^guest-[a-z0-9]{10}$/) } },
    });
    expect(result.ok && result.value.after && playersOf(result.value.after)).toMatchObject([
      { person: { ghost: true } },
    ]);
  });

  it('[ENTRY-1] a player who is entered by somebody else is notified', () => {
    const entered = decided(newTournament(), add('p1'));
    expect(entered.ok && entered.value.messages).toEqual([{ kind: 'entered', account: 'p1', by: 'arbiter' }]);
    const joined = decided(newTournament({ selfJoinable: true }), { kind: 'join' }, { actor: asPlayer('p1') });
    expect(joined.ok && joined.value.messages).toEqual([]);
  });

  it('[TOUR-4] the account data of a player are loaded before the player is entered', () => {
    const [entered] = playersOf(changed(newTournament(), add('p7')));
    expect(entered?.person).toMatchObject({ firstName: 'p7', lastName: 'Player' });
  });
});

describe('changed account data', () => {
  const renamed = (account: string) =>
    ({
      kind: 'personChanged',
      account: id(account),
      person: { firstName: 'Kari', lastName: 'Ny', ghost: false, fideNumber: 7, birthDate: null, sex: 'F' },
    }) as const;

  it('[TOUR-7] changed account data are shown in the tournament, and the title and rating of the entry stay', () => {
    const before = startedWith(4);
    const after = changed(before, renamed('p2'), { actor: VISITOR });
    expect(after.revision).toBe(before.revision + 1);
    expect(playerOf(after, id('p2'))).toEqual({ ...playerOf(before, id('p2')), person: renamed('p2').person });
    // Also where the tournament has been read since: whoever holds an older page asks anew.
    expect(changed(after, renamed('p2'), { actor: VISITOR }).revision).toBe(after.revision + 1);
  });

  it('[TOUR-7] changed account data changes nothing in tournaments without the player', () => {
    const before = startedWith(4);
    expect(changed(before, renamed('p9'), { actor: VISITOR })).toBe(before);
  });

  it('[ENTRY-2] a renamed player is sorted by the new name once somebody else is entered', () => {
    const before = ['p5', 'p10'].reduce((list, name) => changed(list, add(name)), newTournament());
    expect(names(before)).toEqual(['p10', 'p5']);
    const after = changed(before, renamed('p5'), { actor: VISITOR });
    expect(names(after)).toEqual(['p10', 'p5']);
    expect(names(changed(after, add('p15')))).toEqual(['p5', 'p10', 'p15']);
  });
});

describe('the starting list', () => {
  it('[ENTRY-2] the starting list is sorted by rating, then title, then name, after every entry', () => {
    const list = [
      guest('Berg', 2000),
      guest('Aas', 2000),
      guest('Dahl', 2000, 'FM'),
      guest('Nilsen'),
    ].reduce<Tournament>(
      (tournament, command, index) => changed(tournament, command, { chance: chanceFrom(index) }),
      changed(newTournament(), add('p1')),
    );
    expect(playersOf(list).map(({ person, seed }) => `${seed} ${person.lastName}`)).toEqual([
      '1 Player',
      '2 Dahl',
      '3 Aas',
      '4 Berg',
      '5 Nilsen',
    ]);
  });

  it('[ENTRY-2] the starting list closes the gap when a player leaves', () => {
    const left = changed(withPlayers(newTournament(), 4), remove('p2'));
    expect(playersOf(left).map(({ account, seed }) => `${seed} ${account}`)).toEqual(['1 p1', '2 p3', '3 p4']);
  });

  it('[ENTRY-2] a randomly drawn starting list keeps its order, and new players come last', () => {
    const byRating = names(withPlayers(newTournament(), 8));
    const drawn = changed(withPlayers(newTournament(), 8), { kind: 'changeSeeding', by: 'random' });
    expect(names(drawn)).not.toEqual(byRating);
    expect(new Set(names(drawn))).toEqual(new Set(byRating));
    expect(names(changed(drawn, add('p9'))).at(-1)).toBe('p9');
    expect(names(changed(drawn, { kind: 'changeSeeding', by: 'rating' }))).toEqual(byRating);
    expect(refusalOf(startedWith(4), { kind: 'changeSeeding', by: 'random' })).toBe('tournamentStarted');
  });
});

describe('leaving a tournament', () => {
  it('[ENTRY-3] leaving before the start removes the player’s requested byes and forbidden pairs', () => {
    const who = id('p2');
    const before = {
      ...withPlayers(newTournament(), 4),
      requestedByes: [{ who, round: 2, bye: 'half-point' as const }],
      forbiddenPairs: [
        { who: [who, id('p1')], firstRound: 1, lastRound: null },
        { who: [who, id('p3'), id('p4')], firstRound: 1, lastRound: 2 },
      ],
    };
    const gone = changed(before, { kind: 'leave' }, { actor: asPlayer('p2') });
    expect(gone).toMatchObject({ requestedByes: [] });
    expect(gone.forbiddenPairs).toEqual([{ who: ['p3', 'p4'], firstRound: 1, lastRound: 2 }]);
    expect(refusalOf(gone, { kind: 'leave' }, { actor: asPlayer('p2') })).toBe('notParticipating');
    expect(refusalOf(gone, { kind: 'leave' }, { actor: VISITOR })).toBe('forbidden');
  });

  it('[ENTRY-3] leaving after the start withdraws the player from the next round on and keeps their games', () => {
    const second = nextRound(playedOut(nextRound(startedWith(6)), 1));
    const gone = changed(second, remove('p1'));
    expect(playerOf(gone, id('p1'))?.withdrawnFrom).toBe(3);
    expect(gone.rounds).toEqual(second.rounds);
    expect(refusalOf(gone, remove('p1'))).toBe('notParticipating');
    const third = nextRound(playedOut(gone, 2));
    expect(JSON.stringify(third.rounds[2])).not.toContain('"p1"');
  });

  it('[ENTRY-4] the organiser can reinstate a withdrawn player, with byes for the missed rounds', () => {
    const gone = changed(playedOut(nextRound(startedWith(6)), 1), remove('p1'));
    const without = nextRound(gone);
    const back = changed(without, add('p1'));
    expect(playerOf(back, id('p1'))?.withdrawnFrom).toBeNull();
    const second = back.rounds[1];
    expect(second && freeRoundsOf(second)).toContainEqual({ kind: 'bye', who: 'p1', bye: 'zero-point' });
    expect(JSON.stringify(nextRound(playedOut(back, 2)).rounds[2])).toContain('"p1"');
  });

  it('[ENTRY-12] a player who withdrew can rejoin by themselves', () => {
    const first = playedOut(nextRound(startedWith(6, newTournament({ selfJoinable: true }))), 1);
    const doing = { actor: asPlayer('p1') };
    const gone = changed(first, { kind: 'leave' }, doing);
    const back = changed(nextRound(gone), { kind: 'join' }, doing);
    expect(playerOf(back, id('p1'))).toMatchObject({ withdrawnFrom: null, selfWithdrawn: false });
    const second = back.rounds[1];
    expect(second && freeRoundsOf(second)).toContainEqual({ kind: 'bye', who: 'p1', bye: 'zero-point' });
    expect(JSON.stringify(nextRound(playedOut(back, 2)).rounds[2])).toContain('"p1"');
    expect(refusalOf(back, { kind: 'join' }, doing)).toBe('tournamentStarted');
  });

  it('[ENTRY-12] only the organiser can reinstate a player whom they withdrew, also after an earlier return', () => {
    const first = playedOut(nextRound(startedWith(6, newTournament({ selfJoinable: true }))), 1);
    const doing = { actor: asPlayer('p1') };
    expect(refusalOf(changed(first, remove('p1')), { kind: 'join' }, doing)).toBe('returnNotAllowed');
    const back = changed(changed(first, { kind: 'leave' }, doing), { kind: 'join' }, doing);
    expect(refusalOf(changed(back, remove('p1')), { kind: 'join' }, doing)).toBe('returnNotAllowed');
    const byOrganiser = changed(changed(first, { kind: 'leave' }, doing), add('p1'));
    expect(refusalOf(changed(byOrganiser, remove('p1')), { kind: 'join' }, doing)).toBe('returnNotAllowed');
  });

  it('[ENTRY-4] nobody can be withdrawn once the tournament is finished', () => {
    const last = playedOut(nextRound(playedOut(nextRound(playedOut(nextRound(startedWith(6)), 1)), 2)), 3);
    expect(refusalOf(last, remove('p1'))).toBe('tournamentFinished');
  });
});

describe('a withdrawal from a round robin', () => {
  const single = newTournament({ format: 'RoundRobin', meetings: 1, tieBreaks: [null, null, null, null] });

  it('[ENTRY-5] the results of a player who played fewer than half of their games count for nobody', () => {
    const played = playedOut(startedWith(4, single), 1);
    const { white, black } = boardIn(played, 1);
    const gone = changed(played, { kind: 'removeParticipant', account: black });
    expect(playerOf(gone, white)?.standing.score).toBe(0);
    const open = gone.rounds.flatMap((round) => boardIn(gone, round.number, 1).result ?? []);
    expect(open).not.toContain(null);
    expect(boardIn(gone, 1).result).toBe('whiteWins');
  });

  it('[ENTRY-5] a player who played half of their games before withdrawing loses the remaining games by forfeit', () => {
    const played = playedOut(playedOut(startedWith(4, single), 1), 2);
    const { black } = boardIn(played, 1);
    const gone = changed(played, { kind: 'removeParticipant', account: black });
    const lost = gone.rounds.flatMap((round) => (round.kind === 'paired' ? round.pairings : []));
    const forfeited = lost.filter((one) => one.kind === 'board' && one.result?.endsWith('ByForfeit'));
    expect(forfeited).toHaveLength(1);
    expect(playerOf(gone, boardIn(played, 1).white)?.standing.score).toBeGreaterThan(0);
  });

  it('[ENTRY-4] reinstating a player reopens the games that the withdrawal closed', () => {
    const played = playedOut(startedWith(4, single), 1);
    const account = boardIn(played, 1).black;
    const back = changed(changed(played, { kind: 'removeParticipant', account }), { kind: 'addParticipant', account });
    expect({ ...back, revision: 0 }).toEqual({ ...played, revision: 0 });
  });

  it('[ENTRY-4] reinstating a player opens a new game for each online game that the withdrawal ended', () => {
    const online = startedWith(4, newTournament({ ...single.settings, online: true }));
    const { black: account } = boardIn(online, 2);
    const gone = decided(online, { kind: 'removeParticipant', account }, { now: at(-60_000) });
    if (!gone.ok || gone.value.after === null) throw new Error('not withdrawn');
    expect(gone.value.messages.map(({ kind }) => kind)).toEqual(['endGame', 'endGame', 'endGame']);
    const back = decided(gone.value.after, { kind: 'addParticipant', account }, { chance: chanceFrom(77) });
    expect(back.ok && back.value.messages.map(({ kind }) => kind).sort()).toEqual([
      ...Array<string>(3).fill('cancelGame'),
      ...Array<string>(3).fill('openGame'),
    ]);
  });
});

describe('events for open pages', () => {
  it('[TOUR-1] open pages are notified of entries, withdrawals, a new order and the start', () => {
    const field = withPlayers(newTournament({ selfJoinable: true }), 5);
    const told = (command: Parameters<typeof decided>[1], doing = {}) => {
      const done = decided(field, command, doing);
      return done.ok ? done.value.events : done.key;
    };
    const everything = [{ kind: 'games' }];
    expect(told(add('p9'))).toEqual(everything);
    expect(told({ kind: 'join' }, { actor: asPlayer('p8') })).toEqual(everything);
    expect(told(guest('Dahl'))).toEqual(everything);
    expect(told(remove('p1'))).toEqual(everything);
    expect(told({ kind: 'changeSeeding', by: 'random' })).toEqual(everything);
    expect(told({ kind: 'start' })).toEqual(everything);
  });
});
