import { mayStart } from '../../domain/tournament/entry-guards.ts';
import { computedRounds } from '../../domain/tournament/kinds.ts';
import { randomBelow } from '../random.ts';
import { orRefuse } from '../refusal.ts';
import { mustRun } from './access.ts';
import { toTournament } from './lifecycle.ts';
import type { Moment, Step } from './step.ts';

/** The organiser starts the tournament: the field is closed, and rounds that are computed get their number. */
export function start({ state, actor, now }: Moment): Step {
  mustRun(actor, state.tournament);
  orRefuse(mayStart(toTournament(state), { players: state.participants.length, teams: 0 }));
  const { kind, meetings, rounds, initialColorTold } = state.tournament;
  return {
    set: {
      startedAt: now,
      rounds: computedRounds(kind, { entries: state.participants.length, meetings: meetings ?? 1 }) ?? rounds,
      ...(!initialColorTold && { initialColor: randomBelow(2) === 0 ? 'white' : 'black' }),
    },
  };
}
