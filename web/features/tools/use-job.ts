import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { engine } from './engine.ts';
import type { Findings, Job, JobOf } from './jobs.ts';

export type JobState<Kind extends Job['kind']> =
  | { readonly kind: 'running'; readonly stop: () => void }
  | { readonly kind: 'stopped' | 'failed'; readonly start: () => void }
  | { readonly kind: 'found'; readonly found: Findings[Kind] };

/** An opened file; its number distinguishes it from earlier ones. */
export interface OpenedFile {
  readonly id: number;
  /** The name on the user's machine; null for pasted text. */
  readonly name: string | null;
  readonly text: string;
}

type FileJobKind = Exclude<Job['kind'], 'generate'>;

const fileKey = (id: number) => ['tools', id];

const jobQuery = <Kind extends FileJobKind>(id: number, job: JobOf<Kind>) =>
  queryOptions({
    // The number stands for the text, which may be long.
    queryKey: [...fileKey(id), { ...job, text: null }],
    queryFn: ({ signal }) => engine.run<Kind>(job, signal),
    // No network is involved, and the result never changes.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
    meta: { silent: true },
  });

/** Reads and checks a file, as the page shows first: the worker need not wait for the page between the two. */
export function startJobs(queryClient: QueryClient, { id, text }: OpenedFile): void {
  void queryClient.prefetchQuery(jobQuery<'read'>(id, { kind: 'read', text }));
  void queryClient.prefetchQuery(jobQuery<'check'>(id, { kind: 'check', text }));
}

/** Aborts all jobs of a file, also those that no component uses yet. */
export const stopJobs = (queryClient: QueryClient, id: number): Promise<void> =>
  queryClient.cancelQueries({ queryKey: fileKey(id) });

/** Runs a job on a file, unless its result is cached; it is aborted when no component uses it any more. */
export function useJob<Kind extends FileJobKind>(id: number, job: JobOf<Kind>): JobState<Kind> {
  const queryClient = useQueryClient();
  const { data, fetchStatus, isError, refetch } = useQuery(jobQuery(id, job));
  if (data !== undefined) return { kind: 'found', found: data };
  if (fetchStatus === 'fetching') {
    return { kind: 'running', stop: () => void stopJobs(queryClient, id) };
  }
  return { kind: isError ? 'failed' : 'stopped', start: () => void refetch() };
}
