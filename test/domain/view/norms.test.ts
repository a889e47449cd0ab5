import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { arbiterCandidates } from '../../../domain/rating/norms/arbiter-norm.ts';
import { NO_DECLARATIONS, type NormRound } from '../../../domain/rating/norms/input.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import { type Board, boardsOf, type Player, type Tournament } from '../../../domain/tournament/value/state.ts';
import { hasNorms, isStrongSwiss, normEvent, normEventFacts } from '../../../domain/view/norm-event.ts';
import { arbiterForm, normCertificates, reportForm } from '../../../domain/view/norm-forms.ts';
import { normRoundsOf } from '../../../domain/view/norm-rounds.ts';
import { normCandidates, normInputs } from '../../../domain/view/norms.ts';
import {
  changed,
  newTournament,
  nextRound,
  playedOut,
  settled,
  withPlayers,
  withTeamsEntered,
} from '../../support/domain/played-tournament.ts';
import { at } from '../../support/domain/tournament.ts';
import { knockoutOf } from '../support/knockout.ts';

const RATED: Partial<Settings> = {
  fideRated: true,
  rounds: 9,
  initialMinutes: 90,
  incrementSeconds: 30,
  interval: { count: 1, unit: 'days' },
  officialData: {
    ...NO_OFFICIAL_DATA,
    city: 'Bergen',
    federation: 'NOR',
    chiefArbiter: { name: 'Nordmann, Kari', title: 'IA', fideNumber: 1_500_001, email: 'kari@example.org' },
    deputyArbiters: [{ name: 'Olsen, Per', title: null, fideNumber: 1_500_003, email: '' }],
  },
};

const FEDERATIONS = ['SWE', 'DEN', 'ISL', 'NOR'];

/** p1 has no title; all others are grandmasters of four federations. */
const strong = (tournament: Tournament, changes: (player: Player, index: number) => Partial<Player> = () => ({})) => ({
  ...tournament,
  participants: tournament.participants.map((one, index) =>
    one.kind === 'team'
      ? one
      : {
          ...one,
          rating: 2500 - index,
          title: index === 0 ? null : 'GM',
          federation: index === 0 ? 'NOR' : (FEDERATIONS[index % 4] ?? ''),
          ...changes(one, index),
        },
  ),
});

const entered = (players: number, settings: Partial<Settings> = {}): Tournament =>
  withPlayers(newTournament({ ...RATED, ...settings }), players);

const begun = (tournament: Tournament): Tournament => settled(changed(tournament, { kind: 'start' }));

/** A single round robin; p1 wins every game. */
const roundRobin = (players: number, changes?: Parameters<typeof strong>[1]): Tournament =>
  begun(strong(entered(players, { format: 'RoundRobin', meetings: 1, rounds: null }), changes));

/** Every open board of a round is won by p1, and drawn without them. */
const wonByFirst = (tournament: Tournament, round: number): Tournament =>
  playedOut(
    tournament,
    round,
    boardsIn(tournament, round).map(({ white, black }) =>
      white === 'p1' ? 'whiteWins' : black === 'p1' ? 'blackWins' : 'draw',
    ),
  );

const boardsIn = (tournament: Tournament, round: number): readonly Board[] => {
  const found = tournament.rounds[round - 1];
  return found === undefined ? [] : boardsOf(found);
};

/** A Swiss with so many rounds played. */
const swiss = (players: number, rounds: number, changes?: Parameters<typeof strong>[1]): Tournament =>
  Array.from({ length: rounds }, (_, index) => index + 1).reduce(
    (before, round) =>
      wonByFirst(boardsIn(before, round).length > 0 ? before : nextRound(before, at(round * DAY)), round),
    begun(strong(entered(players), changes)),
  );

const roundsOf = (tournament: Tournament, account = 'p1'): readonly NormRound[] =>
  normRoundsOf(tournament).get(asId(account)) ?? [];

const kinds = (tournament: Tournament, account = 'p1') => roundsOf(tournament, account).map(({ kind }) => kind);

const eventOf = (tournament: Tournament) => normEvent(tournament, normRoundsOf(tournament), NO_DECLARATIONS);

const candidateIn = (tournament: Tournament, account = 'p1', title = 'GM') =>
  normCandidates(tournament, NO_DECLARATIONS).find((one) => one.player.account === account && one.title === title);

describe('the rounds of a player as a norm counts them', () => {
  it('[NORM-22] a round robin has all of its games from the start, and results as they come', () => {
    const before = roundRobin(10);
    expect(kinds(before)).toEqual(Array(9).fill('toCome'));
    expect(roundsOf(before).every((round) => round.kind === 'toCome' && round.opponent !== null)).toBe(true);
    const after = wonByFirst(before, 1);
    expect(roundsOf(after)[0]).toMatchObject({
      kind: 'game',
      round: 1,
      outcome: 'win',
      isRated: true,
      isOnline: false,
      opponent: { title: 'GM', scoredZeroAgainstRated: false },
    });
    expect(eventOf(after)).toMatchObject({
      system: 'roundRobin',
      rounds: 9,
      players: 10,
      hostFederation: 'NOR',
      foreigners: [],
    });
  });

  it('[NORM-22] a Swiss has rounds without opponents to come', () => {
    const after = swiss(12, 2);
    expect(kinds(after)).toEqual(['game', 'game', ...Array(7).fill('toCome')]);
    expect(roundsOf(after).at(2)).toEqual({ kind: 'toCome', round: 3, opponent: null });
    expect(eventOf(after)).toMatchObject({ system: 'swiss', rounds: 9, players: 12 });
  });

  it('[NORM-22] byes, absences, and forfeits are those of the tournament', () => {
    const once = swiss(11, 1);
    const bye = [...normRoundsOf(once).values()].map(([first]) => first).filter((round) => round?.kind === 'bye');
    expect(bye).toEqual([{ kind: 'bye', round: 1, bye: 'pairing-allocated' }]);
    const forfeited = boardsIn(once, 1).map((board, index) =>
      index === 0 ? { ...board, result: 'whiteWinsByForfeit' as const } : { ...board, unrated: true },
    );
    const [first] = forfeited;
    if (first === undefined) throw new Error('a round has boards');
    const withForfeit: Tournament = {
      ...once,
      rounds: once.rounds.map((round) => (round.kind === 'paired' ? { ...round, pairings: forfeited } : round)),
    };
    expect(roundsOf(withForfeit, first.white)[0]).toMatchObject({ kind: 'forfeit', outcome: 'win' });
    expect(roundsOf(withForfeit, first.black)[0]).toMatchObject({ kind: 'forfeit', outcome: 'loss' });
    const others = forfeited.slice(1).flatMap(({ white, black }) => [white, black]);
    expect(others.map((account) => roundsOf(withForfeit, account)[0])).toEqual(
      others.map(() => expect.objectContaining({ kind: 'game', isRated: false })),
    );
  });

  it('[NORM-22] a requested bye and a withdrawal leave no game to come', () => {
    const played = swiss(12, 1);
    const asked = {
      ...played,
      requestedByes: [{ who: asId<AccountId>('p1'), round: 3, bye: 'half-point' as const }],
    };
    expect(kinds(asked).slice(0, 4)).toEqual(['game', 'toCome', 'bye', 'toCome']);
    const left = strong(played, ({ account }) => (account === 'p1' ? { withdrawnFrom: 2 } : {}));
    expect(kinds(left)).toEqual(['game', ...Array(8).fill('bye')]);
  });

  it('[NORM-22] a game on the screen is marked, and a finished tournament has the rounds that took place', () => {
    const played = swiss(12, 2);
    const online: Tournament = {
      ...played,
      phase: { kind: 'finished', startedAt: at(0), finishedAt: at(9 * DAY) },
      rounds: played.rounds.map((round) =>
        round.kind === 'paired' && round.number === 1
          ? { ...round, pairings: boardsOf(round).map((board) => ({ ...board, online: true })) }
          : round,
      ),
    };
    expect(roundsOf(online)).toMatchObject([{ isOnline: true }, { isOnline: false }]);
    expect(eventOf(online).rounds).toBe(2);
  });

  it('[NORM-22] an unrated player of a round robin is marked once they have lost all games against rated ones', () => {
    const unrated = (index: number) => (index === 9 ? { rating: null, title: null } : {});
    const before = roundRobin(10, (_, index) => unrated(index));
    const last = before.participants[9];
    if (last?.kind !== 'player') throw new Error('ten players');
    const through = (rounds: number) =>
      Array.from({ length: rounds }, (_, index) => index + 1).reduce(
        (tournament, round) =>
          playedOut(
            tournament,
            round,
            boardsIn(tournament, round).map(({ white }) => (white === last.account ? 'blackWins' : 'whiteWins')),
          ),
        before,
      );
    const isMarked = (tournament: Tournament) =>
      roundsOf(tournament).some((round) => round.kind !== 'bye' && round.opponent?.scoredZeroAgainstRated === true);
    expect([isMarked(through(8)), isMarked(through(9))]).toEqual([false, true]);
  });

  it('[NORM-22] a double round robin and a knockout are such systems, and school chess needs FIDE’s approval', () => {
    const facts = (settings: Partial<Settings>) => {
      const tournament = newTournament({ ...RATED, ...settings });
      const { format, isPermittedFormat } = normEventFacts(tournament, new Map(), {
        registeredOn: null,
        changesForBenefit: null,
      });
      return [format, isPermittedFormat, eventOf(tournament).system];
    };
    expect(facts({ format: 'RoundRobin', meetings: 2 })).toEqual(['RoundRobin', true, 'doubleRoundRobin']);
    expect(facts({ format: 'RoundRobin', meetings: 3 })).toEqual(['RoundRobin', false, 'roundRobin']);
    expect(facts({ format: 'Knockout' })).toEqual(['Knockout', true, 'knockout']);
    expect(facts({ format: 'TeamMonrad' })).toEqual(['TeamMonrad', false, 'swiss']);
  });

  it('[NORM-22] the games of a knockout match count one by one', () => {
    const before = strong(knockoutOf(4, RATED));
    const round = before.rounds[0];
    if (round?.kind !== 'paired') throw new Error('the first round is paired');
    const played: Tournament = {
      ...before,
      rounds: [
        {
          ...round,
          pairings: boardsOf(round).map((board) => ({
            ...board,
            matchGames: [
              { switched: false, result: 'whiteWins', online: null },
              { switched: true, result: 'whiteWins', online: asId('a-game') },
            ],
          })),
        },
        ...before.rounds.slice(1),
      ],
    };
    const [board] = boardsOf(round);
    if (board === undefined) throw new Error('two boards');
    expect(roundsOf(played, board.white).slice(0, 3)).toMatchObject([
      { kind: 'game', round: 1, outcome: 'win', isOnline: false },
      { kind: 'game', round: 1, outcome: 'loss', isOnline: true },
      { kind: 'toCome', round: 1, opponent: { id: board.black } },
    ]);
  });

  it('[NORM-22] a player of a team has games to come while line-ups are open', () => {
    const teams = withTeamsEntered(newTournament({ ...RATED, format: 'TeamSwissDutch', perTeam: 4, rounds: 3 }), 4, 4);
    expect(kinds(begun(teams))).toEqual(['toCome', 'toCome', 'toCome']);
  });
});

describe('the candidates of a tournament', () => {
  it('[NORM-23] a norm of a round robin is reached when the last game is over', () => {
    const played = Array.from({ length: 8 }, (_, index) => index + 1).reduce(wonByFirst, roundRobin(10));
    const before = candidateIn(played);
    expect(before).toMatchObject({
      verdict: { kind: 'open' },
      outlook: { kind: 'needs', halfPoints: 0, games: 1 },
      lastGame: { kind: 'mustBePlayed', least: 'loss' },
    });
    expect(candidateIn(wonByFirst(played, 9))).toMatchObject({
      verdict: { kind: 'reached', figures: { games: 9, halfPoints: 18 } },
      outlook: { kind: 'secured' },
      lastGame: null,
    });
  });

  it('[NORM-23] in a Swiss the unknown opponents are those that the field offers, or have the given rating', () => {
    const after = swiss(12, 7);
    const [offered] = normCandidates(after, NO_DECLARATIONS).filter(({ player }) => player.account === 'p1');
    expect(offered?.assumed).toBeGreaterThan(2480);
    const [given] = normCandidates(after, NO_DECLARATIONS, 2000).filter(({ player }) => player.account === 'p1');
    expect(given).toMatchObject({ assumed: 2000, title: 'GM', mix: { unknown: 2, isPossible: true } });
    expect(given?.rows[0]?.halfPoints).toBe(0);
  });

  it('[NORM-23] holders of a title are no candidates, and events without standard rating have none', () => {
    const after = swiss(12, 7);
    expect(normCandidates(after, NO_DECLARATIONS).map(({ player }) => player.account)).not.toContain('p2');
    const without = (settings: Partial<Settings>) => ({ ...after, settings: { ...after.settings, ...settings } });
    expect(hasNorms(after)).toBe(true);
    expect(hasNorms(without({ fideRated: false }))).toBe(false);
    expect(hasNorms(without({ initialMinutes: 15, incrementSeconds: 10 }))).toBe(false);
    expect(normCandidates(without({ fideRated: false }), NO_DECLARATIONS)).toEqual([]);
    expect(normInputs(after, NO_DECLARATIONS)).toHaveLength(12);
  });

  it('[NORM-23] a corrected result changes the verdict', () => {
    const finished = Array.from({ length: 9 }, (_, index) => index + 1).reduce(wonByFirst, roundRobin(10));
    const lost = Array.from({ length: 9 }, (_, index) => index + 1).reduce((before, round) => {
      const board = boardsIn(before, round).find(({ white, black }) => white === 'p1' || black === 'p1');
      if (board === undefined || round > 4) return before;
      const result = board.white === 'p1' ? 'blackWins' : 'whiteWins';
      return changed(before, { kind: 'setResult', round, white: board.white, black: board.black, result });
    }, finished);
    expect(candidateIn(finished)?.verdict.kind).toBe('reached');
    expect(candidateIn(lost)?.verdict.kind).toBe('missed');
  });

  it('[NORM-10] foreigners who miss two rounds are not counted for the exemption of a large Swiss', () => {
    const played = swiss(32, 3);
    expect(eventOf(played).foreigners).toEqual(Array(3).fill({ players: 23, federations: 3, titled: 23 }));
    const absent = {
      ...played,
      rounds: played.rounds.map((round) =>
        round.kind === 'paired' && round.number > 1
          ? { ...round, pairings: boardsOf(round).filter(({ white, black }) => white !== 'p2' && black !== 'p2') }
          : round,
      ),
    };
    expect(eventOf(absent).foreigners[0]?.players).toBe(22);
    expect(isStrongSwiss(played, normRoundsOf(played))).toBe(false);
  });
});

describe('the forms of a tournament', () => {
  const STATEMENTS = { declared: NO_DECLARATIONS, registeredOn: null, changesForBenefit: null, isRated: false };
  const finished = Array.from({ length: 9 }, (_, index) => index + 1).reduce(wonByFirst, roundRobin(10));

  it('[NORM-24] every norm has its certificate, with the people of the tournament', () => {
    const certificates = normCertificates(finished, STATEMENTS, asId('p1'));
    expect(certificates.map(({ title, player }) => [title, player.firstName, player.federation])).toEqual([
      ['GM', 'p1', 'NOR'],
      ['IM', 'p1', 'NOR'],
    ]);
    const [certificate] = certificates;
    expect(certificate).toMatchObject({
      event: { name: 'Spring Open', city: 'Bergen', federation: 'NOR' },
      halfPoints: 18,
    });
    expect(certificate?.lines).toHaveLength(9);
    expect(certificate?.lines.every(({ opponent }) => opponent?.lastName === 'Player')).toBe(true);
    expect(certificate?.remarks.map(({ kind }) => kind)).toContain('notRated');
    expect(normCertificates({ ...finished, hasTimeControl: false }, STATEMENTS, asId('p1'))).toEqual([]);
  });

  it('[NORM-24] the report counts those who have played, and arbiters of it may get a norm', () => {
    const played = swiss(12, 1, (_, index) => ({ rating: index === 11 ? null : 2400 }));
    const report = reportForm(played, []);
    expect(report).toMatchObject({
      name: 'Spring Open',
      city: 'Bergen',
      rounds: 9,
      format: 'SwissDutch',
      list: 'standard',
      pairing: { by: 'program', program: expect.stringContaining('Rokade') },
    });
    expect(report.groups.slice(0, 2).map(({ players }) => players)).toEqual([11, 11]);
    const [candidate] = arbiterCandidates(report);
    if (candidate === undefined) throw new Error('a deputy seeks a title');
    expect(arbiterForm(played, report, { form: 'FA1', candidate, federation: 'NOR' })).toMatchObject({
      candidate: { lastName: 'Olsen', duty: 'deputyArbiter' },
      players: 12,
      rated: 11,
      federations: 4,
      titled: 11,
    });
  });
});
