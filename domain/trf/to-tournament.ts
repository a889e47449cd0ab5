import type { HalfPoints } from '../points.ts';
import { visibleText } from '../text.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import type { Bye, Color, Field } from '../tournament/field.ts';
import { KINDS, type TournamentKind } from '../tournament/kinds.ts';
import type { TeamField } from '../tournament/team-field.ts';
import { parseTrfDate } from './date.ts';
import { recordsOf, type TrfDocument, textOf } from './document.ts';
import { tournamentKindOf, trfKindOf } from './kind.ts';
import { type BookedBye, bookedByes, type ForbiddenGroup, forbiddenGroups, virtualPoints } from './pairing-rules.ts';
import { byeOf } from './round-result.ts';
import { type TrfTeam, type TrfTeamRound, teamRoundsOf, teamsOf } from './team-rounds.ts';
import { tiebreaksOf } from './tiebreaks.ts';
import { type TrfTimeControl, timeControlOf } from './time-control.ts';
import { announcedRounds, pairedRounds, startingList, toField, wasPaired } from './to-field.ts';
import { type TrfPlayer, toPlayer } from './to-player.ts';
import { toTeamField } from './to-team-field.ts';

/**
 * What a TRF file says, in the terms of tournaments: the one reading of it, whether a round is paired on the command
 * line or the file becomes a tournament on a server. All numbers are the start numbers of the file.
 */
export interface TrfTournament {
  /** Empty where the file has none that can be seen. */
  readonly name: string;
  readonly kind: TournamentKind;
  /** Teams are paired; what is told of byes and rules is then told of teams, and left out here. */
  readonly isTeam: boolean;
  readonly meetings: 1 | 2;
  /** `YYYY-MM-DD`; null where the file tells no day. */
  readonly start: string | null;
  readonly end: string | null;
  readonly roundDates: readonly (string | null)[];
  readonly timeControl: TrfTimeControl | null;
  readonly tiebreaks: readonly TiebreakId[];
  /** Null where the file does not tell. */
  readonly announcedRounds: number | null;
  /** Null when neither the file nor its first round tells. */
  readonly initialColor: Color | null;
  /** By start number, as the entrants of the field. */
  readonly players: readonly TrfPlayer[];
  /** The field after the rounds paired so far. */
  readonly field: Field;
  /** The teams, where the format is one of teams. */
  readonly teams: readonly TrfTeam[];
  /** What is told of their matches, where they meet in matches. */
  readonly matches: ToldMatches | null;
  readonly pairedRounds: number;
  /** Paired rounds with a game that has no result yet. */
  readonly unfinishedRounds: readonly number[];
  /** Byes for the rounds to come, as far as they are announced. */
  readonly byes: readonly BookedBye[];
  readonly forbidden: readonly ForbiddenGroup[];
  /** One value a round, from round 1. */
  readonly virtualPoints: ReadonlyMap<number, readonly HalfPoints[]>;
}

export interface ToldMatches {
  /** Boards, what matches and games are worth, and how many rounds are announced. */
  readonly field: TeamField;
  /** Those that are paired. */
  readonly rounds: readonly TrfTeamRound[];
  /** For rounds to come. */
  readonly byes: readonly { readonly team: number; readonly round: number; readonly bye: Bye }[];
  /** Teams may not meet, or have virtual points. */
  readonly hasWishes: boolean;
}

export function toTournament(document: TrfDocument): TrfTournament {
  const players = startingList(document);
  const field = toField(document);
  const kind = tournamentKindOf(document);
  const matches = toldMatches(document);
  const paired = matches?.rounds.length ?? pairedRounds(document);
  const announced = announcedRounds(document);
  const { isTeam, meetings } = trfKindOf(document);
  const rounds = Array.from({ length: paired }, (_, index) => index + 1);
  return {
    name: visibleText(textOf(document, '012')),
    kind,
    isTeam,
    meetings,
    start: parseTrfDate(textOf(document, '042')),
    end: parseTrfDate(textOf(document, '052')),
    roundDates: (recordsOf(document, 'round-dates')[0]?.dates ?? []).map(parseTrfDate),
    timeControl: timeControlOf(document),
    tiebreaks: tiebreaksOf(document).map(({ id }) => id),
    announcedRounds: announced,
    initialColor: statedInitialColor(document) ?? initialColorOfFirstRound(field),
    players: players.map(toPlayer),
    field,
    teams: KINDS[kind].isTeam ? teamsOf(document) : [],
    matches,
    pairedRounds: paired,
    unfinishedRounds: rounds.filter((round) =>
      field.entrants.some((entrant) => entrant.results[round - 1]?.kind === 'pending'),
    ),
    byes: isTeam ? [] : bookedByes(document, paired).filter(({ round }) => announced === null || round <= field.rounds),
    forbidden: isTeam ? [] : forbiddenGroups(document),
    virtualPoints: isTeam ? new Map() : virtualPoints(document, announced === null ? paired + 1 : field.rounds),
  };
}

function toldMatches(document: TrfDocument): ToldMatches | null {
  if (!trfKindOf(document).isTeam) return null;
  const rounds = teamRoundsOf(document);
  return {
    field: toTeamField(document),
    rounds,
    byes: recordsOf(document, 'byes').flatMap(({ round, bye, numbers }) =>
      round > rounds.length ? numbers.map((team) => ({ team, round, bye: byeOf(bye) })) : [],
    ),
    hasWishes: WISHES.some((kind) => recordsOf(document, kind).length > 0),
  };
}

const WISHES = ['forbidden', 'forbidden-group', 'acceleration', 'virtual-points'] as const;

const statedInitialColor = (document: TrfDocument): Color | null =>
  recordsOf(document, 'initial-color')[0]?.color ?? null;

/** C.04.3 5.2.5 read backwards: in round 1 the higher ranked player of odd arrival number had the initial colour. */
function initialColorOfFirstRound(field: Field): Color | null {
  const arrived = field.entrants.filter((entrant) => wasPaired(entrant.results[0] ?? null));
  for (const [index, { number, results }] of arrived.entries()) {
    const first = results[0];
    if (!first || first.kind === 'bye' || first.color === null || first.opponent < number) continue;
    const isOdd = index % 2 === 0;
    return isOdd === (first.color === 'white') ? 'white' : 'black';
  }
  return null;
}
