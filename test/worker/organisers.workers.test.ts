import { beforeAll, describe, expect, it } from 'vitest';
import { createdOrganization } from '../../contract/organizations.ts';
import { registeredClub } from '../../contract/registrations.ts';
import { tournamentFind, tournamentList, tournamentPlayers } from '../../contract/tournaments.ts';
import { answered, type Browser, refusal } from '../support/browser.ts';
import { Event, must } from '../support/event.ts';
import { type Cast, freshId, invite, makeCast, makePerson } from '../support/people.ts';

let cast: Cast;
/** One id of two: an organisation of one chief, and the club that a manager of another has founded under it. */
let twin: string;
let secret: Event;
let ofClub: Event;
beforeAll(async () => {
  cast = await makeCast();
  const { admin, chief, otherChief, otherManager } = cast.people;
  twin = freshId('twin');
  const organization = { id: twin, name: 'Twin', country: 'NOR', manager: chief.id };
  answered(createdOrganization, await admin.browser.post('/s/organization/add', organization));
  const invitation_id = await invite(otherChief, cast.otherOrganization, 'organization');
  const club = { id: twin, name: 'Twin', country: 'NOR', invitation_id };
  answered(registeredClub, await otherManager.browser.post('/s/registrations/clubs', club));
  const hidden = { publicly_viewable: false };
  secret = await Event.build(chief, twin, { organiser_type: 'organization', ...hidden });
  ofClub = await Event.build(otherManager, twin, hidden);
});

describe('a club and an organisation of the same id', () => {
  const listed = async (browser: Browser, query = ''): Promise<readonly string[]> =>
    (await browser.read(tournamentList, `/s/tournament/by-organiser/${twin}${query}`)).data.map(({ id }) => id);

  it('show their private tournaments each to its own people', async () => {
    const { chief, otherManager, admin } = cast.people;
    expect(await listed(otherManager.browser)).toEqual([ofClub.id]);
    expect(await listed(chief.browser)).toEqual([secret.id]);
    expect(new Set(await listed(admin.browser))).toEqual(new Set([secret.id, ofClub.id]));
    expect(await listed(cast.visitor)).toEqual([]);
  });

  it('are asked for by type', async () => {
    const { admin, otherManager } = cast.people;
    expect(await listed(admin.browser, '?type=club')).toEqual([ofClub.id]);
    expect(await listed(admin.browser, '?type=organization')).toEqual([secret.id]);
    expect(await listed(otherManager.browser, '?type=organization')).toEqual([]);
    expect(refusal(await admin.browser.get(`/s/tournament/by-organiser/${twin}?type=league`))).toBe('400 invalidInput');
  });

  it('keep private tournaments, powers, invitations and candidates apart', async () => {
    const { chief, otherManager } = cast.people;
    const hidden = '403 tournamentPrivate';
    expect(refusal(await otherManager.browser.get(`/s/tournament/view/${secret.id}`))).toBe(hidden);
    expect(refusal(await chief.browser.get(`/s/tournament/view/${ofClub.id}`))).toBe(hidden);
    expect(refusal(await otherManager.browser.post(`/s/tournament/start/${secret.id}`))).toMatch(/^403/);
    for (const path of ['manage', 'all-accounts', 'accounts-with-powers']) {
      expect(refusal(await otherManager.browser.get(`/s/organization/${path}/${twin}`))).toBe('403 forbidden');
      expect(refusal(await chief.browser.get(`/s/club/${path}/${twin}`))).toBe('403 forbidden');
    }
    const asked = { invitertype: 0, registerertype: 2 };
    expect(refusal(await otherManager.browser.post(`/s/registrations/${twin}/invitations`, asked))).toBe(
      '403 forbidden',
    );
    const member = await makePerson(otherManager, { club: twin });
    const { accounts } = await chief.browser.read(tournamentPlayers, `/s/tournament/players/${secret.id}`);
    expect(accounts.map(({ id }) => id)).not.toContain(member.id);
  });
});

describe('private tournaments (D-70)', () => {
  it('are found by the top level, by those who run them and by those who take part', async () => {
    const { admin, chief, otherManager, outsider } = cast.people;
    must(await ofClub.add(outsider.id));
    const found = async (browser: Browser) =>
      (await browser.read(tournamentFind, '/s/tournament/find')).privates.map(({ id }) => id);
    expect(await found(admin.browser)).toEqual(expect.arrayContaining([secret.id, ofClub.id]));
    expect(await found(chief.browser)).toEqual([secret.id]);
    expect(await found(otherManager.browser)).toEqual([ofClub.id]);
    expect(await found(outsider.browser)).toEqual([ofClub.id]);
    expect(await found(cast.visitor)).toEqual([]);
  });
});
