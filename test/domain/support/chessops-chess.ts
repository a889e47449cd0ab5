import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import type { Move, Role } from '../../../domain/chess/square.ts';

/** Chess as chessops sees it, asked directly: what the rules of the product are held against. */
export class ChessopsChess {
  readonly #position: Chess;

  private constructor(position: Chess) {
    this.#position = position;
  }

  static at(fen: string): ChessopsChess {
    return new ChessopsChess(Chess.fromSetup(parseFen(fen).unwrap()).unwrap());
  }

  /** Castling is written as the king's move of two squares. */
  legalMoves(): readonly Move[] {
    return [...this.#position.allDests()].flatMap(([from, squares]) =>
      [...squares].flatMap((square) => {
        const to = this.#isOwn(square) ? from + (square > from ? 2 : -2) : square;
        return this.#promotions(from, to).map((promotion) =>
          promotion === null ? { from, to } : { from, to, promotion },
        );
      }),
    );
  }

  isLegal(move: Move): boolean {
    return !this.#isOwn(move.to) && this.#position.isLegal(move);
  }

  after(move: Move): ChessopsChess {
    const next = this.#position.clone();
    next.play(move);
    return new ChessopsChess(next);
  }

  san(move: Move): string {
    return makeSan(this.#position, move);
  }

  fen(): string {
    return makeFen(this.#position.toSetup());
  }

  isCheck(): boolean {
    return this.#position.isCheck();
  }

  end(): 'checkmate' | 'stalemate' | 'deadPosition' | null {
    if (this.#position.isCheckmate()) return 'checkmate';
    if (this.#position.isStalemate()) return 'stalemate';
    return this.#position.isInsufficientMaterial() ? 'deadPosition' : null;
  }

  #isOwn(square: number): boolean {
    return this.#position.board[this.#position.turn].has(square);
  }

  #promotions(from: number, to: number): readonly (Role | null)[] {
    const isPromotion = this.#position.board.pawn.has(from) && (to < 8 || to >= 56);
    return isPromotion ? ['queen', 'rook', 'bishop', 'knight'] : [null];
  }
}
