import * as calls from '../../../../contract/calls.ts';
import { firstOf } from '../../lists.ts';
import { must } from '../../workers/browser.ts';
import { makePerson } from '../../workers/people.ts';
import type { GAME_ROWS } from '../rows/games.ts';
import type { RequestContext, RequestsFor } from './prepare.ts';
import { callingEvent } from './targets.ts';

/** With a player of its own: one person may call a few times a minute only. */
const watchedEvent = async ({ world: { people, make } }: RequestContext) => {
  const player = await makePerson(people.top);
  const event = await make.build({ rounds: 1 });
  must(await event.add(player.id));
  await make.filled(event, 3);
  must(await event.start());
  if ((await event.boards(1)).length === 0) must(await event.next());
  return { event, player };
};

/** What is asked of games and of the arbiter. */
export const GAME_REQUESTS: RequestsFor<typeof GAME_ROWS> = {
  callArbiter: async (context) => ({ of: { id: (await callingEvent(context)).id }, body: { words: 'Please come.' } }),
  answerCall: async (context) => {
    const { event, player } = await watchedEvent(context);
    must(await player.browser.ask(calls.callArbiter, { id: event.id, body: { words: '' } }));
    const { calls: open } = await event.host.read(calls.listCalls, { id: event.id });
    return { of: { id: event.id, call: firstOf(open).id }, body: { words: 'Coming.' } };
  },
  chat: ({ world }) => ({ of: { id: world.online.game }, body: { side: 0, message_id: 1 } }),
  adjustClock: ({ world }) => ({
    of: { id: world.online.game },
    body: { white: true, add: 60 },
  }),
};
