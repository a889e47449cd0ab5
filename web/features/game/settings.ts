import { useLocalStorage } from '@mantine/hooks';
import { ROLES, type Role } from '../../../domain/chess/square.ts';

/** How a reader likes to play; kept in this browser. */
export interface GameSettings {
  /** The piece that pawns become without a question; null where it is asked. */
  readonly autoPromotion: Role | null;
  readonly sounds: boolean;
}

const DEFAULTS: GameSettings = { autoPromotion: null, sounds: true };

/** The pieces of automatic promotion with the keys that choose them; x turns it off. */
export const PROMOTION_KEYS: Readonly<Record<string, Role | null>> = {
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  x: null,
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
