import { HOUR, MINUTE, type Millis, millis } from '../../domain/time.ts';
import { KINDS, TOURNAMENT_KINDS } from '../../domain/tournament/kinds.ts';
import { noticesOf } from '../../domain/tournament/notices.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { chanceFrom } from './chance.ts';
import { decided, newTournament, withPlayers, withTeamsEntered } from './played-tournament.ts';
import { at, FIRST_PAIRING } from './tournament.ts';
import { DEED_NAMES, type DeedName, deedOf, one } from './tournament-deeds.ts';
import { faultsOf, faultsOfNotices, faultsOfStep } from './tournament-faults.ts';

export interface Fault {
  readonly seed: number;
  readonly faults: readonly string[];
  /** What was done, in order, and what came of it. */
  readonly diary: string;
}

/** Called with each tournament of a walk and the one before it. */
export type Look = (before: Tournament, after: Tournament) => readonly string[];

/** So many commands in a row from a seed; what went wrong first, or null. `done` counts what was not refused. */
export function walk(seed: number, commands: number, done: Map<string, number>, look: Look = () => []): Fault | null {
  const below = chanceFrom(seed);
  for (const name of DEED_NAMES) done.set(name, done.get(name) ?? 0);
  const kind = one(['SwissDutch', 'SwissDutch', ...KINDS_OF_PLAYERS] as const, below) ?? 'SwissDutch';
  let now: Millis = at(-HOUR);
  const { isTeam, roundMaking, participants } = KINDS[kind];
  const built = newTournament(
    {
      kind,
      online: below(2) === 0,
      rounds: 2 + below(4),
      selfJoinable: below(2) === 0,
      playerByes: below(3),
      playersReport: below(4) > 0,
    },
    { nextPairingAt: roundMaking === 'decided' ? FIRST_PAIRING : null },
  );
  const players = participants === 'powerOfTwo' ? 2 ** (1 + below(3)) : 3 + below(7);
  let tournament: Tournament = isTeam
    ? withTeamsEntered(built, 2 + below(3), 1 + below(3))
    : withPlayers(built, players);
  const diary: string[] = [kind];
  for (let step = 0; step < commands; step += 1) {
    now = millis(now + (one([0, 0, MINUTE, 20 * MINUTE, HOUR], below) ?? 0));
    const deed = deedOf(tournament, below, now);
    const result = decided(tournament, deed.command, { actor: deed.actor, now, chance: below });
    diary.push(`${deed.name}: ${result.ok ? 'done' : result.key}`);
    if (!result.ok) continue;
    done.set(deed.name, (done.get(deed.name) ?? 0) + Number(result.value.after !== tournament));
    const after = result.value.after ?? tournament;
    const faults = [
      ...faultsOfStep(tournament, result.value, isPairedByProgram(deed.name, tournament)),
      ...faultsOf(tournament, after),
      ...faultsOfNotices(noticesOf(tournament, after, deed.actor), after),
      ...look(tournament, after),
    ];
    if (faults.length > 0) return { seed, faults, diary: diary.join('; ') };
    tournament = after;
  }
  return null;
}

/** By the clock a draft is published as somebody has left it, if there is one. */
const isPairedByProgram = (name: DeedName, { draft }: Tournament): boolean =>
  name === 'pairNextRound' || (name === 'due' && draft === null);

/** Those of matches between teams have walks of their own. */
const KINDS_OF_PLAYERS = TOURNAMENT_KINDS.filter((kind) => KINDS[kind].paired !== 'teams');

/** The tournament that a walk leads to; its faults are for the test of the walks. */
export function walkTo(seed: number, commands: number): Tournament {
  let reached = newTournament();
  walk(seed, commands, new Map(), (_, after) => {
    reached = after;
    return [];
  });
  return reached;
}
