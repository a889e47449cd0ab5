/** Entry guards (checklist sections 16 and 17, D-05, D-41, D-69, D-71); permissions are in `access/policy.ts`. */

import { LIMITED_PLAYER_TEAM_ROSTER, NEXT_PAIRING_WARNING_MS, NUMBERS_CHANGE_BEFORE } from '../../kernel/limits.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import { fillsBracket } from '../../pairing/knockout.ts';
import { FORMATS, type Format } from '../value/formats.ts';
import { formatOf, hasBegun, isPlayedOut, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** What decides if team entries and line-ups may change. */
export type Roster = Pick<Lifecycle, 'format' | 'perTeam' | 'startedAt' | 'finishedAt' | 'nextPairingAt'>;

export interface FieldSize {
  readonly players: number;
  readonly teams: number;
  /** Name of a team without players; null if there is none. */
  readonly emptyTeam: string | null;
}

/** Only once, with a field that the format can pair. */
export function mayStart(tournament: Lifecycle, { players, teams, emptyTeam }: FieldSize): Guard {
  if (tournament.startedAt !== null) return refuse('tournamentStarted');
  const format = formatOf(tournament);
  const entries = format.paired === 'teams' ? teams : players;
  if (format.roundMaking === 'byHand') return granted;
  if (entries < 2 || (format.isTeam && teams < 2)) return refuse('insufficientPlayers');
  if (emptyTeam !== null) return refuse('teamIsEmpty', { team: emptyTeam });
  if (format.participants === 'powerOfTwo') return fits(entries);
  const rounds = tournament.announcedRounds ?? 0;
  if (format.participants === 'moreThanRounds' && entries <= rounds) {
    return refuse('morePlayersThanRounds', { entries, rounds });
  }
  return granted;
}

function fits(entries: number): Guard {
  const bracket = fillsBracket(entries);
  return bracket.ok ? granted : bracket;
}

/** A Swiss with too many rounds for its field, such as five rounds for six players, may run out of pairings. */
export function likelyToRunOut(tournament: Lifecycle, { players, teams }: FieldSize): RunsOut | null {
  const { participants, paired } = formatOf(tournament);
  const entries = paired === 'teams' ? teams : players;
  const rounds = tournament.announcedRounds ?? 0;
  const safe = safeRoundsOf(participants, entries);
  return safe === null || rounds <= safe ? null : { entries, rounds, safe };
}

function safeRoundsOf(participants: Format['participants'], entries: number): number | null {
  switch (participants) {
    case 'any':
    case 'powerOfTwo':
      return null;
    case 'moreThanRounds':
      return safeRounds(entries);
    case 'mayRunOut':
      return entries <= SMALL_MONRAD ? Math.floor(entries / 2) : safeRounds(entries);
  }
}

/** In fields up to this size, a Monrad of more rounds than half the players may leave somebody without a new opponent. */
const SMALL_MONRAD = 8;

export interface RunsOut {
  readonly entries: number;
  readonly rounds: number;
  /** The most rounds that are likely to be paired. */
  readonly safe: number;
}

/** Most rounds of a Swiss that are likely to be paired for this field. */
export const safeRounds = (entries: number): number => (entries >= 4 ? entries - 2 : entries - 1);

/** Recommended field for this number of Swiss rounds. */
export const safeEntries = (rounds: number): number => (rounds >= 3 ? rounds + 2 : rounds + 1);

export interface NewParticipant {
  readonly participating: boolean;
  /** Current size of the chosen team; null without a team. */
  readonly teamSize: number | null;
}

/** Self-registration, if allowed and before the start (decision D-05). */
export function mayJoin(tournament: Lifecycle, participant: NewParticipant): Guard {
  if (tournament.startedAt !== null) return refuse('tournamentStarted');
  if (!tournament.selfJoinable) return refuse('selfJoinNotAllowed');
  return mayAddParticipant(tournament, participant);
}

/** By the organiser, before the start. */
export function mayAddParticipant(tournament: Roster, { participating, teamSize }: NewParticipant): Guard {
  if (tournament.startedAt !== null) return refuse('tournamentStarted');
  if (participating) return refuse('alreadyParticipating');
  if (!formatOf(tournament).isTeam) return granted;
  if (teamSize === null) return refuse('teamRequired');
  const limit = teamLimit(tournament);
  return limit !== null && teamSize >= limit ? refuse('teamFull', { limit }) : granted;
}

/** While a round is left to be paired; must be requested explicitly, as R-185 closes the list at the start. */
export function mayEnterLate(tournament: Lifecycle, { participating }: NewParticipant): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  if (participating) return refuse('alreadyParticipating');
  if (!formatOf(tournament).takesConstraints) return refuse('tournamentStarted');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (areAllPaired(tournament)) return refuse('allRoundsPaired');
  const { lastEntryRound } = tournament;
  return lastEntryRound !== null && nextRound(tournament) > lastEntryRound
    ? refuse('lateEntryClosed', { round: lastEntryRound })
    : granted;
}

/** Until round 4 is paired (FIDE C.04.2), where the organiser does not choose the order of the list. */
export function mayRenumber(tournament: Lifecycle): Guard {
  if (tournament.startedAt === null) return refuse('tournamentNotStarted');
  const { takesConstraints, choosesOrder } = formatOf(tournament);
  if (!takesConstraints || choosesOrder) return refuse('pairingIsFixed');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (nextRound(tournament) > NUMBERS_CHANGE_BEFORE) return refuse('numbersAreFixed', { round: NUMBERS_CHANGE_BEFORE });
  return granted;
}

/** Until round 1 is paired; published start numbers stay (C.04.2). */
export function mayTakeOverRatings(tournament: Lifecycle): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  return nextRound(tournament) > 1 ? refuse('ratingsAreFixed') : granted;
}

const areAllPaired = (tournament: Lifecycle): boolean =>
  tournament.announcedRounds !== null && nextRound(tournament) > tournament.announcedRounds;

/** Only before the start. A team that is already entered is reported by a flag rather than refused. */
export function mayAddTeam(tournament: Lifecycle): Guard {
  if (!formatOf(tournament).isTeam) return refuse('notATeamTournament');
  return tournament.startedAt === null ? granted : refuse('tournamentStarted');
}

/** Members per team: four-player teams have substitutes, school and Konrad teams no limit. */
export function teamLimit(tournament: Pick<Roster, 'format' | 'perTeam'>): number | null {
  const { perTeam, paired } = formatOf(tournament);
  if (paired !== 'teams') return null;
  return perTeam !== null && typeof perTeam === 'object' ? LIMITED_PLAYER_TEAM_ROSTER : tournament.perTeam;
}

export const boardsOfTeam = ({ format, perTeam }: Pick<Roster, 'format' | 'perTeam'>): number | null =>
  FORMATS[format].paired === 'teams' ? perTeam : null;

/** The entry is removed, or kept with its games. */
export type Leaving = 'removed' | 'withdrawn';

/** Not once everything is played or no pairing was found. */
export function mayLeave(tournament: Lifecycle, participating: boolean): Guard<Leaving> {
  if (participating && tournament.pairingFailed) return refuse('pairingFailed');
  return mayRemoveParticipant(tournament, participating);
}

/** Removes before the start, withdraws after it (decision D-05). */
export function mayRemoveParticipant(tournament: Lifecycle, participating: boolean): Guard<Leaving> {
  if (!participating) return refuse('notParticipating');
  if (tournament.startedAt === null) return ok('removed');
  return isOver(tournament) ? refuse('tournamentFinished') : ok('withdrawn');
}

export const mayTakeBack = (tournament: Lifecycle): Guard =>
  isOver(tournament) ? refuse('tournamentFinished') : granted;

/** Only self-withdrawn players, with self-registration and round-by-round pairing; others need the organiser. */
export function mayReturn(tournament: Lifecycle, selfWithdrawn: boolean): Guard {
  const allowed = mayTakeBack(tournament);
  if (!allowed.ok) return allowed;
  if (!tournament.selfJoinable || !selfWithdrawn || !formatOf(tournament).takesConstraints)
    return refuse('returnNotAllowed');
  return areAllPaired(tournament) ? refuse('allRoundsPaired') : granted;
}

const isOver = (tournament: Lifecycle): boolean => tournament.finishedAt !== null || isPlayedOut(tournament);

/** Four-player teams close five minutes before the pairing, other teams for captains only (D-41). */
export function mayChangeLineUp(tournament: Roster, asCaptain: boolean, now: Millis): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  const bound = asCaptain || formatOf(tournament).lineUpCloses === 'forEverybody';
  const closed = tournament.nextPairingAt !== null && tournament.nextPairingAt - now <= NEXT_PAIRING_WARNING_MS;
  return bound && closed ? refuse('lineUpClosed') : granted;
}

/** Only before round 1 has started. */
export const mayDelete = (tournament: Lifecycle, now: Millis): Guard =>
  hasBegun(tournament, now) ? refuse('firstRoundStarted') : granted;
