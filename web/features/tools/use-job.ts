import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { engine, type JobProgress } from './engine.ts';
import type { Findings, Job, JobOf } from './jobs.ts';

/** What is known of a job. */
export type JobState<Kind extends Job['kind']> =
  | { readonly kind: 'running'; readonly progress: JobProgress | null; readonly stop: () => void }
  | { readonly kind: 'stopped' | 'failed'; readonly start: () => void }
  | { readonly kind: 'found'; readonly found: Findings[Kind] };

/** A file that was opened here; its number tells it from those before it. */
export interface OpenedFile {
  readonly id: number;
  /** What it is called on the reader's machine; null for a text that was pasted. */
  readonly name: string | null;
  readonly text: string;
}

/** Does a job on a file, unless its findings are known already; it ends when nobody waits for them any more. */
export function useJob<Kind extends Exclude<Job['kind'], 'generate'>>(id: number, job: JobOf<Kind>): JobState<Kind> {
  const queryClient = useQueryClient();
  // The number stands for the text, which may be long.
  const queryKey = ['tools', id, { ...job, text: null }];
  const progress = useSyncExternalStore(engine.subscribe, engine.progress);
  const { data, fetchStatus, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => engine.run<Kind>(job, signal),
    // Nothing is asked of the network, and what was found stays so.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
    meta: { silent: true },
  });
  if (data !== undefined) return { kind: 'found', found: data };
  if (fetchStatus === 'fetching') {
    return { kind: 'running', progress, stop: () => void queryClient.cancelQueries({ queryKey }) };
  }
  return { kind: isError ? 'failed' : 'stopped', start: () => void refetch() };
}
