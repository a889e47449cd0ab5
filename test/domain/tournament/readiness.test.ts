import { describe, expect, it } from 'vitest';
import { DAY, HOUR, millis } from '../../../domain/kernel/time.ts';
import { NO_BONUS, type TimeControl } from '../../../domain/kernel/time-control.ts';
import { neededMinutes } from '../../../domain/tournament/readiness/event-findings.ts';
import { FINDINGS, type Finding, type FindingKind, groupOf } from '../../../domain/tournament/readiness/finding.ts';
import { isReady, reportFindings } from '../../../domain/tournament/readiness/readiness.ts';
import { NO_OFFICIAL_DATA, type Official, type OfficialData } from '../../../domain/tournament/value/official-data.ts';
import { type Settings, timeSettings } from '../../../domain/tournament/value/settings.ts';
import { isPlayer, type Person, type Player, type Tournament } from '../../../domain/tournament/value/state.ts';
import { newTournament, nextRound, playedOut, startedWith } from '../../support/domain/played-tournament.ts';
import { at } from '../../support/domain/tournament.ts';

const KARI: Official = { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1500001, email: '' };
const OFFICIAL: OfficialData = {
  ...NO_OFFICIAL_DATA,
  city: 'Tromsø',
  federation: 'NOR',
  eventCode: '412345',
  chiefArbiter: KARI,
};
const NOW = at(2 * DAY);

/** Players as FIDE knows them. */
const known = (tournament: Tournament, changes: (index: number) => Partial<Player> = () => ({})): Tournament => ({
  ...tournament,
  participants: tournament.participants.map((one, index) =>
    isPlayer(one) ? { ...one, ...listed(one, index), ...changes(index) } : one,
  ),
});
const PERSON: Omit<Person, 'ghost' | 'fideNumber'> = {
  firstName: 'Ola',
  lastName: 'Lie',
  birthDate: '1990-01-01',
  sex: 'M',
};
const listed = ({ person }: Player, index: number): Partial<Player> => ({
  rating: 1700 - index,
  person: { ...person, ...PERSON, fideNumber: 1500100 + index },
});

const with_ = (tournament: Tournament, settings: Partial<Settings>): Tournament => ({
  ...tournament,
  settings: { ...tournament.settings, ...settings },
});

const open = (): Tournament =>
  newTournament({
    online: false,
    fideRated: true,
    rounds: 1,
    initialMinutes: 90,
    incrementSeconds: 30,
    officialData: OFFICIAL,
  });

/** One round that is played to its end. */
const finished = (): Tournament => {
  const played = playedOut(nextRound(startedWith(4, open())), 1);
  return known({ ...played, phase: { kind: 'finished', startedAt: at(0), finishedAt: at(DAY) } });
};

const kinds = (tournament: Tournament): FindingKind[] => reportFindings(tournament, NOW).map(({ kind }) => kind);
const official = (changes: Partial<OfficialData>) => (one: Tournament) =>
  with_(one, { officialData: { ...OFFICIAL, ...changes } });
const person = (changes: Partial<Person>) => (one: Tournament) =>
  known(one, (index) => (index === 0 ? { person: { ...PERSON, ghost: true, fideNumber: 1500100, ...changes } } : {}));
const control = (seconds: number, moves: number | null = null): TimeControl => ({
  white:
    moves === null
      ? [{ moves, seconds, bonus: NO_BONUS }]
      : [
          { moves, seconds, bonus: NO_BONUS },
          { moves: null, seconds, bonus: NO_BONUS },
        ],
  black: null,
});
const rounds = (count: number, gapMs: number) => (one: Tournament) => ({
  ...one,
  rounds: Array.from({ length: count }, (_, index) => ({
    ...(one.rounds[0] as Tournament['rounds'][number]),
    number: index + 1,
    startAt: millis(at(0) + index * gapMs),
  })),
  settings: { ...one.settings, rounds: count, endDate: '2027-12-31' },
});

describe('the readiness of a rating report', () => {
  it('[READY-1] a tournament with everything in its place is ready, and has nothing to say', () => {
    expect(reportFindings(finished(), NOW)).toEqual([]);
    expect(isReady([])).toBe(true);
  });

  const DEFECTS: readonly (readonly [kind: FindingKind, plant: (one: Tournament) => Tournament])[] = [
    ['cityMissing', official({ city: '' })],
    ['federationMissing', official({ federation: null })],
    ['chiefArbiterMissing', official({ chiefArbiter: null })],
    ['arbiterWithoutNumber', official({ deputyArbiters: [{ ...KARI, fideNumber: null }] })],
    ['timeControlMissing', (one) => ({ ...one, hasTimeControl: false })],
    ['playersWithoutNumber', person({ fideNumber: null })],
    ['numberTwice', person({ fideNumber: 1500101 })],
    ['birthYearUnknown', person({ birthDate: null })],
    ['sexUnknown', person({ sex: null })],
    ['nameUnspellable', person({ lastName: '李' })],
    ['nameRespelled', person({ lastName: 'Kvaløy' })],
    ['nobodyRated', (one) => known(one, () => ({ rating: null }))],
    ['systemNeedsPermission', (one) => with_(one, { format: 'Monrad' })],
    ['variant', (one) => with_(one, { variant: 'Antichess' })],
    ['unequalTime', (one) => with_(one, { stages: { ...control(600), black: control(500).white } })],
    ['firstStageTooShort', (one) => with_(one, timeSettings(control(3600, 20)))],
    [
      'timeTooShort',
      (one) => known(with_(one, timeSettings(control(3600))), (index) => ({ rating: index === 0 ? 1815 : 1500 })),
    ],
    ['resultMissing', (one) => ({ ...one, rounds: nextRound(startedWith(4, open())).rounds })],
    ['roundsToCome', (one) => ({ ...with_(one, { rounds: 3 }), phase: { kind: 'running', startedAt: at(0) } })],
    [
      'draftOpen',
      (one) => ({
        ...one,
        draft: { round: 2, version: 1, proposed: { pairs: [], byes: [] }, seats: { pairs: [], byes: [] } },
      }),
    ],
    ['roundWithoutDay', (one) => ({ ...one, rounds: one.rounds.map((round) => ({ ...round, startAt: null })) })],
    ['roundOutsideDates', (one) => with_(one, { startDate: '2026-12-01', endDate: '2026-12-01' })],
    ['gamesOnline', (one) => ({ ...one, rounds: onlineRounds(one) })],
    ['roundOutOfOrder', (one) => rounds(2, -HOUR * 24)(with_(one, { startDate: '2026-01-01' }))],
    ['longSpan', rounds(5, 10 * DAY)],
    [
      'ratingTiebreak',
      (one) =>
        known(with_(one, { tieBreaks: ['averageOpponentRating', null, null, null] }), (index) =>
          index === 0 ? { rating: null } : {},
        ),
    ],
  ];

  /** Six games between two players, who score so. */
  const match = (scores: readonly ('whiteWins' | 'draw')[], ratings: readonly (number | null)[]): Tournament => {
    const one = known(playedOut(nextRound(startedWith(2, open())), 1), (index) => ({ rating: ratings[index] ?? null }));
    return {
      ...one,
      rounds: scores.flatMap((result, index) =>
        one.rounds.map((round) => ({
          ...round,
          number: index + 1,
          ...(round.kind === 'paired' && {
            pairings: round.pairings.map((each) => (each.kind === 'board' ? { ...each, result } : each)),
          }),
        })),
      ),
      settings: { ...one.settings, rounds: scores.length },
    };
  };
  const ofMatch = (tournament: Tournament) =>
    reportFindings(tournament, NOW).filter(({ kind }) => ['matchWithUnrated', 'gamesAfterDecision'].includes(kind));

  it('[READY-6] games of a match are rated up to its decision, and only between rated players', () => {
    const wins = ['whiteWins', 'whiteWins', 'whiteWins', 'whiteWins'] as const;
    expect(ofMatch(match([...wins, 'draw', 'draw'], [1900, 1800]))).toEqual([{ kind: 'gamesAfterDecision', count: 2 }]);
    expect(ofMatch(match(['whiteWins', 'draw', 'draw', 'draw'], [1900, 1800]))).toEqual([]);
    expect(ofMatch(match(['draw', 'draw'], [1900, null]))).toMatchObject([{ kind: 'matchWithUnrated' }]);
  });

  it.each(DEFECTS)('[READY-1] a tournament with the defect %s says so, and says nothing else', (kind, plant) => {
    expect(kinds(plant(finished()))).toEqual([kind]);
  });

  it('[READY-3] four rounds of two hours a side on one day are too long a day, and too many for norms', () => {
    expect(kinds(rounds(4, HOUR)(with_(finished(), timeSettings(control(7200)))))).toEqual([
      'longDay',
      'tooManyForNorms',
    ]);
    expect(kinds(rounds(2, HOUR)(finished()))).toEqual([]);
  });

  it('[READY-3] sixteen rounds of rapid chess, and 31 of blitz, are too many for one day', () => {
    const rapid = with_(finished(), timeSettings(control(900)));
    expect(kinds(rounds(15, 1)(rapid))).toEqual([]);
    expect(kinds(rounds(16, 1)(rapid))).toEqual(['manyRounds']);
    const blitz = with_(finished(), timeSettings(control(180)));
    expect(kinds(rounds(30, 1)(blitz))).toEqual([]);
    expect(kinds(rounds(31, 1)(blitz))).toEqual(['manyRounds']);
  });

  it('[READY-3] a round after midnight is of the next day in the time zone of the tournament', () => {
    // 23:30 UTC on the 21st is 00:30 in Oslo.
    const late = with_(finished(), { startDate: '2026-11-22', endDate: '2026-11-22', timeZone: 'Europe/Oslo' });
    const moved = { ...late, rounds: late.rounds.map((round) => ({ ...round, startAt: at(11.5 * HOUR) })) };
    expect(kinds(moved)).toEqual([]);
  });

  it.each([
    [[1799, 1500], 60],
    [[1800, 1500], 90],
    [[1500, 2399], 90],
    [[2400, null], 120],
    [[null, null], 60],
  ])('[READY-2] a game of players rated %j needs %i minutes', (ratings, minutes) => {
    expect(neededMinutes(ratings)).toBe(minutes);
  });

  it('[READY-2] before the first round the strongest entry says how long the games have to be', () => {
    const short = with_(known(open()), timeSettings(control(75 * 60)));
    const strong = known({ ...short, participants: finished().participants }, () => ({ rating: 1850 }));
    expect(reportFindings(strong, NOW)).toContainEqual({
      kind: 'timeTooShortToCome',
      minutes: 75,
      needed: 90,
      rating: 1800,
    });
  });

  it('[READY-1] an event that is not registered is told the last day for it, as long as it has not begun', () => {
    const unregistered = official({ eventCode: '' })(known(open()));
    const [finding] = reportFindings(unregistered, at(-30 * DAY)).filter(({ kind }) => kind === 'notRegistered');
    expect(finding).toEqual({ kind: 'notRegistered', registerBy: '2026-11-13' });
    expect(kinds(official({ eventCode: '' })(finished()))).toEqual([]);
  });

  it('[READY-1] findings come in the order of their groups, and only those that stop the report keep it back', () => {
    const worst = official({ city: '', chiefArbiter: null })(person({ sex: null })(finished()));
    const findings = reportFindings(worst, NOW);
    expect(findings.map(groupOf)).toEqual(['stops', 'stops', 'know']);
    expect(isReady(findings)).toBe(false);
    expect(isReady(findings.filter((one: Finding) => groupOf(one) !== 'stops'))).toBe(true);
    expect(Object.keys(FINDINGS)).toHaveLength(38);
  });
});

const onlineRounds = ({ rounds: list }: Tournament): Tournament['rounds'] =>
  list.map((round) =>
    round.kind === 'paired'
      ? { ...round, pairings: round.pairings.map((one) => (one.kind === 'board' ? { ...one, online: true } : one)) }
      : round,
  );
