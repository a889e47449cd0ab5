import { Session } from '../../cli/session.ts';
import type { Server } from '../server/server.ts';
import { ADMIN, seedAdmin } from './admin.ts';
import { seedCommunity } from './community.ts';
import { seedFormats } from './formats.ts';
import { seedLeague } from './league.ts';
import { seedMatchDays } from './match-days.ts';
import { CHIEF, CLUBS, ORGANIZATION, PASSWORD } from './people.ts';
import { playOpenings, seedFinished, seedRunning, seedUpcoming } from './tournaments.ts';

/** The demo world for local use: people, clubs, and tournaments that are upcoming, running and finished. */
export async function seedDemo(server: Server): Promise<void> {
  const base = await server.inside();
  const newSession = () => new Session(base);
  await seedAdmin(server);
  const admin = await newSession().logIn(ADMIN.id, ADMIN.password);
  const managers = await seedCommunity(admin, newSession);
  const [fjellsiden, elvebakken] = CLUBS.map(({ id }) => managers.get(id));
  if (fjellsiden === undefined || elvebakken === undefined) return;
  await seedRunning(fjellsiden);
  // The running round begins in a few seconds; the rest is created in the meantime.
  await Promise.all([
    playOpenings(newSession),
    seedFinished(fjellsiden).then(() => seedUpcoming(elvebakken)),
    newSession()
      .logIn(CHIEF.id, PASSWORD)
      .then(async (chief) => {
        await seedLeague(chief);
        await seedFormats(chief);
        await seedMatchDays(chief, newSession);
      }),
  ]);
}

/** The accounts that a developer can log in with. */
export const demoLogIns = (): string =>
  [
    `Log in as (password ${PASSWORD}):`,
    `  ${ADMIN.id.padEnd(10)} runs everything`,
    `  ${CHIEF.id.padEnd(10)} manages ${ORGANIZATION.name}`,
    ...CLUBS.map(({ manager, name }) => `  ${manager.id.padEnd(10)} manages ${name}`),
    `  ${CLUBS.map(({ players }) => players.map(({ id }) => id).join(', ')).join(',\n  ')} play`,
  ].join('\n');
