import * as calls from '../../../../contract/calls.ts';
import { DAY } from '../../../../domain/kernel/time.ts';
import { must } from '../../workers/browser.ts';
import { inTime } from '../../workers/event.ts';
import { makeClub, makePerson, type Somebody } from '../../workers/people.ts';
import type { World } from '../world.ts';
import { each, one } from './prepare.ts';

export const member = each(({ make }) => make.member());

export const teammate = each(async ({ make, people, team }) => {
  const id = await make.member();
  must(await people.manager.browser.ask(calls.addTeamMember, { id: team, account: id }));
  return id;
});

export const closed = one(({ make }) => make.build());
export const running = one(({ make }) => make.paired());

export const tomorrow = one(({ make }) =>
  make.build({ ...inTime(DAY), default_game_location: 1, online_pairing_interval_t: 1, end_date: '2099-01-01' }),
);

export const callingEvent = each(({ make }) => make.paired({ rounds: 1 }));

/** Founds one club only: how many one person may found in a minute is limited. */
export const aFounder = ({ people }: World): Promise<Somebody> => makePerson(people.top, { level: 1 });

export const freeClub = each(async (world) => {
  const { people, founder, elsewhere } = world;
  const club = await makeClub(founder, elsewhere, await aFounder(world));
  must(await people.top.browser.ask(calls.removeClub, { id: elsewhere, club }));
  return club;
});
