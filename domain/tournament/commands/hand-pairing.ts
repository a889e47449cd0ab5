/** Pairings that the arbiter makes and takes away. */

import { refuse } from '../../result.ts';
import { millis, SECOND } from '../../time.ts';
import { newBoard, withPairings, withRound } from '../change.ts';
import type { SeatsKey } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import { freeBoard, type MadePairing, mayDeletePairing, mayPairByHand } from '../hand-pairing.ts';
import { KINDS } from '../kinds.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { type EntrantId, entrantsOf, pairingsMade, pairingsMadeIn } from '../seats.ts';
import {
  type Board,
  type BookedBye,
  type FreeRound,
  type PairedRound,
  type Pairing,
  pairingsOf,
  type Round,
  type Tournament,
} from '../state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';

/** Two are put together by hand, or one is given a bye; answers what the arbiter may not have seen. */
export function addPairing(
  before: Tournament,
  seats: SeatsKey,
  online: boolean,
  { now, chance }: Circumstances,
): Decided {
  const made = [...pairingsMade(before), ...before.bookedByes.map(asMade)];
  const allowed = mayPairByHand<EntrantId>(lifecycleOf(before), seats, entrantsOf(before), made);
  if (!allowed.ok) return allowed;
  const round = before.rounds[seats.round - 1];
  if (round === undefined) return refuse('noSuchRound');
  const soonest = startOfGame(before, seats.round, millis(now + SECOND));
  const { pairing, messages } = newPairing(before, round, seats, (board) =>
    online ? gameOpened({ ...board, online }, soonest, chance) : { board, messages: [] },
  );
  const paired = asPaired(round, before.bookedByes, now);
  const after = withRound(before, withPairings(paired, [...paired.pairings, pairing]));
  const bookedByes = before.bookedByes.filter((booked) => booked.round !== seats.round);
  return done({ ...after, bookedByes }, { messages, news: GAMES_NEWS, answer: { warnings: allowed.value } });
}

type Opening = (board: Board) => { readonly board: Board; readonly messages: readonly GameMessage[] };

function newPairing(
  { settings }: Tournament,
  round: Round,
  { white, black }: SeatsKey,
  open: Opening,
): { readonly pairing: Pairing; readonly messages: readonly GameMessage[] } {
  if (black === null) {
    return { pairing: { kind: 'bye', who: white, bye: KINDS[settings.kind].allottedBye }, messages: [] };
  }
  const { board: pairing, messages } = open(newBoard(freeBoard(pairingsMadeIn(round)), white, black));
  return { pairing, messages };
}

/** A round is paired with its first pairing: what was booked for it stands in it from then on. */
function asPaired(round: Round, bookedByes: readonly BookedBye[], now: Circumstances['now']): PairedRound {
  if (round.kind === 'paired') return round;
  const { number, name, startAt } = round;
  const pairings = bookedByes
    .filter((booked) => booked.round === number)
    .map(({ who, bye }): FreeRound => ({ kind: 'bye', who, bye }));
  return { kind: 'paired', number, name, startAt, pairedAt: now, pairings };
}

/** A pairing without a result is taken away again, or a bye: who was in it waits to be paired. */
export function deletePairing(before: Tournament, seats: SeatsKey): Decided {
  const round = before.rounds[seats.round - 1];
  const pairing = round && pairingsOf(round).find((one) => hasSeats(one, seats));
  const booked = before.bookedByes.find((one) => hasBooked(one, seats));
  if (pairing === undefined && booked === undefined) return refuse('noSuchPairing');
  const result = pairing?.kind === 'board' ? pairing.result : null;
  const allowed = mayDeletePairing(lifecycleOf(before), { result });
  if (!allowed.ok) return allowed;
  if (round?.kind !== 'paired' || pairing === undefined) {
    return done({ ...before, bookedByes: before.bookedByes.filter((one) => one !== booked) }, { news: GAMES_NEWS });
  }
  const pairings = round.pairings.filter((one) => one !== pairing);
  const messages = pairing.kind === 'board' ? cancelled(pairing.games) : [];
  return done(withRound(before, { ...round, pairings }), { messages, news: GAMES_NEWS });
}

function hasSeats(pairing: Pairing, { white, black }: SeatsKey): boolean {
  switch (pairing.kind) {
    case 'board':
      return pairing.white === white && pairing.black === black;
    case 'bye':
      return black === null && pairing.who === white;
    case 'match':
      return false;
  }
}

const hasBooked = ({ who, round }: BookedBye, seats: SeatsKey): boolean =>
  seats.black === null && who === seats.white && round === seats.round;

const asMade = ({ who, round, bye }: BookedBye): MadePairing<EntrantId> => ({
  round,
  board: 0,
  white: who,
  black: null,
  bye,
  result: null,
});
