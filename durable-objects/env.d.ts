/** The bindings of wrangler.toml, typed by the classes behind them. */
declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database;
    readonly ASSETS: Fetcher;
    /** Set by the server on a developer's machine only: the address of everybody who can reach it. */
    readonly LOCAL_ADDRESS?: string;
    /** Set by the server of a hall only: the local network, in which it is reached, has no TLS. */
    readonly HALL?: string;
    /** Set on a developer's machine: takes the letters that would be sent, and shows them. */
    readonly OUTBOX?: Fetcher;
    /** Sends e-mail; absent where the operator has not set it up. */
    readonly MAIL?: SendEmail;
    /** By which the operator makes the first account, in the browser; a secret of the deployment. */
    readonly SETUP_CODE?: string;
    /** The address that letters come from. */
    readonly MAIL_FROM?: string;
    /** Who runs this server and is responsible for what it keeps; a name. */
    readonly OPERATOR?: string;
    /** Where people write to them. */
    readonly CONTACT_EMAIL?: string;
    /** The web address of a chat of those who use this server. */
    readonly COMMUNITY_URL?: string;
    /** The web address of FIDE's rating list; absent where it is not to be read by itself. */
    readonly FIDE_LIST_URL?: string;
    /** By which the push services of browsers know this server; absent where devices are told nothing. */
    readonly PUSH_PUBLIC_KEY?: string;
    readonly PUSH_PRIVATE_KEY?: string;
    readonly GAME: DurableObjectNamespace<import('./game-object.ts').GameObject>;
    readonly TOURNAMENT: DurableObjectNamespace<import('./tournament-object.ts').TournamentObject>;
    readonly RELAY: DurableObjectNamespace<import('./relay-object.ts').RelayObject>;
    readonly PRESENCE: DurableObjectNamespace<import('./presence-object.ts').PresenceObject>;
    readonly LIMIT: DurableObjectNamespace<import('./limit-object.ts').LimitObject>;
    readonly PASSWORD: DurableObjectNamespace<import('./password-object.ts').PasswordObject>;
    readonly CONNECTIONS: DurableObjectNamespace<import('./connection-object.ts').ConnectionObject>;
    readonly ERASURE: DurableObjectNamespace<import('./erasure-object.ts').ErasureObject>;
    readonly FIDE_LIST: DurableObjectNamespace<import('./fide-list-object.ts').FideListObject>;
    readonly PUSH: DurableObjectNamespace<import('./push-object.ts').PushObject>;
    /** Pairs rounds outside of a tournament's own thread. */
    readonly PAIRING: import('./pairing-gateway.ts').PairingGateway;
  }
}

interface Env extends Cloudflare.Env {}
