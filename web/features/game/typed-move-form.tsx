import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Move } from '../../../domain/chess/square.ts';
import { type GameState, isMyTurn } from './game-state.ts';
import { readTypedMove } from './typed-move.ts';
import classes from './typed-move-form.module.css';

interface TypedMoveFormProps {
  readonly state: GameState;
  readonly onMove: (move: Move) => void;
  readonly className: string | undefined;
}

/** A move written as text: the board for the keyboard, and for who cannot see it. */
export function TypedMoveForm({ state, onMove, className }: TypedMoveFormProps) {
  const { t } = useTranslation('game');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || state.told === null) return;
    if (!isMyTurn(state) || state.intent.kind !== 'none') {
      setProblem(t('typing.notYourTurn'));
      return;
    }
    const read = readTypedMove(state.variant, state.told.fen, text);
    setProblem(read.ok ? '' : t(`typing.${read.key}`, { text }));
    if (!read.ok) return;
    setText('');
    onMove(read.value);
  };
  return (
    <form className={`${classes.form} ${className}`} onSubmit={submit}>
      <TextInput
        className={classes.text ?? ''}
        aria-label={t('typing.label')}
        placeholder={t('typing.placeholder')}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem('');
        }}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        {...(problem === '' ? {} : { error: problem })}
      />
      <Button type="submit" variant="default">
        {t('typing.play')}
      </Button>
    </form>
  );
}
