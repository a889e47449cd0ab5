import { Chess } from 'chess.js';
import { parsePgn } from 'chessops/pgn';
import { describe, expect, it } from 'vitest';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import { asId, type GameId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { OnlineGameEnd, Player, Tournament } from '../../../domain/tournament/value/state.ts';
import { NOTHING_PLAYED, pgnGameOf, playOf } from '../../../domain/view/pgn.ts';
import { gameText } from '../../../services/printout/pgn.ts';
import { newTournament, nextRound, startedWith } from '../../support/domain/played-tournament.ts';

const GAME = asId<GameId>('first');
const record = encodeMoves('e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7'.split(' ').flatMap((uci) => parseUci(uci) ?? []));
const OPENINGS = new Map([['rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -', "C20 King's Pawn Game"]]);

const END: OnlineGameEnd = {
  finishedAt: millis(Date.UTC(2026, 10, 21, 23, 40)),
  outcome: 1,
  reason: 'checkmate',
  moves: record,
  plies: 7,
  clocks: [300_000, 299_000, 298_500, 290_000, 297_000, 250_000, 296_000],
};

/** The first round of a tournament in Oslo, with a game on its first board that began at 00:30 there. */
function withGame(end: OnlineGameEnd | null, people: Partial<Player> = {}): Tournament {
  const tournament = nextRound(startedWith(4, newTournament({ name: 'Fjord Night Blitz', initialMinutes: 5 })));
  const startAt = millis(Date.UTC(2026, 10, 21, 23, 30, 5));
  return {
    ...tournament,
    participants: tournament.participants.map((one) => (one.kind === 'player' ? { ...one, ...people } : one)),
    rounds: tournament.rounds.map((round) =>
      round.kind !== 'paired'
        ? round
        : {
            ...round,
            pairings: round.pairings.map((board) =>
              board.kind === 'board' && board.board === 1
                ? {
                    ...board,
                    games: [{ id: GAME, sequence: 1, white: board.white, black: board.black, startAt, end }],
                  }
                : board,
            ),
          },
    ),
  };
}

const HANSEN = {
  title: 'FM',
  rating: 2310,
  federation: 'NOR',
  person: {
    firstName: 'Åse Marie',
    lastName: 'Hansen',
    ghost: false,
    fideNumber: 1_503_014,
    birthDate: null,
    sex: 'F',
  },
} as const;

const SHOWN = { names: true, addressOf: (id: GameId) => `https://chess.example/game/view/${id}` };

const text = (tournament: Tournament, options: Parameters<typeof pgnGameOf>[3] = SHOWN, play = playOf(END)): string =>
  gameText(pgnGameOf(tournament, GAME, play, options), OPENINGS) ?? '';

const tagsOf = (pgn: string): Record<string, string> =>
  Object.fromEntries([...pgn.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, name = '', value = '']) => [name, value]));

describe('the PGN of a tournament game', () => {
  it('[PGN-1] the PGN of a game states players, place, date, tournament and result', () => {
    expect(tagsOf(text(withGame(END, HANSEN)))).toEqual({
      Event: 'Fjord Night Blitz',
      Site: 'https://chess.example/game/view/first',
      Date: '2026.11.22',
      Round: '1',
      White: 'Hansen, Åse Marie',
      Black: 'Hansen, Åse Marie',
      Result: '1-0',
      Board: '1',
      UTCDate: '2026.11.21',
      UTCTime: '23:30:05',
      WhiteTitle: 'FM',
      BlackTitle: 'FM',
      WhiteElo: '2310',
      BlackElo: '2310',
      WhiteFideId: '1503014',
      BlackFideId: '1503014',
      WhiteFederation: 'NOR',
      BlackFederation: 'NOR',
      ECO: 'C20',
      Opening: "King's Pawn Game",
      TimeControl: '300+0',
      Termination: 'normal',
    });
  });

  it('[PGN-1] the PGN of a game is read by other programs, with its tags, moves and clocks', () => {
    const pgn = text(withGame(END, HANSEN));
    const read = new Chess();
    read.loadPgn(pgn);
    expect(read.history()).toEqual(['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Qxf7#']);
    expect(read.getHeaders()).toMatchObject({ White: 'Hansen, Åse Marie', ECO: 'C20', WhiteFideId: '1503014' });
    const [game] = parsePgn(pgn);
    expect(game?.headers.get('Black')).toBe('Hansen, Åse Marie');
    expect([...(game?.moves.mainline() ?? [])].map(({ comments }) => comments?.[0])).toEqual(
      ['0:05:00', '0:04:59', '0:04:58.5', '0:04:50', '0:04:57', '0:04:10', '0:04:56'].map((left) => `[%clk ${left}]`),
    );
  });

  it('[PGN-2] the PGN of a game has user names and no FIDE number where real names are hidden', () => {
    const pgn = text(withGame(END, HANSEN), { ...SHOWN, names: false });
    const { White, WhiteFideId, WhiteElo } = tagsOf(pgn);
    expect([White, WhiteFideId, WhiteElo]).toEqual([expect.stringMatching(/^[a-z]\w*$/), undefined, '2310']);
    expect(pgn).not.toMatch(/Hansen|Åse|1503014/);
  });

  it('[PGN-1] the PGN of a game states how it ended without a decision on the board, or that it is still running', () => {
    const ended = (reason: OnlineGameEnd['reason'], outcome: OnlineGameEnd['outcome']) =>
      tagsOf(text(withGame(END), SHOWN, playOf({ ...END, reason, outcome })));
    expect(ended('flag', -1)).toMatchObject({ Result: '0-1', Termination: 'time forfeit' });
    expect(ended('absence', null)).toMatchObject({ Result: '*', Termination: 'abandoned' });
    expect(ended('arbiter', 0)).toMatchObject({ Result: '1/2-1/2', Termination: 'adjudication' });
    const running = text(withGame(null), SHOWN, { ...NOTHING_PLAYED, record });
    expect(tagsOf(running)).toMatchObject({ Result: '*', Termination: 'unterminated' });
    expect(running).toMatch(/Qxf7# \*\n$/);
  });

  it('[PGN-1] no PGN is made of a game that is not in the tournament or cannot be replayed', () => {
    expect(pgnGameOf(withGame(END), asId<GameId>('other'), NOTHING_PLAYED, SHOWN)).toBeNull();
    const impossible = encodeMoves(['e2e5'].flatMap((uci) => parseUci(uci) ?? []));
    expect(text(withGame(END), SHOWN, { ...NOTHING_PLAYED, record: impossible })).toBe('');
  });
});
