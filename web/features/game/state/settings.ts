import { useLocalStorage } from '@mantine/hooks';
import { ROLES, type Role } from '../../../../domain/chess/square.ts';
import { COORDINATES, type Coordinates } from '../../../board/coordinates.ts';

/** A user's playing preferences, stored in this browser. */
export interface GameSettings {
  /** The automatic promotion piece; null where the user is asked. */
  readonly autoPromotion: Role | null;
  readonly sounds: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Whether a phone vibrates on the user's turn. */
  readonly vibration: boolean;
  /** Whether each move is confirmed before it is sent. */
  readonly confirmMoves: boolean;
  readonly coordinates: Coordinates;
}

const DEFAULTS: GameSettings = {
  autoPromotion: null,
  sounds: true,
  volume: 60,
  vibration: true,
  confirmMoves: false,
  coordinates: 'inside',
};

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

/** The piece of a key while it is being chosen: any that the variant has, in antichess the king as well. */
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

/** Invalid stored settings are replaced by defaults. */
function read(text: string | undefined): GameSettings {
  const stored = parse(text ?? '');
  return {
    autoPromotion: ROLES.find((role) => role === stored.autoPromotion) ?? DEFAULTS.autoPromotion,
    sounds: isSet(stored.sounds, DEFAULTS.sounds),
    volume: isVolume(stored.volume) ? stored.volume : DEFAULTS.volume,
    vibration: isSet(stored.vibration, DEFAULTS.vibration),
    confirmMoves: isSet(stored.confirmMoves, DEFAULTS.confirmMoves),
    coordinates: COORDINATES.find((place) => place === stored.coordinates) ?? DEFAULTS.coordinates,
  };
}

const isSet = (stored: unknown, usual: boolean): boolean => (typeof stored === 'boolean' ? stored : usual);
const isVolume = (stored: unknown): stored is number => typeof stored === 'number' && stored >= 0 && stored <= 100;

function parse(text: string): Partial<Record<keyof GameSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
