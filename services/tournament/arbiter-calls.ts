import { type NamedCall, readCall, readCalls } from '../../db/read/arbiter-calls.ts';
import { readHostPeople } from '../../db/read/host-people.ts';
import { answerOnce, insertCall, ONE_OPEN_CALL } from '../../db/write/arbiter-calls.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { boardToCallFrom, type CallingBoard } from '../../domain/tournament/arbiter-call.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { commitWithMessages } from '../message/commit-with-messages.ts';
import { notify, notifyOrganisers } from '../message/notify.ts';
import { orNotFound, orRefuse } from '../refusal.ts';
import { runs } from './access.ts';
import { knownTournament, visibleTournament } from './views/view.ts';

/** A player calls the arbiter from their board (CALL-1); the organisers are notified. */
export async function callArbiter(deps: Deps, actor: Actor, id: string, words: string): Promise<TournamentId> {
  const { account: by } = personAsking(actor);
  const tournament = await visibleTournament(deps, actor, id);
  const place = orRefuse(boardToCallFrom(tournament, by));
  const at = deps.now();
  const about = { tournament: tournament.id, name: tournament.settings.name };
  const notice = { kind: 'arbiterCalled', by, ...about, round: place.round, board: boardText(place), words } as const;
  orRefuse(
    await commitWithMessages(deps, {
      writes: [insertCall(deps.db, tournament.id, { by, at, words, ...place })],
      messages: [notifyOrganisers(deps, tournament.host, notice)],
      unique: [ONE_OPEN_CALL],
    }),
  );
  await openCallsChanged(deps, tournament);
  return tournament.id;
}

/** An organiser resolves a call (CALL-3); the player is notified. */
export async function answerCall(
  deps: Deps,
  actor: Actor,
  id: string,
  answer: { readonly call: number; readonly words: string },
): Promise<TournamentId> {
  const { account: by } = personAsking(actor);
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const call = orNotFound(await readCall(deps.db, tournament.id, answer.call), 'noSuchArbiterCall');
  const { words } = answer;
  const about = { tournament: tournament.id, name: tournament.settings.name };
  orRefuse(
    await commitWithMessages(deps, {
      claim: answerOnce(deps.db, tournament.id, call.id, { by, at: deps.now(), words }),
      writes: [],
      messages: notify(deps, call.by, { kind: words === '' ? 'callSeenTo' : 'callAnswered', by, ...about, words }),
    }),
  );
  await openCallsChanged(deps, tournament);
  return tournament.id;
}

/** All who may run the tournament have its open calls on their pages, also those who get no message. */
const openCallsChanged = async (deps: Deps, { host }: Tournament): Promise<void> =>
  deps.overviewChanged(await readHostPeople(deps.db, host));

/** The calls that the caller may see (CALL-4): all for organisers, otherwise their own. */
export async function callsOf(deps: Deps, actor: Actor, id: string): Promise<NamedCall[]> {
  const { account } = personAsking(actor);
  const tournament = await knownTournament(deps, id);
  return readCalls(deps.db, tournament.id, runs(actor, tournament) ? null : account);
}

/** Boards of a team match are prefixed with the match number: 2.1. */
export const boardText = ({ match, board }: CallingBoard): string =>
  match === null ? String(board) : `${match}.${board}`;
