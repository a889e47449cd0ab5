/** What the build knows of the web (`scripts/web-build/service-worker.ts`). */
declare module 'virtual:shell' {
  /** Another one for each build whose files or page differ. */
  export const VERSION: string;
  /** The page that all addresses of the web begin with. */
  export const HTML: string;
  /** The paths of what the front page and a tournament are made of, in both languages. */
  export const FILES: readonly string[];
}
