import { assertNever, ok } from '../kernel/result.ts';
import type { SystemEvent, TournamentCommand } from './command.ts';
import { answerAnotherDay, askAnotherDay } from './commands/another-day.ts';
import {
  announceAttendance,
  checkIn,
  excuseAbsence,
  markAttendance,
  setAttendanceTerms,
} from './commands/attendance.ts';
import { confirmReports, reportResult } from './commands/board-reports.ts';
import { removeCategory, setCategory } from './commands/categories.ts';
import { setDecisions } from './commands/decisions.ts';
import { discardDraft, draftRound, publishDraft, swapInDraft } from './commands/draft.ts';
import { editEntrant } from './commands/edit-entrant.ts';
import {
  addEntrants,
  addGuest,
  addParticipant,
  join,
  leave,
  personChanged,
  removeParticipant,
  renumber,
} from './commands/entries.ts';
import { gameFinished, gamesFinished } from './commands/game-finished.ts';
import { addPairing, deletePairing } from './commands/hand-pairing.ts';
import { identifyEntrant } from './commands/identify-entrant.ts';
import { importArchive } from './commands/import-archive.ts';
import { changeNextPairing, deleteTournament, edit, pin, setLeague, start, whatIsDue } from './commands/life.ts';
import { pairByButton, pairNow } from './commands/pair-rounds.ts';
import { accelerate, addForbiddenPair, addRequestedBye, removeForbiddenPair } from './commands/pairing-constraints.ts';
import { cancelPostponement, postponeGame, resolveUnplayed } from './commands/postponed-games.ts';
import { setPrizes } from './commands/prizes.ts';
import { remindPlayers } from './commands/remind-players.ts';
import { requestBye, withdrawBye } from './commands/requested-byes.ts';
import { setOnline, setResult, setResults } from './commands/results.ts';
import { addRound, deleteRound, setupRound, startRound } from './commands/rounds.ts';
import { swapSeats } from './commands/seat-swap.ts';
import { changeSeeding, setStartingOrder } from './commands/starting-order.ts';
import { takeEntries } from './commands/take-entries.ts';
import { takeOverRatings } from './commands/take-over-ratings.ts';
import { closeLineUpsOfMatch, handInLineUp } from './commands/teams/line-ups.ts';
import { answerPostponement, arrangeMatch, askPostponement, namePlace } from './commands/teams/match-days.ts';
import { answerReport, decideMatch, reportMatch } from './commands/teams/match-reports.ts';
import { addTeam, removeTeam, seatMember, setMemberCount } from './commands/teams/teams.ts';
import type { Decided, DecisionContext } from './decision.ts';
import { isAuthorised } from './guards/authority.ts';
import { lifecycleOf } from './guards/lifecycle-of.ts';
import { withLateResults } from './rounds/late-results.ts';
import { pairingAfterPause } from './rounds/schedule.ts';
import { ranked } from './standings/ranking.ts';
import type { Tournament } from './value/state.ts';

/** Returns the new tournament with its effects, a question to answer before deciding again, or a refusal. */
export function decide(
  before: Tournament,
  command: TournamentCommand | SystemEvent,
  context: DecisionContext,
): Decided {
  const allowed = isAuthorised(context.actor, before, command);
  if (!allowed.ok) return allowed;
  const decided = handle(before, command, context);
  if (!decided.ok || decided.value.kind !== 'done') return decided;
  const { after } = decided.value;
  if (after === null || after === before) return decided;
  // An import has a revision for each entry of its log.
  const revision = Math.max(after.revision, before.revision + 1);
  const nextPairingAt = pairingAfterPause(lifecycleOf(after), context.now);
  return ok({
    ...decided.value,
    after: ranked(before, withLateResults(before, { ...after, revision, nextPairingAt })),
  });
}

function handle(before: Tournament, command: TournamentCommand | SystemEvent, context: DecisionContext): Decided {
  switch (command.kind) {
    case 'join':
      return join(before, command.team ?? null, context);
    case 'leave':
      return leave(before, context);
    case 'addParticipant':
      return addParticipant(before, command, context);
    case 'addGuest':
      return addGuest(before, command, context);
    case 'addEntrants':
      return addEntrants(before, command.accounts, command.guests, context);
    case 'editEntrant':
      return editEntrant(before, command.account, command.details, context);
    case 'setDecisions':
      return setDecisions(before, command.account, command.decisions);
    case 'identifyEntrant':
      return identifyEntrant(before, command.guest, command.account, context);
    case 'removeParticipant':
      return removeParticipant(before, command.account, context);
    case 'changeSeeding':
      return changeSeeding(before, command.by, context);
    case 'setStartingOrder':
      return setStartingOrder(before, command.order);
    case 'renumber':
      return renumber(before);
    case 'takeOverRatings':
      return takeOverRatings(before, command.accounts, context);
    case 'addTeam':
      return addTeam(before, command.team, context);
    case 'removeTeam':
      return removeTeam(before, command.team, context);
    case 'handInLineUp':
      return handInLineUp(before, command, context);
    case 'reportMatch':
      return reportMatch(before, command, context);
    case 'answerReport':
      return answerReport(before, command, context);
    case 'decideMatch':
      return decideMatch(before, command, context);
    case 'askPostponement':
      return askPostponement(before, command, context);
    case 'answerPostponement':
      return answerPostponement(before, command, context);
    case 'namePlace':
      return namePlace(before, command);
    case 'arrangeMatch':
      return arrangeMatch(before, command, context);
    case 'seatMember':
      return seatMember(before, command, context);
    case 'setMemberCount':
      return setMemberCount(before, command.team, command.count);
    case 'start':
      return start(before, context);
    case 'delete':
      return deleteTournament(before, context);
    case 'pin':
      return pin(before, command.pinned, command.order);
    case 'setLeague':
      return setLeague(before, command);
    case 'edit':
      return edit(before, command, context);
    case 'changeNextPairing':
      return changeNextPairing(before, command.at, context);
    case 'markAttendance':
      return markAttendance(before, command, context);
    case 'announceAttendance':
      return announceAttendance(before, command, context);
    case 'checkIn':
      return checkIn(before, command, context);
    case 'excuseAbsence':
      return excuseAbsence(before, command, context);
    case 'setAttendanceTerms':
      return setAttendanceTerms(before, command);
    case 'pairNextRound':
      return pairByButton(before, command, context);
    case 'pairNow':
      return pairNow(before, command.round, context);
    case 'startRound':
      return startRound(before, command.number, context);
    case 'closeLineUps':
      return closeLineUpsOfMatch(before, command, context);
    case 'draftRound':
      return draftRound(before, command, context);
    case 'swapInDraft':
      return swapInDraft(before, command.who, command.version);
    case 'publishDraft':
      return publishDraft(before, command, context);
    case 'discardDraft':
      return discardDraft(before);
    case 'addRound':
      return addRound(before, command);
    case 'setupRound':
      return setupRound(before, command.number, command.startAt, context);
    case 'deleteRound':
      return deleteRound(before, command.number, context);
    case 'swapSeats':
      return swapSeats(before, command, context);
    case 'setResult':
      return setResult(before, command, context);
    case 'setResults':
      return setResults(before, command.round, command.results, context);
    case 'reportResult':
      return reportResult(before, command, context);
    case 'confirmReports':
      return confirmReports(before, command, context);
    case 'postponeGame':
      return postponeGame(before, command, context);
    case 'cancelPostponement':
      return cancelPostponement(before, command);
    case 'resolveUnplayed':
      return resolveUnplayed(before, command, context);
    case 'remindPlayers':
      return remindPlayers(before, command, context);
    case 'askAnotherDay':
      return askAnotherDay(before, command, context);
    case 'answerAnotherDay':
      return answerAnotherDay(before, command, context);
    case 'setOnline':
      return setOnline(before, command, command.online, context);
    case 'addPairing':
      return addPairing(before, command, command.online, context);
    case 'deletePairing':
      return deletePairing(before, command);
    case 'addForbiddenPair':
      return addForbiddenPair(before, command.pair);
    case 'removeForbiddenPair':
      return removeForbiddenPair(before, command.pair);
    case 'addRequestedBye':
      return addRequestedBye(before, command.bye);
    case 'requestBye':
      return requestBye(before, command.round, context);
    case 'withdrawBye':
      return withdrawBye(before, command.round, context);
    case 'accelerate':
      return accelerate(before, command.by);
    case 'setCategory':
      return setCategory(before, command.previousName, command.category);
    case 'removeCategory':
      return removeCategory(before, command.name);
    case 'setPrizes':
      return setPrizes(before, command.prizes);
    case 'importArchive':
      return importArchive(before, command, context);
    case 'due':
      return whatIsDue(before, context);
    case 'gameFinished':
      return gameFinished(before, command, context);
    case 'gamesFinished':
      return gamesFinished(before, command.games, context);
    case 'personChanged':
      return personChanged(before, command.account, command.person);
    case 'takeEntries':
      return takeEntries(before, command, context);
    default:
      return assertNever(command);
  }
}
