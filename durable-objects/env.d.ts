/** The bindings of wrangler.toml, typed by the classes behind them. */
declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database;
    readonly ASSETS: Fetcher;
    readonly LOGIN_LIMIT: RateLimit;
    readonly GAME: DurableObjectNamespace<import('./game-object.ts').GameObject>;
    readonly TOURNAMENT: DurableObjectNamespace<import('./tournament-object.ts').TournamentObject>;
    readonly PRESENCE: DurableObjectNamespace<import('./presence-object.ts').PresenceObject>;
    /** Pairs rounds outside of a tournament's own thread. */
    readonly PAIRING: import('./pairing-gateway.ts').PairingGateway;
  }
}

interface Env extends Cloudflare.Env {}
