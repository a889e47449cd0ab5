import { describe, expect, it } from 'vitest';
import { type Actor, VISITOR } from '../../../../domain/access/actor.ts';
import { type AccountId, asId, isGuestId } from '../../../../domain/ids.ts';
import { decide } from '../../../../domain/tournament/decide.ts';
import { factsOf } from '../../../../domain/tournament/log.ts';
import { noticesOf } from '../../../../domain/tournament/notices.ts';
import { freeRoundsOf, playerOf, playersOf, type Tournament } from '../../../../domain/tournament/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  asPlayer,
  boardIn,
  changed,
  decided,
  entryOf,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
  withPlayers,
} from '../../../support/played-tournament.ts';
import { at } from '../../../support/tournament.ts';

const id = (name: string): AccountId => asId(name);
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

describe('entering', () => {
  it('[ENTRY-8] takes a whole list, with accounts and without, or nobody of it', () => {
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

  it('[ENTRY-9] takes a late entrant with the last number, and byes without points for what he missed', () => {
    const played = playedOut(nextRound(startedWith(4)), 1);
    const late = changed(played, { ...add('p9'), late: true });
    expect(playerOf(late, id('p9'))).toMatchObject({ seed: 5, standing: { score: 0 } });
    expect(late.rounds.map((round) => freeRoundsOf(round))).toEqual([[{ kind: 'bye', who: 'p9', bye: 'zero-point' }]]);
    const paired = nextRound(late);
    expect(playersOf(paired)).toHaveLength(5);
    expect(paired.rounds.at(-1)).toMatchObject({ kind: 'paired' });
  });

  it('[ENTRY-9] takes nobody late into another format, before the start or after the last pairing', () => {
    const late = { ...guest('Berg'), late: true } as const;
    expect(refusalOf(newTournament(), late)).toBe('tournamentNotStarted');
    const robin = startedWith(4, newTournament({ kind: 'RoundRobin', meetings: 1 }));
    expect(refusalOf(robin, late)).toBe('tournamentStarted');
    const last = [1, 2].reduce((before, round) => nextRound(playedOut(before, round)), nextRound(startedWith(6)));
    expect(refusalOf(last, late)).toBe('allRoundsPaired');
    expect(refusalOf(startedWith(4), guest('Berg'))).toBe('tournamentStarted');
  });

  it('[ENTRY-10] mends an entry: before the start it moves in the list, after it the numbers stay', () => {
    const said = { name: null, title: 'GM', rating: 2800, federation: 'SWE', club: 'Wasa SK' } as const;
    const open = changed(withPlayers(newTournament(), 2), guest('Berg', 1500));
    const berg = playersOf(open).find(({ person }) => person.ghost)?.account ?? id('nobody');
    const named = { ...said, name: { firstName: 'Geir', lastName: 'Bergh' } } as const;
    const mended = changed(open, { kind: 'editEntrant', account: berg, said: named });
    expect(playerOf(mended, berg)).toMatchObject({ seed: 1, title: 'GM', person: { lastName: 'Bergh', ghost: true } });
    expect(refusalOf(open, { kind: 'editEntrant', account: id('p1'), said: named })).toBe('invalidInput');
    const running = changed(startedWith(4), { kind: 'editEntrant', account: id('p4'), said });
    expect(playerOf(running, id('p4'))).toMatchObject({ seed: 4, rating: 2800, federation: 'SWE', club: 'Wasa SK' });
  });

  describe('a guest who has an account after all', () => {
    const field = () => changed(withPlayers(newTournament(), 5), guest('Berg', 1500));
    const guestIn = (tournament: Tournament) =>
      playersOf(tournament).find(({ account }) => isGuestId(account))?.account ?? id('nobody');
    const known = (tournament: Tournament, account = 'p9') =>
      ({ kind: 'identifyEntrant', guest: guestIn(tournament), account: id(account) }) as const;

    it('[ENTRY-11] keeps results, start number, byes and bans, and what was said of the entry', () => {
      const berg = guestIn(field());
      const asked = [
        { kind: 'start' },
        { kind: 'bookBye', bye: { who: berg, round: 3, bye: 'half-point' } },
        { kind: 'addBan', ban: { who: [berg, id('p1')], firstRound: 1, lastRound: null } },
      ] as const;
      const before = playedOut(nextRound(asked.reduce((one, command) => changed(one, command), field())), 1);
      const after = changed(before, known(before));
      const [was, is] = [playerOf(before, berg), playerOf(after, id('p9'))];
      expect(is).toEqual({ ...was, account: 'p9', person: entryOf('p9').person });
      expect(JSON.stringify(after)).not.toContain(berg);
      expect(after.bookedByes).toEqual([{ who: 'p9', round: 3, bye: 'half-point' }]);
      expect(after.bans[0]?.who).toEqual(['p1', 'p9']);
      expect(factsOf(before, after)).toEqual([{ kind: 'identified', who: ['p9'] }]);
      expect(noticesOf(before, after, HOST)).toEqual([]);
    });

    it('[ENTRY-11] keeps his seat in a draft, and is told that he has been entered', () => {
      const started = changed(field(), { kind: 'start' });
      const drafted = changed(started, { kind: 'draftRound' });
      const done = decided(drafted, known(drafted));
      if (!done.ok) throw new Error(done.key);
      expect(JSON.stringify(done.value.after?.draft)).toContain('"p9"');
      expect(JSON.stringify(done.value.after?.draft)).not.toContain('guest-');
      expect(done.value.messages).toEqual([{ kind: 'entered', account: 'p9', by: 'arbiter' }]);
    });

    it('[ENTRY-11] stands in the list by the new name before the start', () => {
      const open = field();
      expect(playersOf(changed(open, known(open))).map(({ account }) => account)).toContain('p9');
    });

    it('[ENTRY-11] is refused for who plays already, has an account, or plays online just now', () => {
      const open = field();
      expect(refusalOf(open, known(open, 'p1'))).toBe('alreadyParticipating');
      expect(refusalOf(open, known(open, 'nobody'))).toBe('noSuchAccount');
      expect(refusalOf(open, known(open, 'guest-abc'))).toBe('noSuchAccount');
      expect(refusalOf(open, { kind: 'identifyEntrant', guest: id('p1'), account: id('p9') })).toBe('hasAccount');
      expect(refusalOf(open, { kind: 'identifyEntrant', guest: id('guest-x'), account: id('p9') })).toBe(
        'notParticipating',
      );
      expect(refusalOf(open, known(open), { actor: asPlayer('p1') })).toBe('forbidden');
      const online = changed(withPlayers(newTournament({ online: true }), 5), guest('Berg', 1500));
      const playing = nextRound(changed(online, { kind: 'start' }));
      expect(refusalOf(playing, known(playing))).toBe('entrantIsPlaying');
    });
  });

  it('[ENTRY-1] takes anybody who has an account, once', () => {
    const one = changed(newTournament(), add('p3'));
    expect(playersOf(one)).toMatchObject([{ account: 'p3', rating: 2370, withdrawnFrom: null, seed: 1 }]);
    expect(refusalOf(one, add('p3'))).toBe('alreadyParticipating');
    expect(refusalOf(one, add('nobody'))).toBe('noSuchAccount');
    expect(refusalOf(one, add('guest-abc'))).toBe('noSuchAccount');
  });

  it('[ENTRY-1] knows a player by the name of the account, in whatever case it is asked for', () => {
    const one = changed(newTournament(), add('p3'));
    const supplied = { kind: 'entry', entry: entryOf('p3'), teams: [], barred: null } as const;
    const doing = { actor: HOST, now: at(0), chance: chanceFrom(1), supplied };
    expect(decide(one, add('P3'), doing)).toMatchObject({ ok: false, key: 'alreadyParticipating' });
  });

  it('[ENTRY-1] lets players in by themselves where the organiser allows it', () => {
    const closed = newTournament();
    const open = newTournament({ selfJoinable: true });
    const doing = { actor: asPlayer('p1') };
    expect(refusalOf(closed, { kind: 'join' }, doing)).toBe('selfJoinNotAllowed');
    expect(names(changed(open, { kind: 'join' }, doing))).toEqual(['p1']);
    expect(refusalOf(open, { kind: 'join' }, { actor: VISITOR })).toBe('forbidden');
    expect(refusalOf(startedWith(4, open), { kind: 'join' }, { actor: asPlayer('p9') })).toBe('tournamentStarted');
  });

  it('[LEAGUE-1] refuses whom the category is not for, unless the organiser enters him', () => {
    const open = newTournament({ selfJoinable: true });
    const barred = { ok: false, key: 'categoryForWomen' } as const;
    const supplied = { kind: 'entry', entry: entryOf('p3'), teams: [], barred } as const;
    const doing = (actor: Actor) => ({ actor, now: at(0), chance: chanceFrom(1), supplied });
    expect(decide(open, { kind: 'join' }, doing(asPlayer('p3')))).toEqual(barred);
    expect(decide(open, add('p3'), doing(HOST)).ok).toBe(true);
  });

  it('[TOUR-3] hides a private tournament from who would join it', () => {
    const secret = newTournament({ selfJoinable: true, publiclyViewable: false });
    expect(refusalOf(secret, { kind: 'join' }, { actor: asPlayer('p1') })).toBe('tournamentPrivate');
  });

  it('[ENTRY-1] gives a guest an id that nobody can log in with', () => {
    const result = decided(newTournament(), guest('Hansen'));
    expect(result).toMatchObject({
      ok: true,
      value: { answer: { account: expect.stringMatching(/^guest-[a-z0-9]{10}$/) } },
    });
    expect(result.ok && result.value.after && playersOf(result.value.after)).toMatchObject([
      { person: { ghost: true } },
    ]);
  });

  it('[ENTRY-1] tells whoever is entered by somebody else', () => {
    const entered = decided(newTournament(), add('p1'));
    expect(entered.ok && entered.value.messages).toEqual([{ kind: 'entered', account: 'p1', by: 'arbiter' }]);
    const joined = decided(newTournament({ selfJoinable: true }), { kind: 'join' }, { actor: asPlayer('p1') });
    expect(joined.ok && joined.value.messages).toEqual([]);
  });

  it('[TOUR-4] asks who is behind an account before it enters anybody', () => {
    const [entered] = playersOf(changed(newTournament(), add('p7')));
    expect(entered?.person).toMatchObject({ firstName: 'p7', lastName: 'Player' });
  });
});

describe('a player whose account says something else than before', () => {
  const renamed = (account: string) =>
    ({
      kind: 'personChanged',
      account: id(account),
      person: { firstName: 'Kari', lastName: 'Ny', ghost: false, fideNumber: 7, birthDate: null, sex: 'F' },
    }) as const;

  it('[TOUR-7] is shown so, with the title and the rating of the entry', () => {
    const before = startedWith(4);
    const after = changed(before, renamed('p2'), { actor: VISITOR });
    expect(after.revision).toBe(before.revision + 1);
    expect(playerOf(after, id('p2'))).toEqual({ ...playerOf(before, id('p2')), person: renamed('p2').person });
    // Also where the tournament has been read since: whoever holds an older page asks anew.
    expect(changed(after, renamed('p2'), { actor: VISITOR }).revision).toBe(after.revision + 1);
  });

  it('[TOUR-7] changes nothing where he does not play', () => {
    const before = startedWith(4);
    expect(changed(before, renamed('p9'), { actor: VISITOR })).toBe(before);
  });

  it('[ENTRY-2] stands by the new name among equals, once somebody comes', () => {
    const before = ['p5', 'p10'].reduce((list, name) => changed(list, add(name)), newTournament());
    expect(names(before)).toEqual(['p10', 'p5']);
    const after = changed(before, renamed('p5'), { actor: VISITOR });
    expect(names(after)).toEqual(['p10', 'p5']);
    expect(names(changed(after, add('p15')))).toEqual(['p5', 'p10', 'p15']);
  });
});

describe('the starting list', () => {
  it('[ENTRY-2] is by rating, then title, then name, whenever somebody comes', () => {
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

  it('[ENTRY-2] closes the gap of somebody who goes', () => {
    const left = changed(withPlayers(newTournament(), 4), remove('p2'));
    expect(playersOf(left).map(({ account, seed }) => `${seed} ${account}`)).toEqual(['1 p1', '2 p3', '3 p4']);
  });

  it('[ENTRY-2] stays in the order of the lot, with newcomers at its end', () => {
    const byRating = names(withPlayers(newTournament(), 8));
    const drawn = changed(withPlayers(newTournament(), 8), { kind: 'changeSeeding', by: 'random' });
    expect(names(drawn)).not.toEqual(byRating);
    expect(new Set(names(drawn))).toEqual(new Set(byRating));
    expect(names(changed(drawn, add('p9'))).at(-1)).toBe('p9');
    expect(names(changed(drawn, { kind: 'changeSeeding', by: 'rating' }))).toEqual(byRating);
    expect(refusalOf(startedWith(4), { kind: 'changeSeeding', by: 'random' })).toBe('tournamentStarted');
  });
});

describe('leaving', () => {
  it('[ENTRY-3] before the start forgets everything that was said of the player', () => {
    const who = id('p2');
    const before = {
      ...withPlayers(newTournament(), 4),
      bookedByes: [{ who, round: 2, bye: 'half-point' as const }],
      bans: [
        { who: [who, id('p1')], firstRound: 1, lastRound: null },
        { who: [who, id('p3'), id('p4')], firstRound: 1, lastRound: 2 },
      ],
    };
    const gone = changed(before, { kind: 'leave' }, { actor: asPlayer('p2') });
    expect(gone).toMatchObject({ bookedByes: [] });
    expect(gone.bans).toEqual([{ who: ['p3', 'p4'], firstRound: 1, lastRound: 2 }]);
    expect(refusalOf(gone, { kind: 'leave' }, { actor: asPlayer('p2') })).toBe('notParticipating');
    expect(refusalOf(gone, { kind: 'leave' }, { actor: VISITOR })).toBe('forbidden');
  });

  it('[ENTRY-3] after the start withdraws from the next round on, and leaves the games', () => {
    const second = nextRound(playedOut(nextRound(startedWith(6)), 1));
    const gone = changed(second, remove('p1'));
    expect(playerOf(gone, id('p1'))?.withdrawnFrom).toBe(3);
    expect(gone.rounds).toEqual(second.rounds);
    expect(refusalOf(gone, remove('p1'))).toBe('notParticipating');
    const third = nextRound(playedOut(gone, 2));
    expect(JSON.stringify(third.rounds[2])).not.toContain('"p1"');
  });

  it('[ENTRY-4] is taken back by the organiser, with byes for the rounds missed', () => {
    const gone = changed(playedOut(nextRound(startedWith(6)), 1), remove('p1'));
    const without = nextRound(gone);
    const back = changed(without, add('p1'));
    expect(playerOf(back, id('p1'))?.withdrawnFrom).toBeNull();
    const second = back.rounds[1];
    expect(second && freeRoundsOf(second)).toContainEqual({ kind: 'bye', who: 'p1', bye: 'zero-point' });
    expect(JSON.stringify(nextRound(playedOut(back, 2)).rounds[2])).toContain('"p1"');
  });

  it('[ENTRY-12] is taken back by the player himself where it was his own doing', () => {
    const first = playedOut(nextRound(startedWith(6, newTournament({ selfJoinable: true }))), 1);
    const doing = { actor: asPlayer('p1') };
    const gone = changed(first, { kind: 'leave' }, doing);
    const back = changed(nextRound(gone), { kind: 'join' }, doing);
    expect(playerOf(back, id('p1'))).toMatchObject({ withdrawnFrom: null, leftByHimself: false });
    const second = back.rounds[1];
    expect(second && freeRoundsOf(second)).toContainEqual({ kind: 'bye', who: 'p1', bye: 'zero-point' });
    expect(JSON.stringify(nextRound(playedOut(back, 2)).rounds[2])).toContain('"p1"');
    expect(refusalOf(back, { kind: 'join' }, doing)).toBe('tournamentStarted');
  });

  it('[ENTRY-12] is for the organiser to take back where it was his, also after an earlier return', () => {
    const first = playedOut(nextRound(startedWith(6, newTournament({ selfJoinable: true }))), 1);
    const doing = { actor: asPlayer('p1') };
    expect(refusalOf(changed(first, remove('p1')), { kind: 'join' }, doing)).toBe('returnNotAllowed');
    const back = changed(changed(first, { kind: 'leave' }, doing), { kind: 'join' }, doing);
    expect(refusalOf(changed(back, remove('p1')), { kind: 'join' }, doing)).toBe('returnNotAllowed');
    const byOrganiser = changed(changed(first, { kind: 'leave' }, doing), add('p1'));
    expect(refusalOf(changed(byOrganiser, remove('p1')), { kind: 'join' }, doing)).toBe('returnNotAllowed');
  });

  it('[ENTRY-4] is the last word once everything is over', () => {
    const last = playedOut(nextRound(playedOut(nextRound(playedOut(nextRound(startedWith(6)), 1)), 2)), 3);
    expect(refusalOf(last, remove('p1'))).toBe('tournamentFinished');
  });
});

describe('a withdrawal from a round robin', () => {
  const single = newTournament({ kind: 'RoundRobin', meetings: 1, tieBreaks: [null, null, null, null] });

  it('[ENTRY-5] with fewer than half of the games played counts for nobody', () => {
    const played = playedOut(startedWith(4, single), 1);
    const { white, black } = boardIn(played, 1);
    const gone = changed(played, { kind: 'removeParticipant', account: black });
    expect(playerOf(gone, white)?.standing.score).toBe(0);
    const open = gone.rounds.flatMap((round) => boardIn(gone, round.number, 1).result ?? []);
    expect(open).not.toContain(null);
    expect(boardIn(gone, 1).result).toBe('whiteWins');
  });

  it('[ENTRY-5] with half of them played gives the others the games that are left', () => {
    const played = playedOut(playedOut(startedWith(4, single), 1), 2);
    const { black } = boardIn(played, 1);
    const gone = changed(played, { kind: 'removeParticipant', account: black });
    const lost = gone.rounds.flatMap((round) => (round.kind === 'paired' ? round.pairings : []));
    const forfeited = lost.filter((one) => one.kind === 'board' && one.result?.endsWith('ByForfeit'));
    expect(forfeited).toHaveLength(1);
    expect(playerOf(gone, boardIn(played, 1).white)?.standing.score).toBeGreaterThan(0);
  });

  it('[ENTRY-4] is undone with the games that it closed', () => {
    const played = playedOut(startedWith(4, single), 1);
    const account = boardIn(played, 1).black;
    const back = changed(changed(played, { kind: 'removeParticipant', account }), { kind: 'addParticipant', account });
    expect({ ...back, revision: 0 }).toEqual({ ...played, revision: 0 });
  });

  it('[ENTRY-4] opens a new game where one had been ended with it', () => {
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

describe('whoever has the page open', () => {
  it('[TOUR-1] is told of everybody who comes and goes before the start, of a new order, and of the start', () => {
    const field = withPlayers(newTournament({ selfJoinable: true }), 5);
    const told = (command: Parameters<typeof decided>[1], doing = {}) => {
      const done = decided(field, command, doing);
      return done.ok ? done.value.news : done.key;
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
