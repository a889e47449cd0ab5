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

/** What is asked of the file beside the kind of the job. */
type Asked<Kind extends Job['kind']> = Omit<JobOf<Kind>, 'text'>;

/** Does a job on the file, unless its findings are known already; it ends when nobody waits for them any more. */
export function useJob<Kind extends Exclude<Job['kind'], 'generate'>>(
  { id, text }: OpenedFile,
  asked: Asked<Kind>,
): JobState<Kind> {
  const queryClient = useQueryClient();
  const queryKey = ['tools', id, asked];
  const progress = useSyncExternalStore(engine.subscribe, engine.progress);
  const { data, fetchStatus, isError, refetch } = useQuery({
    queryKey,
    // A job is what is asked and the text that it is asked of; the compiler does not put the two together again.
    queryFn: ({ signal }) => engine.run<Kind>({ ...asked, text } as unknown as JobOf<Kind>, signal),
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
