import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { clubsOf, isIn, membersOf, placesAmong } from '../../../../domain/tournament/standings/category-members.ts';
import { CATEGORIES_MAX, type CategoryWish } from '../../../../domain/tournament/value/categories.ts';
import { type Player, playerOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  changed,
  entryOf,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
  withTeamsEntered,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);

const wish = (name: string, changes: Partial<CategoryWish> = {}): CategoryWish => ({
  name,
  bornFrom: null,
  bornTo: null,
  sex: null,
  ratingFrom: null,
  ratingTo: null,
  club: null,
  chosen: [],
  ...changes,
});

const set = (category: CategoryWish, previousName: string | null = null) =>
  ({ kind: 'setCategory', previousName, category }) as const;
const remove = (name: string) => ({ kind: 'removeCategory', name }) as const;

const candidate = (
  birthDate: string | null,
  sex: 'F' | 'M' | null,
  rating: number | null,
  manualCategories: string[] = [],
) => ({
  rating,
  club: null,
  manualCategories,
  person: { birthDate, sex },
});

const ofClub = (club: string | null) => ({ ...candidate(null, 'M', 1500), club });

const inIt = (tournament: Tournament, name: string): readonly string[] => {
  const category = tournament.categories.find((one) => one.name === name);
  return category === undefined ? [] : membersOf(tournament, category).map(({ account }) => account);
};

describe('members of a category', () => {
  it('[CAT-2] a category contains players born in its years, the first and the last included', () => {
    const juniors = wish('U20', { bornFrom: 2006, bornTo: 2010 });
    const births = ['2005-12-31', '2006-01-01', '2010-12-31', '2011-01-01', null];
    expect(births.map((birth) => isIn(juniors, candidate(birth, 'M', 1500)))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[CAT-2] a category contains players of its sex and rating, where no rating counts as 0', () => {
    const women = wish('Women under 1600', { sex: 'F', ratingTo: 1599 });
    expect(isIn(women, candidate(null, 'F', 1599))).toBe(true);
    expect(isIn(women, candidate(null, 'F', null))).toBe(true);
    expect(isIn(women, candidate(null, 'F', 1600))).toBe(false);
    expect(isIn(women, candidate(null, 'M', 1500))).toBe(false);
    expect(isIn(women, candidate(null, null, 1500))).toBe(false);
    expect(isIn(wish('Men', { sex: 'M' }), candidate(null, null, 1500))).toBe(false);
    expect(isIn(wish('Rated', { ratingFrom: 1 }), candidate(null, 'M', null))).toBe(false);
  });

  it('[CAT-2] a player chosen manually is in the category, and one without conditions contains only those', () => {
    const school = wish('Our school');
    expect(isIn(school, candidate('2012-05-17', 'F', 1200))).toBe(false);
    expect(isIn(school, candidate(null, 'M', null, ['Our school']))).toBe(true);
    expect(isIn(wish('U10', { bornFrom: 2016 }), candidate('1950-01-01', 'M', null, ['U10']))).toBe(true);
  });
});

describe('club categories', () => {
  it('[CAT-6] a club category contains its players however the club is written, and nobody with an unknown club', () => {
    const rokade = wish('SK Rokade', { club: 'SK Rokade' });
    const written = ['SK Rokade', 'sk  rokade ', 'SK Rökade', 'SK Rokade 2', 'Rokade', null];
    expect(written.map((club) => isIn(rokade, ofClub(club)))).toEqual([true, true, true, false, false, false]);
  });

  it('[CAT-2] [CAT-6] a club category applies its other conditions as well', () => {
    const veterans = wish('Rokade 1800', { club: 'SK Rokade', ratingFrom: 1600 });
    expect(isIn(veterans, ofClub('SK Rokade'))).toBe(false);
    expect(isIn(veterans, { ...ofClub('SK Rokade'), rating: 1800 })).toBe(true);
    expect(isIn(veterans, { ...ofClub('Bergens SK'), rating: 1800 })).toBe(false);
  });

  it('[CAT-6] the categories of all clubs are a partition of the players whose club is known', () => {
    const club = fc.constantFrom('SK Rokade', 'sk rokade', ' SK  ROKADE', 'Ås SK', 'as sk', 'Bergens', null);
    fc.assert(
      fc.property(fc.array(club, { maxLength: 30 }), (clubs) => {
        const players = clubs.map(ofClub);
        const categories = clubsOf(players).map((name) => wish(name, { club: name }));
        for (const player of players) {
          const own = categories.filter((category) => isIn(category, player));
          expect(own).toHaveLength(player.club === null ? 0 : 1);
        }
        for (const category of categories) expect(players.some((player) => isIn(category, player))).toBe(true);
      }),
    );
  });

  it('[CAT-6] a guest who gets an account keeps the entered club, else the account’s club decides the category', () => {
    const { account: _, person, ...rest } = entryOf('gro', 1500);
    const { ghost: __, ...known } = person;
    const clubAfter = (club: string | null): string | null | undefined => {
      const guest = { ...rest, person: known, club };
      const before = changed(newTournament(), { kind: 'addGuest', guest });
      const { account } = before.participants[0] as Player;
      const after = changed(before, { kind: 'identifyEntrant', guest: account, account: id('p7') });
      return playerOf(after, id('p7'))?.club;
    };
    expect([clubAfter('Bergens SK'), clubAfter(null)]).toEqual(['Bergens SK', 'SK Rokade']);
  });

  it('[CAT-6] a category uses the club of the entry until it is corrected', () => {
    const { account: _, person, ...rest } = entryOf('gro', 1500);
    const { ghost: __, ...known } = person;
    const guest = { ...rest, person: known, club: 'sk rokade' };
    const entered = changed(newTournament(), { kind: 'addGuest', guest });
    const made = changed(entered, set(wish('Rokade', { club: 'SK Rokade' })));
    const { account } = made.participants[0] as Player;
    expect(inIt(made, 'Rokade')).toEqual([account]);
    const details = { name: null, title: null, rating: 1500, federation: 'NOR', club: 'Bergens SK' };
    const mended = changed(made, { kind: 'editEntrant', account, details });
    expect(inIt(mended, 'Rokade')).toEqual([]);
    expect(factsOf(made, mended)).toEqual([{ kind: 'club', who: [account], before: 'sk rokade', after: 'Bergens SK' }]);
  });
});

describe('places in a category', () => {
  it('[CAT-3] the places in a category are those of its players among themselves', () => {
    expect(placesAmong([2, 5, 5, 9, null].map((rank) => ({ rank }))).map(({ rank }) => rank)).toEqual([
      1,
      2,
      2,
      4,
      null,
    ]);
  });

  it('[CAT-3] the places in a category keep the order of the whole table and begin with 1', () => {
    const ranks = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ranks, (some) => {
        const before = [...some].sort((one, other) => one - other);
        const after = placesAmong(before.map((rank) => ({ rank }))).map(({ rank }) => rank ?? 0);
        expect(after[0]).toBe(1);
        for (const [at, place] of after.entries()) {
          expect(place === after[at - 1]).toBe(at > 0 && before[at] === before[at - 1]);
          if (place !== after[at - 1]) expect(place).toBe(at + 1);
        }
      }),
    );
  });
});

describe('the categories of a tournament', () => {
  it('[CAT-1] categories are added in order, changed in their place and removed, even after the end', () => {
    const two = changed(changed(startedWith(2, newTournament({ rounds: 1 })), set(wish('A'))), set(wish('B')));
    const over = changed(playedOut(nextRound(two), 1), { kind: 'due' });
    expect(over.phase.kind).toBe('finished');
    const renamed = changed(over, set(wish('Girls', { sex: 'F' }), 'A'));
    expect(renamed.categories.map(({ name }) => name)).toEqual(['Girls', 'B']);
    expect(changed(renamed, set(wish('Girls', { sex: 'F' }), 'Girls'))).toBe(renamed);
    expect(changed(renamed, remove('Girls')).categories.map(({ name }) => name)).toEqual(['B']);
  });

  it('[CAT-1] a category has a unique name, and their number is limited', () => {
    const one = changed(newTournament(), set(wish('A')));
    expect(refusalOf(one, set(wish('A')))).toBe('categoryNameTaken');
    expect(refusalOf(changed(one, set(wish('B'))), set(wish('A'), 'B'))).toBe('categoryNameTaken');
    expect(refusalOf(one, set(wish('C'), 'B'))).toBe('noSuchTournamentCategory');
    expect(refusalOf(one, remove('B'))).toBe('noSuchTournamentCategory');
    const full = Array.from({ length: CATEGORIES_MAX }, (_, number) => wish(`${number}`)).reduce(
      (before, category) => changed(before, set(category)),
      newTournament(),
    );
    expect(refusalOf(full, set(wish('one more')))).toBe('tooManyCategories');
  });

  it('[CAT-1] only the organiser makes categories, and only of players in the tournament', () => {
    expect(refusalOf(startedWith(4), set(wish('A')), { actor: asPlayer('p1') })).toBe('forbidden');
    expect(refusalOf(startedWith(4), remove('A'), { actor: asPlayer('p1') })).toBe('forbidden');
    expect(refusalOf(startedWith(4), set(wish('A', { chosen: [id('p9')] })))).toBe('notParticipating');
  });

  it('[CAT-5] a renamed category keeps its manually chosen players, and a removed one does not', () => {
    const chosen = changed(startedWith(4), set(wish('Club', { chosen: [id('p3'), id('p1')] })));
    expect(inIt(chosen, 'Club')).toEqual(['p1', 'p3']);
    const renamed = changed(chosen, set(wish('Our club', { chosen: [id('p1'), id('p3')] }), 'Club'));
    expect(inIt(renamed, 'Our club')).toEqual(['p1', 'p3']);
    const gone = changed(renamed, remove('Our club'));
    expect(playerOf(gone, id('p1'))?.manualCategories).toEqual([]);
    expect(inIt(changed(gone, set(wish('Our club'))), 'Our club')).toEqual([]);
  });

  it('[CAT-5] a guest chosen manually for a category stays in it after getting an account', () => {
    const { account: _, person, ...rest } = entryOf('gro', 1500);
    const { ghost: __, ...known } = person;
    const before = changed(newTournament(), { kind: 'addGuest', guest: { ...rest, person: known } });
    const guest = (before.participants[0] as Player).account;
    const chosen = changed(before, set(wish('Club', { chosen: [guest] })));
    expect(inIt(changed(chosen, { kind: 'identifyEntrant', guest, account: id('p7') }), 'Club')).toEqual(['p7']);
  });

  it('[CAT-1] [CAT-2] a category can contain players of teams', () => {
    const teams = withTeamsEntered(newTournament({ format: 'TeamMonrad' }), 2, 2);
    expect(inIt(changed(teams, set(wish('Best', { ratingFrom: 2380, chosen: [id('p6')] }))), 'Best')).toEqual([
      'p1',
      'p2',
      'p6',
    ]);
  });

  it('[TOUR-8] creating, changing, renaming and removing a category is logged', () => {
    const before = startedWith(4);
    const made = changed(before, set(wish('A')));
    const chosen = changed(made, set(wish('A', { chosen: [id('p1'), id('p2')] }), 'A'));
    const renamed = changed(chosen, set(wish('B', { chosen: [id('p1'), id('p2')] }), 'A'));
    const removed = changed(renamed, remove('B'));
    const told = [before, made, chosen, renamed, removed].flatMap((state, at, states) =>
      at === 0 ? [] : factsOf(states[at - 1] as Tournament, state),
    );
    expect(told).toEqual([
      { kind: 'categoryMade', after: 'A' },
      { kind: 'categoryChanged', before: 'A', after: 'A' },
      { kind: 'categoryChanged', before: 'A', after: 'B' },
      { kind: 'categoryRemoved', before: 'B' },
    ]);
  });
});
