/** Who may ask what of a tournament (decisions D-31 to D-41): one line a command. */
import type { Actor, Person } from '../access/actor.ts';
import { can } from '../access/policy.ts';
import type { TeamId } from '../ids.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Happening, TournamentCommand } from './command.ts';
import type { Color } from './field.ts';
import { changedSettings, editedSettings, isText } from './settings.ts';
import { type Match, playerOf, type Tournament, teamOfPlayer, teamsOf } from './state.ts';

type Right =
  /** Who runs the tournaments of its host. */
  | 'run'
  /** Who runs them; for their own team also its captains (decision D-41). */
  | 'lineUp'
  /** The captains of the team, and nobody in their place: who runs the tournament has commands of his own. */
  | 'captain'
  /** Anybody who may see it, for himself. */
  | 'takePart'
  /** Anybody who is logged in, for himself. */
  | 'self'
  /** Who runs them; their texts and pictures also the editors of the host (decision D-38). */
  | 'edit'
  /** The top level. */
  | 'pin'
  /** Its games, the accounts of its players and the clock; nobody sends these. */
  | 'itself';

const RIGHTS: Readonly<Record<(TournamentCommand | Happening)['kind'], Right>> = {
  join: 'takePart',
  leave: 'self',
  addParticipant: 'lineUp',
  addGuest: 'run',
  addEntrants: 'run',
  editEntrant: 'run',
  identifyEntrant: 'run',
  removeParticipant: 'lineUp',
  changeSeeding: 'run',
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
  setMemberCount: 'run',
  start: 'run',
  delete: 'run',
  pin: 'pin',
  edit: 'edit',
  changeNextPairing: 'run',
  markSeen: 'run',
  pairNextRound: 'run',
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
  setOnline: 'run',
  addPairing: 'run',
  deletePairing: 'run',
  addBan: 'run',
  removeBan: 'run',
  bookBye: 'run',
  askBye: 'self',
  withdrawBye: 'self',
  accelerate: 'run',
  setCategory: 'run',
  removeCategory: 'run',
  setPrizes: 'run',
  due: 'itself',
  gameFinished: 'itself',
  personChanged: 'itself',
};

/** Whether this actor may ask this at all; whether it can be done now is for the guards. */
export function mayAsk(
  actor: Actor,
  tournament: Tournament,
  command: TournamentCommand | Happening,
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
    case 'itself':
      return ok(true);
  }
}

/** Whether this actor says who plays for a team and in which order; null: no team, but the tournament. */
export const mayLineUp = (actor: Actor, { host }: Tournament, team: TeamId | null): boolean =>
  team === null ? can(actor, { do: 'runTournaments', of: host }) : can(actor, { do: 'lineUpTeam', of: host, team });

/** The sides of a match that this actor speaks for as a captain: one, both, or neither. */
export const sidesSpokenFor = (actor: Actor, match: Pick<Match, Color>): readonly Color[] =>
  (['white', 'black'] as const).filter((side) => can(actor, { do: 'speakForTeam', team: match[side] }));

/** Whether this actor has a say over teams as their captain alone. */
export const isCaptainOnly = (actor: Actor, { host }: Tournament): boolean =>
  !can(actor, { do: 'runTournaments', of: host });

/** The team that a command is about: of somebody who plays already, the own one, whatever the command says. */
function teamMeant(tournament: Tournament, command: TournamentCommand | Happening): TeamId | null {
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

/** An editor changes the texts and pictures, and sends the rest as it is. */
function mayWrite(actor: Actor, { host, settings }: Tournament, command: TournamentCommand | Happening): boolean {
  if (can(actor, { do: 'runTournaments', of: host })) return true;
  if (command.kind !== 'edit' || !can(actor, { do: 'editTexts', of: host })) return false;
  return changedSettings(settings, editedSettings(settings, command.settings)).every(isText);
}

/**
 * Whether this actor may see this tournament: a private one is for those who take part, the captains of its teams and
 * its host's people.
 */
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
