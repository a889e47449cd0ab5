import { usePersonSocket } from '../../live/use-person-socket.ts';

/** Loaded by `live-updates.tsx`. */
export function PersonSocket() {
  usePersonSocket();
  return null;
}
