import { assertNever, ok } from '../result.ts';
import { mayAsk } from './authority.ts';
import type { Happening, TournamentCommand } from './command.ts';
import { markSeen } from './commands/attendance.ts';
import { confirmReports, reportResult } from './commands/board-reports.ts';
import { removeCategory, setCategory } from './commands/categories.ts';
import { discardDraft, draftRound, publishDraft, swapInDraft } from './commands/draft.ts';
import { editEntrant } from './commands/edit-entrant.ts';
import {
  addEntrants,
  addGuest,
  addParticipant,
  changeSeeding,
  join,
  leave,
  personChanged,
  removeParticipant,
} from './commands/entries.ts';
import { gameFinished } from './commands/game-finished.ts';
import { addPairing, deletePairing } from './commands/hand-pairing.ts';
import { identifyEntrant } from './commands/identify-entrant.ts';
import { changeNextPairing, deleteTournament, edit, pin, start, whatIsDue } from './commands/life.ts';
import { handInLineUp } from './commands/line-ups.ts';
import { answerPostponement, arrangeMatch, askPostponement, namePlace } from './commands/match-days.ts';
import { answerReport, decideMatch, reportMatch } from './commands/match-reports.ts';
import { pairByButton } from './commands/pair-rounds.ts';
import { accelerate, addBan, bookBye, removeBan } from './commands/pairing-wishes.ts';
import { askBye, withdrawBye } from './commands/player-byes.ts';
import { setPrizes } from './commands/prizes.ts';
import { setOnline, setResult, setResults } from './commands/results.ts';
import { addRound, deleteRound, setupRound } from './commands/rounds.ts';
import { swapSeats } from './commands/seat-swap.ts';
import { addTeam, removeTeam, seatMember, setMemberCount } from './commands/teams.ts';
import type { Circumstances, Decided } from './decision.ts';
import { ranked } from './ranking.ts';
import type { Tournament } from './state.ts';

/**
 * One command on one tournament at one moment: what it is from then on, with its table brought up to date and its
 * revision raised, and what that makes known; or a question that somebody outside has to answer before the command is
 * decided anew; or why not.
 */
export function decide(
  before: Tournament,
  command: TournamentCommand | Happening,
  circumstances: Circumstances,
): Decided {
  const allowed = mayAsk(circumstances.actor, before, command);
  if (!allowed.ok) return allowed;
  const decided = handle(before, command, circumstances);
  if (!decided.ok || decided.value.kind !== 'done') return decided;
  const { after } = decided.value;
  if (after === null || after === before) return decided;
  return ok({ ...decided.value, after: ranked(before, { ...after, revision: before.revision + 1 }) });
}

function handle(before: Tournament, command: TournamentCommand | Happening, circumstances: Circumstances): Decided {
  switch (command.kind) {
    case 'join':
      return join(before, command.team ?? null, circumstances);
    case 'leave':
      return leave(before, circumstances);
    case 'addParticipant':
      return addParticipant(before, command, circumstances);
    case 'addGuest':
      return addGuest(before, command, circumstances);
    case 'addEntrants':
      return addEntrants(before, command.accounts, command.guests, circumstances);
    case 'editEntrant':
      return editEntrant(before, command.account, command.said);
    case 'identifyEntrant':
      return identifyEntrant(before, command.guest, command.account, circumstances);
    case 'removeParticipant':
      return removeParticipant(before, command.account, circumstances);
    case 'changeSeeding':
      return changeSeeding(before, command.by, circumstances);
    case 'addTeam':
      return addTeam(before, command.team, circumstances);
    case 'removeTeam':
      return removeTeam(before, command.team, circumstances);
    case 'handInLineUp':
      return handInLineUp(before, command, circumstances);
    case 'reportMatch':
      return reportMatch(before, command, circumstances);
    case 'answerReport':
      return answerReport(before, command, circumstances);
    case 'decideMatch':
      return decideMatch(before, command, circumstances);
    case 'askPostponement':
      return askPostponement(before, command, circumstances);
    case 'answerPostponement':
      return answerPostponement(before, command, circumstances);
    case 'namePlace':
      return namePlace(before, command);
    case 'arrangeMatch':
      return arrangeMatch(before, command, circumstances);
    case 'seatMember':
      return seatMember(before, command, circumstances);
    case 'setMemberCount':
      return setMemberCount(before, command.team, command.count);
    case 'start':
      return start(before, circumstances);
    case 'delete':
      return deleteTournament(before, circumstances);
    case 'pin':
      return pin(before, command.pinned, command.order);
    case 'edit':
      return edit(before, command.settings, circumstances);
    case 'changeNextPairing':
      return changeNextPairing(before, command.at, circumstances);
    case 'markSeen':
      return markSeen(before, command.accounts, command.seen);
    case 'pairNextRound':
      return pairByButton(before, command.button, circumstances);
    case 'draftRound':
      return draftRound(before, circumstances);
    case 'swapInDraft':
      return swapInDraft(before, command.who, command.version);
    case 'publishDraft':
      return publishDraft(before, command.version, circumstances);
    case 'discardDraft':
      return discardDraft(before);
    case 'addRound':
      return addRound(before, command, circumstances);
    case 'setupRound':
      return setupRound(before, command.number, command.startAt, circumstances);
    case 'deleteRound':
      return deleteRound(before, command.number, circumstances);
    case 'swapSeats':
      return swapSeats(before, command, circumstances);
    case 'setResult':
      return setResult(before, command, circumstances);
    case 'setResults':
      return setResults(before, command.round, command.results, circumstances);
    case 'reportResult':
      return reportResult(before, command, circumstances);
    case 'confirmReports':
      return confirmReports(before, command, circumstances);
    case 'setOnline':
      return setOnline(before, command, command.online, circumstances);
    case 'addPairing':
      return addPairing(before, command, command.online, circumstances);
    case 'deletePairing':
      return deletePairing(before, command);
    case 'addBan':
      return addBan(before, command.ban);
    case 'removeBan':
      return removeBan(before, command.ban);
    case 'bookBye':
      return bookBye(before, command.bye);
    case 'askBye':
      return askBye(before, command.round, circumstances);
    case 'withdrawBye':
      return withdrawBye(before, command.round, circumstances);
    case 'accelerate':
      return accelerate(before, command.by);
    case 'setCategory':
      return setCategory(before, command.was, command.category);
    case 'removeCategory':
      return removeCategory(before, command.name);
    case 'setPrizes':
      return setPrizes(before, command.prizes);
    case 'due':
      return whatIsDue(before, circumstances);
    case 'gameFinished':
      return gameFinished(before, command, circumstances);
    case 'personChanged':
      return personChanged(before, command.account, command.person);
    default:
      return assertNever(command);
  }
}
