import { SegmentedControl, Slider, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import { BOARD_NAMES, type BoardName, boards } from '../../../app/colour-tokens.ts';
import { chooseBoard, chosenBoard } from '../../../board/colours.ts';
import { COORDINATES } from '../../../board/coordinates.ts';
import { knightOf } from '../../../board/piece-swatches.ts';
import { choosePieces, chosenPieces, PIECE_SETS, type PieceSet } from '../../../board/pieces.ts';
import { PROMOTION_PIECES, useGameSettings } from '../state/settings.ts';
import classes from './settings-tab.module.css';
import { play } from './sounds.ts';
import { canShake } from './use-turn-notification.ts';

/** The user's playing preferences: automatic promotion, sounds, board colours. */
export function SettingsTab({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation(['playing', 'game']);
  const { settings, change } = useGameSettings();
  const { autoPromotion, sounds, volume, vibration, confirmMoves, coordinates } = settings;
  return (
    <Stack gap="sm">
      {rulesOf(variant).promotions.length > 1 && (
        <div>
          <Switch
            label={t('autoPromotion')}
            description={t('autoPromotionHelp')}
            checked={autoPromotion !== null}
            onChange={({ currentTarget }) => change({ autoPromotion: currentTarget.checked ? 'queen' : null })}
          />
          <SegmentedControl
            mt="xs"
            fullWidth
            size="sm"
            aria-label={t('autoPromotionPiece')}
            disabled={autoPromotion === null}
            value={autoPromotion ?? 'queen'}
            onChange={(role) => change({ autoPromotion: PROMOTION_PIECES.find((piece) => piece === role) ?? null })}
            data={PROMOTION_PIECES.map((role) => ({ value: role, label: t(`game:pieces.${role}`) }))}
          />
        </div>
      )}
      <div>
        <Switch
          label={t('sounds')}
          checked={sounds}
          onChange={({ currentTarget }) => change({ sounds: currentTarget.checked })}
        />
        <Slider
          mt="xs"
          px="xs"
          size="lg"
          label={(percent) => t('percent', { percent })}
          thumbLabel={t('volume')}
          disabled={!sounds}
          step={5}
          value={volume}
          onChange={(next) => change({ volume: next })}
          onChangeEnd={(next) => play('move', next)}
        />
      </div>
      {canShake() && (
        <Switch
          label={t('vibration')}
          checked={vibration}
          onChange={({ currentTarget }) => change({ vibration: currentTarget.checked })}
        />
      )}
      <Switch
        label={t('confirmMoves')}
        description={t('confirmMovesHelp')}
        checked={confirmMoves}
        onChange={({ currentTarget }) => change({ confirmMoves: currentTarget.checked })}
      />
      <BoardColours />
      <Pieces />
      <div>
        <Text id="coordinates" size="md" mb={4}>
          {t('coordinates')}
        </Text>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby="coordinates"
          value={coordinates}
          onChange={(place) => change({ coordinates: COORDINATES.find((known) => known === place) ?? 'inside' })}
          data={COORDINATES.map((value) => ({ value, label: t(`coordinatesAt.${value}`) }))}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('keys')}
      </Text>
    </Stack>
  );
}

function BoardColours() {
  const { t } = useTranslation('playing');
  const [chosen, setChosen] = useState(chosenBoard);
  const choose = (name: BoardName) => {
    chooseBoard(name);
    setChosen(name);
  };
  return (
    <Choice
      name="board"
      title={t('boardColours')}
      options={BOARD_NAMES}
      label={(name) => (
        <>
          <Swatch {...boards[name]} />
          {t(`boards.${name}`)}
        </>
      )}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

/** Four squares of a board. */
const Swatch = ({ light, dark }: (typeof boards)[BoardName]) => (
  <svg className={classes.swatch} viewBox="0 0 2 2" aria-hidden="true">
    <rect width="2" height="2" fill={light} />
    <path d="M1 0h1v1H1zM0 1h1v1H0z" fill={dark} />
  </svg>
);

function Pieces() {
  const { t } = useTranslation('playing');
  const [chosen, setChosen] = useState(chosenPieces);
  const choose = (name: PieceSet) => {
    choosePieces(name);
    setChosen(name);
  };
  return (
    <Choice
      name="pieces"
      title={t('pieces')}
      options={PIECE_SETS}
      label={(name) => (
        <>
          <img className={classes.swatch} data-piece src={knightOf(name)} alt="" />
          {t(`pieceSets.${name}`)}
        </>
      )}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

interface ChoiceProps<Name extends string> {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Name[];
  readonly label: (name: Name) => ReactNode;
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
