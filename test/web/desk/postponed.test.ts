import { describe, expect, it } from 'vitest';
import { roundStates } from '../../../contract/tournament/page-rounds.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { USUAL_POSTPONEMENT } from '../../../domain/tournament/value/postponement-plan.ts';
import { gamesInTheWay } from '../../../web/features/manage/postponed/games-in-the-way.ts';
import { openGamesOf } from '../../../web/model/postponed.ts';
import { tournamentOf } from '../../../web/model/tournament-of.ts';
import { aPage, aPairing, aParticipant, aRound } from '../../support/web/tournament-pages.ts';

const OPEN = { state: 'postponed', startDate: null } as const;
const WON = { result: 'whiteWins', outcome: 1 } as const;

const game = (round: number, board: number, changes: Partial<PairingView>): PairingView =>
  aPairing(`w${board}`, `b${board}`, { round, board, online: false, ...changes });

/** A Swiss over the board, of which these rounds are paired. */
function clubNight(...pairings: readonly PairingView[]): TournamentPage {
  const page = aPage();
  const rounds = [...new Set(pairings.map(({ round }) => round))];
  const players = [...new Set(pairings.flatMap(({ white, black }) => [white, black]))];
  return {
    ...page,
    tournament: { ...page.tournament, kind: 'SwissDutch', defaultOtb: true, started: true, finished: false, rounds: 5 },
    participants: players.map((account, index) => aParticipant(account, { seed: index + 1 })),
    pairings: [...pairings],
    rounds: rounds.map((number) => aRound(number, { paired: true })),
  };
}

/** Its last day is far away. */
const toCome = (page: TournamentPage): TournamentPage => ({
  ...page,
  tournament: { ...page.tournament, endDate: '2099-12-31' },
});

describe('postponed games at the desk', () => {
  it('[OPEN-2] the arbiter is asked about games without a result, and then the round may be paired', () => {
    const asked = gamesInTheWay(clubNight(game(1, 1, WON), game(1, 2, {})));
    expect(asked).toMatchObject({ kind: 'missing', guard: { ok: true }, games: [{ board: 2 }] });
  });

  it('[OPEN-2] registered games raise no question, unless they are older than the last round', () => {
    const first = [game(1, 1, WON), game(1, 2, { postponed: OPEN })];
    expect(gamesInTheWay(toCome(clubNight(...first)))).toBeNull();
    const second = [game(2, 1, WON), game(2, 2, WON)];
    const later = { ...USUAL_POSTPONEMENT, until: { kind: 'rounds', rounds: 3 } } as const;
    const page = toCome(clubNight(...first, ...second));
    expect(gamesInTheWay({ ...page, tournament: { ...page.tournament, postponement: later } })).toMatchObject({
      kind: 'old',
      games: [{ round: 1, board: 2 }],
    });
  });

  it('[OPEN-12] the arbiter is asked about games past their deadline, before the question about old ones', () => {
    const games = [game(1, 1, WON), game(1, 2, { postponed: OPEN }), game(2, 1, WON), game(2, 2, WON)];
    expect(gamesInTheWay(toCome(clubNight(...games)))).toMatchObject({ kind: 'overdue', games: [{ round: 1 }] });
  });

  it('[OPEN-14] before the last round the arbiter is asked about open games of the last but one', () => {
    const page = toCome(clubNight(game(1, 1, WON), game(1, 2, { postponed: OPEN })));
    const last = { ...page, tournament: { ...page.tournament, rounds: 2 } };
    expect(gamesInTheWay(last)).toMatchObject({ kind: 'last', games: [{ round: 1, board: 2 }], guard: { ok: true } });
    expect(gamesInTheWay({ ...last, tournament: { ...last.tournament, rounds: 3 } })).toBeNull();
  });

  it('games online and other formats raise no question', () => {
    expect(gamesInTheWay(clubNight(game(1, 1, { online: true })))).toBeNull();
    const page = clubNight(game(1, 1, {}));
    expect(gamesInTheWay({ ...page, tournament: { ...page.tournament, kind: 'RoundRobin' } })).toBeNull();
  });

  it('open games are listed with the oldest first, without late results', () => {
    const page = clubNight(
      game(2, 3, { postponed: OPEN }),
      game(1, 2, { postponed: OPEN }),
      game(1, 1, { postponed: OPEN, ...WON }),
    );
    expect(openGamesOf(page).map(({ round, board }) => [round, board])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('the state of a round and the guards of the page do not wait for open games', () => {
    const page = clubNight(game(1, 1, WON), game(1, 2, { postponed: OPEN }));
    expect(roundStates(page)).toMatchObject([{ number: 1, open: 0, results: 1 }]);
    expect(tournamentOf(page).rounds[0]).toMatchObject({ missing: 0, missingBoards: [], openBoards: [2] });
  });
});
