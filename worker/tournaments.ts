import type { z } from 'zod';
import { nothing } from '../contract/answers.ts';
import type { CallAddress } from '../contract/described-calls.ts';
import type { ErrorKey } from '../contract/errors.ts';
import { asId, type TournamentId } from '../domain/ids.ts';
import type { Refused } from '../domain/result.ts';
import type { TournamentCommand } from '../domain/tournament/command.ts';
import { tournamentStub } from '../durable-objects/stubs.ts';
import type { CommandAnswer } from '../durable-objects/tournament-object.ts';
import type { PageAnswer } from '../durable-objects/tournament-pages.ts';
import type { Deps } from '../services/deps.ts';
import { Refusal } from '../services/refusal.ts';
import { knownTournament } from '../services/tournament/view.ts';
import type { Asked } from './answer.ts';

type Asking = Pick<Asked<CallAddress>, 'context' | 'deps' | 'actor'>;

/**
 * Sends a command to the tournament's own object, the only one that changes it; a refusal becomes the error answer. What
 * the command has come to is told by the schema of its call's answer.
 */
export async function commandTelling<Schema extends z.ZodType>(
  told: Schema,
  { context, deps, actor }: Asking,
  id: string,
  wanted: TournamentCommand,
): Promise<z.output<Schema>> {
  const answer = await atTournament<CommandAnswer>(deps, id, async (known) =>
    tournamentStub(context.env, known).run(known, actor, wanted),
  );
  if (!answer.ok) throw refusalOf(answer);
  return told.parse(answer.value);
}

/** The same for a command of which there is no more to say than that it is done. */
export const command = (asking: Asking, id: string, wanted: TournamentCommand) =>
  commandTelling(nothing, asking, id, wanted);

/**
 * Asks the object of a tournament. Nearly everybody writes the id as it is, and the object knows whether it is one; only
 * where it is not, the database is asked whether it is one in another case.
 */
export async function atTournament<Answer extends object>(
  deps: Deps,
  id: string,
  ask: (id: TournamentId) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(asId(id));
  if (!('key' in answer) || answer.key !== 'noSuchTournament') return answer;
  const known = await knownTournament(deps, id);
  return known.id === id ? answer : ask(known.id);
}

/** A page as its reader's browser may keep it. */
export function pageResponse(answer: PageAnswer): Response {
  switch (answer.kind) {
    case 'refused':
      throw new Refusal(answer.key);
    case 'unchanged':
      return new Response(null, { status: 304, headers: kept(answer.tag) });
    case 'page':
      return new Response(answer.body, {
        encodeBody: answer.isPacked ? 'manual' : 'automatic',
        headers: {
          'content-type': 'application/json',
          ...(answer.isPacked && { 'content-encoding': 'gzip' }),
          ...(answer.tag !== null && kept(answer.tag)),
        },
      });
  }
}

const kept = (tag: string) => ({ 'cache-control': 'private, no-cache', etag: tag });

export const refusalOf = ({ key, params }: Refused<ErrorKey>): Refusal => new Refusal(key, params);
