import { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { SentValues } from '../../contract/http/described-calls.ts';
import { ADMIN } from '../seed/admin.ts';

/** The users of a run: an organiser, and players with a session each. */
export interface World {
  readonly host: Session;
  readonly club: string;
  readonly players: ReadonlyMap<string, Session>;
}

/** Creates a club with players through the product's own calls. */
export async function makeWorld(base: string, tag: string, count: number): Promise<World> {
  const admin = await new Session(base).logIn(ADMIN.id, ADMIN.password);
  const person = (by: Session, username: string, more: Partial<SentValues<typeof calls.createAccount>['body']>) =>
    by.ask(calls.createAccount, {
      body: { username, firstName: 'Crash', lastName: username, birthDate: '1990-01-01', ...more },
    });
  const chief = await person(admin, `${tag}-chief`, { level: 2 });
  const manager = await person(admin, `${tag}-manager`, { level: 1 });
  await admin.ask(calls.createOrganization, {
    body: { id: `${tag}-org`, name: tag, country: 'NOR', manager: chief.id },
  });
  const invitation = await (await new Session(base).logIn(chief.id, chief.password)).ask(calls.makeInvitation, {
    entity: `${tag}-org`,
    body: { invitertype: 0, registerertype: 2 },
  });
  const host = await new Session(base).logIn(manager.id, manager.password);
  // Until the manager has changed the generated password, the web app shows only that form.
  await host.ask(calls.changePassword, { body: { pwd: manager.password, newPwd: crypto.randomUUID() } });
  const club = `${tag}-club`;
  await host.ask(calls.createClub, {
    body: { id: club, name: club, country: 'NOR', region: 'Oslo', invitationId: invitation.id },
  });
  const players = new Map<string, Session>();
  for (let index = 1; index <= count; index += 1) {
    const { id, password } = await person(host, `${tag}-p${index}`, { club, fideRating: 2400 - 20 * index });
    players.set(id, await new Session(base).logIn(id, password));
  }
  return { host, club, players };
}

export const withPlayers = (world: World, count: number): World => ({
  ...world,
  players: new Map([...world.players].slice(0, count)),
});

const ROUNDS = 6;

/**
 * Starts a Swiss with these players. An online one is paired by its schedule, at the next minute that leaves time to
 * enter everybody; over the board, rounds are paired on request.
 */
export async function makeTournament({ host, club, players }: World, id: string, online: boolean): Promise<string> {
  const soon = Math.ceil((Date.now() + 8_000 + 100 * players.size) / 60_000) * 60_000;
  const at = new Date(online ? soon : soon + 86_400_000).toISOString();
  await host.ask(calls.buildTournament, {
    body: {
      id,
      name: id,
      kind: 1,
      rounds: Math.min(ROUNDS, players.size / 2),
      defaultGameLocation: online ? 1 : 0,
      startDate: at.slice(0, 10),
      firstPairingDate: at.slice(0, 10),
      firstPairingTime: at.slice(11, 16),
      onlinePairingIntervalT: 2,
      initialTime: 120,
      increment: 0,
      tb1: 1,
      organiser: club,
      organiserType: 'club',
    },
  });
  for (const account of players.keys()) await host.ask(calls.addParticipant, { id, account });
  await host.ask(calls.startTournament, { id });
  return id;
}
