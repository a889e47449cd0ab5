import { app } from './app.ts';

export { GameObject } from '../durable-objects/game-object.ts';
export { PresenceObject } from '../durable-objects/presence-object.ts';
export { TournamentObject } from '../durable-objects/tournament-object.ts';
export { PairingService } from './pairing-service.ts';

export default app;
