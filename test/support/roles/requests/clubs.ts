import * as calls from '../../../../contract/calls.ts';
import { freshId, makeClub, makeTeam } from '../../workers/people.ts';
import type { CLUB_ROWS } from '../rows/clubs.ts';
import { each, nameOfRole, next, type RequestContext, type RequestsFor } from './prepare.ts';
import { aFounder, freeClub, member, teammate } from './targets.ts';

const newcomer = each(({ make, people }) => make.account(people.top, { ghost: true }));
const foreignClub = each(async (world) => makeClub(world.founder, world.elsewhere, await aFounder(world)));
const ownClub = each(async (world) => makeClub(world.people.chief, world.federation, await aFounder(world)));
const teamOfClub = each(({ people, club }) => makeTeam(people.manager, club));

/** Makes whoever asks a member of the third club; some may be already. */
async function entered(context: RequestContext): Promise<void> {
  const { thirdClub, founder } = context.world;
  if (context.may) await founder.browser.ask(calls.addMember, { id: thirdClub, account: nameOfRole(context) });
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
  removeTeam: async (context) => ({
    of: { id: context.world.club },
    body: { name: await teamOfClub(context) },
  }),
  addMember: async (context) => ({
    of: { id: context.world.club, account: await newcomer(context) },
  }),
  removeMember: async (context) => ({
    of: { id: context.world.club, account: await member(context) },
  }),
  leaveClub: async (context) => {
    await entered(context);
    return { of: { id: context.world.thirdClub } };
  },
  leaveForeignClub: ({ world }) => ({ of: { id: world.elsewhereClub } }),
  messageClub: ({ world }) => ({ of: { id: world.club }, body: { text: 'Møte i kveld' } }),
  createOrganization: ({ world }) => ({
    body: { id: freshId('forbund'), name: `Forbund ${next()}`, country: 'NOR', manager: world.founder.id },
  }),
  editOrganization: ({ world }) => ({ of: { id: world.federation }, body: ofPage() }),
  addFreeClub: async (context) => ({
    of: { id: context.world.federation, club: await freeClub(context) },
  }),
  addForeignClub: async (context) => ({
    of: { id: context.world.federation, club: await foreignClub(context) },
  }),
  removeClub: async (context) => ({
    of: { id: context.world.federation, club: await ownClub(context) },
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
  addTeamMember: async (context) => ({
    of: { id: context.world.team, account: await member(context) },
  }),
  removeTeamMember: async (context) => ({
    of: { id: context.world.team, account: await teammate(context) },
  }),
  leaveTeam: async (context) => {
    await entered(context);
    const { thirdTeam, founder } = context.world;
    if (context.may) await founder.browser.ask(calls.addTeamMember, { id: thirdTeam, account: nameOfRole(context) });
    return { of: { id: thirdTeam } };
  },
  messageTeam: ({ world }) => ({ of: { id: world.team }, body: { text: 'Kamp i kveld' } }),
};
