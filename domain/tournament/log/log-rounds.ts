import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { isSame } from '../../kernel/same.ts';
import { reportStateOf } from '../teams/match-report.ts';
import { boardsReplayed } from '../value/change.ts';
import type { PostponedGame } from '../value/postponed-game.ts';
import {
  type Board,
  type BoardGame,
  boardsOf,
  type FreeRound,
  freeRoundsOf,
  type Match,
  matchesOf,
  type PairedRound,
  type Round,
  type Tournament,
} from '../value/state.ts';
import type { LogFact } from './log-fact.ts';

export function roundFacts({ rounds: before }: Tournament, { rounds: after }: Tournament): LogFact[] {
  if (before === after) return [];
  return [
    ...after.flatMap((round, index) => {
      const old = before[index];
      if (old === round) return [];
      return old === undefined ? newRound(round) : changedRound(old, round);
    }),
    ...before.slice(after.length).map(({ number: round }): LogFact => ({ kind: 'roundDeleted', round })),
  ];
}

const newRound = (round: Round): LogFact[] => [
  round.kind === 'paired'
    ? { kind: 'roundPaired', round: round.number, after: boardsOf(round).length }
    : { kind: 'roundAdded', round: round.number, after: round.startAt },
];

function changedRound(before: Round, after: Round): LogFact[] {
  const { number: round } = after;
  if (before.kind === 'planned' && after.kind === 'paired') return newRound(after);
  const moved: LogFact[] =
    before.startAt === after.startAt
      ? []
      : [{ kind: 'roundMoved', round, before: before.startAt, after: after.startAt }];
  const replayed = boardsReplayed(before, after);
  if (replayed !== null)
    return [...moved, ...replayed.flatMap((board) => boardFacts(round, board.before, board.after))];
  return before.kind === 'paired' && after.kind === 'paired' ? [...moved, ...pairingFacts(before, after)] : moved;
}

function pairingFacts(before: PairedRound, after: PairedRound): LogFact[] {
  const { number: round } = after;
  const swapped = swappedIn(before, after);
  if (swapped !== null) return [{ kind: 'seatsSwapped', round, who: swapped }];
  const boardsBefore = byKey(boardsOf(before), seatsOf);
  const boardsNow = byKey(boardsOf(after), seatsOf);
  const settled = new Set(
    matchesOf(after)
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
    ...byeFacts(before, after),
    ...matchFacts(before, after),
    ...[...boardsNow].flatMap(([key, board]) => {
      const then = boardsBefore.get(key);
      return then === undefined || then === board ? [] : boardFacts(round, then, board);
    }),
  ];
}

/** The two who swapped seats if nothing else changed, else null. */
function swappedIn(before: PairedRound, after: PairedRound): readonly (AccountId | TeamId)[] | null {
  if (matchesOf(after).length > 0) return null;
  const [old, now] = [seatedIn(before), seatedIn(after)];
  if (old.length !== now.length) return null;
  const moved = now.flatMap((who, at) => (who === old[at] ? [] : [{ who, from: old[at] }]));
  const [one, other, ...more] = moved;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return one.who === other.from && other.who === one.from ? [one.who, other.who] : null;
}

const seatedIn = ({ pairings }: PairedRound): readonly (AccountId | TeamId)[] =>
  pairings.flatMap((one) => (one.kind === 'bye' ? [one.who] : one.kind === 'board' ? [one.white, one.black] : []));

const seatsOf = ({ white, black }: Pick<Board | Match, 'white' | 'black'>): string => `${white} ${black}`;

/** With manual pairing two players may meet twice in a round; the last pairing is used. */
const byKey = <One>(some: readonly One[], key: (one: One) => string): ReadonlyMap<string, One> =>
  new Map(some.map((one) => [key(one), one]));

function byeFacts(before: PairedRound, after: PairedRound): LogFact[] {
  const { number: round } = after;
  const key = ({ who, bye }: FreeRound): string => `${who} ${bye}`;
  const old = byKey(freeRoundsOf(before), key);
  const now = byKey(freeRoundsOf(after), key);
  return [
    ...[...now].flatMap(([one, { who, bye }]): LogFact[] =>
      old.has(one) ? [] : [{ kind: 'byeGiven', round, who: [who], after: bye }],
    ),
    ...[...old].flatMap(([one, { who, bye }]): LogFact[] =>
      now.has(one) ? [] : [{ kind: 'byeTaken', round, who: [who], before: bye }],
    ),
  ];
}

/** Line-ups handed in or closed, and matches decided without play. */
function matchFacts(before: PairedRound, after: PairedRound): LogFact[] {
  const { number: round } = after;
  const old = byKey(matchesOf(before), seatsOf);
  return matchesOf(after).flatMap((match): LogFact[] => {
    const then = old.get(seatsOf(match));
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
        : [{ kind: 'matchForfeited', round, who, before: then.forfeited, after: match.forfeited } as const]),
      ...dayFacts(round, then, match),
    ];
  });
}

function dayFacts(round: number, before: Match, after: Match): LogFact[] {
  if (before.day === after.day) return [];
  const who = [after.white, after.black];
  const moved = (['startAt', 'place', 'home'] as const).filter((part) => before.day[part] !== after.day[part]);
  return [
    ...moved.map(
      (part): LogFact => ({ kind: DAY_FACTS[part], round, who, before: before.day[part], after: after.day[part] }),
    ),
    ...(isSame(before.day.reports, after.day.reports)
      ? []
      : [{ kind: 'matchReport', round, who, after: reportStateOf(after) } as const]),
    ...(isSame(before.day.postponement, after.day.postponement)
      ? []
      : [{ kind: 'postponement', round, who, after: after.day.postponement?.answer ?? 'asked' } as const]),
  ];
}

const DAY_FACTS = { startAt: 'matchDay', place: 'matchPlace', home: 'matchHome' } as const;

function boardFacts(round: number, before: Board, after: Board): LogFact[] {
  const who = [after.white, after.black];
  const online = after.online ? 'movedOnline' : 'movedToHall';
  return [
    ...(before.online === after.online ? [] : [{ kind: online, round, who } as const]),
    ...gameFacts(round, before, after),
    ...dayRequestFacts(round, before, after),
    ...postponedFacts(round, before, after),
    ...reportFacts(round, before, after),
    ...resultFacts(round, before, after),
  ];
}

/** Reports removed by the end of a game or a move to online play are not logged separately. */
function reportFacts(round: number, before: Board, after: Board): LogFact[] {
  if (before.reports === after.reports || after.result !== null || before.online !== after.online) return [];
  const who = [after.white, after.black];
  return (['white', 'black'] as const).flatMap((side): LogFact[] =>
    before.reports[side] === after.reports[side]
      ? []
      : [{ kind: 'resultReported', round, who, before: before.reports[side], after: after.reports[side] }],
  );
}

const isReminded = (before: PostponedGame | undefined, after: PostponedGame | undefined): boolean =>
  after?.remindedAt !== undefined && after.remindedAt !== before?.remindedAt;

function dayRequestFacts(
  round: number,
  { dayRequest: before }: Board,
  { white, black, dayRequest: after }: Board,
): LogFact[] {
  if (before === after || after === undefined) return [];
  return [{ kind: 'dayRequest', round, who: [white, black], after: after.answer ?? 'asked' }];
}

function postponedFacts(
  round: number,
  { postponed: before }: Board,
  { white, black, postponed: after }: Board,
): LogFact[] {
  if (before === after) return [];
  const who = [white, black];
  const [was, is] = [before?.startAt ?? null, after?.startAt ?? null];
  return [
    ...(before?.kind === after?.kind
      ? []
      : [{ kind: 'gamePostponed', round, who, before: before?.kind ?? null, after: after?.kind ?? null } as const]),
    ...(was === is ? [] : [{ kind: 'gameDate', round, who, before: was, after: is } as const]),
    ...(was === is && isReminded(before, after) ? [{ kind: 'playersReminded', round, who } as const] : []),
  ];
}

function resultFacts(round: number, before: Board, after: Board): LogFact[] {
  if (before.result === after.result) return [];
  const isAsReported =
    after.result !== null && (after.result === before.reports.white || after.result === before.reports.black);
  const kind = isAsReported ? 'resultConfirmed' : 'result';
  return [{ kind, round, who: [after.white, after.black], before: before.result, after: after.result }];
}

function gameFacts(round: number, before: Board, after: Board): LogFact[] {
  const games = Math.max(before.matchGames.length, after.matchGames.length);
  return Array.from(
    { length: games },
    (_, index) => [before.matchGames[index], after.matchGames[index]] as const,
  ).flatMap(([then, now]): LogFact[] => {
    const game: BoardGame | undefined = now ?? then;
    if (game === undefined || then?.result === now?.result) return [];
    const who = game.switched ? [after.black, after.white] : [after.white, after.black];
    return [{ kind: 'gameResult', round, who, before: then?.result ?? null, after: now?.result ?? null }];
  });
}
