import type { Color } from '../../../../domain/tournament/value/field.ts';
import { firstOf } from '../../../support/lists.ts';
import { allocateColors, colorDifference, colorPreference } from './colors.ts';
import type { Player } from './player.ts';
import type { Round } from './round.ts';
import { type Bracket, type Candidate, candidates, compareLists } from './sequence.ts';

// C.04.3 art. 2.3 and 2.4: the criteria C6 to C21. Each is a list of numbers to be made as small as possible, the first
// number before the second; counts are lists of one.

type When = keyof Player['floats'];

type Criterion = (candidate: Candidate, bracket: Bracket, round: Round) => readonly number[];

/** In the order of the rules. C6 is not among them: legalCandidates has only candidates with the most pairs. */
const CRITERIA: readonly Criterion[] = [
  c7DownfloaterScores,
  c8FollowingBracket,
  c9UnplayedGamesOfBye,
  c10ColorDifferenceBeyondTwo,
  c11ThirdEqualColor,
  c12PreferencesNotMet,
  c13StrongPreferencesNotMet,
  (candidate, bracket) => residentDownfloatersWithDownfloat(candidate, bracket, 'previousRound'), // C14
  (candidate) => mdpOpponentsWithUpfloat(candidate, 'previousRound'), // C15
  (candidate, bracket) => residentDownfloatersWithDownfloat(candidate, bracket, 'twoRoundsBefore'), // C16
  (candidate) => mdpOpponentsWithUpfloat(candidate, 'twoRoundsBefore'), // C17
  (candidate, bracket) => mdpScoreDifferences(candidate, bracket, 'previousRound'), // C18
  (candidate) => opponentScoreDifferences(candidate, 'previousRound'), // C19
  (candidate, bracket) => mdpScoreDifferences(candidate, bracket, 'twoRoundsBefore'), // C20
  (candidate) => opponentScoreDifferences(candidate, 'twoRoundsBefore'), // C21
];

/** 3.8: the best candidate of a bracket; among equals the one that comes first in the sequence. */
export function bestCandidate(bracket: Bracket, round: Round): Candidate {
  const best = CRITERIA.reduce(
    (left, criterion) => keepBest(left, (candidate) => criterion(candidate, bracket, round)),
    legalCandidates(bracket, round),
  );
  return firstOf(best);
}

/**
 * All candidates that comply with C1 to C5 and have the most pairs (3.1.2: MaxPairs; C6: the fewest downfloaters), in the
 * order of the sequence. How many MDPs are paired (3.1.3: M1) is left to C7: with one more of them in limbo, a candidate
 * still is the better one if the highest score in its limbo is lower.
 */
export function legalCandidates(bracket: Bracket, round: Round): Candidate[] {
  const { mdps, residents, below } = bracket;
  for (let pairs = Math.floor((mdps.length + residents.length) / 2); pairs >= 0; pairs--) {
    const sizes = mdps
      .map((_, inLimbo) => mdps.length - inLimbo)
      .concat(0)
      .filter((mdpPairs) => mdpPairs <= pairs);
    const legal = sizes
      .flatMap((mdpPairs) => [...candidates(bracket, { pairs, mdpPairs }, round.mayMeet)])
      .filter(({ downfloaters }) => round.canBePaired([...downfloaters, ...below.flat()]));
    if (legal.length > 0) return legal;
  }
  throw new Error('C4 did not hold in the bracket above');
}

function keepBest<Item>(items: readonly Item[], measure: (item: Item) => readonly number[]): Item[] {
  const measured = items.map((item) => ({ item, value: measure(item) }));
  const best = measured.reduce((least, one) => (compareLists(one.value, least.value) < 0 ? one : least));
  return measured.filter(({ value }) => compareLists(value, best.value) === 0).map(({ item }) => item);
}

function c7DownfloaterScores({ downfloaters }: Candidate): number[] {
  return downfloaters.map(({ score }) => score).sort((one, other) => other - one);
}

/** Only the bracket right below, with these downfloaters: its own C6, then its own C7. */
function c8FollowingBracket({ downfloaters }: Candidate, { below }: Bracket, round: Round): number[] {
  const [residents, ...belowThat] = below;
  if (residents === undefined) return [];
  const following = legalCandidates({ mdps: downfloaters, residents, below: belowThat }, round);
  const best = firstOf(keepBest(following, c7DownfloaterScores));
  return [best.downfloaters.length, ...c7DownfloaterScores(best)];
}

/** Only if exactly one player leaves and has the score of C5: nobody below has that score, so the bye is theirs. */
function c9UnplayedGamesOfBye({ downfloaters }: Candidate, _bracket: Bracket, round: Round): number[] {
  const [player, ...others] = downfloaters;
  return player !== undefined && others.length === 0 && player.score === round.byeScore ? [player.unplayedGames] : [];
}

interface Seat {
  readonly player: Player;
  readonly color: Color;
  readonly withTopscorer: boolean;
}

/** Everybody who plays in the bracket, with the colour that article 5 gives. */
function seats({ mdpPairs, remainderPairs }: Candidate, round: Round): Seat[] {
  return [...mdpPairs, ...remainderPairs].flatMap(([one, other]): Seat[] => {
    const { white, black } = allocateColors(one, other, round.initialColor);
    const withTopscorer = one.isTopscorer || other.isTopscorer;
    return [
      { player: white, color: 'white', withTopscorer },
      { player: black, color: 'black', withTopscorer },
    ];
  });
}

function countSeats(candidate: Candidate, round: Round, isCounted: (seat: Seat) => boolean): [number] {
  return [seats(candidate, round).filter(isCounted).length];
}

function c10ColorDifferenceBeyondTwo(candidate: Candidate, _bracket: Bracket, round: Round): [number] {
  return countSeats(
    candidate,
    round,
    ({ player, color, withTopscorer }) => withTopscorer && Math.abs(colorDifference([...player.colors, color])) > 2,
  );
}

function c11ThirdEqualColor(candidate: Candidate, _bracket: Bracket, round: Round): [number] {
  return countSeats(
    candidate,
    round,
    ({ player, color, withTopscorer }) =>
      withTopscorer && player.colors.at(-1) === color && player.colors.at(-2) === color,
  );
}

function c12PreferencesNotMet(candidate: Candidate, _bracket: Bracket, round: Round): [number] {
  return countSeats(candidate, round, ({ player, color }) => {
    const preference = colorPreference(player);
    return preference !== null && preference.color !== color;
  });
}

function c13StrongPreferencesNotMet(candidate: Candidate, _bracket: Bracket, round: Round): [number] {
  return countSeats(candidate, round, ({ player, color }) => {
    const preference = colorPreference(player);
    return preference?.strength === 'strong' && preference.color !== color;
  });
}

/** C14, C16 */
function residentDownfloatersWithDownfloat({ downfloaters }: Candidate, { residents }: Bracket, when: When): [number] {
  return [downfloaters.filter((player) => residents.includes(player) && player.floats[when] === 'down').length];
}

/** C15, C17 */
function mdpOpponentsWithUpfloat({ mdpPairs }: Candidate, when: When): [number] {
  return [mdpPairs.filter(([, opponent]) => opponent.floats[when] === 'up').length];
}

/**
 * C18, C20: from the largest. An MDP who stays in limbo will float further down: the opponent is taken to have one point
 * less than the residents, so that leaving them there never looks better than pairing them.
 */
function mdpScoreDifferences({ mdpPairs, downfloaters }: Candidate, bracket: Bracket, when: When): number[] {
  const { score: residentScore } = firstOf(bracket.residents);
  const inLimbo = downfloaters.filter((player) => bracket.mdps.includes(player));
  return [
    ...mdpPairs.map(([mdp, opponent]) => ({ mdp, difference: mdp.score - opponent.score })),
    ...inLimbo.map((mdp) => ({ mdp, difference: mdp.score - (residentScore - 1) })),
  ]
    .filter(({ mdp }) => mdp.floats[when] === 'down')
    .map(({ difference }) => difference)
    .sort((one, other) => other - one);
}

/** C19, C21: from the largest. */
function opponentScoreDifferences({ mdpPairs }: Candidate, when: When): number[] {
  return mdpPairs
    .filter(([, opponent]) => opponent.floats[when] === 'up')
    .map(([mdp, opponent]) => mdp.score - opponent.score)
    .sort((one, other) => other - one);
}
