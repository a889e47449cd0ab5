import { useTranslation } from 'react-i18next';
import type { ArbiterCallView } from '../../../contract/tournament/arbiter-calls.ts';

export interface LogRow {
  readonly key: string;
  readonly at: string;
  readonly by: string;
  readonly facts: readonly string[];
}

/** Calls for the arbiter and their answers, as lines of the log (CALL-4). */
export function useCallRows(): (calls: readonly ArbiterCallView[]) => readonly LogRow[] {
  const { t } = useTranslation('log');
  const quoted = (words: string): string => (words === '' ? '' : t('said', { words }));
  return (calls) =>
    calls.flatMap(({ id, at, name, round, board, words, answer }) => [
      { key: `call ${id}`, at, by: name, facts: [t('called', { round, board }) + quoted(words)] },
      ...(answer === null
        ? []
        : [
            {
              key: `answer ${id}`,
              at: answer.at,
              by: answer.name,
              facts: [t('callAnswered', { name }) + quoted(answer.words)],
            },
          ]),
    ]);
}

/** Both kinds of lines, the latest first; calls only since the earliest change that is loaded. */
export function withCalls(rows: readonly LogRow[], calls: readonly LogRow[], isWhole: boolean): readonly LogRow[] {
  const since = isWhole ? '' : (rows.at(-1)?.at ?? '');
  return [...rows, ...calls.filter(({ at }) => at >= since)].sort((one, other) => (one.at < other.at ? 1 : -1));
}
