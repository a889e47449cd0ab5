import type { z } from 'zod';
import { changed } from '../contract/http/answers.ts';
import type { CallAddress } from '../contract/http/described-calls.ts';
import type { ErrorKey } from '../contract/http/errors.ts';
import { asId, type TournamentId } from '../domain/kernel/ids.ts';
import type { Refused } from '../domain/kernel/result.ts';
import type { TournamentCommand } from '../domain/tournament/command.ts';
import type { CommandAnswer } from '../durable-objects/objects.ts';
import { tournamentStub } from '../durable-objects/stubs.ts';
import type { PageAnswer } from '../durable-objects/tournament/tournament-pages.ts';
import type { Deps } from '../services/deps.ts';
import { Refusal } from '../services/refusal.ts';
import { knownTournament } from '../services/tournament/views/view.ts';
import type { RequestContext } from './route.ts';

type CallerContext = Pick<RequestContext<CallAddress>, 'context' | 'deps' | 'actor'>;

/**
 * Sends a command to the tournament's object, which is the only writer; a refusal becomes the error response. The
 * schema of the call parses the result of the command.
 */
export async function commandWithAnswer<Schema extends z.ZodType>(
  answerSchema: Schema,
  { context, deps, actor }: CallerContext,
  id: string,
  wanted: TournamentCommand,
): Promise<z.output<Schema>> {
  const answer = await atTournament<CommandAnswer>(deps, id, async (known) =>
    tournamentStub(context.env, known).run(known, actor, wanted),
  );
  if (!answer.ok) throw refusalOf(answer);
  return answerSchema.parse(answer.value);
}

/** The same for commands whose only result is the new revision. */
export const command = (caller: CallerContext, id: string, wanted: TournamentCommand) =>
  commandWithAnswer(changed, caller, id, wanted);

/**
 * Queries the object of a tournament. Nearly all requests have the exact id, so the database is searched for an id in
 * another case only if there is no tournament with this one.
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

/** Responds with a page, with headers for the browser's cache. */
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
          vary: 'accept-encoding',
          ...(answer.isPacked && { 'content-encoding': 'gzip' }),
          ...(answer.tag !== null && kept(answer.tag)),
        },
      });
  }
}

const kept = (tag: string) => ({ 'cache-control': 'private, no-cache', etag: tag });

export const refusalOf = ({ key, params }: Refused<ErrorKey>): Refusal => new Refusal(key, params);
