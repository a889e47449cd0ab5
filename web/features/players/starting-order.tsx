import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { type Moving, type MovingWords, movedTo, SortableList, SortableRow } from '../../ui/table/sortable-list.tsx';
import classes from './starting-order.module.css';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
}

interface StartingOrderProps {
  readonly data: TournamentPlayers;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Numbers the entries by hand: dragged, moved by keyboard, or with typed numbers. */
export function StartingOrder({ data, opened, onClose }: StartingOrderProps) {
  const { t } = useTranslation(['manage', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('players.numberByHand')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Numbers data={data} onSaved={onClose} />
    </Modal>
  );
}

function Numbers({ data, onSaved }: { readonly data: TournamentPlayers; readonly onSaved: () => void }) {
  const { t } = useTranslation('manage');
  const { id: tid } = data.tournament;
  const [entries, setEntries] = useState(() => entriesOf(data));
  const words = useMovingWords(entries);
  const save = useTournamentChange(
    tid,
    () => callApi(calls.setStartingOrder, { id: tid, body: { order: entries.map(({ id }) => id) } }),
    () => t('players.seeded'),
  );
  const move = (id: string, place: number) => {
    const entry = entries.find((one) => one.id === id);
    if (entry !== undefined) setEntries(movedTo(entries, entry, Math.min(Math.max(place, 1), entries.length)));
  };
  return (
    <div className={fields.stack}>
      <Hint>{t('players.numberHint')}</Hint>
      <SortableList
        className={classes.list}
        words={words}
        onMove={move}
        items={entries.map(({ id, name, rating }, at) => ({
          id,
          row: (
            <SortableRow key={id} id={id} mayMove={entries.length > 1} handle={t('lineUp.move', { name })}>
              <PlaceField place={at + 1} label={t('players.numberOf', { name })} onMove={(place) => move(id, place)} />
              <span className={classes.name}>{name}</span>
              {rating !== null && <span className={classes.rating}>{rating}</span>}
            </SortableRow>
          ),
        }))}
      />
      <div>
        <Button loading={save.isPending} onClick={() => save.mutate(undefined, { onSuccess: onSaved })}>
          {t('players.saveNumbers')}
        </Button>
      </div>
    </div>
  );
}

interface PlaceFieldProps {
  readonly place: number;
  readonly label: string;
  readonly onMove: (place: number) => void;
}

/** Applied with Enter, or when the focus leaves it. */
function PlaceField({ place, label, onMove }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    const number = Number(typed ?? place);
    setTyped(null);
    if (Number.isInteger(number) && number > 0 && number !== place) onMove(number);
  };
  return (
    <TextInput
      className={classes.place ?? ''}
      aria-label={label}
      inputMode="numeric"
      value={typed ?? String(place)}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    />
  );
}

/** Teams where teams take part, in the order of their numbers. */
function entriesOf({ isTeamTournament, enteredTeams, participants }: TournamentPlayers): readonly Entry[] {
  if (isTeamTournament)
    return [...enteredTeams].sort(bySeed).map(({ teamId: id, name }) => ({ id, name, rating: null }));
  return [...participants].sort(bySeed).map((player) => ({
    id: player.account,
    name: participantName(player),
    rating: player.fideRating,
  }));
}

const bySeed = (one: { readonly seed: number }, other: { readonly seed: number }): number => one.seed - other.seed;

/** Announcements for screen readers while an entry is moved. */
function useMovingWords(entries: readonly Entry[]): MovingWords {
  const { t } = useTranslation('manage');
  const announced = (key: 'pickedUp' | 'over' | 'dropped' | 'putBack') => (moving: Moving) => {
    const { id, place, all } = moving;
    return t(`lineUp.${key}`, { name: entries.find((one) => one.id === id)?.name ?? '', place, all });
  };
  return {
    howToMove: t('lineUp.howToMove'),
    pickedUp: announced('pickedUp'),
    over: announced('over'),
    dropped: announced('dropped'),
    putBack: announced('putBack'),
  };
}
