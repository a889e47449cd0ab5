import { bulkInsert } from '../../db/bulk.ts';
import { commit } from '../../db/commit.ts';
import { tournamentOutbox } from '../../db/schema/index.ts';
import { assertNever } from '../../domain/result.ts';
import { Refusal } from '../refusal.ts';
import { raiseRevision } from './change.ts';
import type { TournamentCommand } from './command.ts';
import { changeNextPairing, deleteTournament, edit, pin } from './edit.ts';
import { pairByButton } from './pair-rounds.ts';
import { addGuest, addParticipant, changeSeeding, join, leave, removeParticipant } from './participants.ts';
import { refreshStandings } from './refresh-standings.ts';
import { setOnline, setResult } from './results.ts';
import { addPairing, addRound, deletePairing, deleteRound, setupRound } from './rounds.ts';
import { start } from './start.ts';
import type { Moment, Step } from './step.ts';

/** What a command comes to: decided in memory on one state, or refused. Nothing is written here. */
export function decide(moment: Moment, command: TournamentCommand): Step | Promise<Step> {
  switch (command.kind) {
    case 'start':
      return start(moment);
    case 'join':
      return join(moment);
    case 'leave':
      return leave(moment);
    case 'addParticipant':
      return addParticipant(moment, command.account);
    case 'addGuest':
      return addGuest(moment, command.guest);
    case 'removeParticipant':
      return removeParticipant(moment, command.account);
    case 'changeSeeding':
      return changeSeeding(moment, command.by);
    case 'edit':
      return edit(moment, command.payload);
    case 'delete':
      return deleteTournament(moment);
    case 'pin':
      return pin(moment, command.pinned, command.order);
    case 'pairNextRound':
      return pairByButton(moment, command.button);
    case 'changeNextPairing':
      return changeNextPairing(moment, command.at);
    case 'setResult':
      return setResult(moment, command, command.result);
    case 'setOnline':
      return setOnline(moment, command, command.online);
    case 'addRound':
      return addRound(moment, command);
    case 'setupRound':
      return setupRound(moment, command.number, command.startAt);
    case 'deleteRound':
      return deleteRound(moment, command.number);
    case 'addPairing':
      return addPairing(moment, command, command.online);
    case 'deletePairing':
      return deletePairing(moment, command);
    default:
      return assertNever(command);
  }
}

/**
 * Writes a step as one commit: the claim is the tournament's revision, so that two who decided on the same state cannot
 * both write; with it go the step's rows, the changed standings and what is to be told to the games.
 */
export async function applyStep({ deps, state }: Moment, step: Step): Promise<void> {
  const { db } = deps;
  const { tournament } = state;
  const after = step.after && { ...step.after, tournament: { ...step.after.tournament, ...step.set } };
  const messages = (step.messages ?? []).map((message) => ({ tournament: tournament.id, message }));
  const changesNothing = step.set === undefined && step.writes === undefined && step.after === undefined;
  if (changesNothing) return;
  const done = await commit(db, {
    claim: { write: raiseRevision(db, tournament, step.set), otherwise: 'changedMeanwhile' },
    writes: [
      ...(step.writes ?? []),
      ...(after === undefined ? [] : refreshStandings(db, after)),
      ...bulkInsert(db, tournamentOutbox, messages),
    ],
    unique: [
      { violates: 'participants.', otherwise: 'alreadyParticipating' },
      { violates: 'pairings.', otherwise: 'alreadyPaired' },
      { violates: 'rounds.', otherwise: 'notTheNextRound' },
    ],
  });
  if (!done.ok) throw new Refusal(done.key);
}
