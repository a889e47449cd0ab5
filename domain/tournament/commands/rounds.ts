/** Rounds that the organiser adds, schedules and deletes. */
import { drawId } from '../../chance.ts';
import { refuse } from '../../result.ts';
import type { Millis } from '../../time.ts';
import { withRound } from '../change.ts';
import type { RoundCommand } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import { KINDS } from '../kinds.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { mayAddRound, mayDeleteRound, maySetUpRound } from '../round-guards.ts';
import { pairingAfterDeletion } from '../schedule.ts';
import {
  type Board,
  type BookedBye,
  boardsOf,
  byRound,
  freeRoundsOf,
  isPlayer,
  type OnlineGame,
  type Pairing,
  type Participant,
  type Round,
  type Tournament,
} from '../state.ts';
import { cancelled } from './games.ts';

/** The next round is added, scheduled or not. */
export function addRound(
  before: Tournament,
  wanted: Extract<RoundCommand, { kind: 'addRound' }>,
  { now }: Circumstances,
): Decided {
  const { name, startAt, number = null } = wanted;
  const place = number ?? before.rounds.length + 1;
  const allowed = mayAddRound(lifecycleOf(before), place, startAt, now);
  if (!allowed.ok) return allowed;
  const round: Round = { kind: 'planned', number: place, name, startAt };
  return done({ ...before, rounds: [...before.rounds, round] }, { answer: { number: place } });
}

/** The first unscheduled round gets its time, or another one is moved with notice, and its online games with it. */
export function setupRound(
  before: Tournament,
  number: number,
  startAt: Millis,
  { now, chance }: Circumstances,
): Decided {
  const allowed = maySetUpRound(lifecycleOf(before), number, startAt, now);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  if (round === undefined) return refuse('noSuchRound');
  if (round.kind === 'planned') return done(withRound(before, { ...round, startAt }), { news: GAMES_NEWS });
  const messages: GameMessage[] = [];
  const moved = (board: Board): Board => ({
    ...board,
    games: board.games.map((game) => {
      if (board.result !== null || !isWaitingFor(game, round)) return game;
      const anew: OnlineGame = { ...game, id: drawId(chance, 10), startAt };
      messages.push(...cancelled([game]), { kind: 'openGame', game: anew.id });
      return anew;
    }),
  });
  const pairings = round.pairings.map((pairing) => onBoards(pairing, moved));
  return done(withRound(before, { ...round, startAt, pairings }), { messages, news: GAMES_NEWS });
}

/** A game that comes with its round and has not ended. */
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

/**
 * The last round goes, with its pairings, as long as it has no results; byes that were booked for it stay. What was
 * paired can be paired anew, by the button or one interval from now, without those who have withdrawn since. A stage
 * of a knockout that was paired too early comes again by itself, after the time that a correction takes.
 */
export function deleteRound(before: Tournament, number: number, { now }: Circumstances): Decided {
  const allowed = mayDeleteRound(lifecycleOf(before), number);
  if (!allowed.ok) return allowed;
  const round = before.rounds[number - 1];
  if (round === undefined) return refuse('noSuchRound');
  const without: Tournament = {
    ...before,
    rounds: before.rounds.slice(0, -1),
    bookedByes: byRound([...before.bookedByes, ...askedFor(before, round)]),
    participants: before.participants.map((one) => goneBy(one, number)),
    // It was made for the round after this one.
    draft: null,
  };
  const nextPairingAt = before.nextPairingAt ?? pairingAfterDeletion(lifecycleOf(without), now);
  const after = round.kind === 'paired' ? { ...without, pairingFailed: false, nextPairingAt } : without;
  return done(after, { messages: cancelled(boardsOf(round).flatMap(({ games }) => games)), news: GAMES_NEWS });
}

/** Byes that were asked for, not those that the pairing gave: those who waited or were away are looked at anew. */
const askedFor = ({ settings }: Tournament, round: Round): BookedBye[] =>
  KINDS[settings.kind].takesWishes
    ? freeRoundsOf(round).flatMap(({ who, bye }) =>
        bye === 'pairing-allocated' ? [] : [{ who, bye, round: round.number }],
      )
    : [];

/** Withdrawn after this round was paired: when it is paired anew, he is not there. */
function goneBy(one: Participant, round: number): Participant {
  if (isPlayer(one)) return notThere(one, round);
  return notThere({ ...one, members: one.members.map((member) => notThere(member, round)) }, round);
}

const notThere = <One extends { readonly withdrawnFrom: number | null }>(one: One, round: number): One =>
  one.withdrawnFrom !== null && one.withdrawnFrom > round ? { ...one, withdrawnFrom: round } : one;
