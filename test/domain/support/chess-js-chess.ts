import { Chess, type Move as MadeMove } from 'chess.js';
import { type Move, makeUci, parseRole, parseSquare, roleLetter } from '../../../domain/chess/square.ts';

/** Chess as chess.js sees it, asked directly: what the rules of the product are held against. */
export class ChessJsChess {
  readonly #board: Chess;

  private constructor(board: Chess) {
    this.#board = board;
  }

  static at(fen: string): ChessJsChess {
    return new ChessJsChess(new Chess(fen));
  }

  legalMoves(): readonly Move[] {
    return this.#board.moves({ verbose: true }).map(moveOf);
  }

  isLegal(move: Move): boolean {
    return this.legalMoves().some((legal) => makeUci(legal) === makeUci(move));
  }

  after(move: Move): ChessJsChess {
    return ChessJsChess.at(this.#made(move).after);
  }

  san(move: Move): string {
    return this.#made(move).san;
  }

  fen(): string {
    return this.#board.fen();
  }

  isCheck(): boolean {
    return this.#board.isCheck();
  }

  end(): 'checkmate' | 'stalemate' | 'deadPosition' | null {
    if (this.#board.isCheckmate()) return 'checkmate';
    if (this.#board.isStalemate()) return 'stalemate';
    return this.#board.isInsufficientMaterial() ? 'deadPosition' : null;
  }

  #made(move: Move): MadeMove {
    const uci = makeUci(move);
    const promotion = move.promotion && roleLetter(move.promotion);
    return new Chess(this.fen()).move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion && { promotion }) });
  }
}

function moveOf({ from, to, promotion }: MadeMove): Move {
  const role = promotion && parseRole(promotion);
  return { from: parseSquare(from) ?? 0, to: parseSquare(to) ?? 0, ...(role && { promotion: role }) };
}
