/**
 * Who may be in a tournament: start, join, add, leave, line-up, delete (checklist sections 16 and 17, decisions D-05,
 * D-41, D-69, D-71). Whether this person may do it is another question: `access/policy.ts`.
 */
import { LIMITED_PLAYER_TEAM_ROSTER, NEXT_PAIRING_WARNING_MS } from '../limits.ts';
import { fillsBracket } from '../pairing/knockout.ts';
import { ok, refuse } from '../result.ts';
import type { Millis } from '../time.ts';
import { KINDS } from './kinds.ts';
import { hasBegun, isPlayedOut, kindOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** What decides who may play for a team, and in which order. */
export type Roster = Pick<Lifecycle, 'kind' | 'perTeam' | 'startedAt' | 'finishedAt' | 'nextPairingAt'>;

/** Who is entered when the organiser presses start. */
export interface FieldSize {
  readonly players: number;
  readonly teams: number;
  /** The name of a team that nobody plays for; null where each has a player. */
  readonly emptyTeam: string | null;
}

/** Once only, with a field that the format can pair. */
export function mayStart(tournament: Lifecycle, { players, teams, emptyTeam }: FieldSize): Guard {
  if (tournament.startedAt !== null) return refuse('tournamentStarted');
  const kind = kindOf(tournament);
  const entries = kind.paired === 'teams' ? teams : players;
  if (kind.roundMaking === 'byHand') return granted;
  if (entries < 2 || (kind.isTeam && teams < 2)) return refuse('insufficientPlayers');
  if (emptyTeam !== null) return refuse('teamIsEmpty', { team: emptyTeam });
  if (kind.participants === 'powerOfTwo') return fits(entries);
  const rounds = tournament.announcedRounds ?? 0;
  if (kind.participants === 'moreThanRounds' && entries <= rounds) {
    return refuse('morePlayersThanRounds', { entries, rounds });
  }
  return granted;
}

function fits(entries: number): Guard {
  const bracket = fillsBracket(entries);
  return bracket.ok ? granted : bracket;
}

/** Four players with three rounds, five with four: a Swiss so long for its field is likely to run out of pairings. */
export const isLikelyToRunOut = (tournament: Lifecycle, entries: number): boolean =>
  kindOf(tournament).participants === 'moreThanRounds' &&
  entries >= 4 &&
  (tournament.announcedRounds ?? 0) >= entries - 1;

/** The entry of one more participant, and the team that it would be for. */
export interface NewParticipant {
  readonly participating: boolean;
  /** How many play for the chosen team already; null when no team was chosen. */
  readonly teamSize: number | null;
}

/** By the player, where the organiser allows it and the tournament has not started (decision D-05). */
export function mayJoin(tournament: Lifecycle, participant: NewParticipant): Guard {
  if (tournament.startedAt !== null) return refuse('tournamentStarted');
  if (!tournament.selfJoinable) return refuse('selfJoinNotAllowed');
  return mayAddParticipant(tournament, participant);
}

/** By the organiser, before the start. */
export function mayAddParticipant(tournament: Roster, { participating, teamSize }: NewParticipant): Guard {
  if (tournament.startedAt !== null) return refuse('tournamentStarted');
  if (participating) return refuse('alreadyParticipating');
  if (!kindOf(tournament).isTeam) return granted;
  if (teamSize === null) return refuse('teamRequired');
  const limit = teamLimit(tournament);
  return limit !== null && teamSize >= limit ? refuse('teamFull', { limit }) : granted;
}

/**
 * By the organiser, after the start of a tournament whose pairings the program chooses round by round, and as long as a
 * round is left to be paired. It has to be asked for: R-185 closes the list with the start.
 */
export function mayEnterLate(tournament: Lifecycle, { participating }: NewParticipant): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (participating) return refuse('alreadyParticipating');
  if (!kindOf(tournament).takesWishes) return refuse('tournamentStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  return areAllPaired(tournament) ? refuse('allRoundsPaired') : granted;
}

const areAllPaired = (tournament: Lifecycle): boolean =>
  tournament.announcedRounds !== null && nextRound(tournament) > tournament.announcedRounds;

/** Teams are added before the start like players; one that is in already is no refusal but a flag. */
export function mayAddTeam(tournament: Lifecycle): Guard {
  if (!kindOf(tournament).isTeam) return refuse('notATeamTournament');
  return tournament.startedAt === null ? granted : refuse('tournamentStarted');
}

/** How many may be entered for one team: a four-player team has substitutes, school and Konrad teams any number. */
export function teamLimit(tournament: Pick<Roster, 'kind' | 'perTeam'>): number | null {
  const { perTeam, paired } = kindOf(tournament);
  if (paired !== 'teams') return null;
  return perTeam !== null && typeof perTeam === 'object' ? LIMITED_PLAYER_TEAM_ROSTER : tournament.perTeam;
}

/** How many of a team play at a time; null where all of them do. */
export const boardsOfTeam = ({ kind, perTeam }: Pick<Roster, 'kind' | 'perTeam'>): number | null =>
  KINDS[kind].paired === 'teams' ? perTeam : null;

/** What becomes of the entry of somebody who goes: it disappears, or it stays with the games that were played. */
export type Leaving = 'removed' | 'withdrawn';

/** By the player: not once everything is played or no pairing was found. */
export function mayLeave(tournament: Lifecycle, participating: boolean): Guard<Leaving> {
  if (participating && tournament.pairingFailed) return refuse('pairingFailed');
  return mayRemoveParticipant(tournament, participating);
}

/** By the organiser: before the start the entry is removed, after it the player or team is withdrawn (decision D-05). */
export function mayRemoveParticipant(tournament: Lifecycle, participating: boolean): Guard<Leaving> {
  if (!participating) return refuse('notParticipating');
  if (tournament.startedAt === null) return ok('removed');
  return isOver(tournament) ? refuse('tournamentFinished') : ok('withdrawn');
}

/** A withdrawn player comes back by the organiser's word, and is paired again from the next round on (decision D-72). */
export const mayTakeBack = (tournament: Lifecycle): Guard =>
  isOver(tournament) ? refuse('tournamentFinished') : granted;

/**
 * Who has withdrawn by himself comes back so, where players enter by themselves and rounds are paired one by one, until
 * the last of them is. Whom the organiser withdrew, or who was for not turning up, comes back by the organiser's word only.
 */
export function mayReturn(tournament: Lifecycle, leftByHimself: boolean): Guard {
  const allowed = mayTakeBack(tournament);
  if (!allowed.ok) return allowed;
  if (!tournament.selfJoinable || !leftByHimself || !kindOf(tournament).takesWishes) return refuse('returnNotAllowed');
  return areAllPaired(tournament) ? refuse('allRoundsPaired') : granted;
}

const isOver = (tournament: Lifecycle): boolean => tournament.finishedAt !== null || isPlayedOut(tournament);

/**
 * Order of a team's players. A four-player team's is closed five minutes before the pairing for everybody, other teams'
 * for their captains (decision D-41).
 */
export function mayChangeLineUp(tournament: Roster, asCaptain: boolean, now: Millis): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  const bound = asCaptain || kindOf(tournament).lineUpCloses === 'forEverybody';
  const closed = tournament.nextPairingAt !== null && tournament.nextPairingAt - now <= NEXT_PAIRING_WARNING_MS;
  return bound && closed ? refuse('lineUpClosed') : granted;
}

/** Only before the first round has started. */
export const mayDelete = (tournament: Lifecycle, now: Millis): Guard =>
  hasBegun(tournament, now) ? refuse('firstRoundStarted') : granted;
