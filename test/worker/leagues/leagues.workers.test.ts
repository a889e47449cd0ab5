import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { firstOf, nth } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, newTournament } from '../../support/workers/event.ts';
import { League, newCategory, newSeason } from '../../support/workers/league.ts';
import { type Cast, freshId, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await Promise.all(
    [2200, 2100, 2000, 1900].map((fide_rating) => makePerson(cast.people.admin, { fide_rating })),
  );
});

const league = (changes = {}) => League.make(cast.people.manager, { club: cast.club }, changes);
const chief = () => cast.people.manager.browser;
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** One round: the stronger player of each board wins. */
async function played(made: League, place: number, people: readonly Somebody[], changes = {}): Promise<Event> {
  const event = await made.build(place, { rounds: 1, ...changes });
  await event.started(people);
  must(await event.next());
  await event.playOut(1);
  return event;
}

describe('a league', () => {
  it('a league belongs to a club or to an organisation, and not to both (R-218)', async () => {
    const make = (owner: object) => chief().ask(calls.makeLeague, { body: { name: 'Serien', ...owner } });
    expect(refusal(await make({}))).toBe('400 invalidInput');
    expect(refusal(await make({ club: cast.club, organization: cast.organization }))).toBe('400 invalidInput');
    expect((await make({ club: cast.club })).status).toBe(200);
  });

  it('a league gets an id where none is chosen, and cannot take one that is in use (R-300)', async () => {
    const body = { name: 'Serien', club: cast.club };
    expect((await chief().read(calls.makeLeague, { body })).id).toMatch(/^[a-z0-9]{7,8}$/);
    const { id } = await league();
    expect(refusal(await chief().ask(calls.makeLeague, { body: { ...body, id } }))).toBe('409 idTaken');
  });

  it('a hidden league is shown only to those who run it (R-177)', async () => {
    const hidden = await league({ visible: false });
    const asked = [
      calls.viewLeague,
      calls.leaguePermissions,
      calls.seasonsAndCategories,
      calls.leagueTournaments,
    ] as const;
    for (const call of asked) {
      expect(refusal(await cast.people.outsider.browser.ask(call, { id: hidden.id }))).toBe('404 notFound');
      expect((await chief().ask(call, { id: hidden.id })).status).toBe(200);
    }
  });

  it('a hidden league is listed only for those who run it, with the name of its owner', async () => {
    const hidden = await league({ visible: false });
    const listed = async (by: Somebody) =>
      (await by.browser.read(calls.listLeagues, {})).find(({ id }) => id === hidden.id);
    expect(await listed(cast.people.outsider)).toBeUndefined();
    const { name } = await chief().read(calls.viewClub, { id: cast.club });
    expect(await listed(cast.people.manager)).toMatchObject({ visible: false, club: cast.club, owner_name: name });
    expect(await listed(cast.people.admin)).toMatchObject({ visible: false });
    expect(await cast.visitor.read(calls.listLeagues, {})).not.toContainEqual(
      expect.objectContaining({ id: hidden.id }),
    );
  });

  it('a league hides the seasons and categories that are set to hidden', async () => {
    const { id, season, categories } = await league();
    await chief().ask(calls.editSeason, { id, season, body: newSeason({ visible: false }) });
    await chief().ask(calls.editCategory, {
      id,
      category: nth(categories, 1),
      body: newCategory({ visible: false }),
    });
    const shown = async (by: Somebody) => {
      const parts = await by.browser.read(calls.seasonsAndCategories, { id });
      return [parts.seasons.length, parts.categories.length];
    };
    expect([await shown(cast.people.outsider), await shown(cast.people.manager)]).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const results = cast.people.outsider.browser.ask(calls.seasonResults, { id, season });
    expect(refusal(await results)).toBe('404 noSuchSeason');
  });

  it('a league is deleted with its seasons and categories, but not while it has tournaments (R-309)', async () => {
    const empty = await league();
    expect((await chief().ask(calls.deleteLeague, { id: empty.id })).status).toBe(200);
    expect(refusal(await chief().ask(calls.viewLeague, { id: empty.id }))).toBe('404 notFound');
    const used = await league();
    await used.build(0);
    expect(refusal(await chief().ask(calls.deleteLeague, { id: used.id }))).toBe('409 leagueHasTournaments');
  });
});

describe('the categories of a league', () => {
  const order = async (id: string) => idsOf(await chief().read(calls.listCategories, { id }));

  it('the categories of a league are listed by strength, and two of them can change places (R-317)', async () => {
    const { id, categories } = await league({ divisions: 3 });
    expect(await order(id)).toEqual(categories);
    const [first = '', , third = ''] = categories;
    must(await chief().ask(calls.swapCategories, { id, category: first, other: third }));
    expect(await order(id)).toEqual([...categories].reverse());
  });

  it('a category can change places only with one of the same league', async () => {
    const [own, other] = [await league(), await league()];
    const swap = chief().ask(calls.swapCategories, { id: own.id, category: own.category(0), other: other.category(0) });
    expect(refusal(await swap)).toBe('404 noSuchCategory');
  });

  it('a category can be deleted only while nothing belongs to it (R-316)', async () => {
    const made = await league();
    await made.build(0);
    const remove = (place: number) =>
      chief().ask(calls.deleteCategory, { id: made.id, category: made.category(place) });
    expect(refusal(await remove(0))).toBe('409 categoryInUse');
    expect((await remove(1)).status).toBe(200);
    expect(refusal(await remove(1))).toBe('404 noSuchCategory');
  });

  it('a category cannot have a lower limit above its upper limit (R-180)', async () => {
    const { id } = await league();
    const body = newCategory({ age_restricted: true, minimum_age: 14, maximum_age: 12 });
    expect(refusal(await chief().ask(calls.makeCategory, { id, body }))).toBe('400 invalidInput');
  });
});

describe('a tournament of a league', () => {
  it('a tournament of a league needs a season and a category of that league (R-219)', async () => {
    const [own, other] = [await league(), await league()];
    const build = async (place: object) =>
      refusal(
        await chief().ask(calls.buildTournament, {
          body: newTournament({ organiser: cast.club, organiser_type: 'club', league: own.id, ...place }),
        }),
      );
    expect(await build({})).toBe('400 placeInLeagueNeeded');
    expect(await build({ season: own.season })).toBe('400 placeInLeagueNeeded');
    expect(await build({ season: other.season, category: own.category(0) })).toBe('404 noSuchSeason');
    expect(await build({ season: own.season, category: other.category(0) })).toBe('404 noSuchCategory');
    expect(await build({ season: own.season, category: own.category(0) })).toBe('200');
  });

  it('a tournament of a league cannot be created in a season that has ended', async () => {
    const made = await league();
    must(await made.end());
    const body = newTournament({
      ...made.owner,
      league: made.id,
      season: made.season,
      category: made.category(0),
    });
    expect(refusal(await chief().ask(calls.buildTournament, { body }))).toBe('409 seasonEnded');
  });

  it('a league lists its tournaments with season and category, and private ones only for those who run it (R-304)', async () => {
    const made = await league();
    const [open, secret] = [await made.build(0), await made.build(1, { publicly_viewable: false })];
    const listed = async (by: Somebody) => by.browser.read(calls.leagueTournaments, { id: made.id });
    expect(idsOf(await listed(cast.people.manager)).sort()).toEqual([open.id, secret.id].sort());
    expect(await listed(cast.people.outsider)).toMatchObject([
      { id: open.id, season: made.season, category: made.category(0) },
    ]);
  });
});

describe('an existing tournament', () => {
  const add = ({ id, season, categories }: League, tournament: string, by = cast.people.manager) =>
    by.browser.ask(calls.addToLeague, { id, tournament, body: { season, category: firstOf(categories) } });
  const remove = ({ id }: League, tournament: string) => chief().ask(calls.removeFromLeague, { id, tournament });
  const addable = async ({ id }: League) => idsOf(await chief().read(calls.addableTournaments, { id }));

  it('a finished tournament can be added to a league, and its results count in the season', async () => {
    const made = await league();
    const event = await Event.build(cast.people.manager, cast.club, { rounds: 1 });
    await event.started(players);
    must(await event.next());
    await event.playOut(1);
    expect(await addable(made)).toContain(event.id);
    must(await add(made, event.id));
    expect(await addable(made)).not.toContain(event.id);
    const { categories } = await chief().read(calls.seasonResults, made.of());
    expect(firstOf(categories).players.map(({ user_id }) => user_id)).toContain(firstOf(players).id);
    expect(await chief().read(calls.leagueTournaments, { id: made.id })).toMatchObject([
      { id: event.id, season: made.season, category: made.category(0), finished: true },
    ]);
  });

  it('a tournament is added to one league only, and can be removed from it', async () => {
    const [made, other] = [await league(), await league()];
    const event = await Event.build(cast.people.manager, cast.club);
    must(await add(made, event.id));
    expect(refusal(await add(other, event.id))).toBe('409 changedMeanwhile');
    expect(refusal(await remove(other, event.id))).toBe('404 notFound');
    must(await remove(made, event.id));
    expect(await addable(made)).toContain(event.id);
  });

  it('only those who run the tournament and the league add it', async () => {
    const made = await league();
    const event = await Event.build(cast.people.manager, cast.club);
    expect(refusal(await add(made, event.id, cast.people.outsider))).toBe('403 forbidden');
  });

  it('an ended season gets no tournaments and keeps those that it has', async () => {
    const made = await league();
    const [inside, outside] = [await made.build(0), await Event.build(cast.people.manager, cast.club)];
    must(await made.end());
    expect(refusal(await add(made, outside.id))).toBe('409 seasonEnded');
    expect(refusal(await remove(made, inside.id))).toBe('409 seasonEnded');
  });
});

describe('restricted categories', () => {
  it('[LEAGUE-1] a player whom the category is not for gets the reason, and the organiser can enter them', async () => {
    const made = await league();
    const body = newCategory({ rating_restricted: true, maximum_rating: 2050 });
    must(await chief().ask(calls.editCategory, { id: made.id, category: made.category(1), body }));
    const event = await made.build(1, { self_joinable: true });
    const join = ({ browser }: Somebody) => browser.ask(calls.joinTournament, { id: event.id });
    const [strong, , weak] = players;
    if (strong === undefined || weak === undefined) throw new Error('too few players');
    expect(refusal(await join(strong))).toBe('403 categoryRatingTooHigh');
    expect(refusal(await join(weak))).toBe('200');
    expect(refusal(await event.add(strong.id))).toBe('200');
  });
});

describe('the tables of a season', () => {
  it('[LEAGUE-7] the table of a season sums the tournaments of a category, or the best results where the season says so', async () => {
    const made = await league();
    const [first, second] = [await played(made, 0, players), await played(made, 0, players.slice(0, 2))];
    const table = async () => {
      const { categories } = await chief().read(calls.seasonResults, made.of());
      return firstOf(categories).players.map(({ user_id, points, results }) => ({ user_id, points, results }));
    };
    expect((await table())[0]).toMatchObject({
      user_id: nth(players, 0).id,
      points: 2,
      results: [
        { tournament: first.id, points: 1, counts: true },
        { tournament: second.id, points: 1, counts: true },
      ],
    });
    must(await chief().ask(calls.editSeason, { ...made.of(), body: newSeason({ counted_results: 1 }) }));
    expect((await table())[0]?.points).toBe(1);
    expect((await table())[0]?.results.filter(({ counts }) => counts)).toHaveLength(1);
  });

  it('the tables of a season show a stranger neither private tournaments nor hidden names (D-73, D-74)', async () => {
    const made = await league();
    await played(made, 0, players, { publicly_viewable: false });
    await played(made, 1, players, { show_only_usernames: true });
    const stranger = cast.people.outsider.browser;
    const { categories } = await stranger.read(calls.seasonResults, made.of());
    expect(categories.map((category) => category.players.length)).toEqual([0, 4]);
    const named = nth(categories, 1).players.map(({ user_id, first_name }) => user_id === first_name);
    expect(named).toEqual([true, true, true, true]);
    const host = await chief().read(calls.seasonResults, made.of());
    expect(firstOf(nth(host.categories, 1).players).first_name).not.toBe(
      firstOf(nth(host.categories, 1).players).user_id,
    );
  });
});

describe('promotion and relegation', () => {
  it('[LEAGUE-3] only members of a category can be promoted or relegated, and only within their league (R-243)', async () => {
    const [made, other] = [await league(), await league()];
    await played(made, 1, players);
    const who = nth(players, 0).id;
    expect(refusal(await made.enter(who, 1, 1))).toBe('400 sameCategory');
    expect(refusal(await made.enter(who, 0, 1))).toBe('400 notInTheCategory');
    const foreign = { user_id: who, old_category: made.category(1), new_category: other.category(0) };
    expect(refusal(await chief().ask(calls.enterMove, { ...made.of(), body: foreign }))).toBe('404 noSuchCategory');
    expect((await made.enter(who, 1, 0)).status).toBe(200);
    expect(await chief().read(calls.listMoves, made.of())).toMatchObject([
      { user_id: who, old_category_name: '2. divisjon', new_category_name: '1. divisjon', season: made.season },
    ]);
  });

  it('a promotion cannot be entered in a season of another league', async () => {
    const [made, other] = [await league(), await league()];
    await played(made, 1, players);
    const body = { user_id: nth(players, 0).id, old_category: made.category(1), new_category: made.category(0) };
    const entered = chief().ask(calls.enterMove, { id: other.id, season: made.season, body });
    expect(refusal(await entered)).toBe('404 noSuchSeason');
  });

  it('[LEAGUE-8] promotions are proposed by the table and changed by the organiser, who can stop and continue later', async () => {
    const made = await league();
    await played(made, 1, players);
    must(await chief().ask(calls.editSeason, { ...made.of(), body: newSeason({ go_up: 1, go_down: 1 }) }));
    const before = await made.closing();
    expect(before.next).toBe(made.category(0));
    expect(nth(before.steps, 1).moves).toMatchObject([{ user_id: nth(players, 0).id, new_category: made.category(0) }]);
    await made.closeCategory(0);
    expect((await made.closing()).next).toBe(made.category(1));
    const body = { moves: [{ user_id: nth(players, 1).id, new_category: made.category(0) }] };
    must(await chief().ask(calls.closeCategory, { ...made.of(), category: made.category(1), body }));
    const after = await made.closing();
    expect([after.next, nth(after.steps, 1).moves.map(({ user_id }) => user_id)]).toEqual([null, [nth(players, 1).id]]);
  });

  it('[LEAGUE-6] promotion and relegation put every member into their category of the next season', async () => {
    const made = await league();
    await played(made, 1, players);
    must(await made.enter(nth(players, 0).id, 1, 0));
    expect(refusal(await made.startNext())).toBe('409 seasonNotEnded');
    must(await made.end());
    const next = newSeason();
    must(await made.startNext(next));
    made.season = next.id;
    expect(await made.players(0)).toEqual([nth(players, 0).id]);
    expect(await made.players(1)).toEqual(
      players
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('[LEAGUE-4] promotion and relegation cannot be changed in a season that has ended', async () => {
    const made = await league();
    await played(made, 1, players);
    must(await made.end());
    expect(refusal(await made.enter(nth(players, 0).id, 1, 0))).toBe('409 seasonEnded');
    expect(refusal(await made.end())).toBe('409 seasonEnded');
  });

  it('[LEAGUE-4] promotion and relegation are shown only to those who run the league before the season has ended', async () => {
    const made = await league();
    await played(made, 1, players);
    must(await made.enter(nth(players, 0).id, 1, 0));
    const categoryShown = async (by: Somebody) => {
      const { categories } = await by.browser.read(calls.seasonResults, made.of());
      return firstOf(nth(categories, 1).players).new_category;
    };
    expect([await categoryShown(cast.people.outsider), await categoryShown(cast.people.manager)]).toEqual([
      null,
      made.category(0),
    ]);
    must(await made.end());
    expect(await categoryShown(cast.people.outsider)).toBe(made.category(0));
  });
});

describe('concurrent organisers of a league', () => {
  it('a season is ended once and followed by one season, though several organisers try at once', async () => {
    const made = await league();
    const ends = await Promise.all([made.end(), made.end(cast.people.clubArbiter), made.end()]);
    expect(ends.map(refusal).sort()).toEqual(['200', '409 seasonEnded', '409 seasonEnded']);
    const starts = await Promise.all([made.startNext(), made.startNext()]);
    expect(starts.map(refusal).sort()).toEqual(['200', '409 seasonFollowed']);
  });

  it('none of the promotions that are entered at once is lost, and those that come too late are refused', async () => {
    const made = await league();
    await played(made, 1, players);
    const entered = await Promise.all(players.map(({ id }) => made.enter(id, 1, 0)));
    const done = entered.filter(({ status }) => status === 200).length;
    expect(entered.map(refusal).filter((one) => one !== '200' && one !== '409 changedMeanwhile')).toEqual([]);
    expect(await chief().read(calls.listMoves, made.of())).toHaveLength(done);
  });

  it('an entered promotion can be undone once', async () => {
    const made = await league();
    await played(made, 1, players);
    const who = nth(players, 0).id;
    must(await made.enter(who, 1, 0));
    const takeBack = () => chief().ask(calls.takeBackMove, { ...made.of(), member: who });
    must(await takeBack());
    expect(refusal(await takeBack())).toBe('404 noSuchMove');
  });
});

describe('a season', () => {
  it('a season needs a description, and cannot end before it starts (R-220)', async () => {
    const { id } = await league();
    const make = async (changes: object) =>
      refusal(await chief().ask(calls.makeSeason, { id, body: newSeason({ id: freshId('season'), ...changes }) }));
    expect(await make({ description: ' ' })).toBe('400 invalidInput');
    expect(await make({ end_date: '2026-08-31' })).toBe('400 invalidInput');
    expect(await make({})).toBe('200');
  });

  it('a season may have the id of a season of another league', async () => {
    const [one, other] = [await league(), await league()];
    const make = async ({ id }: League) =>
      refusal(await chief().ask(calls.makeSeason, { id, body: newSeason({ id: 'season-2026' }) }));
    expect([await make(one), await make(other), await make(one)]).toEqual(['200', '200', '409 idTaken']);
  });
});
