import type { Findings, Job } from './jobs.ts';

/** Messages between the page and its worker; the number identifies the job. */
export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}

export type WorkerMessage =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly id: number; readonly kind: 'found'; readonly found: Findings[Job['kind']] }
  /** A defect; a file that cannot be used is a normal result. */
  | { readonly id: number; readonly kind: 'failed' };
