import * as calls from '../../../../contract/calls.ts';
import { freshId, makeClub, makeTeam } from '../../people.ts';
import type { CLUB_ROWS } from '../rows/clubs.ts';
import { type Asking, each, nameOfRole, next, type RequestsFor } from './prepare.ts';
import { aFounder, freeClub, member, teammate } from './targets.ts';

const newcomer = each(({ make, people }) => make.account(people.top, { ghost: true }));
const foreignClub = each(async (world) => makeClub(world.founder, world.elsewhere, await aFounder(world)));
const ownClub = each(async (world) => makeClub(world.people.chief, world.federation, await aFounder(world)));
const teamOfClub = each(({ people, club }) => makeTeam(people.manager, club));

/** Makes whoever asks a member of the third club; some may be already. */
async function entered(asking: Asking): Promise<void> {
  const { thirdClub, founder } = asking.world;
  if (asking.may) await founder.browser.ask(calls.addMember, { id: thirdClub, account: nameOfRole(asking) });
}

const ofPage = () => ({ name: `Sjakklubb ${next()}`, description: 'Ny tekst' });

/** What is asked of clubs, organisations and teams. */
export const CLUB_REQUESTS: RequestsFor<typeof CLUB_ROWS> = {
  listAccountsOfClubs: ({ world }) => ({ body: { clubs: [world.club] } }),
  listAccountsOfForeignClubs: ({ world }) => ({
    body: { clubs: [world.club, world.otherClub] },
  }),
  editClub: ({ world }) => ({ of: { id: world.club }, body: ofPage() }),
  addTeam: ({ world }) => ({ of: { id: world.club }, body: { name: `Lag ${next()}` } }),
  removeTeam: async (asking) => ({
    of: { id: asking.world.club },
    body: { name: await teamOfClub(asking) },
  }),
  addMember: async (asking) => ({
    of: { id: asking.world.club, account: await newcomer(asking) },
  }),
  removeMember: async (asking) => ({
    of: { id: asking.world.club, account: await member(asking) },
  }),
  leaveClub: async (asking) => {
    await entered(asking);
    return { of: { id: asking.world.thirdClub } };
  },
  leaveForeignClub: ({ world }) => ({ of: { id: world.elsewhereClub } }),
  messageClub: ({ world }) => ({ of: { id: world.club }, body: { text: 'Møte i kveld' } }),
  createOrganization: ({ world }) => ({
    body: { id: freshId('forbund'), name: `Forbund ${next()}`, country: 'NOR', manager: world.founder.id },
  }),
  editOrganization: ({ world }) => ({ of: { id: world.federation }, body: ofPage() }),
  addFreeClub: async (asking) => ({
    of: { id: asking.world.federation, club: await freeClub(asking) },
  }),
  addForeignClub: async (asking) => ({
    of: { id: asking.world.federation, club: await foreignClub(asking) },
  }),
  removeClub: async (asking) => ({
    of: { id: asking.world.federation, club: await ownClub(asking) },
  }),
  removeForeignClub: ({ world }) => ({
    of: { id: world.federation, club: world.otherClub },
  }),
  messageFederation: ({ world }) => ({
    of: { id: world.federation },
    body: { text: 'Ting i morgen' },
  }),
  editTeam: ({ world }) => ({
    of: { id: world.team },
    body: { name: `Lag ${next()}`, description: '', profile_picture: '' },
  }),
  addTeamMember: async (asking) => ({
    of: { id: asking.world.team, account: await member(asking) },
  }),
  removeTeamMember: async (asking) => ({
    of: { id: asking.world.team, account: await teammate(asking) },
  }),
  leaveTeam: async (asking) => {
    await entered(asking);
    const { thirdTeam, founder } = asking.world;
    if (asking.may) await founder.browser.ask(calls.addTeamMember, { id: thirdTeam, account: nameOfRole(asking) });
    return { of: { id: thirdTeam } };
  },
  messageTeam: ({ world }) => ({ of: { id: world.team }, body: { text: 'Kamp i kveld' } }),
};
