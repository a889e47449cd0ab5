import { ROUND_NOTICE_MS } from '../../kernel/limits.ts';
import { refuse } from '../../kernel/result.ts';
import { millis, SECOND } from '../../kernel/time.ts';
import type { SeatsKey } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { entrantsOf, pairingsMade, pairingsMadeIn } from '../guards/seats.ts';
import { freeBoard, type MadePairing, mayDeletePairing, mayPairByHand } from '../rounds/hand-pairing.ts';
import { areLineUpsClosing } from '../teams/line-ups.ts';
import { newMatch } from '../teams/match.ts';
import { newBoard, withPairings, withRound } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import type { GameResult } from '../value/game-result.ts';
import {
  type Board,
  type EntrantId,
  type FreeRound,
  type Match,
  type PairedRound,
  type Pairing,
  pairingsOf,
  playersOf,
  type RequestedBye,
  type Round,
  type Tournament,
  teamsOf,
} from '../value/state.ts';
import { cancelled, gameOpened, gamesOpenedIn, startOfGame } from './games.ts';
import { boardsMade } from './teams/line-ups.ts';

/** Returns the warnings that the arbiter should see. */
export function addPairing(before: Tournament, seats: SeatsKey, online: boolean, context: DecisionContext): Decided {
  const known = [...pairingsMade(before), ...before.requestedByes.map(asMade)];
  const allowed = mayPairByHand<EntrantId>(lifecycleOf(before), seats, entrantsOf(before), known);
  if (!allowed.ok) return allowed;
  const round = before.rounds[seats.round - 1];
  if (round === undefined) return refuse('noSuchRound');
  const paired = asPaired(round, before.requestedByes, context.now);
  const made = madeByHand(before, paired, seats, online, context);
  if (made === undefined) return refuse('notParticipating');
  const after = withRound(before, withPairings(paired, [...paired.pairings, made.pairing]));
  const requestedByes = before.requestedByes.filter((requested) => requested.round !== seats.round);
  // A manually paired round needs no draft.
  const draft = before.draft?.round === seats.round ? null : before.draft;
  return done(
    { ...after, requestedByes, draft },
    { messages: made.messages, events: GAMES_CHANGED, answer: { warnings: allowed.value } },
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
  context: DecisionContext,
): MadeByHand | undefined {
  const place = freeBoard(pairingsMadeIn(round));
  if (black === null) {
    return { pairing: { kind: 'bye', who: white, bye: FORMATS[before.settings.format].allottedBye }, messages: [] };
  }
  const [team, otherTeam] = [white, black].map((id) => teamsOf(before).find((one) => one.team === id));
  if (team && otherTeam) return matchByHand(before, round, newMatch(place, team.team, otherTeam.team), context);
  const [player, other] = [white, black].map((id) => playersOf(before).find(({ account }) => account === id));
  if (!player || !other) return undefined;
  const board = newBoard(place, player.account, other.account);
  if (!online) return { pairing: board, messages: [] };
  const { now, chance } = context;
  const opened = gameOpened({ ...board, online }, startOfGame(before, round.number, millis(now + SECOND)), chance);
  return { pairing: opened.board, messages: opened.messages };
}

/** Captains hand in line-ups as usual; boards are made at once if it is too late for that. */
function matchByHand(before: Tournament, round: PairedRound, match: Match, context: DecisionContext): MadeByHand {
  const { now, chance } = context;
  if (!areLineUpsClosing(before, { match, round }, now)) return { pairing: match, messages: [] };
  const gamesAt = startOfGame(before, round.number, millis(now + ROUND_NOTICE_MS));
  const pairing = boardsMade(before, round.number, match, gamesAt, chance);
  return { pairing, messages: gamesOpenedIn(pairing.boards) };
}

function asPaired(round: Round, requestedByes: readonly RequestedBye[], now: DecisionContext['now']): PairedRound {
  if (round.kind === 'paired') return round;
  const { number, name, startAt } = round;
  const pairings = requestedByes
    .filter((requested) => requested.round === number)
    .map(({ who, bye }): FreeRound => ({ kind: 'bye', who, bye }));
  return { kind: 'paired', number, name, startAt, pairedAt: now, pairings };
}

/** Removes a pairing without a result, or a bye; its players wait again. */
export function deletePairing(before: Tournament, seats: SeatsKey): Decided {
  const round = before.rounds[seats.round - 1];
  const pairing = round && pairingsOf(round).find((one) => hasSeats(one, seats));
  const requested = before.requestedByes.find((one) => hasRequested(one, seats));
  if (pairing === undefined && requested === undefined) return refuse('noSuchPairing');
  const allowed = mayDeletePairing(lifecycleOf(before), {
    result: pairing === undefined ? null : anyResultOf(pairing),
  });
  if (!allowed.ok) return allowed;
  if (round?.kind !== 'paired' || pairing === undefined) {
    return done(
      { ...before, requestedByes: before.requestedByes.filter((one) => one !== requested) },
      { events: GAMES_CHANGED },
    );
  }
  const pairings = round.pairings.filter((one) => one !== pairing);
  const messages = cancelled(boardsIn(pairing).flatMap(({ games }) => games));
  return done(withRound(before, withoutPairing({ ...round, pairings }, before)), { messages, events: GAMES_CHANGED });
}

function withoutPairing(round: PairedRound, { settings }: Tournament): Round {
  const { number, name, startAt, pairings } = round;
  const isByHand = FORMATS[settings.format].roundMaking === 'byHand';
  return isByHand && pairings.length === 0 ? { kind: 'planned', number, name, startAt } : round;
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

const hasRequested = ({ who, round }: RequestedBye, seats: SeatsKey): boolean =>
  seats.black === null && who === seats.white && round === seats.round;

const asMade = ({ who, round, bye }: RequestedBye): MadePairing<EntrantId> => ({
  round,
  board: 0,
  white: who,
  black: null,
  bye,
  result: null,
});
