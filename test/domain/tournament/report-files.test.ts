import { describe, expect, it } from 'vitest';
import { checkStandings } from '../../../domain/checker/check-standings.ts';
import { readinessOfFile } from '../../../domain/checker/file-readiness.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import type { FindingKind } from '../../../domain/tournament/readiness/finding.ts';
import { isReady, reportFindings } from '../../../domain/tournament/readiness/readiness.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { boardsOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import { withAdjournedGames } from '../../../domain/trf/write/adjourned.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { visibilityFor } from '../../../domain/view/audience.ts';
import { toReport } from '../../../services/printout/report.ts';
import { importedFrom } from '../../support/domain/imported.ts';
import { HOST } from '../../support/domain/played-tournament.ts';
import { formatOf, interruptedTournament, reportedTournament } from '../../support/domain/report-tournaments.ts';
import { at } from '../../support/domain/tournament.ts';
import { findingsOf, trfFileOf } from '../../support/domain/trf.ts';

const NOW = at(100 * DAY);

const fileOf = (tournament: Tournament, ascii = false): string =>
  writeTrf(
    makeReport(
      toReport(tournament, visibilityFor(HOST, tournament), () => true),
      { edition: 'TRF26', ascii },
    ),
  );

const kindsIn = (text: string): FindingKind[] => {
  const checked = readinessOfFile(trfFileOf(text), NOW);
  if (!checked.ok) throw new Error(checked.key);
  return checked.value.findings.map(({ kind }) => kind);
};

const NUMBERS = Array.from({ length: 50 }, (_, index) => [index, formatOf(index)] as const);

describe('fifty tournaments of all formats and their report files', () => {
  it.each(NUMBERS)('[READY-1] tournament %i (%s) is ready, and so is its file', (index, format) => {
    const tournament = reportedTournament(index);
    const findings = reportFindings(tournament, NOW);
    expect(isReady(findings), JSON.stringify(findings)).toBe(true);
    expect(findings.map(({ kind }) => kind)).toEqual(['nameRespelled']);
    if (format === 'TeamKnockout') return;
    // A knockout has each game in a round of its own.
    expect(kindsIn(fileOf(tournament, true)).filter((kind) => kind !== 'tooManyForNorms')).toEqual([]);
  });

  it.each(NUMBERS)('[TRF-30] the file of tournament %i (%s) reads back as it was written', (index, format) => {
    const tournament = reportedTournament(index);
    const text = fileOf(tournament);
    expect(findingsOf(text)).toEqual({ errors: [], warnings: [] });
    // A file does not say who has gone through, so the places of a bracket are no points.
    if (FORMATS[format].table === 'bracket') return;
    expect(checkStandings(trfFileOf(text)).differences).toEqual([]);
    const again = fileOf(rankFromScratch(importedFrom(text, { now: at(0) })));
    // Read back, the virtual points of an accelerated event are its own.
    expect(again).toBe(text.replace('192 FIDE_DUTCH_BAKU', '192 FIDE_DUTCH'));
  });

  it.each(NUMBERS.slice(0, 18))(
    '[TRF-44] the working file of tournament %i (%s) reads back with the open games of round 3',
    (index, format) => {
      const tournament = interruptedTournament(index, 3);
      const report = withAdjournedGames(toReport(tournament, visibilityFor(HOST, tournament), () => true));
      const text = writeTrf(makeReport(report, { edition: 'TRF26' }));
      const { errors, warnings } = findingsOf(text);
      expect(errors).toEqual([]);
      expect(warnings.filter((warning) => !warning.endsWith(' trfAdjourned'))).toEqual([]);
      const file = trfFileOf(text);
      if (FORMATS[format].table !== 'bracket') expect(checkStandings(file).differences).toEqual([]);
      const open = tournament.rounds
        .slice(0, 3)
        .flatMap(boardsOf)
        .filter(({ result }) => result === null);
      const hasLaterRounds = FORMATS[format].roundMaking === 'atStart' || format === 'TeamKnockout';
      if (!hasLaterRounds) expect(text.match(/ [wb] \?/g) ?? []).toHaveLength(2 * open.length);
    },
  );

  it('[TRF-31] the ASCII file has the columns of the other one', () => {
    for (const [index] of NUMBERS.slice(0, 18)) {
      const [text, ascii] = [fileOf(reportedTournament(index)), fileOf(reportedTournament(index), true)];
      expect(ascii).toMatch(/^[\r\n\x20-\x7e]*$/);
      const columns = (file: string) =>
        file.split('\r\n').map((line) => (line.startsWith('001') ? line.slice(47) : ''));
      expect(columns(ascii)).toEqual(columns(text));
    }
  });
});

describe('the readiness of a report file', () => {
  const text = fileOf(reportedTournament(2), true);
  const without = (id: string) => (file: string) =>
    file
      .split('\r\n')
      .filter((line) => !line.startsWith(id))
      .join('\r\n');
  const onFirst = (change: (line: string) => string) => (file: string) => {
    const lines = file.split('\r\n');
    const place = lines.findIndex((line) => line.startsWith('001'));
    return lines.map((line, index) => (index === place ? change(line) : line)).join('\r\n');
  };
  const placed = (column: number, value: string) => (line: string) =>
    line.slice(0, column - 1) + value + line.slice(column - 1 + value.length);
  /** The last game of the first player, in both lines. */
  const open = (file: string): string => {
    const lines = file.split('\r\n');
    const games = lines.filter((line) => line.startsWith('001'));
    const from = 91;
    const found = games.findIndex((line) => / [wb] [1=0]$/.test(line.slice(from, from + 8)));
    const opponent = Number(games[found]?.slice(from, from + 4)) - 1;
    return lines
      .map((line) => (line === games[found] || line === games[opponent] ? placed(99, '?')(line) : line))
      .join('\r\n');
  };

  const DEFECTS: readonly (readonly [kind: FindingKind, plant: (file: string) => string])[] = [
    ['nameMissing', without('012')],
    ['cityMissing', without('022')],
    ['federationMissing', without('032')],
    ['datesMissing', without('042')],
    ['datesMissing', without('052')],
    ['chiefArbiterMissing', without('102')],
    ['arbiterWithoutNumber', (file) => file.replace(' (1500001)', '')],
    ['arbiterWithoutNumber', (file) => file.replace(' (1500002)', '')],
    ['timeControlMissing', (file) => without('122')(without('222')(file))],
    ['firstStageTooShort', (file) => file.replace(/222 .*/, '222 20/7200+30:1800+30')],
    ['timeTooShort', (file) => file.replace(/222 .*/, '222 3600')],
    ['playersWithoutNumber', onFirst(placed(58, ' '.repeat(11)))],
    ['numberTwice', onFirst(placed(58, '    1500102'))],
    ['birthYearUnknown', onFirst(placed(70, ' '.repeat(10)))],
    ['sexUnknown', onFirst(placed(10, ' '))],
    ['nameRespelled', onFirst(placed(15, 'Kvaløy'))],
    ['nobodyRated', (file) => file.replace(/^(001.{44})(.{5})/gm, '$1     ')],
    ['resultMissing', open],
    ['roundsToCome', (file) => file.replace('142 5', '142 6')],
    ['roundWithoutDay', (file) => file.replace(/^(132 {88}).{8}/m, '$1        ')],
    ['roundOutsideDates', (file) => file.replace(/^042 .*/m, '042 2026/11/22')],
    ['tiebreakUnknown', (file) => file.replace(/^202 .*/m, '202 XYZ')],
  ];

  it('[READY-5] the file of a tournament that is ready has nothing to say', () => {
    expect(kindsIn(text)).toEqual([]);
  });

  it.each(DEFECTS)('[READY-5] a file with the defect %s says so, and says nothing else', (kind, plant) => {
    const kinds = [...new Set(kindsIn(plant(text)))];
    expect(kinds).toEqual([kind]);
  });

  it('[READY-5] a team file whose matches cannot be read is refused with the reason', () => {
    const knockout = NUMBERS.find(([, format]) => format === 'TeamKnockout')?.[0] ?? 0;
    const checked = readinessOfFile(trfFileOf(fileOf(reportedTournament(knockout))), NOW);
    expect(checked).toMatchObject({ ok: false, key: 'trfKnockoutNotOffered' });
  });
});
