import type { Context } from 'hono';
import type { ErrorKey } from '../contract/errors.ts';
import type { GameId, TournamentId } from '../domain/ids.ts';
import type { Refused } from '../domain/result.ts';
import type { TournamentCommand } from '../domain/tournament/command.ts';
import { tournamentStub } from '../durable-objects/stubs.ts';
import { Refusal } from '../services/refusal.ts';
import { knownTournament } from '../services/tournament/view.ts';
import type { AppEnv } from './context.ts';

/** Sends a command to the tournament's own object, the only one that changes it; a refusal becomes the error answer. */
export async function command(context: Context<AppEnv>, id: string, wanted: TournamentCommand) {
  const tournament = await knownTournament(context.get('deps'), id);
  const answer = await tournamentStub(context.env, tournament.id).run(tournament.id, context.get('actor'), wanted);
  if (!answer.ok) throw refusalOf(answer);
  return context.json(answer.value);
}

/** The moves of running games, as their tournament's object knows them. */
export async function liveMoves(env: Env, id: TournamentId, games: readonly GameId[]) {
  if (games.length === 0) return new Map();
  return new Map(Object.entries(await tournamentStub(env, id).liveMoves(games)));
}

const refusalOf = ({ key, params }: Refused<ErrorKey>): Refusal => new Refusal(key, params);
