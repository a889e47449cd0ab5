import { app } from './app.ts';
import { scheduled } from './scheduled.ts';

export { AddressObject } from '../durable-objects/connections/address-object.ts';
export { PresenceObject } from '../durable-objects/connections/presence-object.ts';
export { EventObject } from '../durable-objects/event/event-object.ts';
export { GameObject } from '../durable-objects/game/game-object.ts';
export { HealthObject } from '../durable-objects/health/health-object.ts';
export { ErasureObject } from '../durable-objects/jobs/erasure-object.ts';
export { FideListObject } from '../durable-objects/jobs/fide-list-object.ts';
export { MailObject } from '../durable-objects/jobs/mail-object.ts';
export { NationalListObject } from '../durable-objects/jobs/national-list-object.ts';
export { PasswordObject } from '../durable-objects/jobs/password-object.ts';
export { PushObject } from '../durable-objects/jobs/push-object.ts';
export { LimitObject } from '../durable-objects/limits/limit-object.ts';
export { PersonObject } from '../durable-objects/person/person-object.ts';
export { RelayObject } from '../durable-objects/stream/relay-object.ts';
export { TournamentObject } from '../durable-objects/tournament/tournament-object.ts';
export { GameService } from './game-service.ts';
export { PairingService } from './pairing-service.ts';

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;
