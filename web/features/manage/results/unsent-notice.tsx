import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/format.ts';
import { gameResultText } from '../../../model/result-text.ts';
import { NowrapScores } from '../../../ui/chess/nowrap-scores.tsx';
import { isDisputed, type Unsent, type UnsentResult } from './outbox/unsent-results.ts';
import type { Entered } from './result-log.ts';
import classes from './unsent-notice.module.css';
import { useBoardName } from './use-board-name.ts';

interface UnsentNoticeProps {
  readonly unsent: Unsent;
  /** The round whose boards are named by their number alone. */
  readonly round: number;
  readonly onDecide: (entry: UnsentResult, own: boolean) => void;
}

/** Names the boards whose results are not stored, and asks where another user has entered a different result. */
export function UnsentNotice({ unsent, round, onDecide }: UnsentNoticeProps) {
  const { t } = useTranslation('manage');
  const { list } = useFormat();
  const boardOf = useBoardName(round);
  const disputed = unsent.results.filter(isDisputed);
  const waiting = isWaiting(unsent) ? unsent.results.filter((entry) => !isDisputed(entry)) : [];
  return (
    <div role="status" className={classes.place}>
      {waiting.length > 0 && (
        <p className={classes.notice}>
          {t('unsent.waiting', { count: waiting.length, boards: list(waiting.map(boardOf)) })}
        </p>
      )}
      {disputed.map((entry) => (
        <div key={`${entry.round}_${entry.white}_${entry.black}_${entry.game ?? ''}`} className={classes.notice}>
          <p>
            <NowrapScores>
              {t('unsent.disputed', {
                board: boardOf(entry),
                own: textOf(entry.result),
                theirs: textOf(entry.theirs),
              })}
            </NowrapScores>
          </p>
          <Group gap="xs">
            <Button variant="default" onClick={() => onDecide(entry, false)}>
              {t('unsent.keepTheirs', { result: textOf(entry.theirs) })}
            </Button>
            <Button variant="default" onClick={() => onDecide(entry, true)}>
              {t('unsent.enterOwn', { result: textOf(entry.result) })}
            </Button>
          </Group>
        </div>
      ))}
    </div>
  );
}

/** Results that are being sent are not mentioned, as the response takes a moment. */
export const isWaiting = ({ contact, results }: Unsent): boolean => contact !== 'sure' && results.length > 0;

const textOf = (result: Entered): string => (result === null ? '*' : gameResultText(result));
