import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { type ForbiddenPairInput, pairedRoundAnswer } from '../../contract/tournament/rounds.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { ForbiddenPlayers } from '../../domain/tournament/command.ts';
import { previewSwap } from '../../services/tournament/preview-swap.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';
import { command, commandWithAnswer } from '../tournaments.ts';

export const pairing = new Hono<AppEnv>();

route(pairing, calls.changeSeeding, (request) =>
  command(request, request.path.id, { kind: 'changeSeeding', by: request.path.by }),
);

route(pairing, calls.setStartingOrder, (request) =>
  command(request, request.path.id, { kind: 'setStartingOrder', order: request.body.order }),
);

route(pairing, calls.renumber, (request) => command(request, request.path.id, { kind: 'renumber' }));

route(pairing, calls.pairNextRound, (request) =>
  commandWithAnswer(pairedRoundAnswer, request, request.path.id, {
    kind: 'pairNextRound',
    button: request.path.button,
    round: request.query.round,
    adjourn: request.query.adjourn,
  }),
);

route(pairing, calls.pairNow, (request) =>
  command(request, request.path.id, { kind: 'pairNow', round: request.path.round }),
);

route(pairing, calls.startRound, (request) =>
  command(request, request.path.id, { kind: 'startRound', number: request.path.round }),
);

route(pairing, calls.changeNextPairing, (request) => {
  const { nextPairingDate: day, nextPairingTime: time } = request.body;
  return command(request, request.path.id, { kind: 'changeNextPairing', at: millis(Date.parse(`${day}T${time}:00Z`)) });
});

route(pairing, calls.addForbiddenPair, (request) =>
  command(request, request.path.id, { kind: 'addForbiddenPair', pair: forbiddenPairOf(request.body) }),
);

route(pairing, calls.removeForbiddenPair, (request) =>
  command(request, request.path.id, { kind: 'removeForbiddenPair', pair: forbiddenPairOf(request.body) }),
);

route(pairing, calls.addRequestedBye, (request) => {
  const { player, round, bye } = request.body;
  return command(request, request.path.id, { kind: 'addRequestedBye', bye: { who: asId(player), round, bye } });
});

route(pairing, calls.requestBye, (request) =>
  command(request, request.path.id, { kind: 'requestBye', round: request.path.round }),
);

route(pairing, calls.withdrawBye, (request) =>
  command(request, request.path.id, { kind: 'withdrawBye', round: request.path.round }),
);

route(pairing, calls.draftRound, (request) =>
  command(request, request.path.id, { kind: 'draftRound', adjourn: request.query.adjourn }),
);

route(pairing, calls.discardDraft, (request) => command(request, request.path.id, { kind: 'discardDraft' }));

route(pairing, calls.swapInDraft, (request) => {
  const { players, version } = request.body;
  return command(request, request.path.id, { kind: 'swapInDraft', who: [asId(players[0]), asId(players[1])], version });
});

route(pairing, calls.publishDraft, (request) =>
  commandWithAnswer(pairedRoundAnswer, request, request.path.id, { kind: 'publishDraft', ...request.body }),
);

route(pairing, calls.accelerate, (request) =>
  command(request, request.path.id, { kind: 'accelerate', by: request.body.acceleration }),
);

route(pairing, calls.previewSwap, ({ deps, actor, path: { id, round, one, other } }) =>
  previewSwap(deps, actor, id, { round, who: [one, other] }),
);

route(pairing, calls.swapSeats, (request) => {
  const { id, round, one, other } = request.path;
  return command(request, id, { kind: 'swapSeats', round, who: [one, other] });
});

const forbiddenPairOf = ({ players, firstRound, lastRound }: ForbiddenPairInput): ForbiddenPlayers => ({
  who: players.map((player) => asId(player)),
  firstRound,
  lastRound,
});
