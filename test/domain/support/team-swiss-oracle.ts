/**
 * The team Swiss (C.04.6 art. 3.4 to 3.6) by trying every bye, every set of upfloaters and every pairing of a bracket,
 * and comparing them criterion by criterion. Slow and obvious; shares no code with the engine but the input.
 */
import type { RoundPairing } from '../../../domain/pairing/pairing.ts';
import type { TeamPairingInput } from '../../../domain/pairing/team-pairing.ts';
import { type Color, type Field, resultPoints } from '../../../domain/tournament/value/field.ts';
import { firstOf, nth } from '../../support/lists.ts';

interface Team {
  readonly number: number;
  readonly score: number;
  readonly met: readonly number[];
  readonly byeBarred: boolean;
  readonly floated: boolean;
  /** W or B, in capitals when strong; empty without a preference. */
  readonly wants: string;
}

type Couple = readonly [Team, Team];

/** Pairs without colours (White is the smaller number), or null where there is no legal pairing. */
export function teamSwissOracle(input: TeamPairingInput, type: 'A' | 'B' | 'none'): RoundPairing | null {
  const teams = input.present.map((number) => readTeam(number, input, type)).sort(byScore);
  const bye = findBye(teams);
  if (bye === null) return null;
  const spares = input.round <= input.field.rounds - 2;
  const pairs: Couple[] = [];
  let rest = teams.filter((team) => !bye.includes(team));
  while (rest.length > 0) {
    const { score } = firstOf(rest);
    const group = rest.filter((team) => team.score === score);
    const upfloaters = least(upfloaterSets(rest, group), (set) => upfloaterKey(set, rest, group, spares));
    const bracket = [...group, ...upfloaters];
    pairs.push(...least(perfectPairings(bracket), (pairing) => bracketKey(pairing, spares)));
    rest = rest.filter((team) => !bracket.includes(team));
  }
  return {
    pairs: pairs.map(([a, b]) => ({ white: Math.min(a.number, b.number), black: Math.max(a.number, b.number) })),
    byes: bye.map((team) => team.number),
  };
}

const byScore = (a: Team, b: Team) => b.score - a.score || a.number - b.number;

function findBye(teams: readonly Team[]): Team[] | null {
  if (teams.length % 2 === 0) return isPairable(teams) ? [] : null;
  const candidates = teams
    .filter((team) => !team.byeBarred)
    .sort((a, b) => a.score - b.score || b.met.length - a.met.length || b.number - a.number);
  const bye = candidates.find((team) => isPairable(teams.filter((other) => other !== team)));
  return bye === undefined ? null : [bye];
}

const isPairable = (teams: readonly Team[]): boolean => {
  const [first, ...rest] = teams;
  if (first === undefined) return true;
  return rest.some((other) => !first.met.includes(other.number) && isPairable(rest.filter((team) => team !== other)));
};

function perfectPairings(teams: readonly Team[]): Couple[][] {
  const [first, ...rest] = teams;
  if (first === undefined) return [[]];
  return rest
    .filter((other) => !first.met.includes(other.number))
    .flatMap((other) =>
      perfectPairings(rest.filter((team) => team !== other)).map((pairing): Couple[] => [[first, other], ...pairing]),
    );
}

const subsets = (teams: readonly Team[]): Team[][] => {
  const [first, ...rest] = teams;
  return first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);
};

/** Sets that make the bracket pairable inside (C1) and leave the rest pairable (C3). */
const upfloaterSets = (rest: readonly Team[], group: readonly Team[]): Team[][] =>
  subsets(rest.filter((team) => !group.includes(team))).filter(
    (set) =>
      isPairable([...group, ...set]) && isPairable(rest.filter((team) => !group.includes(team) && !set.includes(team))),
  );

function upfloaterKey(set: readonly Team[], rest: readonly Team[], group: readonly Team[], spares: boolean): number[] {
  const sorted = [...set].sort(byScore);
  const left = rest.filter((team) => !group.includes(team) && !set.includes(team));
  const below = rest.filter((team) => !group.includes(team));
  const next = left.filter((team) => team.score === below[0]?.score);
  const need = next.length === 0 ? 0 : Math.min(...upfloaterSets(left, next).map((upfloaters) => upfloaters.length));
  return [
    set.length,
    ...sorted.map((team) => -team.score),
    need,
    spares ? set.filter((team) => team.floated).length : 0,
    ...sorted.map((team) => below.indexOf(team)),
  ];
}

function bracketKey(pairing: readonly Couple[], spares: boolean): number[] {
  const top = Math.max(...pairing.flat().map((team) => team.score));
  const count = (test: (a: Team, b: Team) => boolean) => pairing.filter(([a, b]) => test(a, b)).length;
  const same = (a: Team, b: Team) => a.wants !== '' && a.wants.toUpperCase() === b.wants.toUpperCase();
  const isStrong = (team: Team) => team.wants === team.wants.toUpperCase();
  const again = (a: Team, b: Team) => b.score < top && a.score === top && a.floated;
  const tops = pairing.map((pair) => Math.min(...pair.map((team) => team.number))).sort((a, b) => a - b);
  const opponents = tops.map((number) => {
    const pair = pairing.find((one) => one.some((team) => team.number === number)) ?? [];
    return Math.max(...pair.map((team) => team.number));
  });
  return [
    count(same),
    count((a, b) => same(a, b) && isStrong(a) && isStrong(b)),
    spares ? count((a, b) => again(a, b) || again(b, a)) : 0,
    ...tops,
    ...opponents,
  ];
}

function least<T>(candidates: readonly T[], key: (candidate: T) => number[]): T {
  const keyed = candidates.map((candidate) => ({ candidate, key: key(candidate) }));
  return keyed.reduce((best, other) => (isLess(other.key, best.key) ? other : best)).candidate;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && nth(a, at) < nth(b, at);
}

function readTeam(number: number, { field, round }: TeamPairingInput, type: 'A' | 'B' | 'none'): Team {
  const results = resultsOf(field, number).slice(0, round - 1);
  const games = results.filter((result) => result?.kind === 'game');
  const last = results[round - 2];
  return {
    number,
    score: scoreBefore(field, number, round),
    met: games.map((game) => game.opponent),
    byeBarred: results.some(
      (result) =>
        (result?.kind === 'bye' && (result.bye === 'pairing-allocated' || result.bye === 'full-point')) ||
        (result?.kind === 'forfeit' && result.outcome === 'win'),
    ),
    floated:
      last?.kind === 'game' && scoreBefore(field, number, round - 1) !== scoreBefore(field, last.opponent, round - 1),
    wants: preference(
      games.map((game) => game.color),
      type,
      round === field.rounds,
    ),
  };
}

const resultsOf = (field: Field, number: number) =>
  field.entrants.find((team) => team.number === number)?.results ?? [];

const scoreBefore = (field: Field, number: number, round: number): number =>
  resultsOf(field, number)
    .slice(0, round - 1)
    .reduce((sum, result) => sum + resultPoints(result, field.points), 0);

function preference(colors: readonly Color[], type: 'A' | 'B' | 'none', isLastRound: boolean): string {
  if (type === 'none') return '';
  const history = colors.map((color) => (color === 'white' ? 'W' : 'B')).join('');
  const difference = [...history].reduce((sum, letter) => sum + (letter === 'W' ? 1 : -1), 0);
  if (difference < -1 || ([0, -1].includes(difference) && history.endsWith('BB'))) return 'W';
  if (difference > 1 || ([0, 1].includes(difference) && history.endsWith('WW'))) return 'B';
  if (type === 'A') return '';
  if (difference !== 0) return difference < 0 ? 'w' : 'b';
  if (history === '' || isLastRound) return '';
  return history.endsWith('B') ? 'w' : 'b';
}
