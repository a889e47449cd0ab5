import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../../../domain/access/actor.ts';
import { HOUR } from '../../../../domain/kernel/time.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import {
  boardReportState,
  NO_REPORTS,
  REPORTED_RESULTS,
  type ReportedResult,
  undisputedResult,
} from '../../../../domain/tournament/value/board-report.ts';
import type { Settings } from '../../../../domain/tournament/value/settings.ts';
import { type Board, boardsOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { reportsSeenIn } from '../../../../services/tournament/views/reports-view.ts';
import {
  asPlayer,
  boardIn,
  changed,
  HOST,
  newTournament,
  nextRound,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { knockoutOf } from '../../support/knockout.ts';

const settings = (changes: Partial<Settings> = {}): Tournament => newTournament({ playersReport: true, ...changes });
const begun = (changes: Partial<Settings> = {}): Tournament => nextRound(startedWith(4, settings(changes)));

type Side = 'white' | 'black';

const boardAt = (tournament: Tournament, number = 1): Board => boardIn(tournament, 1, number);
const keyOf = ({ white, black }: Board) => ({ round: 1, white, black });
const report = (before: Tournament, result: ReportedResult | null, number = 1) =>
  ({ kind: 'reportResult', ...keyOf(boardAt(before, number)), result }) as const;
const by = (before: Tournament, side: Side, number = 1) => ({ actor: asPlayer(boardAt(before, number)[side]) });
const afterReport = (before: Tournament, side: Side, result: ReportedResult | null, number = 1): Tournament =>
  changed(before, report(before, result, number), by(before, side, number));
const confirming = (before: Tournament, ...results: readonly ReportedResult[]) =>
  ({
    kind: 'confirmReports',
    round: 1,
    boards: results.map((result, index) => {
      const { white, black } = boardAt(before, index + 1);
      return { white, black, result };
    }),
  }) as const;

describe('board reports by players', () => {
  it('[REPORT-6] a player reports a result, changes the report and takes it back', () => {
    const before = begun();
    const reported = afterReport(before, 'white', 'whiteWins');
    expect(boardAt(reported).reports).toEqual({ white: 'whiteWins', black: null });
    expect(boardAt(afterReport(reported, 'white', 'draw')).reports.white).toBe('draw');
    expect(changed(reported, report(reported, 'whiteWins'), by(reported, 'white'))).toBe(reported);
    expect(boardAt(afterReport(reported, 'white', null)).reports).toEqual(NO_REPORTS);
  });

  it('[REPORT-6] a player reports only their own board, and only where the tournament asks for reports', () => {
    const before = begun();
    const draw = report(before, 'draw');
    expect(refusalOf(before, draw, by(before, 'white', 2))).toBe('notYourBoard');
    expect(refusalOf(before, draw, { actor: HOST })).toBe('notYourBoard');
    expect(refusalOf(before, draw, { actor: VISITOR })).toBe('forbidden');
    expect(refusalOf(before, { ...draw, round: 2 }, by(before, 'white'))).toBe('noSuchPairing');
    const unasked = nextRound(startedWith(4));
    expect(refusalOf(unasked, report(unasked, 'draw'), by(unasked, 'white'))).toBe('playersNotAsked');
    const knockout = newTournament({ format: 'Knockout', rounds: null, playersReport: true });
    expect(knockout.settings.playersReport).toBe(false);
    const stage = knockoutOf(4);
    expect(refusalOf(stage, report(stage, 'whiteWins'), by(stage, 'white'))).toBe('reportedByMatch');
  });

  it('[REPORT-6] a player reports from the start of the round until the result, and never for an online game', () => {
    const robin = startedWith(4, settings({ format: 'RoundRobin', rounds: null, firstPairingAt: at(HOUR) }));
    const first = report(robin, 'draw');
    const earlier = { ...by(robin, 'white'), now: at(HOUR - 1) };
    expect(refusalOf(robin, first, earlier)).toBe('roundNotBegun');
    expect(refusalOf(robin, first, { ...earlier, now: at(HOUR) })).toBe('done');
    const before = begun();
    const draw = report(before, 'draw');
    const online = changed(before, { kind: 'setOnline', ...keyOf(boardAt(before)), online: true });
    expect(refusalOf(online, draw, by(before, 'white'))).toBe('boardIsOnline');
    const decided = changed(before, { kind: 'setResult', ...keyOf(boardAt(before)), result: 'draw' });
    expect(refusalOf(decided, draw, by(before, 'white'))).toBe('boardHasResult');
  });

  it('[REPORT-7] two reports agree or are disputed, whichever came first, and neither is a result', () => {
    const word = fc.option(fc.constantFrom(...REPORTED_RESULTS));
    const saying = fc.record({ side: fc.constantFrom<Side>('white', 'black'), result: word });
    const before = begun();
    fc.assert(
      fc.property(fc.array(saying, { maxLength: 8 }), (list) => {
        const after = list.reduce((one, { side, result }) => afterReport(one, side, result), before);
        const last = (side: Side) => list.filter((one) => one.side === side).at(-1)?.result ?? null;
        const { reports, result } = boardAt(after);
        expect(reports).toEqual({ white: last('white'), black: last('black') });
        expect(result).toBeNull();
        expect(after.participants).toEqual(before.participants);
        const words = new Set([last('white'), last('black')].filter((one) => one !== null));
        const isAlone = last('white') === null || last('black') === null;
        const expected = words.size === 0 ? 'none' : words.size === 2 ? 'disputed' : isAlone ? 'reported' : 'agreed';
        expect(boardReportState(reports)).toBe(expected);
        expect(undisputedResult(reports)).toBe(words.size === 1 ? [...words][0] : null);
      }),
    );
  });

  it('[REPORT-8] a report is visible to the opponent and to those who run the tournament, and to nobody else', () => {
    const reported = afterReport(begun(), 'white', 'whiteWins');
    const seenBy = reportsSeenIn(reported);
    const { white, black } = boardAt(reported);
    const told = [{ round: 1, white, black, whiteSays: 'whiteWins', blackSays: null }];
    for (const actor of [HOST, asPlayer(white), asPlayer(black)]) expect(seenBy(actor)).toEqual(told);
    for (const actor of [VISITOR, asPlayer(boardAt(reported, 2).white), asPlayer('p9')])
      expect(seenBy(actor)).toEqual([]);
  });
});

describe('board reports and the arbiter', () => {
  it('[REPORT-9] the arbiter confirms all agreed reports in one go', () => {
    const agreed = [1, 2].reduce(
      (one, number) => afterReport(afterReport(one, 'white', 'draw', number), 'black', 'draw', number),
      begun(),
    );
    const confirmed = changed(agreed, confirming(agreed, 'draw', 'draw'));
    expect(confirmed.rounds.flatMap(boardsOf).map(({ result }) => result)).toEqual(['draw', 'draw']);
    expect(refusalOf(agreed, confirming(agreed, 'draw', 'draw'), by(agreed, 'white'))).toBe('forbidden');
  });

  it('[REPORT-9] the arbiter cannot confirm reports that have changed since they were shown or do not agree', () => {
    const agreed = afterReport(afterReport(begun(), 'white', 'draw'), 'black', 'draw');
    const seen = confirming(agreed, 'draw');
    expect(refusalOf(afterReport(agreed, 'black', 'blackWins'), seen)).toBe('reportsChanged');
    expect(refusalOf(afterReport(agreed, 'black', null), seen)).toBe('reportsChanged');
    expect(refusalOf(agreed, confirming(agreed, 'whiteWins'))).toBe('reportsChanged');
    expect(refusalOf(agreed, confirming(agreed, 'draw', 'draw'))).toBe('reportsChanged');
    expect(refusalOf(changed(agreed, seen), seen)).toBe('reportsChanged');
  });

  it('[REPORT-10] a result entered by the arbiter overrules and ends the reports', () => {
    const disputed = afterReport(afterReport(begun(), 'white', 'whiteWins'), 'black', 'draw');
    const key = keyOf(boardAt(disputed));
    for (const result of ['blackWins', null] as const) {
      const board = boardAt(changed(disputed, { kind: 'setResult', ...key, result }), 1);
      expect([board.result, board.reports]).toEqual([result, NO_REPORTS]);
    }
    expect(boardAt(changed(disputed, { kind: 'setOnline', ...key, online: true })).reports).toEqual(NO_REPORTS);
    const gone = changed(disputed, { kind: 'deletePairing', ...key });
    const again = changed(gone, { kind: 'addPairing', ...key, online: false });
    expect(boardAt(again).reports).toEqual(NO_REPORTS);
  });

  it('[REPORT-10] the log shows who reported a result and whether it was entered as reported', () => {
    const before = begun();
    const reported = afterReport(before, 'white', 'draw');
    const key = keyOf(boardAt(before));
    const who = [key.white, key.black];
    expect(factsOf(before, reported)).toEqual([{ kind: 'resultReported', round: 1, who, before: null, after: 'draw' }]);
    const entered = (result: ReportedResult) =>
      factsOf(reported, changed(reported, { ...key, kind: 'setResult', result }));
    expect(entered('draw')).toEqual([{ kind: 'resultConfirmed', round: 1, who, before: null, after: 'draw' }]);
    expect(entered('whiteWins')).toEqual([{ kind: 'result', round: 1, who, before: null, after: 'whiteWins' }]);
  });
});
