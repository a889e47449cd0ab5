import { jobRunner } from './jobs.ts';
import type { JobMessage, WorkerMessage } from './messages.ts';

/** The worker of the tools page: runs one job after the other, without network requests. */

const runJob = jobRunner();
const send = (message: WorkerMessage): void => self.postMessage(message);

self.onmessage = ({ data: { id, job } }: MessageEvent<JobMessage>) => {
  try {
    const found = runJob(job, (done, total) => send({ id, kind: 'progress', done, total }));
    send({ id, kind: 'found', found });
  } catch (error) {
    send({ id, kind: 'failed' });
    // The browser logs it as an uncaught error, as any other defect.
    throw error;
  }
};
