import { app } from './app.ts';
import { scheduled } from './scheduled.ts';

export { ConnectionObject } from '../durable-objects/connection-object.ts';
export { ErasureObject } from '../durable-objects/erasure-object.ts';
export { FideListObject } from '../durable-objects/fide-list-object.ts';
export { GameObject } from '../durable-objects/game-object.ts';
export { LimitObject } from '../durable-objects/limit-object.ts';
export { PasswordObject } from '../durable-objects/password-object.ts';
export { PresenceObject } from '../durable-objects/presence-object.ts';
export { PushObject } from '../durable-objects/push-object.ts';
export { RelayObject } from '../durable-objects/relay-object.ts';
export { TournamentObject } from '../durable-objects/tournament-object.ts';
export { PairingService } from './pairing-service.ts';

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;
