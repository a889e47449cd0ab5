import type { CallAddress } from '../contract/described-calls.ts';
import type { ErrorKey } from '../contract/errors.ts';
import type { GameId, TournamentId } from '../domain/ids.ts';
import type { Refused } from '../domain/result.ts';
import type { TournamentCommand } from '../domain/tournament/command.ts';
import { tournamentStub } from '../durable-objects/stubs.ts';
import { Refusal } from '../services/refusal.ts';
import { knownTournament } from '../services/tournament/view.ts';
import type { Asked } from './answer.ts';

/**
 * Sends a command to the tournament's own object, the only one that changes it; a refusal becomes the error answer. What
 * the object answers a command with is what the command's call describes.
 */
export async function command<Answer>(
  { context, deps, actor }: Pick<Asked<CallAddress>, 'context' | 'deps' | 'actor'>,
  id: string,
  wanted: TournamentCommand,
): Promise<Answer> {
  const tournament = await knownTournament(deps, id);
  const answer = await tournamentStub(context.env, tournament.id).run(tournament.id, actor, wanted);
  if (!answer.ok) throw refusalOf(answer);
  return answer.value as Answer;
}

/** The moves of running games, as their tournament's object knows them. */
export async function liveMoves(env: Env, id: TournamentId, games: readonly GameId[]) {
  if (games.length === 0) return new Map();
  return new Map(Object.entries(await tournamentStub(env, id).liveMoves(games)));
}

const refusalOf = ({ key, params }: Refused<ErrorKey>): Refusal => new Refusal(key, params);
