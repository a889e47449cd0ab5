import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { checkRound, differs } from '../../domain/checker/check-round.ts';
import { AS_IN_FILE, rankPlayers } from '../../domain/checker/rank.ts';
import { type AccountId, asId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../domain/tournament/command.ts';
import { withPlayer } from '../../domain/tournament/value/change.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import { pairedRounds, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import type { TrfFile } from '../../domain/trf/convert/to-tournament.ts';
import { makeReport } from '../../domain/trf/write/make-report.ts';
import { writeTrf } from '../../domain/trf/write/write.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { toReport } from '../../services/printout/report.ts';
import {
  decided,
  HOST,
  newTournament,
  nextRound,
  playedOut,
  startedWith,
} from '../support/domain/played-tournament.ts';
import { trfFileOf } from '../support/domain/trf.ts';

const fileOf = (tournament: Tournament): TrfFile =>
  trfFileOf(
    writeTrf(
      makeReport(
        toReport(tournament, visibilityFor(HOST, tournament), () => true),
        { edition: 'TRF26' },
      ),
    ),
  );

/** The places and points of the players as `rokade standings` has them from the file of a tournament. */
function tableOfFile(tournament: Tournament) {
  return rankPlayers(fileOf(tournament), AS_IN_FILE)
    .standings.rows.map(({ number, rank, points }) => [number, rank, points])
    .sort(([one = 0], [other = 0]) => one - other);
}

const tableOfPage = (tournament: Tournament) =>
  [...playersOf(tournament)]
    .sort((one, other) => one.seed - other.seed)
    .map(({ seed, standing }) => [seed, standing.rank, standing.score]);

describe('the report file of a tournament of players', () => {
  it('[TIME-1] the report file has the days of the rounds in the time zone of the tournament', () => {
    // Half past eleven in the evening in UTC is the next day in Oslo, and the same day in New York.
    const late = millis(Date.UTC(2026, 10, 21, 23, 30));
    const dates = (timeZone: string) => {
      const paired = nextRound(startedWith(4, newTournament({ timeZone })));
      const rounds = paired.rounds.map((round) => ({ ...round, startAt: late }));
      return toReport({ ...paired, rounds }, visibilityFor(HOST, paired), () => true).roundDates;
    };
    expect([dates('Europe/Oslo'), dates('America/New_York')]).toEqual([['2026-11-22'], ['2026-11-21']]);
  });

  it('[SYNC-3] organisers report the whole name and the FIDE number of who shows less; nobody else gets them', () => {
    const paired = nextRound(startedWith(4));
    const person = {
      ...{ firstName: 'Ola', lastName: 'N.', ghost: true, fideNumber: 1503014, birthDate: null, sex: null },
      registeredName: { firstName: 'Ola', lastName: 'Nordmann' },
    } as const;
    const shy = withPlayer(paired, asId('p1'), (player) => ({ ...player, person }));
    const playerIn = (actor: Actor) =>
      toReport(shy, visibilityFor(actor, shy), () => false).players.find(({ name }) =>
        /^N(ordmann|\.), Ola$/.test(name),
      );
    expect(playerIn(HOST)).toMatchObject({ name: 'Nordmann, Ola', fideId: '1503014' });
    expect(playerIn(VISITOR)).toMatchObject({ name: 'N., Ola' });
    expect(playerIn(VISITOR)).not.toHaveProperty('fideId');
  });

  it('[TRF-39] the report file has the same standings as the page, also while a round without results is played', () => {
    const first = playedOut(nextRound(startedWith(9)), 1, ['draw', 'blackWins', 'whiteWinsByForfeit']);
    const second = nextRound(first);
    for (const tournament of [first, second, playedOut(second, 2)]) {
      expect(tableOfFile(tournament)).toEqual(tableOfPage(tournament));
    }
  });

  it('[TRF-39] the report file has the standings of the page, and rounds paired by the rules, after byes, forfeits and withdrawals', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const tournament = playedBy(plan);
        const file = fileOf(tournament);
        expect(tableOfFile(tournament)).toEqual(tableOfPage(tournament));
        for (let round = 1; round <= pairedRounds(tournament); round += 1) {
          const checked = checkRound(file.tournament, round);
          expect(checked.ok && !differs(checked.value), `round ${round}`).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

const ROUNDS = 5;

const plans = fc.record({
  players: fc.integer({ min: 12, max: 30 }),
  rounds: fc.array(
    fc.record({
      results: fc.array(fc.constantFrom(...GAME_RESULTS), { minLength: 15, maxLength: 15 }),
      bye: fc.option(fc.record({ who: fc.nat(11), bye: fc.constantFrom('half-point', 'zero-point', 'full-point') })),
      leaves: fc.option(fc.nat(11), { freq: 3 }),
    }),
    { minLength: ROUNDS, maxLength: ROUNDS },
  ),
});
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a Swiss: before each round somebody may ask for a bye, after it somebody may go; what is refused is not done. */
function playedBy({ players, rounds }: Plan): Tournament {
  const name = (index: number): AccountId => asId(`p${index + 1}`);
  const wished = (before: Tournament, command: TournamentCommand): Tournament => {
    const result = decided(before, command);
    return result.ok && result.value.after !== null ? result.value.after : before;
  };
  let tournament = startedWith(players, newTournament({ rounds: ROUNDS }));
  for (const [at, { results, bye, leaves }] of rounds.entries()) {
    const round = at + 1;
    if (bye !== null)
      tournament = wished(tournament, { kind: 'addRequestedBye', bye: { who: name(bye.who), round, bye: bye.bye } });
    const paired = nextRound(tournament);
    // With too few players left, everybody may have met.
    if (pairedRounds(paired) < round) return paired;
    tournament = playedOut(paired, round, results);
    if (leaves !== null) tournament = wished(tournament, { kind: 'removeParticipant', account: name(leaves) });
  }
  return tournament;
}
