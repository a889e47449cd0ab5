import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { openDb } from '../../db/client.ts';
import { games, leagues, participants, tournaments } from '../../db/schema/index.ts';
import { asId, type LeagueId, type TournamentId } from '../../domain/ids.ts';
import { halfPoints } from '../../domain/points.ts';
import { millis } from '../../domain/time.ts';
import { type Browser, refusal } from '../support/browser.ts';
import { type Cast, freshId, makeCast, makePerson, type Role, type Somebody } from '../support/people.ts';

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
  flags: { showOnlyUsernames?: boolean; publiclyViewable?: boolean },
): Promise<void> {
  const none = halfPoints(0);
  const at = millis(Date.parse(`${startDate}T18:00:00Z`));
  await db.insert(tournaments).values({
    id,
    name: `Event ${id}`,
    kind: 'SwissDutch',
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
      joinedAt: at,
    })),
  );
  const [white, black] = [asId<never>(player.id), asId<never>(rival.id)];
  await db
    .insert(games)
    .values({ id: asId(`game-${id}`), tournament: id, round: 1, white, black, startAt: at, outcome: 1 });
}

const by = (role: Role): Browser => cast.people[role].browser;
const profileOf = (browser: Browser, id = player.id) => browser.read(calls.viewProfile, { id });

describe('a profile', () => {
  it('shows strangers the username, the rating and the history, but neither name, birth date nor e-mail', async () => {
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

  it('lists public tournaments and games, the newest first', async () => {
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

  it('names players only where the tournament does, or to those who run it', async () => {
    const names = async (browser: Browser) =>
      (await profileOf(browser)).games.slice(0, 2).map(({ white_name, black_name }) => `${white_name} - ${black_name}`);
    const real = 'Vilde Vinner - Tor Taper';
    expect(await names(cast.visitor)).toEqual([real, `${player.id} - ${rival.id}`]);
    expect(await names(by('otherManager'))).toEqual([real, `${player.id} - ${rival.id}`]);
    expect(await names(by('clubArbiter'))).toEqual([real, real]);
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
  ] as const)('shows %s the real name: %s, and a private tournament: %s', async (role, name, hidden) => {
    const profile = await profileOf(by(role));
    expect(profile.account.last_name).toBe(name ? 'Vinner' : null);
    expect(profile.tournaments.some(({ id }) => id === secret)).toBe(hidden);
    expect(profile.games.some(({ id }) => id === `game-${secret}`)).toBe(hidden);
  });

  it('shows its owner everything', async () => {
    const profile = await profileOf(player.browser);
    expect(profile.account.first_name).toBe('Vilde');
    expect(profile.tournaments).toHaveLength(3);
  });

  it('says who is online', async () => {
    expect((await profileOf(cast.visitor, rival.id)).online).toBe('false');
    await rival.browser.ask(calls.unreadMessages);
    expect((await profileOf(cast.visitor, rival.id)).online).toBe('true');
  });

  it('of nobody is not found', async () => {
    expect(refusal(await cast.visitor.ask(calls.viewProfile, { id: freshId('nobody') }))).toBe('404 noSuchAccount');
  });
});

describe('a league', () => {
  it('is listed and read when it is visible; otherwise only those who run it read it', async () => {
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
