import type { HalfPoints } from '../../kernel/points.ts';
import { visibleText } from '../../kernel/text.ts';
import type { TimeControl } from '../../kernel/time-control.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import type { Bye, Color, Field, RoundResult } from '../../tournament/value/field.ts';
import { FORMATS, type FormatName } from '../../tournament/value/formats.ts';
import type { OfficialData } from '../../tournament/value/official-data.ts';
import type { TeamField } from '../../tournament/value/team-field.ts';
import { type BestRounds, bestRoundsIn } from '../best-rounds.ts';
import { parseTrfDate } from '../date.ts';
import { recordsOf, type TrfDocument, textOf } from '../document.ts';
import { lateResultsIn, type ToldLateResult } from '../late-results.ts';
import { officialDataIn } from '../official-records.ts';
import {
  type ForbiddenPair,
  forbiddenPairs,
  type RequestedBye,
  requestedByes,
  virtualPoints,
} from '../pairing-rules.ts';
import { byeOf } from '../round-result.ts';
import { tiebreaksOf } from '../tiebreaks.ts';
import { timeControlIn } from '../time-control.ts';
import { type TrfFormat, tournamentFormatOf, trfFormatOf } from './format.ts';
import { type TrfTeam, type TrfTeamRound, teamRoundsOf, teamsOf } from './team-rounds.ts';
import { announcedRounds, pairedRounds, startingList, toField, wasPaired } from './to-field.ts';
import { type TrfPlayer, toPlayer } from './to-player.ts';
import { toTeamField } from './to-team-field.ts';

/** A report file, read once: its lines, and the tournament that they describe. */
export interface TrfFile {
  readonly document: TrfDocument;
  readonly tournament: TrfTournament;
}

/**
 * A TRF file in tournament terms; numbers are the file's start numbers. Where teams are paired, byes and rules concern
 * teams and are not in this object.
 */
export interface TrfTournament extends TrfFormat {
  /** Empty without a visible name. */
  readonly name: string;
  readonly format: FormatName;
  /** `YYYY-MM-DD`; null if missing. */
  readonly start: string | null;
  readonly end: string | null;
  readonly roundDates: readonly (string | null)[];
  readonly timeControl: TimeControl | null;
  readonly officialData: OfficialData;
  readonly tiebreaks: readonly TiebreakId[];
  readonly announcedRounds: number | null;
  /** Null if all rounds count in the table, as in files of teams. */
  readonly bestRounds: BestRounds | null;
  /** Null if neither the file nor round 1 shows it. */
  readonly initialColor: Color | null;
  /** In the order of the field's entrants. */
  readonly players: readonly TrfPlayer[];
  readonly field: Field;
  readonly teams: readonly TrfTeam[];
  /** Null unless teams meet in matches. */
  readonly matches: ToldMatches | null;
  readonly pairedRounds: number;
  /** Rounds with games that have no result; adjourned games (`?`) do not count. */
  readonly unfinishedRounds: readonly number[];
  readonly lateResults: readonly ToldLateResult[];
  /** Requested byes of announced future rounds. */
  readonly byes: readonly RequestedBye[];
  readonly forbidden: readonly ForbiddenPair[];
  /** One value per round from round 1. */
  readonly virtualPoints: ReadonlyMap<number, readonly HalfPoints[]>;
}

export interface ToldMatches {
  readonly field: TeamField;
  readonly rounds: readonly TrfTeamRound[];
  readonly byes: readonly { readonly team: number; readonly round: number; readonly bye: Bye }[];
  /** True if teams have forbidden pairs or virtual points. */
  readonly hasConstraints: boolean;
}

export function toTournament(document: TrfDocument): TrfTournament {
  const players = startingList(document);
  const withGames = pairedRounds(document);
  const field = toField(document, withGames);
  const format = tournamentFormatOf(document);
  const { system, isTeam, meetings, reverseLastRounds } = trfFormatOf(document);
  const matches = isTeam ? toldMatches(document, field) : null;
  const paired = matches?.rounds.length ?? withGames;
  const announced = announcedRounds(document);
  const rounds = Array.from({ length: paired }, (_, index) => index + 1);
  return {
    name: visibleText(textOf(document, '012')),
    format,
    system,
    isTeam,
    meetings,
    reverseLastRounds,
    start: parseTrfDate(textOf(document, '042')),
    end: parseTrfDate(textOf(document, '052')),
    roundDates: (recordsOf(document, 'round-dates')[0]?.dates ?? []).map(parseTrfDate),
    timeControl: timeControlIn(document),
    officialData: officialDataIn(document),
    tiebreaks: tiebreaksOf(document).map(({ id }) => id),
    announcedRounds: announced,
    bestRounds: isTeam ? null : bestRoundsIn(document),
    initialColor: statedInitialColor(document) ?? initialColorOfFirstRound(field),
    players: players.map(toPlayer),
    field,
    teams: FORMATS[format].isTeam ? teamsOf(document) : [],
    matches,
    pairedRounds: paired,
    unfinishedRounds: rounds.filter((round) =>
      field.entrants.some(({ results }) => isUnfinished(results[round - 1] ?? null)),
    ),
    lateResults: isTeam ? [] : lateResultsIn(document),
    byes: isTeam
      ? []
      : requestedByes(document, paired).filter(({ round }) => announced === null || round <= field.rounds),
    forbidden: isTeam ? [] : forbiddenPairs(document),
    virtualPoints: isTeam ? new Map() : virtualPoints(document, announced === null ? paired + 1 : field.rounds),
  };
}

const isUnfinished = (result: RoundResult | null): boolean => result?.kind === 'pending' && !result.adjourned;

function toldMatches(document: TrfDocument, played: Field): ToldMatches {
  const rounds = teamRoundsOf(document, played);
  return {
    field: toTeamField(document, rounds),
    rounds,
    byes: recordsOf(document, 'byes').flatMap(({ round, bye, numbers }) =>
      round > rounds.length ? numbers.map((team) => ({ team, round, bye: byeOf(bye) })) : [],
    ),
    hasConstraints: CONSTRAINTS.some((kind) => recordsOf(document, kind).length > 0),
  };
}

const CONSTRAINTS = ['forbidden', 'forbidden-pair', 'acceleration', 'virtual-points'] as const;

const statedInitialColor = (document: TrfDocument): Color | null =>
  recordsOf(document, 'initial-color')[0]?.color ?? null;

/** C.04.3 5.2.5 in reverse: in round 1 the higher-ranked player with an odd arrival number had the initial colour. */
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
