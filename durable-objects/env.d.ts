/** Bindings of wrangler.toml, typed by their classes. */
declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database;
    readonly ASSETS: Fetcher;
    /** Local development only: the client address of every request. */
    readonly LOCAL_ADDRESS?: string;
    /** LAN mode only: the local network has no TLS. */
    readonly HALL?: string;
    /** Local development only: collects e-mails instead of sending them. */
    readonly OUTBOX?: Fetcher;
    /** Absent if the operator has not set up e-mail. */
    readonly MAIL?: SendEmail;
    /** Secret for creating the first account. */
    readonly SETUP_CODE?: string;
    /** Sender address of e-mails. */
    readonly MAIL_FROM?: string;
    /** Origins of this server, main one first; absent if only the platform routes requests here. */
    readonly SITE_URL?: string;
    /** Name of the operator responsible for the data. */
    readonly OPERATOR?: string;
    readonly CONTACT_EMAIL?: string;
    readonly COMMUNITY_URL?: string;
    /** Default IANA time zone of tournaments; Europe/Oslo if unset. */
    readonly TIME_ZONE?: string;
    /** URL of FIDE's rating list; absent to disable the import. */
    readonly FIDE_LIST_URL?: string;
    /** VAPID public key; absent if push notifications are off. */
    readonly PUSH_PUBLIC_KEY?: string;
    readonly PUSH_PRIVATE_KEY?: string;
    readonly GAME: DurableObjectNamespace<import('./game/game-object.ts').GameObject>;
    readonly TOURNAMENT: DurableObjectNamespace<import('./tournament/tournament-object.ts').TournamentObject>;
    readonly RELAY: DurableObjectNamespace<import('./stream/relay-object.ts').RelayObject>;
    readonly PRESENCE: DurableObjectNamespace<import('./connections/presence-object.ts').PresenceObject>;
    readonly LIMIT: DurableObjectNamespace<import('./limits/limit-object.ts').LimitObject>;
    readonly PASSWORD: DurableObjectNamespace<import('./jobs/password-object.ts').PasswordObject>;
    readonly CONNECTIONS: DurableObjectNamespace<import('./connections/connection-object.ts').ConnectionObject>;
    readonly ERASURE: DurableObjectNamespace<import('./jobs/erasure-object.ts').ErasureObject>;
    readonly FIDE_LIST: DurableObjectNamespace<import('./jobs/fide-list-object.ts').FideListObject>;
    readonly PUSH: DurableObjectNamespace<import('./jobs/push-object.ts').PushObject>;
    /** Pairs rounds off the tournament object's thread. */
    readonly PAIRING: import('./tournament/pairing-gateway.ts').PairingGateway;
  }
}

interface Env extends Cloudflare.Env {}
