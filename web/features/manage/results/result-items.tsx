import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { gameResultText } from '../../../model/result-text.ts';

interface ResultItemsProps {
  readonly results: readonly GameResult[];
  readonly onResult: (result: GameResult) => void;
}

export function ResultItems({ results, onResult }: ResultItemsProps) {
  const { t } = useTranslation('manage');
  return results.map((result) => (
    <Menu.Item key={result} leftSection={gameResultText(result)} onClick={() => onResult(result)}>
      {t(`results.names.${result}`)}
    </Menu.Item>
  ));
}
