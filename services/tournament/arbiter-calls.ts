import { commit } from '../../db/commit.ts';
import { type NamedCall, readCall, readCalls } from '../../db/read/arbiter-calls.ts';
import { answerOnce, insertCall, ONE_OPEN_CALL } from '../../db/write/arbiter-calls.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { TournamentId } from '../../domain/ids.ts';
import { boardToCallFrom, type CallingBoard } from '../../domain/tournament/arbiter-call.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { tell, tellOrganisers } from '../message/tell.ts';
import { found, orRefuse } from '../refusal.ts';
import { runs } from './access.ts';
import { knownTournament, visibleTournament } from './view.ts';

/** A player calls for the arbiter from his board (CALL-1); those who run the tournament are told. */
export async function callArbiter(deps: Deps, actor: Actor, id: string, words: string): Promise<TournamentId> {
  const { account: by } = personAsking(actor);
  const tournament = await visibleTournament(deps, actor, id);
  const place = orRefuse(boardToCallFrom(tournament, by));
  const at = deps.now();
  const about = { tournament: tournament.id, name: tournament.settings.name };
  const notice = { kind: 'arbiterCalled', by, ...about, round: place.round, board: boardText(place), words } as const;
  orRefuse(
    await commit(deps.db, {
      writes: [
        insertCall(deps.db, tournament.id, { by, at, words, ...place }),
        tellOrganisers(deps, tournament.host, notice),
      ],
      unique: [ONE_OPEN_CALL],
    }),
  );
  return tournament.id;
}

/** Somebody who runs the tournament has seen to a call (CALL-3), and the player is told. */
export async function answerCall(
  deps: Deps,
  actor: Actor,
  id: string,
  answer: { readonly call: number; readonly words: string },
): Promise<TournamentId> {
  const { account: by } = personAsking(actor);
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const call = found(await readCall(deps.db, tournament.id, answer.call), 'noSuchArbiterCall');
  const { words } = answer;
  const about = { tournament: tournament.id, name: tournament.settings.name };
  orRefuse(
    await commit(deps.db, {
      claim: answerOnce(deps.db, tournament.id, call.id, { by, at: deps.now(), words }),
      writes: tell(deps, call.by, { kind: words === '' ? 'callSeenTo' : 'callAnswered', by, ...about, words }),
    }),
  );
  return tournament.id;
}

/** The calls that a reader may see (CALL-4): all of them, or his own; of what nobody may see there are none of his own. */
export async function callsOf(deps: Deps, actor: Actor, id: string): Promise<NamedCall[]> {
  const { account } = personAsking(actor);
  const tournament = await knownTournament(deps, id);
  return readCalls(deps.db, tournament.id, runs(actor, tournament) ? null : account);
}

/** A board of a match of teams is named with its match: 2.1. */
export const boardText = ({ match, board }: CallingBoard): string =>
  match === null ? String(board) : `${match}.${board}`;
