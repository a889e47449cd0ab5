import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { engine, type JobProgress } from './engine.ts';
import type { Findings, Job, JobOf } from './jobs.ts';

export type JobState<Kind extends Job['kind']> =
  | { readonly kind: 'running'; readonly progress: JobProgress | null; readonly stop: () => void }
  | { readonly kind: 'stopped' | 'failed'; readonly start: () => void }
  | { readonly kind: 'found'; readonly found: Findings[Kind] };

/** An opened file; its number distinguishes it from earlier ones. */
export interface OpenedFile {
  readonly id: number;
  /** The name on the user's machine; null for pasted text. */
  readonly name: string | null;
  readonly text: string;
}

/** Runs a job on a file, unless its result is cached; it is aborted when no component uses it any more. */
export function useJob<Kind extends Exclude<Job['kind'], 'generate'>>(id: number, job: JobOf<Kind>): JobState<Kind> {
  const queryClient = useQueryClient();
  // The number stands for the text, which may be long.
  const queryKey = ['tools', id, { ...job, text: null }];
  const progress = useSyncExternalStore(engine.subscribe, engine.progress);
  const { data, fetchStatus, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => engine.run<Kind>(job, signal),
    // No network is involved, and the result never changes.
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
