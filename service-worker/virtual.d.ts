/** What the build provides (`scripts/web-build/service-worker.ts`). */
declare module 'virtual:shell' {
  /** Changes with every build whose files or page differ. */
  export const VERSION: string;
  /** The page that is served at all addresses of the web. */
  export const HTML: string;
  /** Paths of the files that the front page and a tournament load, in both languages. */
  export const FILES: readonly string[];
}
