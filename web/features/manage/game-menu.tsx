import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { WITHOUT_PLAY } from '../../../domain/tournament/game-result.ts';
import type { MatchLine } from '../../model/match.ts';
import { boardName } from '../../model/progress.ts';
import { gameResultText } from '../../model/result-text.ts';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClockItems } from './clock-items.tsx';
import type { DeskRow } from './desk-groups.ts';
import type { Entered } from './result-log.ts';

interface GameMenuProps {
  readonly page: TournamentPage;
  readonly row: DeskRow;
  readonly line: MatchLine;
  readonly onResult: (result: Entered) => void;
  /** Where a drawn game is not entered but replayed. */
  readonly onReplay: (() => void) | undefined;
}

/** What is seldom said of a game: that it was not played, that it was replayed, that it is to be taken back. */
export function GameMenu({ page, row, line, onResult, onReplay }: GameMenuProps) {
  const { t } = useTranslation('manage');
  const mayReplay = onReplay !== undefined && line.result === null && line.online === null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('results.more', { board: boardName(row.board) })} c="inherit">
          <Icon sign={FURTHER_SIGNS.more} isLarge />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {WITHOUT_PLAY.map((result) => (
          <Menu.Item key={result} leftSection={gameResultText(result)} onClick={() => onResult(result)}>
            {t(`results.names.${result}`)}
          </Menu.Item>
        ))}
        {mayReplay && <Menu.Item onClick={onReplay}>{t('matches.replayed')}</Menu.Item>}
        {row.mayClear && (
          <Menu.Item leftSection="*" onClick={() => onResult(null)}>
            {t('matches.takeBack')}
          </Menu.Item>
        )}
        {line.result === null && <ClockItems page={page} pairing={row.pairing} />}
      </Menu.Dropdown>
    </Menu>
  );
}
