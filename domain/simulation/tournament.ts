import { bakuVirtualPoints } from '../pairing/baku-acceleration.ts';
import type { PairingInput, PairRound, RoundPairing } from '../pairing/pairing.ts';
import type { PointSystem } from '../points.ts';
import type { Color, Entrant, Field, RoundResult } from '../tournament/field.ts';
import type { Random } from './random.ts';

/** What a random tournament is like. Shares are chances of each player in each round, unless said otherwise. */
export interface TournamentWish {
  readonly players: number;
  readonly rounds: number;
  readonly points: PointSystem;
  readonly halfPointByes: number;
  readonly forfeits: number;
  /** Leaves for good before a round. */
  readonly withdrawals: number;
  /** Share of the players that come after the first round. */
  readonly lateEntries: number;
  /** Share of the players without a rating. */
  readonly unrated: number;
  readonly accelerated: boolean;
}

export interface PlayedTournament {
  readonly field: Field;
  readonly initialColor: Color;
  readonly virtualPoints: PairingInput['virtualPoints'];
  /** The round that could not be paired any more, and ended the tournament; null when all rounds were played. */
  readonly stoppedBefore: number | null;
}

/** A player of the simulation: the start number hides behind the place in the list. */
interface Participant {
  readonly rating: number | null;
  /** What results follow from; near the rating, where there is one. */
  readonly strength: number;
  readonly arrival: number;
  withdrawn: boolean;
  readonly results: (RoundResult | null)[];
}

/** Plays a tournament to its end, each round paired by the given rules. */
export function playTournament(wish: TournamentWish, pairRound: PairRound, random: Random): PlayedTournament {
  const participants = drawParticipants(wish, random);
  const initialColor: Color = random.chance(0.5) ? 'white' : 'black';
  const numbers = participants.map((_, index) => index + 1);
  const virtualPoints: PairingInput['virtualPoints'] = wish.accelerated
    ? bakuVirtualPoints(numbers, wish.rounds, wish.points)
    : new Map();
  let stoppedBefore: number | null = null;
  for (let round = 1; round <= wish.rounds; round++) {
    const present = drawPresent(participants, round, wish, random);
    const field = fieldOf(participants, wish);
    const pairing = pairRound({ field, round, present, initialColor, forbidden: [], virtualPoints });
    if (!pairing.ok) {
      // Byes of the unpaired round were drawn already; they are no part of the tournament.
      for (const participant of participants) participant.results.length = round - 1;
      stoppedBefore = round;
      break;
    }
    playRound(participants, pairing.value, wish, random);
  }
  return { field: fieldOf(participants, wish), initialColor, virtualPoints, stoppedBefore };
}

const fieldOf = (participants: readonly Participant[], { rounds, points }: TournamentWish): Field => ({
  rounds,
  points,
  entrants: participants.map(
    ({ rating, results }, index): Entrant => ({ number: index + 1, rating, results: [...results] }),
  ),
});

const MEAN_RATING = 1900;
const RATING_DEVIATION = 250;
/** How far a player's form is from the rating. */
const FORM_DEVIATION = 80;

function drawParticipants(wish: TournamentWish, random: Random): Participant[] {
  const ratings = Array.from({ length: wish.players }, () =>
    random.chance(wish.unrated)
      ? null
      : Math.min(2850, Math.max(1400, Math.round(MEAN_RATING + RATING_DEVIATION * random.normal()))),
  );
  ratings.sort((a, b) => (b ?? 0) - (a ?? 0));
  return ratings.map((rating) => ({
    rating,
    strength: (rating ?? MEAN_RATING - RATING_DEVIATION) + FORM_DEVIATION * random.normal(),
    arrival: random.chance(wish.lateEntries) ? random.between(2, Math.max(2, Math.ceil(wish.rounds / 2))) : 1,
    withdrawn: false,
    results: [],
  }));
}

/** Who plays this round; the absent get their byes at once. */
function drawPresent(participants: readonly Participant[], round: number, wish: TournamentWish, random: Random) {
  const present: number[] = [];
  participants.forEach((participant, index) => {
    const leaves = round > participant.arrival && random.chance(wish.withdrawals);
    participant.withdrawn ||= leaves;
    const isAway = participant.withdrawn || round < participant.arrival;
    if (isAway) participant.results.push({ kind: 'bye', bye: 'zero-point' });
    else if (random.chance(wish.halfPointByes)) participant.results.push({ kind: 'bye', bye: 'half-point' });
    else present.push(index + 1);
  });
  return present;
}

function playRound(
  participants: readonly Participant[],
  { pairs, byes }: RoundPairing,
  wish: TournamentWish,
  random: Random,
): void {
  for (const { white, black } of pairs) {
    const [of, against] = [participants[white - 1], participants[black - 1]];
    if (!of || !against) continue;
    const [own, other] = playGame(of, against, wish, random);
    of.results.push({ ...own, opponent: black, color: 'white' });
    against.results.push({ ...other, opponent: white, color: 'black' });
  }
  for (const number of byes) participants[number - 1]?.results.push({ kind: 'bye', bye: 'pairing-allocated' });
}

type Outcome =
  | { readonly kind: 'game'; readonly outcome: 'win' | 'draw' | 'loss' }
  | { readonly kind: 'forfeit'; readonly outcome: 'win' | 'loss' };

const DOUBLE_FORFEITS = 0.1;

function playGame(white: Participant, black: Participant, wish: TournamentWish, random: Random): [Outcome, Outcome] {
  // Either side may stay away: twice the share of one player.
  if (random.chance(Math.min(1, 2 * wish.forfeits))) {
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

/** White's advantage in rating points, and the share of draws between equals. */
const WHITE_ADVANTAGE = 35;
const DRAWS_OF_EQUALS = 0.35;

function drawOutcome(difference: number, random: Random): 'win' | 'draw' | 'loss' {
  const expected = 1 / (1 + 10 ** (-(difference + WHITE_ADVANTAGE) / 400));
  const draws = DRAWS_OF_EQUALS * 4 * expected * (1 - expected);
  const share = random.share();
  if (share < draws) return 'draw';
  return share < draws + (expected - draws / 2) ? 'win' : 'loss';
}
