/** Swaps of two seats, in a draft (DRAFT-2) or a published round (SWAP-1 to SWAP-4). */
import type { AccountId } from '../../kernel/ids.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import type { RoundFault, RoundFaultKind } from '../../pairing/swiss-dutch/verdict.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { type Guard, granted } from '../guards/refusals.ts';
import { entrantsOf, pairingsMade } from '../guards/seats.ts';
import { FORMATS } from '../value/formats.ts';
import {
  type Board,
  boardsOf,
  type EntrantId,
  type FreeRound,
  freeRoundsOf,
  openGames,
  type Pairing,
  type Tournament,
} from '../value/state.ts';
import { type HandPairingWarning, type MadePairing, mayDeletePairing, mayPairByHand } from './hand-pairing.ts';
import { numberedField } from './numbered-field.ts';
import { pairedFrom } from './paired-from.ts';
import { formatVerdict, type MoreViolations, worseThan } from './round-verdict.ts';
import { numberedAsIn } from './starting-numbers.ts';

export type TwoPlayers = readonly [AccountId, AccountId];

export const exchanging =
  ([one, other]: TwoPlayers) =>
  <Id extends EntrantId>(who: Id): Id | AccountId =>
    who === one ? other : who === other ? one : who;

/** Boards and byes of a round before the swap. */
export interface SeatSwap {
  readonly seats: readonly (Board | FreeRound)[];
  readonly warnings: readonly SwapWarning[];
}

interface SwapWarning {
  readonly kind: HandPairingWarning;
  readonly who: readonly EntrantId[];
}

/** A player with a bye may take a seat. The boards involved must be undecided and over the board. */
export function maySwapSeats(tournament: Tournament, number: number, who: TwoPlayers, now: Millis): Guard<SeatSwap> {
  const round = tournament.rounds[number - 1];
  if (round?.kind !== 'paired') return refuse('roundNotPaired');
  if (who[0] === who[1]) return refuse('samePlayer');
  const seats = round.pairings.filter((pairing) => pairing.kind !== 'match' && who.some((one) => sitsAt(pairing, one)));
  if (!seats.some(({ kind }) => kind === 'board')) return refuse('notParticipating');
  if (who.some((one) => seats.filter((pairing) => sitsAt(pairing, one)).length > 1)) return refuse('alreadyPaired');
  for (const pairing of seats) {
    const movable = mayMove(tournament, pairing, now);
    if (!movable.ok) return movable;
  }
  return warned(
    tournament,
    number,
    who,
    seats.filter((pairing) => pairing.kind !== 'match'),
  );
}

const sitsAt = (pairing: Pairing, who: AccountId): boolean =>
  pairing.kind === 'bye' ? pairing.who === who : pairing.white === who || pairing.black === who;

/** Requested byes cannot be swapped. */
function mayMove(tournament: Tournament, pairing: Pairing, now: Millis): Guard {
  if (pairing.kind === 'bye') return pairing.bye === 'pairing-allocated' ? granted : refuse('alreadyPaired');
  if (pairing.kind === 'match') return refuse('alreadyPaired');
  const free = mayDeletePairing(lifecycleOf(tournament), { result: pairing.result });
  if (!free.ok) return free;
  return openGames(pairing).some(({ startAt }) => startAt <= now) ? refuse('gameHasBegun') : granted;
}

/** Checks the new pairs like manual pairings, in place of the old ones. */
function warned(
  tournament: Tournament,
  number: number,
  who: TwoPlayers,
  seats: readonly (Board | FreeRound)[],
): Guard<SeatSwap> {
  const exchanged = exchanging(who);
  const [lifecycle, entrants] = [lifecycleOf(tournament), entrantsOf(tournament)];
  const isMoved = ({ round, white, black }: MadePairing<EntrantId>): boolean =>
    round === number && who.some((one) => white === one || black === one);
  const others = pairingsMade(tournament).filter((made) => !isMoved(made));
  const warnings: SwapWarning[] = [];
  for (const pairing of seats) {
    const white = exchanged(pairing.kind === 'bye' ? pairing.who : pairing.white);
    const black = pairing.kind === 'bye' ? null : exchanged(pairing.black);
    const allowed = mayPairByHand<EntrantId>(lifecycle, { round: number, white, black }, entrants, others);
    if (!allowed.ok) return allowed;
    warnings.push(...allowed.value.map((kind) => ({ kind, who: black === null ? [white] : [white, black] })));
  }
  return ok({ seats, warnings });
}

export interface SwapReading {
  readonly faults: readonly { readonly kind: RoundFaultKind; readonly who: readonly EntrantId[] }[];
  /** Criteria violated more often than before. */
  readonly worse: readonly MoreViolations[];
}

/** Evaluates the new boards by the rules of the format (SWAP-3), or by the manual rules where it has none. */
export function readSwap(tournament: Tournament, number: number, who: TwoPlayers, swap: SeatSwap): SwapReading {
  const { format } = tournament.settings;
  const numbered = numberedField(numberedAsIn(tournament, number));
  const input = FORMATS[format].checkedBy === null ? null : pairedFrom(tournament, number);
  if (input === null) return { faults: swap.warnings.flatMap(asFault), worse: [] };
  const round = tournament.rounds[number - 1];
  const boards = round === undefined ? [] : boardsOf(round);
  const byes = round === undefined ? [] : freeRoundsOf(round).filter(({ bye }) => bye === 'pairing-allocated');
  const numberOf = new Map<string, number>(numbered.numberOf);
  const seated = (exchanged: (one: EntrantId) => EntrantId) => {
    const of = (one: EntrantId): number => numberOf.get(exchanged(one)) ?? 0;
    return {
      pairs: boards.map(({ white, black }) => ({ white: of(white), black: of(black) })),
      byes: byes.map((one) => of(one.who)),
    };
  };
  // A player moved to a board had no opponent and was not drawn.
  const drawn = {
    ...input,
    present: [...new Set([...input.present, ...who.flatMap((one) => numberOf.get(one) ?? [])])],
  };
  const [was, is] = [
    formatVerdict(
      format,
      drawn,
      seated((one) => one),
    ),
    formatVerdict(format, drawn, seated(exchanging(who))),
  ];
  const nameOf = ({ kind, who: of }: RoundFault): string => `${kind} ${of.join(' ')}`;
  const known = new Set(was.faults.map(nameOf));
  return {
    faults: is.faults
      .filter((fault) => !known.has(nameOf(fault)))
      .map(({ kind, who: of }) => ({ kind, who: of.map(numbered.accountOf) })),
    worse: worseThan(is, was),
  };
}

const FAULTS: Readonly<Record<HandPairingWarning, RoundFaultKind | null>> = {
  rematch: 'rematch',
  wrongBye: 'secondBye',
  // A swap gives nobody more seats.
  secondGameInRound: null,
};

const asFault = ({ kind, who }: SwapWarning) => {
  const fault = FAULTS[kind];
  return fault === null ? [] : [{ kind: fault, who }];
};
