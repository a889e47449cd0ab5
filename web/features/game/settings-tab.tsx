import { SegmentedControl, Slider, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { chooseBoard, chosenBoard } from '../../board/colours.ts';
import { COORDINATES } from '../../board/coordinates.ts';
import { choosePieces, chosenPieces, PIECE_SETS, type PieceSet } from '../../board/pieces.ts';
import { BOARD_NAMES, type BoardName } from '../../theme.ts';
import { PROMOTION_PIECES, useGameSettings } from './settings.ts';
import classes from './settings-tab.module.css';
import { play } from './sounds.ts';
import { canShake } from './use-turn-signs.ts';

/** How the reader likes to play: promotion without a question, sounds, colours of the board. */
export function SettingsTab({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('game');
  const { settings, change } = useGameSettings();
  const { autoPromotion, sounds, volume, vibration, confirmMoves, coordinates } = settings;
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
      <div>
        <Switch
          label={t('settings.sounds')}
          checked={sounds}
          onChange={({ currentTarget }) => change({ sounds: currentTarget.checked })}
        />
        <Slider
          mt="xs"
          px="xs"
          size="lg"
          label={(percent) => t('settings.percent', { percent })}
          thumbLabel={t('settings.volume')}
          disabled={!sounds}
          step={5}
          value={volume}
          onChange={(next) => change({ volume: next })}
          onChangeEnd={(next) => play('move', next)}
        />
      </div>
      {canShake() && (
        <Switch
          label={t('settings.vibration')}
          checked={vibration}
          onChange={({ currentTarget }) => change({ vibration: currentTarget.checked })}
        />
      )}
      <Switch
        label={t('settings.confirmMoves')}
        description={t('settings.confirmMovesHelp')}
        checked={confirmMoves}
        onChange={({ currentTarget }) => change({ confirmMoves: currentTarget.checked })}
      />
      <BoardColours />
      <Pieces />
      <div>
        <Text id="coordinates" size="md" mb={4}>
          {t('settings.coordinates')}
        </Text>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby="coordinates"
          value={coordinates}
          onChange={(place) => change({ coordinates: COORDINATES.find((known) => known === place) ?? 'inside' })}
          data={COORDINATES.map((value) => ({ value, label: t(`settings.coordinatesAt.${value}`) }))}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('settings.keys')}
      </Text>
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
    <Choice
      name="board"
      title={t('settings.boardColours')}
      options={BOARD_NAMES}
      label={(name) => t(`settings.boards.${name}`)}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

function Pieces() {
  const { t } = useTranslation('game');
  const [chosen, setChosen] = useState(chosenPieces);
  const choose = (name: PieceSet) => {
    choosePieces(name);
    setChosen(name);
  };
  return (
    <Choice
      name="pieces"
      title={t('settings.pieces')}
      options={PIECE_SETS}
      label={(name) => t(`settings.pieceSets.${name}`)}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

interface ChoiceProps<Name extends string> {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Name[];
  readonly label: (name: Name) => string;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

function Choice<Name extends string>({ name, title, options, label, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset className={classes.boards}>
      <Text component="legend" size="md">
        {title}
      </Text>
      {options.map((option) => (
        <label key={option} className={classes.board}>
          <input type="radio" name={name} checked={chosen === option} onChange={() => onChoose(option)} />
          {label(option)}
        </label>
      ))}
    </fieldset>
  );
}
