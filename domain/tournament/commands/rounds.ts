import { type Chance, drawId } from '../../kernel/chance.ts';
import { ROUND_NOTICE_MS } from '../../kernel/limits.ts';
import { refuse } from '../../kernel/result.ts';
import { type Millis, millis, wholeMinute } from '../../kernel/time.ts';
import type { RoundCommand } from '../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../decision.ts';
import { absenceWorth } from '../guards/absence-points.ts';
import { availabilityIn } from '../guards/attendance.ts';
import { isUnderWay } from '../guards/lifecycle.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayAddRound, mayDeleteRound, maySetUpRound, mayStartRound } from '../guards/round-guards.ts';
import { pairingAfterDeletion } from '../rounds/schedule.ts';
import { withoutNumbersOf } from '../rounds/starting-numbers.ts';
import { attendancePlanOf } from '../value/attendance-plan.ts';
import { withRound } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import {
  type Board,
  boardsOf,
  byRound,
  freeRoundsOf,
  isPlayer,
  type OnlineGame,
  type Pairing,
  type Participant,
  playersOf,
  type RequestedBye,
  type Round,
  type Tournament,
} from '../value/state.ts';
import { cancelled } from './games.ts';
import { closeLineUps } from './teams/line-ups.ts';

export function addRound(before: Tournament, wanted: Extract<RoundCommand, { kind: 'addRound' }>): Decided {
  const { name, startAt, number = null } = wanted;
  const place = number ?? before.rounds.length + 1;
  const allowed = mayAddRound(lifecycleOf(before), place);
  if (!allowed.ok) return allowed;
  const round: Round = { kind: 'planned', number: place, name, startAt };
  return done({ ...before, rounds: [...before.rounds, round] }, { answer: { number: place } });
}

/** Schedules the first unscheduled round, or moves another one with notice, together with its online games. */
export function setupRound(
  before: Tournament,
  number: number,
  startAt: Millis,
  { now, chance }: DecisionContext,
): Decided {
  const allowed = maySetUpRound(lifecycleOf(before), number, startAt, now);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  if (round === undefined) return refuse('noSuchRound');
  const { round: moved, messages } = movedRound(round, startAt, chance);
  const after = withRound(before, moved);
  // The tournament's announced time is that of round 1.
  const isFirst = number === 1 && FORMATS[before.settings.format].roundMaking === 'atStart';
  const settings = isFirst ? { ...after.settings, firstPairingAt: wholeMinute(startAt) } : after.settings;
  return done({ ...after, settings }, { messages, events: GAMES_CHANGED });
}

/** Starts a paired round early with line-ups and boards; idempotent. */
export function startRound(before: Tournament, number: number, context: DecisionContext): Decided {
  const { now, chance } = context;
  const lifecycle = lifecycleOf(before);
  const allowed = mayStartRound(lifecycle, number, now);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  const progress = lifecycle.rounds[number - 1];
  if (round?.kind !== 'paired' || progress === undefined) return refuse('roundNotPaired');
  const hasBegun = isUnderWay({ ...progress, isPaired: true }, now) && progress.openLineUps === 0;
  if (hasBegun) return done(before);
  const { round: moved, messages } = movedRound(round, now, chance, millis(now + ROUND_NOTICE_MS));
  const begun = withRound(before, moved);
  const closed = closeLineUps(begun, number, context);
  if (!closed.ok || closed.value.kind !== 'done') return closed;
  return done(closed.value.after, { messages: [...messages, ...closed.value.messages], events: GAMES_CHANGED });
}

export function movedRound(
  round: Round,
  startAt: Millis,
  chance: Chance,
  gamesAt: Millis = startAt,
): { readonly round: Round; readonly messages: readonly GameMessage[] } {
  if (round.kind === 'planned') return { round: { ...round, startAt }, messages: [] };
  const messages: GameMessage[] = [];
  const moved = (board: Board): Board => ({
    ...board,
    games: board.games.map((game) => {
      if (board.result !== null || !isWaitingFor(game, round)) return game;
      const anew: OnlineGame = { ...game, id: drawId(chance, 10), startAt: gamesAt };
      messages.push(...cancelled([game]), { kind: 'openGame', game: anew.id });
      return anew;
    }),
  });
  return {
    round: { ...round, startAt, pairings: round.pairings.map((pairing) => onBoards(pairing, moved)) },
    messages,
  };
}

const isWaitingFor = ({ end, startAt }: OnlineGame, round: Round): boolean => end === null && startAt === round.startAt;

function onBoards(pairing: Pairing, change: (board: Board) => Board): Pairing {
  switch (pairing.kind) {
    case 'board':
      return change(pairing);
    case 'match':
      return { ...pairing, boards: pairing.boards.map(change) };
    case 'bye':
      return pairing;
  }
}

/** Requested byes stay. Withdrawn players are not paired again; a knockout stage returns after the correction time. */
export function deleteRound(before: Tournament, number: number, { now }: DecisionContext): Decided {
  const allowed = mayDeleteRound(lifecycleOf(before), number);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  if (round === undefined) return refuse('noSuchRound');
  const without: Tournament = {
    ...before,
    rounds: before.rounds.slice(0, -1),
    requestedByes: byRound([...before.requestedByes, ...askedFor(before, round)]),
    participants: withoutNumbersOf(before, number).participants.map((one) => goneBy(one, number)),
    // The draft was for the round after this one.
    draft: null,
  };
  const nextPairingAt = before.nextPairingAt ?? pairingAfterDeletion(lifecycleOf(without), now);
  const after = round.kind === 'paired' ? { ...without, pairingFailed: false, nextPairingAt } : without;
  return done(after, { messages: cancelled(boardsOf(round).flatMap(({ games }) => games)), events: GAMES_CHANGED });
}

/** Only requested byes; those given by the pairing, or for an absence, are decided again. */
function askedFor(before: Tournament, round: Round): RequestedBye[] {
  const { settings } = before;
  if (!FORMATS[settings.format].takesConstraints) return [];
  const { mode } = attendancePlanOf(settings);
  const availability = availabilityIn(before, round.number, new Set());
  return freeRoundsOf(round).flatMap(({ who, bye }) => {
    const player = playersOf(before).find(({ account }) => account === who);
    const isAbsence =
      mode !== 'everybody' &&
      (bye === 'zero-point' ||
        (player !== undefined &&
          availability(player) === 'away' &&
          absenceWorth(before, player, round.number).bye === bye));
    const isDecidedAgain = bye === 'pairing-allocated' || isAbsence;
    return isDecidedAgain ? [] : [{ who, bye, round: round.number }];
  });
}

function goneBy(one: Participant, round: number): Participant {
  if (isPlayer(one)) return notThere(one, round);
  return notThere({ ...one, members: one.members.map((member) => notThere(member, round)) }, round);
}

const notThere = <One extends { readonly withdrawnFrom: number | null }>(one: One, round: number): One =>
  one.withdrawnFrom !== null && one.withdrawnFrom > round ? { ...one, withdrawnFrom: round } : one;
