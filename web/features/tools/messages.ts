import type { Findings, Job } from './jobs.ts';

/** What the page sends its worker, and what it hears from it; the number says to which job an answer belongs. */
export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}

export type WorkerMessage =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly id: number; readonly kind: 'found'; readonly found: Findings[Job['kind']] }
  /** A defect: a file that cannot be used is something found. */
  | { readonly id: number; readonly kind: 'failed' };
