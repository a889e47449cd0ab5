/** Bindings of wrangler.toml, objects by what they offer. */
declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database;
    readonly ASSETS: Fetcher;
    /** Uploaded pictures; without it, they are stored in the database. */
    readonly PICTURES?: R2Bucket;
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
    /** The payment providers that hosts may connect, separated by commas; none if unset. */
    readonly PAYMENTS?: string;
    /** Secret: 32 bytes in base64, by which the keys of hosts are encrypted. */
    readonly PAYMENT_KEY?: string;
    readonly GAME: DurableObjectNamespace<import('./objects.ts').GameRpc>;
    readonly TOURNAMENT: DurableObjectNamespace<import('./objects.ts').TournamentRpc>;
    readonly EVENT: DurableObjectNamespace<import('./objects.ts').EventRpc>;
    readonly ENTRY_MAIL: DurableObjectNamespace<import('./objects.ts').MailRpc>;
    readonly RELAY: DurableObjectNamespace<import('./objects.ts').RelayRpc>;
    readonly PRESENCE: DurableObjectNamespace<import('./objects.ts').PresenceRpc>;
    readonly LIMIT: DurableObjectNamespace<import('./objects.ts').LimitRpc>;
    readonly PASSWORD: DurableObjectNamespace<import('./objects.ts').PasswordRpc>;
    readonly PERSON: DurableObjectNamespace<import('./objects.ts').PersonRpc>;
    readonly ADDRESSES: DurableObjectNamespace<import('./objects.ts').AddressRpc>;
    readonly ERASURE: DurableObjectNamespace<import('./objects.ts').ErasureRpc>;
    readonly HEALTH: DurableObjectNamespace<import('./objects.ts').HealthRpc>;
    readonly FIDE_LIST: DurableObjectNamespace<import('./objects.ts').FideListRpc>;
    readonly NATIONAL_LIST: DurableObjectNamespace<import('./objects.ts').NationalListRpc>;
    readonly PUSH: DurableObjectNamespace<import('./objects.ts').PushRpc>;
    /** Calls many games for a tournament. */
    readonly GAMES: import('./game/game-gateway.ts').GameGateway;
    /** Pairs rounds off the tournament object's thread. */
    readonly PAIRING: import('./tournament/pairing-gateway.ts').PairingGateway;
  }
}

interface Env extends Cloudflare.Env {}
