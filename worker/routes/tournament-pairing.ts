import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { BanInput } from '../../contract/rounds.ts';
import { asId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import type { PlayerBan } from '../../domain/tournament/command.ts';
import { judgeSwap } from '../../services/tournament/judge-swap.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { command } from '../tournaments.ts';

/** How rounds are paired: wishes, byes, drafts, and seats that are changed. */
export const pairing = new Hono<AppEnv>();

answer(pairing, calls.changeSeeding, (asked) =>
  command(asked, asked.path.id, { kind: 'changeSeeding', by: asked.path.by }),
);

answer(pairing, calls.pairNextRound, (asked) =>
  command(asked, asked.path.id, { kind: 'pairNextRound', button: asked.path.button }),
);

answer(pairing, calls.changeNextPairing, (asked) => {
  const { next_pairing_date: day, next_pairing_time: time } = asked.body;
  return command(asked, asked.path.id, { kind: 'changeNextPairing', at: millis(Date.parse(`${day}T${time}:00Z`)) });
});

answer(pairing, calls.addBan, (asked) => command(asked, asked.path.id, { kind: 'addBan', ban: banOf(asked.body) }));

answer(pairing, calls.removeBan, (asked) =>
  command(asked, asked.path.id, { kind: 'removeBan', ban: banOf(asked.body) }),
);

answer(pairing, calls.bookBye, (asked) => {
  const { player, round, bye } = asked.body;
  return command(asked, asked.path.id, { kind: 'bookBye', bye: { who: asId(player), round, bye } });
});

answer(pairing, calls.askBye, (asked) => command(asked, asked.path.id, { kind: 'askBye', round: asked.path.round }));

answer(pairing, calls.withdrawBye, (asked) =>
  command(asked, asked.path.id, { kind: 'withdrawBye', round: asked.path.round }),
);

answer(pairing, calls.draftRound, (asked) => command(asked, asked.path.id, { kind: 'draftRound' }));

answer(pairing, calls.discardDraft, (asked) => command(asked, asked.path.id, { kind: 'discardDraft' }));

answer(pairing, calls.swapInDraft, (asked) => {
  const { players, version } = asked.body;
  return command(asked, asked.path.id, { kind: 'swapInDraft', who: [asId(players[0]), asId(players[1])], version });
});

answer(pairing, calls.publishDraft, (asked) =>
  command(asked, asked.path.id, { kind: 'publishDraft', version: asked.body.version }),
);

answer(pairing, calls.accelerate, (asked) =>
  command(asked, asked.path.id, { kind: 'accelerate', by: asked.body.acceleration }),
);

answer(pairing, calls.judgeSwap, ({ deps, actor, path: { id, round, one, other } }) =>
  judgeSwap(deps, actor, id, { round, who: [one, other] }),
);

answer(pairing, calls.swapSeats, (asked) => {
  const { id, round, one, other } = asked.path;
  return command(asked, id, { kind: 'swapSeats', round, who: [one, other] });
});

const banOf = ({ players, first_round: firstRound, last_round: lastRound }: BanInput): PlayerBan => ({
  who: players.map((player) => asId(player)),
  firstRound,
  lastRound,
});
