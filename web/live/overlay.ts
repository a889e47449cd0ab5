/**
 * An entered value overlays the page of its tournament until the page has the revision that contains it. The page
 * itself is never modified, as it may be newer by then and show another user's value.
 */
export interface Overlaid {
  /** The revision that contains it, from the server's response; null while pending. */
  readonly revision: number | null;
}

/** Whether it still overlays a page of this revision. */
export const isOver = ({ revision }: Overlaid, pageRevision: number): boolean =>
  revision === null || revision > pageRevision;

/** The revision in the response to a command of a tournament. */
export const revisionIn = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'revision' in answer && typeof answer.revision === 'number'
    ? answer.revision
    : undefined;
