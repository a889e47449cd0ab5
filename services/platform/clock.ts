import { type Millis, millis } from '../../domain/kernel/time.ts';

/** The server's clock. Nothing on the server reads the time anywhere else, so tests set it here. */
export const clock = { now: (): Millis => millis(Date.now()) };
