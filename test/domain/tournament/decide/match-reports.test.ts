import { describe, expect, it } from 'vitest';
import { type AccountId, asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import type { Millis } from '../../../../domain/kernel/time.ts';
import { lifecycleOf } from '../../../../domain/tournament/guards/lifecycle-of.ts';
import { correctedBoards, reportStateOf } from '../../../../domain/tournament/teams/match-report.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import type { ReportedBoard } from '../../../../domain/tournament/value/match-report.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import { type Tournament, teamIn } from '../../../../domain/tournament/value/state.ts';
import { asCaptain, changed, inHours, refusalOf, settled } from '../../../support/domain/played-tournament.ts';
import { matchIn, teamTournament, withTeams } from '../../../support/domain/team-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

/** Four teams of three on two boards; the first round has just begun. */
function begun(settings: Partial<Settings> = {}): Tournament {
  const event = teamTournament({
    format: 'TeamRoundRobin',
    rounds: null,
    captainsReport: true,
    firstPairingAt: inHours(1),
    ...settings,
  });
  const started = changed(withTeams(event, [3, 3, 3, 3]), { kind: 'start' }, { now: at(0) });
  return settled(settled(started, { now: at(0) }), { now: NOW });
}

const NOW: Millis = inHours(1);
const by = (team: string) => ({ actor: asCaptain(team), now: NOW });
const ORGANISER = { now: NOW };

const sidesOf = (tournament: Tournament): { readonly white: TeamId; readonly black: TeamId } =>
  matchIn(tournament, 1, 'A');
const player = (team: TeamId, place: number): AccountId => asId(`${team.toLowerCase()}${place}`);

/** Board 1 as it was lined up, and on board 2 the substitutes of both teams. */
function written(tournament: Tournament, results: readonly [GameResult, GameResult]): ReportedBoard[] {
  const { white, black } = sidesOf(tournament);
  return [
    { board: 1, white: player(white, 1), black: player(black, 1), result: results[0] },
    { board: 2, white: player(black, 3), black: player(white, 3), result: results[1] },
  ];
}

const reported = (before: Tournament, team: TeamId, boards = written(before, ['whiteWins', 'draw'])): Tournament =>
  changed(before, { kind: 'reportMatch', round: 1, team, boards }, by(team));
const confirmed = (before: Tournament, team: TeamId): Tournament =>
  changed(before, { kind: 'answerReport', round: 1, team, disputed: null }, by(team));
const disputed = (before: Tournament, team: TeamId): Tournament =>
  changed(before, { kind: 'answerReport', round: 1, team, disputed: { words: 'Board 1 was drawn.' } }, by(team));
const stateOf = (tournament: Tournament) => reportStateOf(matchIn(tournament, 1, 'A'));

describe('the report of a captain', () => {
  it('[REPORT-1] a captain’s report names players and results, and does not count yet', () => {
    const after = reported(begun(), sidesOf(begun()).white);
    expect(stateOf(after)).toBe('waiting');
    expect(matchIn(after, 1, 'A').boards.map(({ result }) => result)).toEqual([null, null]);
    expect(teamIn(after, asId('A'))?.matchScore).toBe(0);
  });

  it('[REPORT-1] a captain reports once the match has begun, and only where the organiser wants reports', () => {
    const event = teamTournament({
      format: 'TeamRoundRobin',
      rounds: null,
      captainsReport: true,
      firstPairingAt: inHours(9),
    });
    const before = settled(changed(withTeams(event, [3, 3]), { kind: 'start' }, { now: at(0) }), { now: at(0) });
    const command = (tournament: Tournament) =>
      ({
        kind: 'reportMatch',
        round: 1,
        team: asId<TeamId>('A'),
        boards: written(tournament, ['draw', 'draw']),
      }) as const;
    expect(refusalOf(before, command(before), by('A'))).toBe('matchNotBegun');
    const own = begun({ captainsReport: false });
    expect(refusalOf(own, command(own), by('A'))).toBe('captainsNotAsked');
  });

  it('[REPORT-1] a captain’s report has each player once, for the right team and colour, from board 1 on', () => {
    const before = begun();
    const { white } = sidesOf(before);
    const [first, second] = written(before, ['draw', 'draw']);
    const refused = (boards: (ReportedBoard | undefined)[]) =>
      refusalOf(
        before,
        { kind: 'reportMatch', round: 1, team: white, boards: boards.filter((board) => board !== undefined) },
        by(white),
      );
    expect(refused([second])).toBe('invalidInput');
    expect(refused([])).toBe('invalidInput');
    expect(refused([first && { ...first, result: null }])).toBe('invalidInput');
    expect(refused([first && { ...first, white: null }])).toBe('invalidInput');
    expect(refused([first && { ...first, white: first.black, black: first.white }])).toBe('notParticipating');
    expect(refused([first, second && { ...second, black: first?.white ?? null }])).toBe('sitsTwice');
    const third = { board: 3, white: player(white, 2), black: null, result: null };
    expect(refused([first, second, third])).toBe('invalidInput');
  });

  it('[REPORT-1] a missing player in a captain’s report loses the game by forfeit', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const [first] = written(before, ['draw', 'draw']);
    if (first === undefined) throw new Error('no board');
    const boards = [first, { board: 2, white: null, black: player(white, 2), result: null }];
    const after = confirmed(reported(before, black, boards), white);
    expect(matchIn(after, 1, 'A')).toMatchObject({ walkovers: [{ board: 2, who: player(white, 2), color: 'black' }] });
    expect(teamIn(after, white)?.gameScore).toBe(3);
  });
});

describe('the other captain', () => {
  it('[REPORT-2] a confirmed report counts, with the players who really played', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const after = confirmed(reported(before, white), black);
    expect(stateOf(after)).toBe('confirmed');
    expect(matchIn(after, 1, 'A').boards.map(({ black: second }) => second)).toEqual([
      player(black, 1),
      player(white, 3),
    ]);
    expect([teamIn(after, white)?.matchScore, teamIn(after, white)?.gameScore]).toEqual([4, 3]);
    expect(lifecycleOf(after).rounds[0]?.missing).toBe(2);
  });

  it('[REPORT-2] the other captain can dispute a report with a comment, and can still confirm it', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const after = disputed(reported(before, white), black);
    expect(stateOf(after)).toBe('disputed');
    expect(matchIn(after, 1, 'A').day.reports.at(-1)?.answer).toMatchObject({ words: 'Board 1 was drawn.' });
    expect(teamIn(after, white)?.matchScore).toBe(0);
    expect(stateOf(confirmed(after, black))).toBe('confirmed');
  });

  it('[REPORT-2] only the other captain answers a report, and must answer it before reporting', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const waiting = reported(before, white);
    const own = { kind: 'answerReport', round: 1, team: white, disputed: null } as const;
    expect(refusalOf(waiting, own, by(white))).toBe('otherCaptainAnswers');
    expect(refusalOf(before, { ...own, team: black }, by(black))).toBe('nothingToAnswer');
    const mine = { kind: 'reportMatch', round: 1, team: black, boards: written(before, ['draw', 'draw']) } as const;
    expect(refusalOf(waiting, mine, by(black))).toBe('reportWaits');
    expect(matchIn(changed(disputed(waiting, black), mine, by(black)), 1, 'A').day.reports).toHaveLength(2);
    const again = reported(waiting, white, written(before, ['draw', 'draw']));
    expect(matchIn(again, 1, 'A').day.reports).toHaveLength(1);
  });

  it('[REPORT-2] a captain of both teams cannot confirm what either team has reported', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const ofBoth = { ...by(white), actor: { ...asCaptain(white), captainOf: [white, black] } };
    for (const [reporter, answerer] of [
      [white, black],
      [black, white],
    ] as const) {
      const waiting = reported(before, reporter);
      const answer = { kind: 'answerReport', round: 1, team: answerer, disputed: null } as const;
      expect(refusalOf(waiting, answer, ofBoth)).toBe('otherCaptainAnswers');
      expect(stateOf(changed(waiting, answer, by(answerer)))).toBe('confirmed');
    }
  });

  it('[REPORT-2] a confirmed report cannot be confirmed or replaced again', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const after = confirmed(reported(before, white), black);
    const again = { kind: 'answerReport', round: 1, team: black, disputed: null } as const;
    expect(refusalOf(after, again, by(black))).toBe('matchHasResults');
    const more = { kind: 'reportMatch', round: 1, team: white, boards: written(before, ['draw', 'draw']) } as const;
    expect(refusalOf(after, more, by(white))).toBe('matchHasResults');
  });
});

describe('the organiser', () => {
  it('[REPORT-3] the organiser decides a disputed match, and the decision counts at once', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const boards = written(before, ['draw', 'draw']);
    const after = changed(
      disputed(reported(before, white), black),
      { kind: 'decideMatch', round: 1, team: white, boards },
      ORGANISER,
    );
    expect(stateOf(after)).toBe('decided');
    expect([teamIn(after, white)?.matchScore, teamIn(after, black)?.matchScore]).toEqual([2, 2]);
    expect(matchIn(after, 1, 'A').day.reports.map(({ by: side }) => side)).toEqual(['white', 'organiser']);
  });

  it('[REPORT-3] results entered by the organiser end the captains’ reports', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const waiting = reported(before, white);
    const entered = matchIn(waiting, 1, 'A').boards.reduce(
      (state, board) =>
        changed(
          state,
          { kind: 'setResult', round: 1, white: board.white, black: board.black, result: 'draw' },
          ORGANISER,
        ),
      waiting,
    );
    expect(stateOf(entered)).toBe('decided');
    const confirm = { kind: 'answerReport', round: 1, team: black, disputed: null } as const;
    expect(refusalOf(entered, confirm, by(black))).toBe('matchHasResults');
  });

  it('[REPORT-4] a board that was corrected after confirmation is marked as corrected', () => {
    const before = begun();
    const { white, black } = sidesOf(before);
    const after = confirmed(reported(before, white), black);
    expect(correctedBoards(matchIn(after, 1, 'A'))).toEqual([]);
    const first = matchIn(after, 1, 'A').boards[0];
    if (first === undefined) throw new Error('no board');
    const fixed = changed(
      after,
      { kind: 'setResult', round: 1, white: first.white, black: first.black, result: 'blackWins' },
      ORGANISER,
    );
    expect(correctedBoards(matchIn(fixed, 1, 'A'))).toEqual([1]);
    expect(stateOf(fixed)).toBe('confirmed');
  });

  it('[REPORT-3] only the organiser can decide a match after the tournament is over', () => {
    const before = begun({ perTeam: 1 });
    const over = before.rounds.reduce<Tournament>((state, round) => {
      const due = settled(state, { now: inHours(9) });
      const boards = due.rounds[round.number - 1];
      if (boards?.kind !== 'paired') return due;
      return boards.pairings
        .flatMap((pairing) => (pairing.kind === 'match' ? pairing.boards : []))
        .reduce(
          (one, { white, black }) =>
            changed(one, { kind: 'setResult', round: round.number, white, black, result: 'draw' }, { now: inHours(9) }),
          due,
        );
    }, before);
    const finished = settled(over, { now: inHours(9) });
    expect(finished.phase.kind).toBe('finished');
    const { white, black } = sidesOf(finished);
    const boards = [{ board: 1, white: player(white, 1), black: player(black, 1), result: 'whiteWins' as const }];
    const after = changed(finished, { kind: 'decideMatch', round: 1, team: white, boards }, { now: inHours(10) });
    expect(matchIn(after, 1, 'A').boards[0]?.result).toBe('whiteWins');
    const late = { kind: 'reportMatch', round: 1, team: white, boards } as const;
    expect(refusalOf(finished, late, { actor: asCaptain(white), now: inHours(10) })).toBe('tournamentFinished');
  });
});
