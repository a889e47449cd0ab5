import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { PENALTY_RESULTS, WITHOUT_PLAY } from '../../../../domain/tournament/value/game-result.ts';
import type { MatchLine } from '../../../model/match.ts';
import type { DeskRow } from '../desk/desk-groups.ts';
import { useDeskPage } from '../desk/desk-page.ts';
import { OnScreenItem } from '../results/online-box.tsx';
import { ResultItems } from '../results/result-items.tsx';
import type { Entered } from '../results/result-log.ts';
import { ClockItems } from './clock-items.tsx';

interface GameMenuProps {
  readonly row: DeskRow;
  readonly line: MatchLine;
  readonly onResult: (result: Entered) => void;
  /** For a drawn game that is replayed instead of entered. */
  readonly onReplay: (() => void) | undefined;
}

/** Rare actions on a game in the menu of a row: not played, replayed, taken back. */
export function GameMenu({ row, line, onResult, onReplay }: GameMenuProps) {
  const { t } = useTranslation('manage');
  const page = useDeskPage();
  const mayReplay = onReplay !== undefined && line.result === null && line.online === null;
  return (
    <Menu.Dropdown>
      <ResultItems results={WITHOUT_PLAY} onResult={onResult} />
      {FORMATS[page.tournament.kind].allowsDraws && (
        <>
          <Menu.Divider />
          <Menu.Label>{t('results.penalty')}</Menu.Label>
          <ResultItems results={PENALTY_RESULTS} onResult={onResult} />
          <Menu.Divider />
        </>
      )}
      {mayReplay && <Menu.Item onClick={onReplay}>{t('matches.replayed')}</Menu.Item>}
      {row.mayClear && (
        <Menu.Item leftSection="*" onClick={() => onResult(null)}>
          {t('matches.takeBack')}
        </Menu.Item>
      )}
      {line.result === null && <OnScreenItem page={page} pairing={row.pairing} />}
      {line.result === null && <ClockItems page={page} pairing={row.pairing} />}
    </Menu.Dropdown>
  );
}
