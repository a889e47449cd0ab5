import * as calls from '../../../../contract/calls.ts';
import { given } from '../../../../domain/kernel/given.ts';
import type { RoundMark } from '../../../../domain/tournament/value/attendance-record.ts';
import { callApi } from '../../../api.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';

interface Mark {
  readonly accounts: readonly string[];
  /** Without it the mark holds for all rounds to come. */
  readonly round?: number;
  /** Null removes the mark. */
  readonly attendance: RoundMark | null;
}

export const useMark = (tid: string) =>
  useTournamentChange(tid, ({ accounts, round, attendance }: Mark) =>
    callApi(calls.markAttendance, { id: tid, body: { accounts: [...accounts], attendance, ...given({ round }) } }),
  );
