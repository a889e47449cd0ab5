import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { games, leagues, pairings, participants, tournaments } from '../../../db/schema/index.ts';
import { asId, type LeagueId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { type Browser, refusal } from '../../support/workers/browser.ts';
import { type Cast, freshId, makeCast, makePerson, type Role, type Somebody } from '../../support/workers/people.ts';

const db = openDb(env.DB);
let cast: Cast;
let player: Somebody;
let rival: Somebody;
const named = asId<TournamentId>(freshId('open'));
const nameless = asId<TournamentId>(freshId('nameless'));
const secret = asId<TournamentId>(freshId('secret'));

beforeAll(async () => {
  cast = await makeCast();
  player = await makePerson(cast.people.manager, {
    club: cast.club,
    first_name: 'Vilde',
    last_name: 'Vinner',
    title: 'WIM',
    fide_rating: 2211,
    email: 'vilde@example.org',
  });
  rival = await makePerson(cast.people.otherManager, {
    club: cast.otherClub,
    first_name: 'Tor',
    last_name: 'Taper',
  });
  await addTournament(named, '2026-03-01', {});
  await addTournament(nameless, '2026-02-01', { showOnlyUsernames: true });
  await addTournament(secret, '2026-01-01', { publiclyViewable: false });
});

/** A tournament of the club in which the two have met once, the player with the white pieces. */
async function addTournament(
  id: TournamentId,
  startDate: string,
  flags: { showOnlyUsernames?: boolean; publiclyViewable?: boolean; showOnlyTop?: number },
): Promise<void> {
  const none = halfPoints(0);
  const at = millis(Date.parse(`${startDate}T18:00:00Z`));
  await db.insert(tournaments).values({
    id,
    name: `Event ${id}`,
    format: 'SwissDutch',
    organiserType: 'club',
    organiser: cast.club,
    startDate,
    endDate: startDate,
    firstPairingAt: at,
    initialMinutes: 3,
    incrementSeconds: 2,
    winPoints: halfPoints(2),
    drawPoints: halfPoints(1),
    lossPoints: none,
    createdAt: at,
    ...flags,
  });
  await db.insert(participants).values(
    [player, rival].map((one, index) => ({
      tournament: id,
      account: asId<never>(one.id),
      seed: index + 1,
      federation: 'NOR',
      rating: 2000 + index,
      joinedAt: at,
    })),
  );
  const [white, black] = [asId<never>(player.id), asId<never>(rival.id)];
  await db.insert(pairings).values({ tournament: id, round: 1, board: 1, white, black, result: 'whiteWins' });
  await db
    .insert(games)
    .values({ id: asId(`game-${id}`), tournament: id, round: 1, white, black, startAt: at, outcome: 1 });
}

const by = (role: Role): Browser => cast.people[role].browser;
const profileOf = (browser: Browser, id = player.id) => browser.read(calls.viewProfile, { id });

describe('a profile', () => {
  it('a profile shows strangers the user name, title and rating, but no real name, birth date or e-mail address', async () => {
    const profile = await profileOf(cast.visitor);
    expect(profile.account).toEqual({
      id: player.id,
      username: player.id,
      first_name: null,
      last_name: null,
      title: 'WIM',
      fide_rating: 2211,
      fide_federation: 'NOR',
      profile_picture: null,
    });
    const { body } = await cast.visitor.ask(calls.viewProfile, { id: player.id });
    expect(JSON.stringify(body)).not.toMatch(/1990-05-17|vilde@example\.org/);
  });

  it('a profile lists public tournaments and games, the newest first', async () => {
    const profile = await profileOf(cast.visitor);
    expect(profile.tournaments).toEqual([
      { id: named, name: `Event ${named}`, start_date: '2026-03-01', end_date: '2026-03-01' },
      { id: nameless, name: `Event ${nameless}`, start_date: '2026-02-01', end_date: '2026-02-01' },
    ]);
    expect(profile.games.map(({ id }) => id)).toEqual([`game-${named}`, `game-${nameless}`]);
    expect(profile.games[0]).toMatchObject({
      start: '2026-03-01T18:00:00.000Z',
      tournament_name: `Event ${named}`,
      initial_time: 3,
      increment: 2,
      outcome: 1,
    });
  });

  it('a profile has real names of players only where the tournament shows them, or for those who run it', async () => {
    const names = async (browser: Browser) =>
      (await profileOf(browser)).games.slice(0, 2).map(({ white_name, black_name }) => `${white_name} - ${black_name}`);
    const real = 'Vilde Vinner - Tor Taper';
    const usernames = `${player.id} - ${rival.id}`;
    // A profile that hides the name of its owner hides it here too.
    expect(await names(cast.visitor)).toEqual([`${player.id} - Tor Taper`, usernames]);
    expect(await names(by('otherManager'))).toEqual([`${player.id} - Tor Taper`, usernames]);
    expect(await names(by('clubArbiter'))).toEqual([real, real]);
  });

  it('a profile hides the real name of its owner from strangers in every part, or in none (R-375)', async () => {
    for (const browser of [cast.visitor, by('otherManager'), by('clubArbiter'), player.browser]) {
      const profile = await profileOf(browser);
      const isShown = profile.account.last_name !== null;
      const own = profile.games.map(({ white_name }) => white_name);
      expect(own).toEqual(own.map(() => (isShown ? 'Vilde Vinner' : player.id)));
    }
  });

  it.each([
    ['clubArbiter', true, true],
    ['manager', true, true],
    ['chief', true, true],
    ['admin', true, true],
    ['clubEditor', false, true],
    ['member', false, false],
    ['otherManager', false, false],
    ['outsider', false, false],
  ] as const)('a profile shows %s the real name: %s, and a private tournament: %s', async (role, name, hidden) => {
    const profile = await profileOf(by(role));
    expect(profile.account.last_name).toBe(name ? 'Vinner' : null);
    expect(profile.tournaments.some(({ id }) => id === secret)).toBe(hidden);
    expect(profile.games.some(({ id }) => id === `game-${secret}`)).toBe(hidden);
  });

  it('a profile shows its owner everything', async () => {
    const profile = await profileOf(player.browser);
    expect(profile.account.first_name).toBe('Vilde');
    expect(profile.tournaments).toHaveLength(3);
  });

  it('a profile shows whether its owner is online', async () => {
    expect((await profileOf(cast.visitor, rival.id)).online).toBe('false');
    await rival.browser.ask(calls.unreadMessages);
    expect((await profileOf(cast.visitor, rival.id)).online).toBe('true');
  });

  it('the profile of an unknown account is not found', async () => {
    expect(refusal(await cast.visitor.ask(calls.viewProfile, { id: freshId('nobody') }))).toBe('404 noSuchAccount');
  });
});

describe('memberships and ratings on a profile', () => {
  it('a profile lists the clubs and organisations of its owner, with the organisations of the clubs (R-376)', async () => {
    const { memberships } = await profileOf(cast.visitor);
    const idsOf = (houses: readonly { readonly id: string }[]) => houses.map(({ id }) => id);
    expect(idsOf(memberships.clubs)).toEqual([cast.club]);
    expect(idsOf(memberships.organizations)).toEqual([cast.organization]);
    const captain = await profileOf(cast.visitor, cast.people.chief.id);
    expect([idsOf(captain.memberships.organizations), captain.memberships.clubs]).toEqual([[cast.organization], []]);
  });

  it('a profile has the ratings over time, from tournaments that the user may see', async () => {
    const ratings = async (browser: Browser) => (await profileOf(browser, rival.id)).ratings;
    expect((await ratings(cast.visitor)).map(({ date, rating }) => [date, rating])).toEqual([
      ['2026-02-01', 2001],
      ['2026-03-01', 2001],
    ]);
    expect(await ratings(rival.browser)).toHaveLength(3);
  });
});

describe('the meetings of two players', () => {
  const met = (browser: Browser, id: string, other: string) => browser.read(calls.headToHead, { id, other });

  it('the meetings of two players are counted for the first one, in tournaments that the user may see', async () => {
    expect(await met(cast.visitor, player.id, rival.id)).toMatchObject({ wins: 2, draws: 0, losses: 0 });
    expect(await met(cast.visitor, rival.id, player.id)).toMatchObject({ wins: 0, draws: 0, losses: 2 });
    expect(await met(rival.browser, rival.id, player.id)).toMatchObject({ losses: 3 });
    const { meetings } = await met(cast.visitor, player.id, rival.id);
    expect(meetings.map(({ tournament, game }) => [tournament, game])).toEqual([
      [named, `game-${named}`],
      [nameless, `game-${nameless}`],
    ]);
  });

  it('the meetings of two players count no forfeits, and hide tournaments of which only the top is public (D-73)', async () => {
    const topOnly = asId<TournamentId>(freshId('top'));
    const forfeited = asId<TournamentId>(freshId('forfeit'));
    await addTournament(topOnly, '2026-04-01', { showOnlyTop: 5 });
    await addTournament(forfeited, '2026-05-01', {});
    await db.update(pairings).set({ result: 'whiteWinsByForfeit' }).where(eq(pairings.tournament, forfeited));
    const headToHead = await met(cast.visitor, player.id, rival.id);
    expect(headToHead.wins).toBe(2);
    expect(headToHead.meetings.map(({ tournament }) => tournament)).toEqual([forfeited, named, nameless]);
    expect((await met(by('clubArbiter'), player.id, rival.id)).wins).toBe(4);
    await db.delete(tournaments).where(inArray(tournaments.id, [topOnly, forfeited]));
  });

  it('the meetings with an unknown account are not found', async () => {
    const nobody = await cast.visitor.ask(calls.headToHead, { id: player.id, other: freshId('nobody') });
    expect(refusal(nobody)).toBe('404 noSuchAccount');
  });
});

describe('a league', () => {
  it('a visible league is public, and a hidden one can be read only by those who run it', async () => {
    const [open, hidden] = [freshId('series'), freshId('series')];
    await db.insert(leagues).values([
      { id: asId<LeagueId>(open), name: 'A series', ownerType: 'club', owner: cast.club, createdAt: millis(0) },
      {
        id: asId<LeagueId>(hidden),
        name: 'B series',
        visible: false,
        ownerType: 'organization',
        owner: cast.organization,
        createdAt: millis(0),
      },
    ]);
    const listed = await cast.visitor.read(calls.listLeagues);
    expect(listed.map(({ id }) => id)).toEqual([open]);
    expect(await cast.visitor.read(calls.viewLeague, { id: open })).toMatchObject({
      club: cast.club,
      organization: null,
      visible: true,
    });
    for (const [role, status] of [
      ['chief', '200'],
      ['chiefArbiter', '200'],
      ['admin', '200'],
      ['manager', '404 notFound'],
      ['otherChief', '404 notFound'],
      ['member', '404 notFound'],
    ] as const)
      expect([role, refusal(await by(role).ask(calls.viewLeague, { id: hidden }))]).toEqual([role, status]);
    expect(refusal(await cast.visitor.ask(calls.viewLeague, { id: 'no-league' }))).toBe('404 notFound');
  });
});
