/** Authorisation of each command (decisions D-31 to D-41). */
import type { Actor, Person } from '../../access/actor.ts';
import { can } from '../../access/policy.ts';
import type { TeamId } from '../../kernel/ids.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { SystemEvent, TournamentCommand } from '../command.ts';
import type { Color } from '../value/field.ts';
import { changedSettings, editedSettings, isText } from '../value/settings.ts';
import { type Match, playerOf, type Tournament, teamOfPlayer, teamsOf } from '../value/state.ts';

type Right =
  | 'run'
  /** Organisers; for their own team also its captains (decision D-41). */
  | 'lineUp'
  /** Only the captains of the team; organisers have other commands. */
  | 'captain'
  /** Users who may see the tournament, for themselves. */
  | 'takePart'
  /** Logged-in users, for themselves. */
  | 'self'
  /** Whoever may see the tournament; without an account to name only for themselves. */
  | 'attend'
  /** Organisers; for texts and pictures also the host's editors (decision D-38). */
  | 'edit'
  | 'pin'
  /** Internal events only; no user may send these. */
  | 'itself';

const RIGHTS: Readonly<Record<(TournamentCommand | SystemEvent)['kind'], Right>> = {
  join: 'takePart',
  leave: 'self',
  addParticipant: 'lineUp',
  addGuest: 'run',
  addEntrants: 'run',
  editEntrant: 'run',
  setDecisions: 'run',
  identifyEntrant: 'run',
  removeParticipant: 'lineUp',
  changeSeeding: 'run',
  setStartingOrder: 'run',
  renumber: 'run',
  takeOverRatings: 'run',
  addTeam: 'run',
  removeTeam: 'run',
  seatMember: 'lineUp',
  handInLineUp: 'lineUp',
  reportMatch: 'captain',
  answerReport: 'captain',
  askPostponement: 'captain',
  answerPostponement: 'captain',
  namePlace: 'captain',
  arrangeMatch: 'run',
  decideMatch: 'run',
  closeLineUps: 'run',
  setMemberCount: 'run',
  start: 'run',
  delete: 'run',
  pin: 'pin',
  setLeague: 'run',
  edit: 'edit',
  changeNextPairing: 'run',
  markAttendance: 'run',
  announceAttendance: 'self',
  checkIn: 'attend',
  excuseAbsence: 'run',
  setAttendanceTerms: 'run',
  pairNextRound: 'run',
  pairNow: 'run',
  startRound: 'run',
  draftRound: 'run',
  swapInDraft: 'run',
  publishDraft: 'run',
  discardDraft: 'run',
  addRound: 'run',
  setupRound: 'run',
  deleteRound: 'run',
  swapSeats: 'run',
  setResult: 'run',
  setResults: 'run',
  reportResult: 'self',
  confirmReports: 'run',
  postponeGame: 'run',
  cancelPostponement: 'run',
  resolveUnplayed: 'run',
  remindPlayers: 'run',
  askAnotherDay: 'self',
  answerAnotherDay: 'self',
  setOnline: 'run',
  addPairing: 'run',
  deletePairing: 'run',
  addForbiddenPair: 'run',
  removeForbiddenPair: 'run',
  addRequestedBye: 'run',
  requestBye: 'self',
  withdrawBye: 'self',
  accelerate: 'run',
  setCategory: 'run',
  removeCategory: 'run',
  setPrizes: 'run',
  importArchive: 'run',
  due: 'itself',
  gameFinished: 'itself',
  gamesFinished: 'itself',
  personChanged: 'itself',
  takeEntries: 'itself',
};

/** Checks permission only; guards check if it is possible now. */
export function isAuthorised(
  actor: Actor,
  tournament: Tournament,
  command: TournamentCommand | SystemEvent,
): Result<true, 'forbidden' | 'tournamentPrivate'> {
  switch (RIGHTS[command.kind]) {
    case 'run':
      return can(actor, { do: 'runTournaments', of: tournament.host }) ? ok(true) : refuse('forbidden');
    case 'lineUp':
      return mayLineUp(actor, tournament, teamMeant(tournament, command)) ? ok(true) : refuse('forbidden');
    case 'captain': {
      const team = teamMeant(tournament, command);
      return team !== null && can(actor, { do: 'speakForTeam', team }) ? ok(true) : refuse('forbidden');
    }
    case 'edit':
      return mayWrite(actor, tournament, command) ? ok(true) : refuse('forbidden');
    case 'pin':
      return can(actor, { do: 'pinTournaments' }) ? ok(true) : refuse('forbidden');
    case 'self':
      return actor.kind === 'person' ? ok(true) : refuse('forbidden');
    case 'takePart':
      if (actor.kind === 'visitor') return refuse('forbidden');
      return maySee(actor, tournament) ? ok(true) : refuse('tournamentPrivate');
    case 'attend':
      return maySee(actor, tournament) ? ok(true) : refuse('tournamentPrivate');
    case 'itself':
      return ok(true);
  }
}

/** Permission to set line-ups; null asks for the whole tournament. */
export const mayLineUp = (actor: Actor, { host }: Tournament, team: TeamId | null): boolean =>
  team === null ? can(actor, { do: 'runTournaments', of: host }) : can(actor, { do: 'lineUpTeam', of: host, team });

export const sidesSpokenFor = (actor: Actor, match: Pick<Match, Color>): readonly Color[] =>
  (['white', 'black'] as const).filter((side) => can(actor, { do: 'speakForTeam', team: match[side] }));

/** True if the actor has rights over teams only as their captain. */
export const isCaptainOnly = (actor: Actor, { host }: Tournament): boolean =>
  !can(actor, { do: 'runTournaments', of: host });

/** The team that a command concerns; for participants their own team, whatever the command says. */
function teamMeant(tournament: Tournament, command: TournamentCommand | SystemEvent): TeamId | null {
  switch (command.kind) {
    case 'addParticipant':
    case 'removeParticipant': {
      const named = command.kind === 'addParticipant' ? (command.team ?? null) : null;
      return playerOf(tournament, command.account) === undefined
        ? named
        : (teamOfPlayer(tournament, command.account)?.team ?? null);
    }
    case 'seatMember':
    case 'handInLineUp':
    case 'reportMatch':
    case 'answerReport':
    case 'askPostponement':
    case 'answerPostponement':
    case 'namePlace':
      return command.team;
    default:
      return null;
  }
}

/** Editors must leave all settings but texts and pictures unchanged. */
function mayWrite(actor: Actor, { host, settings }: Tournament, command: TournamentCommand | SystemEvent): boolean {
  if (can(actor, { do: 'runTournaments', of: host })) return true;
  if (command.kind !== 'edit' || !can(actor, { do: 'editTexts', of: host })) return false;
  return changedSettings(settings, editedSettings(settings, command.settings)).every(isText);
}

/** Private tournaments are visible to participants, captains of their teams and people of the host. */
export const maySee = (actor: Actor, tournament: Tournament): boolean =>
  can(actor, {
    do: 'viewTournament',
    of: tournament.host,
    public: tournament.settings.publiclyViewable,
    participating:
      actor.kind === 'person' && (playerOf(tournament, actor.account) !== undefined || leads(actor, tournament)),
  });

const leads = ({ captainOf }: Person, tournament: Tournament): boolean =>
  teamsOf(tournament).some(({ team }) => captainOf.includes(team));
