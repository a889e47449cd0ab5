import type { ArbiterCallView } from '../../contract/tournament/arbiter-calls.ts';
import type { NamedCall } from '../../db/read/arbiter-calls.ts';
import { boardText } from '../../services/tournament/arbiter-calls.ts';
import { iso } from '../../services/tournament/views/live.ts';

export const presentCall = (call: NamedCall): ArbiterCallView => ({
  id: call.id,
  by: call.by,
  name: call.name,
  at: iso(call.at),
  round: call.round,
  board: boardText(call),
  game: call.game,
  words: call.words,
  answer: call.answer && {
    by: call.answer.by,
    name: call.answeredByName ?? call.answer.by,
    at: iso(call.answer.at),
    words: call.answer.words,
  },
});
