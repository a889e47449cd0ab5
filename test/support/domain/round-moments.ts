/** Tournaments of several formats at moments of their life, with the round that is the current one (ROUND-15). */
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { boardsOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import { visibilityFor } from '../../../domain/view/audience.ts';
import { readersPart, sharedPage } from '../../../services/tournament/views/page.ts';
import { boardIn, changed, newTournament, nextRound, playedOut, settled, startedWith } from './played-tournament.ts';
import { teamTournament, withTeams } from './team-tournament.ts';
import { at } from './tournament.ts';

export interface RoundMoment {
  readonly name: string;
  readonly tournament: Tournament;
  /** 0 before the first is paired. */
  readonly round: number;
  /** Whether that round has been played. */
  readonly isDone: boolean;
  /** After which round the standings are; null where they are after none. */
  readonly standingsAfter: number | null;
}

/** The page of a tournament as this reader is shown it where so many of the table are public; null for all. */
export function pageShownTo(reader: Actor, tournament: Tournament, showOnlyTop: number | null): TournamentPage {
  const shown = { ...tournament, settings: { ...tournament.settings, showOnlyTop } };
  const page = sharedPage(
    shown,
    { organiserName: 'Chess Club', league: null, event: null },
    visibilityFor(reader, shown),
    new Map(),
  );
  return { ...page, ...readersPart(reader, shown) };
}

const moment = (
  name: string,
  tournament: Tournament,
  [round, isDone, standingsAfter]: readonly [number, boolean, number | null],
): RoundMoment => ({ name, tournament, round, isDone, standingsAfter });

/** White wins on one board of a round. */
function wonOn(tournament: Tournament, round: number, board = 1): Tournament {
  const { white, black } = boardIn(tournament, round, board);
  return changed(tournament, { kind: 'setResult', round, white, black, result: 'whiteWins' });
}

/** Every board of these rounds is won by White, each match's too. */
const played = (tournament: Tournament, ...rounds: readonly number[]): Tournament =>
  rounds.reduce((before, number) => {
    const round = before.rounds[number - 1];
    return (round === undefined ? [] : boardsOf(round)).reduce((state, { white, black, result }) => {
      const command = { kind: 'setResult', round: number, white, black, result: 'whiteWins' } as const;
      return result === null ? changed(state, command) : state;
    }, before);
  }, tournament);

function swissMoments(): readonly RoundMoment[] {
  const open = newTournament();
  const started = startedWith(6, open);
  const first = nextRound(started);
  const between = playedOut(first, 1);
  const second = nextRound(between);
  const third = nextRound(playedOut(second, 2));
  return [
    moment('a Swiss that nobody has entered', open, [0, false, null]),
    moment('a Swiss that has started', started, [0, false, null]),
    moment('a Swiss whose first round is paired', first, [1, false, null]),
    moment('a Swiss whose first round runs', wonOn(first, 1), [1, false, null]),
    moment('a Swiss between two rounds', between, [1, true, 1]),
    moment('a Swiss whose second round is paired', second, [2, false, 1]),
    moment('a Swiss whose second round runs', wonOn(second, 2), [2, false, null]),
    moment('a Swiss that is over', playedOut(third, 3), [3, true, 3]),
  ];
}

function roundRobinMoments(): readonly RoundMoment[] {
  const paired = startedWith(6, newTournament({ format: 'RoundRobin', meetings: 1, rounds: null }));
  const second = played(paired, 1);
  return [
    moment('a round robin before its first result', paired, [1, false, null]),
    moment('a round robin whose first round runs', wonOn(paired, 1), [1, false, null]),
    moment('a round robin after its first round', second, [2, false, 1]),
    moment('a round robin with a game played ahead', wonOn(second, 4), [2, false, null]),
    moment('a round robin with a round played ahead', played(second, 3), [2, false, null]),
    moment('a round robin that is over', played(paired, 1, 2, 3, 4, 5), [5, true, 5]),
  ];
}

function teamRoundRobinMoments(): readonly RoundMoment[] {
  const event = teamTournament({ format: 'TeamRoundRobin', rounds: null });
  const started = settled(changed(rankFromScratch(withTeams(event, [2, 2, 2, 2])), { kind: 'start' }));
  const seated = (before: Tournament, round: number) =>
    ['A', 'B', 'C', 'D'].reduce(
      (state, team) => changed(state, { kind: 'closeLineUps', round, team: asId(team) }),
      before,
    );
  const first = seated(started, 1);
  const afterFirst = played(first, 1);
  const second = seated(afterFirst, 2);
  return [
    moment('a team round robin whose line-ups are open', started, [1, false, null]),
    moment('a team round robin whose first round runs', wonOn(first, 1), [1, false, null]),
    moment('a team round robin whose second round waits for line-ups', afterFirst, [2, false, 1]),
    moment('a team round robin in its second round', wonOn(second, 2), [2, false, null]),
    moment('a team round robin that is over', played(seated(played(second, 2), 3), 3), [3, true, 3]),
  ];
}

function otherMoments(): readonly RoundMoment[] {
  const knockout = startedWith(4, newTournament({ format: 'Knockout', rounds: null }));
  const semifinals = changed(knockout, { kind: 'pairNow', round: 1 });
  const manual = startedWith(4, newTournament({ format: 'ManualPairing', rounds: null }));
  const add = (before: Tournament) => changed(before, { kind: 'addRound', name: null, startAt: at(0), number: null });
  const konrad = startedWith(4, newTournament());
  const empty = { kind: 'paired', number: 1, name: null, startAt: at(0), pairedAt: at(0), pairings: [] } as const;
  const seats = { round: 1, white: asId<AccountId>('p1'), black: asId<AccountId>('p2') };
  const paired = changed(add(manual), { kind: 'addPairing', ...seats, online: false });
  return [
    moment('a knockout whose semifinals are paired', semifinals, [1, false, null]),
    moment('a knockout whose semifinals run', wonOn(semifinals, 1), [1, false, null]),
    moment('a manual pairing with a round that is only planned', add(manual), [0, false, null]),
    moment('a manual pairing with a game', paired, [1, false, null]),
    moment('a manual pairing with the next round planned', add(wonOn(paired, 1)), [1, true, 1]),
    moment('an evening where nobody has come yet', { ...konrad, rounds: [empty] }, [1, false, 1]),
  ];
}

export const roundMoments = (): readonly RoundMoment[] => [
  ...swissMoments(),
  ...roundRobinMoments(),
  ...teamRoundRobinMoments(),
  ...otherMoments(),
];
