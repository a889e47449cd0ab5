import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import { nonNull } from '../../domain/kernel/given.ts';
import { CHIEF, CLUBS, type DemoClub, ORGANIZATION, PASSWORD, type Player } from './people.ts';

const LEVEL = { player: 0, manager: 1, chief: 2 } as const;

/** Creates the organisation, its two clubs and all their accounts; returns the logged-in managers by club. */
export async function seedCommunity(admin: Session, newSession: () => Session): Promise<Map<string, Session>> {
  await addAccount(admin, { ...CHIEF, level: LEVEL.chief });
  await admin.ask(calls.createOrganization, { body: { ...ORGANIZATION, country: 'NOR', manager: CHIEF.id } });
  const chief = await newSession().logIn(CHIEF.id, PASSWORD);
  const managers = new Map<string, Session>();
  for (const club of CLUBS) {
    await addAccount(admin, { ...club.manager, level: LEVEL.manager });
    const manager = await newSession().logIn(club.manager.id, PASSWORD);
    await createClub(chief, manager, club);
    managers.set(club.id, manager);
  }
  await Promise.all(
    CLUBS.map(async ({ id, players }) => {
      const manager = managers.get(id);
      if (manager !== undefined) for (const player of players) await addAccount(manager, { ...player, club: id });
    }),
  );
  return managers;
}

type NewAccount = Pick<Player, 'id' | 'first' | 'last' | 'sex' | 'birth'> &
  Partial<Player> & { readonly level?: 0 | 1 | 2; readonly club?: string };

/** Creates an account; the manager who created it may replace the generated password. */
async function addAccount(by: Session, person: NewAccount): Promise<void> {
  await by.ask(calls.createAccount, {
    body: {
      username: person.id,
      firstName: person.first,
      lastName: person.last,
      birthDate: person.birth,
      sex: person.sex,
      level: person.level ?? LEVEL.player,
      ...nonNull({
        fideFederation: person.federation,
        fideRating: person.rating,
        title: person.title,
        club: person.club,
      }),
    },
  });
  await by.ask(calls.setPassword, { id: person.id, body: { password: PASSWORD } });
}

async function createClub(chief: Session, manager: Session, club: DemoClub): Promise<void> {
  const invitation = await chief.ask(calls.makeInvitation, {
    entity: ORGANIZATION.id,
    body: { invitertype: 0, registerertype: 2 },
  });
  await manager.ask(calls.createClub, {
    body: {
      id: club.id,
      name: club.name,
      description: club.description,
      address: club.address,
      region: club.region,
      country: 'NOR',
      invitationId: invitation.id,
    },
  });
}
