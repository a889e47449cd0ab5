/** What the log tells of rounds, boards and results. */
import type { AccountId, TeamId } from '../ids.ts';
import { isSame } from '../same.ts';
import { boardsReplayed } from './change.ts';
import type { LogFact } from './log.ts';
import { reportStateOf } from './match-report.ts';
import {
  type Board,
  boardsOf,
  type DecidedGame,
  type FreeRound,
  freeRoundsOf,
  type Match,
  matchesOf,
  type PairedRound,
  type Round,
  type Tournament,
} from './state.ts';

/** Rounds that came, went or are different. */
export function roundFacts({ rounds: before }: Tournament, { rounds: after }: Tournament): LogFact[] {
  if (before === after) return [];
  return [
    ...after.flatMap((round, index) => {
      const was = before[index];
      if (was === round) return [];
      return was === undefined ? newRound(round) : changedRound(was, round);
    }),
    ...before.slice(after.length).map(({ number: round }): LogFact => ({ kind: 'roundDeleted', round })),
  ];
}

const newRound = (round: Round): LogFact[] => [
  round.kind === 'paired'
    ? { kind: 'roundPaired', round: round.number, is: boardsOf(round).length }
    : { kind: 'roundAdded', round: round.number, is: round.startAt },
];

function changedRound(was: Round, is: Round): LogFact[] {
  const { number: round } = is;
  if (was.kind === 'planned' && is.kind === 'paired') return newRound(is);
  const moved: LogFact[] =
    was.startAt === is.startAt ? [] : [{ kind: 'roundMoved', round, was: was.startAt, is: is.startAt }];
  const replayed = boardsReplayed(was, is);
  if (replayed !== null) return [...moved, ...replayed.flatMap((board) => boardFacts(round, board.was, board.is))];
  return was.kind === 'paired' && is.kind === 'paired' ? [...moved, ...pairingFacts(was, is)] : moved;
}

function pairingFacts(was: PairedRound, is: PairedRound): LogFact[] {
  const { number: round } = is;
  const swapped = swappedIn(was, is);
  if (swapped !== null) return [{ kind: 'seatsSwapped', round, who: swapped }];
  const boardsBefore = byKey(boardsOf(was), seatsOf);
  const boardsNow = byKey(boardsOf(is), seatsOf);
  const settled = new Set(
    matchesOf(is)
      .flatMap(({ lineUps, boards }) => (lineUps === null ? boards : []))
      .map(seatsOf),
  );
  const made = [...boardsNow.values()].filter(
    (board) => !boardsBefore.has(seatsOf(board)) && !settled.has(seatsOf(board)),
  );
  const gone = [...boardsBefore.values()].filter((board) => !boardsNow.has(seatsOf(board)));
  return [
    ...made.map(({ white, black }): LogFact => ({ kind: 'boardMade', round, who: [white, black] })),
    ...gone.map(({ white, black }): LogFact => ({ kind: 'boardDeleted', round, who: [white, black] })),
    ...byeFacts(was, is),
    ...matchFacts(was, is),
    ...[...boardsNow].flatMap(([key, board]) => {
      const then = boardsBefore.get(key);
      return then === undefined || then === board ? [] : boardFacts(round, then, board);
    }),
  ];
}

/** Two who have changed places with one another, boards and byes being otherwise as they were; null where it is more than that. */
function swappedIn(was: PairedRound, is: PairedRound): readonly (AccountId | TeamId)[] | null {
  if (matchesOf(is).length > 0) return null;
  const [before, after] = [seatedIn(was), seatedIn(is)];
  if (before.length !== after.length) return null;
  const moved = after.flatMap((who, at) => (who === before[at] ? [] : [{ who, from: before[at] }]));
  const [one, other, ...more] = moved;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return one.who === other.from && other.who === one.from ? [one.who, other.who] : null;
}

const seatedIn = ({ pairings }: PairedRound): readonly (AccountId | TeamId)[] =>
  pairings.flatMap((one) => (one.kind === 'bye' ? [one.who] : one.kind === 'board' ? [one.white, one.black] : []));

const seatsOf = ({ white, black }: Pick<Board | Match, 'white' | 'black'>): string => `${white} ${black}`;

/** By hand two may meet twice in a round, each time as another pairing of the same two: the last one stands for both. */
const byKey = <One>(some: readonly One[], key: (one: One) => string): ReadonlyMap<string, One> =>
  new Map(some.map((one) => [key(one), one]));

function byeFacts(was: PairedRound, is: PairedRound): LogFact[] {
  const { number: round } = is;
  const key = ({ who, bye }: FreeRound): string => `${who} ${bye}`;
  const before = byKey(freeRoundsOf(was), key);
  const now = byKey(freeRoundsOf(is), key);
  return [
    ...[...now].flatMap(([one, { who, bye }]): LogFact[] =>
      before.has(one) ? [] : [{ kind: 'byeGiven', round, who: [who], is: bye }],
    ),
    ...[...before].flatMap(([one, { who, bye }]): LogFact[] =>
      now.has(one) ? [] : [{ kind: 'byeTaken', round, who: [who], was: bye }],
    ),
  ];
}

/** Line-ups that were handed in or closed, and matches that are decided without play. */
function matchFacts(was: PairedRound, is: PairedRound): LogFact[] {
  const { number: round } = is;
  const before = byKey(matchesOf(was), seatsOf);
  return matchesOf(is).flatMap((match): LogFact[] => {
    const then = before.get(seatsOf(match));
    if (then === undefined || then === match) return [];
    const who = [match.white, match.black];
    const handedIn = (['white', 'black'] as const).filter(
      (side) => match.lineUps !== null && !isSame(then.lineUps?.[side], match.lineUps[side]),
    );
    return [
      ...handedIn.map((side): LogFact => ({ kind: 'lineUp', round, who: [match[side]] })),
      ...(then.lineUps !== null && match.lineUps === null ? [{ kind: 'lineUpsClosed', round, who } as const] : []),
      ...(then.forfeited === match.forfeited
        ? []
        : [{ kind: 'matchForfeited', round, who, was: then.forfeited, is: match.forfeited } as const]),
      ...dayFacts(round, then, match),
    ];
  });
}

/** Where and when a match is played, and what its captains have said of it. */
function dayFacts(round: number, was: Match, is: Match): LogFact[] {
  if (was.day === is.day) return [];
  const who = [is.white, is.black];
  const moved = (['startAt', 'place', 'home'] as const).filter((part) => was.day[part] !== is.day[part]);
  return [
    ...moved.map((part): LogFact => ({ kind: DAY_FACTS[part], round, who, was: was.day[part], is: is.day[part] })),
    ...(isSame(was.day.reports, is.day.reports)
      ? []
      : [{ kind: 'matchReport', round, who, is: reportStateOf(is) } as const]),
    ...(isSame(was.day.postponement, is.day.postponement)
      ? []
      : [{ kind: 'postponement', round, who, is: is.day.postponement?.answer ?? 'asked' } as const]),
  ];
}

const DAY_FACTS = { startAt: 'matchDay', place: 'matchPlace', home: 'matchHome' } as const;

function boardFacts(round: number, was: Board, is: Board): LogFact[] {
  const who = [is.white, is.black];
  const online = is.online ? 'movedOnline' : 'movedToHall';
  return [
    ...(was.online === is.online ? [] : [{ kind: online, round, who } as const]),
    ...gameFacts(round, was, is),
    ...reportFacts(round, was, is),
    ...resultFacts(round, was, is),
  ];
}

/** What one of the two has said; what an end of the game or a move to the screen does away with goes with that. */
function reportFacts(round: number, was: Board, is: Board): LogFact[] {
  if (was.reports === is.reports || is.result !== null || was.online !== is.online) return [];
  const who = [is.white, is.black];
  return (['white', 'black'] as const).flatMap((side): LogFact[] =>
    was.reports[side] === is.reports[side]
      ? []
      : [{ kind: 'resultReported', round, who, was: was.reports[side], is: is.reports[side] }],
  );
}

function resultFacts(round: number, was: Board, is: Board): LogFact[] {
  if (was.result === is.result) return [];
  const isAsReported = is.result !== null && (is.result === was.reports.white || is.result === was.reports.black);
  const kind = isAsReported ? 'resultConfirmed' : 'result';
  return [{ kind, round, who: [is.white, is.black], was: was.result, is: is.result }];
}

/** The games of a match, each in its own colours. */
function gameFacts(round: number, was: Board, is: Board): LogFact[] {
  const games = Math.max(was.decided.length, is.decided.length);
  return Array.from({ length: games }, (_, index) => [was.decided[index], is.decided[index]] as const).flatMap(
    ([then, now]): LogFact[] => {
      const game: DecidedGame | undefined = now ?? then;
      if (game === undefined || then?.result === now?.result) return [];
      const who = game.switched ? [is.black, is.white] : [is.white, is.black];
      return [{ kind: 'gameResult', round, who, was: then?.result ?? null, is: now?.result ?? null }];
    },
  );
}
