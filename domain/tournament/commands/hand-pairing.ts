/** Pairings that the arbiter makes and takes away. */

import { ROUND_NOTICE_MS } from '../../limits.ts';
import { refuse } from '../../result.ts';
import { millis, SECOND } from '../../time.ts';
import { newBoard, withPairings, withRound } from '../change.ts';
import type { SeatsKey } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import type { GameResult } from '../game-result.ts';
import { freeBoard, type MadePairing, mayDeletePairing, mayPairByHand } from '../hand-pairing.ts';
import { KINDS } from '../kinds.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { areLineUpsClosing } from '../line-ups.ts';
import { newMatch } from '../match.ts';
import { type EntrantId, entrantsOf, pairingsMade, pairingsMadeIn } from '../seats.ts';
import {
  type Board,
  type BookedBye,
  type FreeRound,
  type Match,
  type PairedRound,
  type Pairing,
  pairingsOf,
  playersOf,
  type Round,
  type Tournament,
  teamsOf,
} from '../state.ts';
import { cancelled, gameOpened, gamesOpenedIn, startOfGame } from './games.ts';
import { boardsMade } from './line-ups.ts';

/** Two are put together by hand, or one is given a bye; answers what the arbiter may not have seen. */
export function addPairing(
  before: Tournament,
  seats: SeatsKey,
  online: boolean,
  circumstances: Circumstances,
): Decided {
  const known = [...pairingsMade(before), ...before.bookedByes.map(asMade)];
  const allowed = mayPairByHand<EntrantId>(lifecycleOf(before), seats, entrantsOf(before), known);
  if (!allowed.ok) return allowed;
  const round = before.rounds[seats.round - 1];
  if (round === undefined) return refuse('noSuchRound');
  const paired = asPaired(round, before.bookedByes, circumstances.now);
  const made = madeByHand(before, paired, seats, online, circumstances);
  if (made === undefined) return refuse('notParticipating');
  const after = withRound(before, withPairings(paired, [...paired.pairings, made.pairing]));
  const bookedByes = before.bookedByes.filter((booked) => booked.round !== seats.round);
  // Who pairs the round by hand has no use for a draft of it.
  const draft = before.draft?.round === seats.round ? null : before.draft;
  return done(
    { ...after, bookedByes, draft },
    { messages: made.messages, news: GAMES_NEWS, answer: { warnings: allowed.value } },
  );
}

interface MadeByHand {
  readonly pairing: Pairing;
  readonly messages: readonly GameMessage[];
}

function madeByHand(
  before: Tournament,
  round: PairedRound,
  { white, black }: SeatsKey,
  online: boolean,
  circumstances: Circumstances,
): MadeByHand | undefined {
  const place = freeBoard(pairingsMadeIn(round));
  if (black === null) {
    return { pairing: { kind: 'bye', who: white, bye: KINDS[before.settings.kind].allottedBye }, messages: [] };
  }
  const [team, otherTeam] = [white, black].map((id) => teamsOf(before).find((one) => one.team === id));
  if (team && otherTeam) return matchByHand(before, round, newMatch(place, team.team, otherTeam.team), circumstances);
  const [player, other] = [white, black].map((id) => playersOf(before).find(({ account }) => account === id));
  if (!player || !other) return undefined;
  const board = newBoard(place, player.account, other.account);
  if (!online) return { pairing: board, messages: [] };
  const { now, chance } = circumstances;
  const opened = gameOpened({ ...board, online }, startOfGame(before, round.number, millis(now + SECOND)), chance);
  return { pairing: opened.board, messages: opened.messages };
}

/** Who plays in the match is said by the captains, as in any other of the round; its boards are made at once when it is too late for that. */
function matchByHand(before: Tournament, round: PairedRound, match: Match, circumstances: Circumstances): MadeByHand {
  const { now, chance } = circumstances;
  if (!areLineUpsClosing(before, { match, round }, now)) return { pairing: match, messages: [] };
  const gamesAt = startOfGame(before, round.number, millis(now + ROUND_NOTICE_MS));
  const pairing = boardsMade(before, round.number, match, gamesAt, chance);
  return { pairing, messages: gamesOpenedIn(pairing.boards) };
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
  const allowed = mayDeletePairing(lifecycleOf(before), {
    result: pairing === undefined ? null : anyResultOf(pairing),
  });
  if (!allowed.ok) return allowed;
  if (round?.kind !== 'paired' || pairing === undefined) {
    return done({ ...before, bookedByes: before.bookedByes.filter((one) => one !== booked) }, { news: GAMES_NEWS });
  }
  const pairings = round.pairings.filter((one) => one !== pairing);
  const messages = cancelled(boardsIn(pairing).flatMap(({ games }) => games));
  return done(withRound(before, { ...round, pairings }), { messages, news: GAMES_NEWS });
}

function hasSeats(pairing: Pairing, { white, black }: SeatsKey): boolean {
  switch (pairing.kind) {
    case 'board':
    case 'match':
      return pairing.white === white && pairing.black === black;
    case 'bye':
      return black === null && pairing.who === white;
  }
}

/** Something in it is decided: a game, or a whole match without play. */
const anyResultOf = (pairing: Pairing): GameResult | null =>
  (pairing.kind === 'match' ? pairing.forfeited : null) ??
  boardsIn(pairing).find(({ result }) => result !== null)?.result ??
  null;

function boardsIn(pairing: Pairing): readonly Board[] {
  switch (pairing.kind) {
    case 'board':
      return [pairing];
    case 'match':
      return pairing.boards;
    case 'bye':
      return [];
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
