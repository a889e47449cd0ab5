/** Team rounds of a TRF file: matches, boards and byes. */
import { type Bye, type Field, opposite, type RoundResult } from '../../tournament/value/field.ts';
import { recordsOf, type TrfDocument, textOf } from '../document.ts';
import { byeOf } from '../round-result.ts';
import { commentedTeams } from '../write/team-comment.ts';
import { type Chair, matchBoardsOf, type TrfBoardOfMatch } from './team-boards.ts';
import { pairedRounds, toField } from './to-field.ts';

/** A team's number, and its players' start numbers in board order. */
export interface TrfTeam {
  readonly number: number;
  readonly name: string;
  readonly players: readonly number[];
}

export interface TrfMatch {
  readonly first: number;
  readonly second: number;
  readonly boards: readonly TrfBoardOfMatch[];
  /** Forfeit winner (330); null if played or to be played. Without boards the line-ups are open. */
  readonly forfeit: 'first' | 'second' | 'neither' | null;
}

export interface TrfTeamRound {
  readonly matches: readonly TrfMatch[];
  readonly byes: readonly { readonly team: number; readonly bye: Bye }[];
}

/** From 310, else the older 013 (numbered by line), else comments. */
export function teamsOf(document: TrfDocument): readonly TrfTeam[] {
  const teams = recordsOf(document, 'team');
  if (teams.length > 0) return [...teams].sort((a, b) => a.number - b.number);
  const older = recordsOf(document, 'old-team').map(({ name, players }, index) => ({
    number: index + 1,
    name,
    players,
  }));
  return older.length > 0 ? older : commentedTeams(document);
}

export function teamRoundsOf(document: TrfDocument, field = toField(document)): readonly TrfTeamRound[] {
  const teams = teamsOf(document);
  const last = Math.max(
    pairedRounds(document),
    ...recordsOf(document, 'forfeited-match').map(({ round }) => round),
    ...recordsOf(document, 'lineup').map(({ round }) => round),
    ...recordsOf(document, 'team-byes').map((record) =>
      record.teams.reduce((last, team, index) => (team === 0 ? last : index + 1), 0),
    ),
  );
  return Array.from({ length: last }, (_, index) => ({
    matches: matchesOf(document, field, teams, index + 1),
    byes: byesOf(document, index + 1),
  }));
}

function matchesOf(document: TrfDocument, field: Field, teams: readonly TrfTeam[], round: number): TrfMatch[] {
  const results = new Map(field.entrants.map(({ number, results }) => [number, results[round - 1] ?? null]));
  const teamOf = new Map(teams.flatMap(({ number, players }) => players.map((player) => [player, number])));
  const written = new Map(
    recordsOf(document, 'lineup')
      .filter((record) => record.round === round)
      .map((record) => [record.team, record]),
  );
  const lineUps = new Map(
    teams.map(({ number, players }) => [
      number,
      lineUp(written.get(number)?.players ?? players.filter((one) => plays(results.get(one) ?? null)), results),
    ]),
  );
  const opponentOf = (team: number): number | undefined =>
    written.get(team)?.opponent ?? opponentTeam(lineUps.get(team) ?? [], teamOf);
  const forfeited = forfeitedMatches(document, round);
  const isDone = new Set(forfeited.flatMap(({ first, second }) => [first, second]));
  const played: TrfMatch[] = [];
  for (const { number } of teams) {
    const opponent = opponentOf(number);
    if (opponent === undefined || isDone.has(number)) continue;
    isDone.add(number).add(opponent);
    played.push(
      inOrderOfColors(document, {
        first: number,
        second: opponent,
        boards: matchBoardsOf(lineUps.get(number) ?? [], lineUps.get(opponent) ?? []),
        forfeit: null,
      }),
    );
  }
  return [...forfeited, ...played];
}

/** Has an opponent, or won for lack of one. */
const plays = (result: RoundResult | null): boolean =>
  result !== null && (result.kind !== 'bye' || result.bye === 'full-point');

/** In a written line-up 0 is a vacant board. */
const lineUp = (players: readonly number[], results: ReadonlyMap<number, RoundResult | null>): Chair[] =>
  players.map((number) => (number === 0 ? null : { number, result: results.get(number) ?? null }));

function opponentTeam(chairs: readonly Chair[], teamOf: ReadonlyMap<number, number>): number | undefined {
  for (const chair of chairs) {
    const result = chair?.result ?? null;
    if (result !== null && result.kind !== 'bye') return teamOf.get(result.opponent);
  }
  return undefined;
}

const forfeitedMatches = (document: TrfDocument, wanted: number): TrfMatch[] =>
  recordsOf(document, 'forfeited-match')
    .filter(({ round }) => round === wanted)
    .map(({ white, black, result }) => ({
      first: white,
      second: black,
      boards: [],
      forfeit: result === '+-' ? 'first' : result === '-+' ? 'second' : 'neither',
    }));

/** Pairing-allocated (320) and requested byes (240). */
function byesOf(document: TrfDocument, round: number): TrfTeamRound['byes'] {
  const allotted = recordsOf(document, 'team-byes').map(({ teams }) => teams[round - 1] ?? 0);
  const granted = recordsOf(document, 'byes').filter((record) => record.round === round);
  return [
    ...allotted.filter((team) => team !== 0).map((team) => ({ team, bye: 'pairing-allocated' as const })),
    ...granted.flatMap(({ bye, numbers }) => numbers.map((team) => ({ team, bye: byeOf(bye) }))),
  ];
}

/** Puts the team with White on board 1 first, by the first board with a colour and 352. */
function inOrderOfColors(document: TrfDocument, match: TrfMatch): TrfMatch {
  const index = match.boards.findIndex(({ color }) => color !== null);
  const color = match.boards[index]?.color ?? null;
  if (color === null) return match;
  const pattern = textOf(document, '352').trim() || 'WB';
  const isAsOnFirst = pattern[index % pattern.length] === pattern[0];
  if ((isAsOnFirst ? color : opposite(color)) === 'white') return match;
  return {
    first: match.second,
    second: match.first,
    boards: match.boards.map(({ first, second, color: own, results: [one, other] }) => ({
      first: second,
      second: first,
      color: own === null ? null : opposite(own),
      results: [other, one],
    })),
    forfeit: null,
  };
}
