import { describe, expect, it } from 'vitest';
import { type AccountId, asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { MINUTE } from '../../../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../../../domain/tournament/command.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import {
  boardsOf,
  matchesOf,
  playerOf,
  type Team,
  type Tournament,
  teamsOf,
} from '../../../../domain/tournament/value/state.ts';
import {
  asCaptain,
  changed,
  inHours,
  nextRound,
  refusalOf,
  settled,
} from '../../../support/domain/played-tournament.ts';
import { matchIn, teamTournament, withTeams } from '../../../support/domain/team-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const started = (tournament: Tournament, sizes: readonly number[]): Tournament =>
  settled(changed(withTeams(tournament, sizes), { kind: 'start' }, { now: at(-3600_000) }), { now: at(0) });

const team = (tournament: Tournament, name: string): Team => {
  const found = teamsOf(tournament).find((one) => one.team === name);
  if (found === undefined) throw new Error(`no team ${name}`);
  return found;
};

/** A result on this player's board of a match, seen from the player's side. */
function played(before: Tournament, round: number, account: string, result: 'won' | 'drawn' | 'lost'): Tournament {
  const board = before.rounds
    .filter(({ number }) => number === round)
    .flatMap(boardsOf)
    .find(({ white, black }) => white === account || black === account);
  if (board === undefined) throw new Error(`${account} does not play`);
  const { white, black } = board;
  const isWhite = white === account;
  const told: GameResult = result === 'drawn' ? 'draw' : (result === 'won') === isWhite ? 'whiteWins' : 'blackWins';
  return changed(before, { kind: 'setResult', round, white, black, result: told });
}

describe('a round of a team Swiss', () => {
  const paired = () => nextRound(started(teamTournament(), [2, 2, 2, 2]));

  it('[TEAMMATCH-1] a match of two teams has a game on each board, with alternating colours', () => {
    const match = matchIn(paired(), 1, 'A');
    const sides = match.white === 'A' ? ['A', 'C'] : ['C', 'A'];
    expect([match.white, match.black]).toEqual(sides);
    const [first, second] = sides.map((name) => name.toLowerCase());
    expect(match.boards.map(({ board, white, black }) => [board, white, black])).toEqual([
      [1, `${first}1`, `${second}1`],
      [2, `${second}2`, `${first}2`],
    ]);
  });

  it('[TEAMMATCH-4] the team with more game points gets two match points once the last game is over', () => {
    const first = played(paired(), 1, 'a1', 'won');
    expect([team(first, 'A').matchScore, team(first, 'A').gameScore]).toEqual([0, 0]);
    const second = played(first, 1, 'a2', 'drawn');
    expect([team(second, 'A').matchScore, team(second, 'A').gameScore]).toEqual([4, 3]);
    expect([team(second, 'C').matchScore, team(second, 'C').gameScore]).toEqual([0, 1]);
    expect(team(second, 'A').rank).toBe(1);
    expect(['a1', 'a2', 'c1'].map((who) => playerOf(second, asId(who))?.standing.score)).toEqual([2, 1, 0]);
  });

  it('[TEAMMATCH-4] each team of a drawn match gets one match point', () => {
    const after = played(played(paired(), 1, 'a1', 'won'), 1, 'a2', 'lost');
    expect(['A', 'C'].map((name) => [team(after, name).matchScore, team(after, name).gameScore])).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it('[TEAMMATCH-2] a missing player leaves the lowest board empty, and the opponent there wins by forfeit', () => {
    const short = nextRound(started(teamTournament(), [2, 1, 1, 2]));
    const match = matchIn(short, 1, 'A');
    expect(match.boards).toHaveLength(1);
    expect(match.walkovers.map(({ board, who }) => [board, who])).toEqual([[2, 'a2']]);
    const over = played(short, 1, 'a1', 'lost');
    expect([team(over, 'A').gameScore, team(over, 'C').gameScore]).toEqual([2, 2]);
    expect(playerOf(over, asId('a2'))?.standing.score).toBe(2);
    expect(lifecycleOf(over).rounds[0]?.missing).toBe(2 - 1);
  });

  it('[TEAMMATCH-3] taking back the result of one board reopens the match', () => {
    const over = played(played(paired(), 1, 'a1', 'won'), 1, 'a2', 'won');
    const { white, black } = matchIn(over, 1, 'A').boards[0] ?? fail();
    const open = changed(over, { kind: 'setResult', round: 1, white, black, result: null });
    expect([team(open, 'A').matchScore, team(open, 'A').gameScore]).toEqual([0, 0]);
    expect(lifecycleOf(open).rounds[0]).toMatchObject({ results: 1, missing: 3 });
  });

  it('[TEAMMATCH-5] a team without an opponent gets the points of a draw', () => {
    const odd = nextRound(started(teamTournament({ rounds: 2 }), [2, 2, 2]));
    expect([team(odd, 'C').matchScore, team(odd, 'C').gameScore]).toEqual([2, 2]);
  });

  it('[ROUND-1] the next round is not paired before all boards of all matches have results', () => {
    const all = ['a1', 'a2', 'b1', 'b2'].reduce((state, who) => played(state, 1, who, 'won'), paired());
    const second = nextRound(all);
    expect(matchesOf(second.rounds[1] ?? { kind: 'planned', number: 2, name: null, startAt: null })).toHaveLength(2);
    expect(matchIn(second, 2, 'A').white === 'B' || matchIn(second, 2, 'A').black === 'B').toBe(true);
  });
});

describe('a team that leaves a round robin', () => {
  const all = () => started(teamTournament({ format: 'TeamRoundRobin', rounds: null }), [2, 2, 2, 2]);
  const gone = (before: Tournament, name: string) => changed(before, { kind: 'removeTeam', team: asId(name) });
  const wonFirst = (before: Tournament) => ['b1', 'b2'].reduce((state, who) => played(state, 1, who, 'lost'), before);

  it('[TEAMMATCH-6] a withdrawn team loses its remaining matches by forfeit on every board', () => {
    const after = gone(wonFirst(all()), 'D');
    expect(team(after, 'D').withdrawnFrom).toBe(1);
    expect([1, 2, 3].map((round) => matchIn(after, round, 'D').forfeited)).toEqual(
      [1, 2, 3].map((round) =>
        matchIn(after, round, 'D').white === 'D' ? 'blackWinsByForfeit' : 'whiteWinsByForfeit',
      ),
    );
    expect(lifecycleOf(after).rounds.map(({ missing }) => missing)).toEqual([0, 2, 2]);
  });

  it('[TEAMMATCH-6] a withdrawn team’s matches count for nobody if fewer than half were played, else for all', () => {
    const early = gone(all(), 'B');
    expect(['A', 'C', 'D'].map((name) => team(early, name).matchScore)).toEqual([0, 0, 0]);
    const opponent = (round: number) => {
      const { white, black } = matchIn(all(), round, 'B');
      return white === 'B' ? black : white;
    };
    const two = settled(all(), { now: inHours(1) });
    const half = ['b1', 'b2'].reduce((state, who) => played(played(state, 1, who, 'lost'), 2, who, 'won'), two);
    const late = gone(half, 'B');
    expect([team(late, opponent(1)).matchScore, team(late, 'B').matchScore]).toEqual([4, 4]);
    expect(team(late, opponent(3)).matchScore).toBe(4);
    expect(team(late, opponent(3)).gameScore).toBe(4);
  });

  it('[TEAMMATCH-6] a reinstated team plays its remaining matches', () => {
    const before = wonFirst(all());
    const back = settled(changed(gone(before, 'D'), { kind: 'addTeam', team: asId('D') }), { now: at(0) });
    expect(back.rounds.map((round) => matchesOf(round).map(({ boards }) => boards.length))).toEqual(
      before.rounds.map((round) => matchesOf(round).map(({ boards }) => boards.length)),
    );
    expect(back.rounds.flatMap(matchesOf).every(({ forfeited }) => forfeited === null)).toBe(true);
  });
});

describe('line-ups', () => {
  it('[HANDIN-1] line-ups are open until five minutes before the round, and then closed by the clock', () => {
    const event = teamTournament({ format: 'TeamRoundRobin', rounds: null, interval: { count: 1, unit: 'hours' } });
    const before = started(event, [3, 2]);
    const later = started(teamTournament({ format: 'TeamRoundRobin', rounds: null }), [2, 2, 2]);
    expect(matchesOf(before.rounds[0] ?? event.rounds[0] ?? fail())[0]?.boards).toHaveLength(2);
    const second = later.rounds[1] ?? fail();
    expect(matchesOf(second).map(({ boards, lineUps }) => [boards.length, lineUps])).toEqual([
      [0, { white: null, black: null }],
    ]);
    expect(lifecycleOf(later).rounds[1]).toMatchObject({ missing: 2, openLineUps: 1 });
    const early = settled(later, { now: (inHours(1) - 6 * MINUTE) as never });
    expect(early).toBe(later);
    const closed = settled(later, { now: (inHours(1) - 5 * MINUTE) as never });
    expect(matchesOf(closed.rounds[1] ?? fail()).map(({ boards, lineUps }) => [boards.length, lineUps])).toEqual([
      [2, null],
    ]);
  });

  it('[HANDIN-1] line-ups close as long before a match as the organiser has set, even if it is set later', () => {
    const event = teamTournament({ format: 'TeamRoundRobin', rounds: null, lineUpMinutes: 20 });
    const later = started(event, [2, 2, 2]);
    const boards = (tournament: Tournament) => matchesOf(tournament.rounds[1] ?? fail())[0]?.boards;
    expect(settled(later, { now: at(39 * MINUTE) })).toBe(later);
    expect(boards(settled(later, { now: at(40 * MINUTE) }))).toHaveLength(2);
    const sooner = changed(later, { kind: 'edit', settings: { ...later.settings, lineUpMinutes: 30 } });
    expect(boards(settled(sooner, { now: at(30 * MINUTE) }))).toHaveLength(2);
  });
});

describe('line-ups by captains', () => {
  const event = () => started(teamTournament({ format: 'TeamRoundRobin', rounds: null }), [3, 3, 3]);
  const sides = (tournament: Tournament) => {
    const { white, black } = matchesOf(tournament.rounds[1] ?? fail())[0] ?? fail();
    return [white, black] as const;
  };
  const handIn = (name: string, players: readonly string[], round = 2): TournamentCommand => ({
    kind: 'handInLineUp',
    team: asId(name),
    round,
    players: players.map((one): AccountId => asId(one)),
  });
  const of = (name: string, ...places: readonly number[]) => places.map((place) => `${name.toLowerCase()}${place}`);

  it('[HANDIN-1] the boards of a match are made once both captains have handed in their line-ups', () => {
    const before = event();
    const [white, black] = sides(before);
    const one = changed(before, handIn(white, of(white, 3, 2)), { actor: asCaptain(white) });
    expect(matchIn(one, 2, white)).toMatchObject({ boards: [], lineUps: { white: of(white, 2, 3), black: null } });
    const both = changed(one, handIn(black, of(black, 1, 3)), { actor: asCaptain(black) });
    expect(matchIn(both, 2, white).lineUps).toBeNull();
    expect(matchIn(both, 2, white).boards.map((board) => [board.white, board.black])).toEqual([
      [`${white.toLowerCase()}2`, `${black.toLowerCase()}1`],
      [`${black.toLowerCase()}3`, `${white.toLowerCase()}3`],
    ]);
  });

  it('[HANDIN-1] a captain hands in only the line-up of the own team, and not in the last five minutes', () => {
    const before = event();
    const [white, black] = sides(before);
    expect(refusalOf(before, handIn(white, of(white, 1)), { actor: asCaptain(black) })).toBe('forbidden');
    const late = { actor: asCaptain(white), now: at(55 * MINUTE) };
    expect(refusalOf(before, handIn(white, of(white, 1)), late)).toBe('lineUpClosed');
    expect(refusalOf(before, handIn(white, of(white, 1), 3), { actor: asCaptain('nobody') })).toBe('forbidden');
  });

  it('[HANDIN-3] a line-up that names a player twice is refused', () => {
    const before = event();
    const [white] = sides(before);
    expect(refusalOf(before, handIn(white, of(white, 1, 1)))).toBe('namedTwice');
    expect(refusalOf(before, handIn(white, of(white, 1, 1, 2)))).toBe('namedTwice');
  });

  it('[HANDIN-2] a captain lines up players of the own team, at most as many as there are boards', () => {
    const before = event();
    const [white, black] = sides(before);
    expect(refusalOf(before, handIn(white, of(black, 1)))).toBe('notParticipating');
    expect(refusalOf(before, handIn(white, of(white, 1, 2, 3)))).toBe('invalidInput');
    expect(refusalOf(before, handIn(white, []))).toBe('invalidInput');
  });
});

describe('default line-ups', () => {
  it('[HANDIN-2] the first players of the list play if no line-up is handed in', () => {
    const match = matchIn(nextRound(started(teamTournament({ rounds: 1 }), [4, 2])), 1, 'A');
    expect(match.boards.flatMap(({ white, black }) => [white, black]).sort()).toEqual(['a1', 'a2', 'b1', 'b2']);
  });
});

function fail(): never {
  throw new Error('there is no such round');
}

describe('manual matches', () => {
  const withoutFirst = () => {
    const paired = nextRound(started(teamTournament(), [2, 2, 2, 2]));
    const { white, black } = matchIn(paired, 1, 'A');
    return { paired, taken: changed(paired, { kind: 'deletePairing', round: 1, white, black }), white, black };
  };

  it('[TEAMMATCH-7] a match can be deleted before it has a result, and its teams are unpaired', () => {
    const { paired, taken, white, black } = withoutFirst();
    expect(lifecycleOf(taken).rounds[0]?.unpaired).toBe(2);
    const account = white === 'A' ? 'a1' : 'c1';
    const begun = played(paired, 1, account, 'won');
    expect(refusalOf(begun, { kind: 'deletePairing', round: 1, white, black })).toBe('roundHasResults');
  });

  it('[TEAMMATCH-7] a manual match has its boards at once if line-ups are closed, the first team with White', () => {
    const { taken } = withoutFirst();
    const [one, other] = [asId<TeamId>('C'), asId<TeamId>('A')];
    const made = changed(taken, { kind: 'addPairing', round: 1, white: one, black: other, online: false });
    expect(matchIn(made, 1, 'A')).toMatchObject({ board: 1, white: 'C', black: 'A' });
    expect(matchIn(made, 1, 'A').boards.map(({ white, black }) => [white, black])).toEqual([
      ['c1', 'a1'],
      ['a2', 'c2'],
    ]);
  });

  it('[TEAMMATCH-7] a manual match is refused for a team that already has one, and for players', () => {
    const { paired, taken } = withoutFirst();
    const [one, other] = [asId<TeamId>('A'), asId<TeamId>('C')];
    const wanted = { kind: 'addPairing', round: 1, white: one, black: other, online: false } as const;
    expect(refusalOf(paired, wanted)).toBe('alreadyPaired');
    const players = { white: asId<AccountId>('a1'), black: asId<AccountId>('c1') };
    expect(refusalOf(taken, { ...wanted, ...players })).toBe('notParticipating');
  });

  it('[TEAMMATCH-5] the arbiter can give a team a bye and delete it again', () => {
    const { taken } = withoutFirst();
    const bye = { round: 1, white: asId<TeamId>('A'), black: null };
    const given = changed(taken, { kind: 'addPairing', ...bye, online: false });
    expect(lifecycleOf(given).rounds[0]?.unpaired).toBe(1);
    expect(lifecycleOf(changed(given, { kind: 'deletePairing', ...bye })).rounds[0]?.unpaired).toBe(2);
  });
});
