import { runJob } from './jobs.ts';
import type { JobMessage, WorkerMessage } from './messages.ts';

/** The background of the tools page: it does one job after the other, and asks nobody. */

const say = (message: WorkerMessage): void => self.postMessage(message);

self.onmessage = ({ data: { id, job } }: MessageEvent<JobMessage>) => {
  try {
    const found = runJob(job, (done, total) => say({ id, kind: 'progress', done, total }));
    say({ id, kind: 'found', found });
  } catch (error) {
    say({ id, kind: 'failed' });
    // The browser's console tells of it, as of any other defect.
    throw error;
  }
};
