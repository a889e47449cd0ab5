import { SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { chooseBoard, chosenBoard } from '../../board/colours.ts';
import { BOARD_NAMES, type BoardName } from '../../theme.ts';
import { PROMOTION_PIECES, useGameSettings } from './settings.ts';
import classes from './settings-tab.module.css';

/** How the reader likes to play: promotion without a question, sounds, colours of the board. */
export function SettingsTab({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('game');
  const { settings, change } = useGameSettings();
  const { autoPromotion, sounds, confirmMoves } = settings;
  return (
    <Stack gap="sm">
      {rulesOf(variant).promotions.length > 1 && (
        <div>
          <Switch
            label={t('settings.autoPromotion')}
            description={t('settings.autoPromotionHelp')}
            checked={autoPromotion !== null}
            onChange={({ currentTarget }) => change({ autoPromotion: currentTarget.checked ? 'queen' : null })}
          />
          <SegmentedControl
            mt="xs"
            fullWidth
            size="sm"
            aria-label={t('settings.autoPromotionPiece')}
            disabled={autoPromotion === null}
            value={autoPromotion ?? 'queen'}
            onChange={(role) => change({ autoPromotion: PROMOTION_PIECES.find((piece) => piece === role) ?? null })}
            data={PROMOTION_PIECES.map((role) => ({ value: role, label: t(`pieces.${role}`) }))}
          />
        </div>
      )}
      <Switch
        label={t('settings.sounds')}
        checked={sounds}
        onChange={({ currentTarget }) => change({ sounds: currentTarget.checked })}
      />
      <Switch
        label={t('settings.confirmMoves')}
        description={t('settings.confirmMovesHelp')}
        checked={confirmMoves}
        onChange={({ currentTarget }) => change({ confirmMoves: currentTarget.checked })}
      />
      <BoardColours />
    </Stack>
  );
}

function BoardColours() {
  const { t } = useTranslation('game');
  const [chosen, setChosen] = useState(chosenBoard);
  const choose = (name: BoardName) => {
    chooseBoard(name);
    setChosen(name);
  };
  return (
    <fieldset className={classes.boards}>
      <Text component="legend" size="md">
        {t('settings.boardColours')}
      </Text>
      {BOARD_NAMES.map((name) => (
        <label key={name} className={classes.board}>
          <input type="radio" name="board" checked={chosen === name} onChange={() => choose(name)} />
          {t(`settings.boards.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
