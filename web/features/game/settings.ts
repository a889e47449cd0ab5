import { useLocalStorage } from '@mantine/hooks';
import { ROLES, type Role } from '../../../domain/chess/square.ts';

/** How a reader likes to play; kept in this browser. */
export interface GameSettings {
  /** The piece that pawns become without a question; null where it is asked. */
  readonly autoPromotion: Role | null;
  readonly sounds: boolean;
  /** Whether each move is asked about before it is sent. */
  readonly confirmMoves: boolean;
}

const DEFAULTS: GameSettings = { autoPromotion: null, sounds: true, confirmMoves: false };

/** The pieces of automatic promotion. */
export const PROMOTION_PIECES = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];

/** The keys that choose a piece, and the initials that Norwegians know; x turns automatic promotion off. */
export const PROMOTION_KEYS: Readonly<Record<string, Role | null>> = {
  q: 'queen',
  d: 'queen',
  r: 'rook',
  t: 'rook',
  b: 'bishop',
  l: 'bishop',
  n: 'knight',
  s: 'knight',
  x: null,
};

/** The piece of a key while it is being chosen: any the variant has, in antichess the king as well. */
export const pieceOfKey = (key: string, promotions: readonly Role[]): Role | undefined => {
  const role = key === 'k' ? 'king' : PROMOTION_KEYS[key];
  return promotions.find((known) => known === role);
};

export function useGameSettings() {
  const [settings, store] = useLocalStorage<GameSettings>({
    key: 'rokade-game',
    defaultValue: DEFAULTS,
    getInitialValueInEffect: false,
    deserialize: read,
  });
  return { settings, change: (changes: Partial<GameSettings>) => store({ ...settings, ...changes }) };
}

/** Whatever is stored there, the page gets settings it knows. */
function read(text: string | undefined): GameSettings {
  const stored = parse(text ?? '');
  return {
    autoPromotion: ROLES.find((role) => role === stored.autoPromotion) ?? DEFAULTS.autoPromotion,
    sounds: typeof stored.sounds === 'boolean' ? stored.sounds : DEFAULTS.sounds,
    confirmMoves: typeof stored.confirmMoves === 'boolean' ? stored.confirmMoves : DEFAULTS.confirmMoves,
  };
}

function parse(text: string): Partial<Record<keyof GameSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
