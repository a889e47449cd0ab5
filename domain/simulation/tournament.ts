import type { PointSystem } from '../kernel/points.ts';
import { bakuVirtualPoints } from '../pairing/baku-acceleration.ts';
import { type PairingInput, type PairRound, type RoundPairing, USUAL_MEETINGS } from '../pairing/pairing.ts';
import type { Color, Entrant, Field, RoundResult } from '../tournament/value/field.ts';
import type { Random } from './random.ts';

/** Parameters of a random tournament; shares are per player and round unless said otherwise. */
export interface RandomTournamentOptions {
  readonly players: number;
  readonly rounds: number;
  readonly points: PointSystem;
  readonly halfPointByes: number;
  readonly forfeits: number;
  /** Permanent withdrawals before a round. */
  readonly withdrawals: number;
  /** Share of players that enter after round 1. */
  readonly lateEntries: number;
  readonly unrated: number;
  readonly accelerated: boolean;
}

export interface PlayedTournament {
  readonly field: Field;
  readonly initialColor: Color;
  readonly virtualPoints: PairingInput['virtualPoints'];
  /** The first round that could not be paired; null if all were played. */
  readonly stoppedBefore: number | null;
}

/** A simulated player; the start number is the place in the list plus one. */
interface Participant {
  readonly rating: number | null;
  /** Playing strength behind the results; close to the rating. */
  readonly strength: number;
  readonly arrival: number;
  withdrawn: boolean;
  readonly results: (RoundResult | null)[];
}

/** Plays a tournament with the given pairing rules. */
export function playTournament(
  options: RandomTournamentOptions,
  pairRound: PairRound,
  random: Random,
): PlayedTournament {
  const participants = drawParticipants(options, random);
  const initialColor: Color = random.chance(0.5) ? 'white' : 'black';
  const numbers = participants.map((_, index) => index + 1);
  const virtualPoints: PairingInput['virtualPoints'] = options.accelerated
    ? bakuVirtualPoints({ startingList: numbers }, options.rounds, options.points)
    : new Map();
  let stoppedBefore: number | null = null;
  for (let round = 1; round <= options.rounds; round++) {
    const present = drawPresent(participants, round, options, random);
    const field = fieldOf(participants, options);
    const asked = { field, round, present, initialColor, forbidden: [], virtualPoints };
    const pairing = pairRound({ ...asked, reverseLastRounds: true, ...USUAL_MEETINGS });
    if (!pairing.ok) {
      // Byes were already drawn for the unpaired round; discard them.
      for (const participant of participants) participant.results.length = round - 1;
      stoppedBefore = round;
      break;
    }
    playRound(participants, pairing.value, options, random);
  }
  return { field: fieldOf(participants, options), initialColor, virtualPoints, stoppedBefore };
}

const fieldOf = (participants: readonly Participant[], { rounds, points }: RandomTournamentOptions): Field => ({
  rounds,
  points,
  entrants: participants.map(
    ({ rating, results }, index): Entrant => ({ number: index + 1, rating, results: [...results] }),
  ),
});

const MEAN_RATING = 1900;
const RATING_DEVIATION = 250;
/** Standard deviation of strength from rating. */
const FORM_DEVIATION = 80;

function drawParticipants(options: RandomTournamentOptions, random: Random): Participant[] {
  const ratings = Array.from({ length: options.players }, () =>
    random.chance(options.unrated)
      ? null
      : Math.min(2850, Math.max(1400, Math.round(MEAN_RATING + RATING_DEVIATION * random.normal()))),
  );
  ratings.sort((a, b) => (b ?? 0) - (a ?? 0));
  return ratings.map((rating) => ({
    rating,
    strength: (rating ?? MEAN_RATING - RATING_DEVIATION) + FORM_DEVIATION * random.normal(),
    arrival: random.chance(options.lateEntries) ? random.between(2, Math.max(2, Math.ceil(options.rounds / 2))) : 1,
    withdrawn: false,
    results: [],
  }));
}

/** Draws who plays; absent players get their byes. */
function drawPresent(
  participants: readonly Participant[],
  round: number,
  options: RandomTournamentOptions,
  random: Random,
) {
  const present: number[] = [];
  participants.forEach((participant, index) => {
    const leaves = round > participant.arrival && random.chance(options.withdrawals);
    participant.withdrawn ||= leaves;
    const isAway = participant.withdrawn || round < participant.arrival;
    if (isAway) participant.results.push({ kind: 'bye', bye: 'zero-point' });
    else if (random.chance(options.halfPointByes)) participant.results.push({ kind: 'bye', bye: 'half-point' });
    else present.push(index + 1);
  });
  return present;
}

function playRound(
  participants: readonly Participant[],
  { pairs, byes }: RoundPairing,
  options: RandomTournamentOptions,
  random: Random,
): void {
  for (const { white, black } of pairs) {
    const [of, against] = [participants[white - 1], participants[black - 1]];
    if (!of || !against) continue;
    const [own, other] = playGame(of, against, options, random);
    of.results.push({ ...own, opponent: black, color: 'white' });
    against.results.push({ ...other, opponent: white, color: 'black' });
  }
  for (const number of byes) participants[number - 1]?.results.push({ kind: 'bye', bye: 'pairing-allocated' });
}

type Outcome =
  | { readonly kind: 'game'; readonly outcome: 'win' | 'draw' | 'loss' }
  | { readonly kind: 'forfeit'; readonly outcome: 'win' | 'loss' };

const DOUBLE_FORFEITS = 0.1;

function playGame(
  white: Participant,
  black: Participant,
  options: RandomTournamentOptions,
  random: Random,
): [Outcome, Outcome] {
  if (random.chance(Math.min(1, 2 * options.forfeits))) {
    const lost: Outcome = { kind: 'forfeit', outcome: 'loss' };
    const won: Outcome = { kind: 'forfeit', outcome: 'win' };
    if (random.chance(DOUBLE_FORFEITS)) return [lost, lost];
    return random.chance(0.5) ? [won, lost] : [lost, won];
  }
  const outcome = drawOutcome(white.strength - black.strength, random);
  return [
    { kind: 'game', outcome },
    { kind: 'game', outcome: outcome === 'draw' ? 'draw' : outcome === 'win' ? 'loss' : 'win' },
  ];
}

/** White's advantage in rating points, and share of draws between equals. */
const WHITE_ADVANTAGE = 35;
const DRAWS_OF_EQUALS = 0.35;

function drawOutcome(difference: number, random: Random): 'win' | 'draw' | 'loss' {
  const expected = 1 / (1 + 10 ** (-(difference + WHITE_ADVANTAGE) / 400));
  const draws = DRAWS_OF_EQUALS * 4 * expected * (1 - expected);
  const share = random.share();
  if (share < draws) return 'draw';
  return share < draws + (expected - draws / 2) ? 'win' : 'loss';
}
