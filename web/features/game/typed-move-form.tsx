import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByColor, Move } from '../../../domain/chess/square.ts';
import { NotationField } from '../../ui/notation-field.tsx';
import { expectedPlacement, type GameState, isMyTurn, mayPremove } from './game-state.ts';
import type { GamePlayer } from './players.ts';
import { HelpButton, TypedAnswer, useQuestions } from './typed-answer.tsx';
import { readTypedMove, readTypedPremove } from './typed-move.ts';
import classes from './typed-move-form.module.css';
import { readQuestion } from './typed-question.ts';

interface TypedMoveFormProps {
  readonly state: GameState;
  readonly players: ByColor<GamePlayer>;
  readonly onMove: (move: Move) => void;
  readonly onPremove: (move: Move) => void;
  readonly className: string | undefined;
}

/** Why the last move was not taken: what was said during the game means nothing after its end. */
const NO_PROBLEM = { words: '', isOver: false };

/** A move written as text, or a question: the board for the keyboard, and for who cannot see it. */
export function TypedMoveForm({ state, players, onMove, onPremove, className }: TypedMoveFormProps) {
  const { t } = useTranslation('game');
  const [text, setText] = useState('');
  const isOver = state.told?.message.finished === true;
  const [problem, setProblem] = useState(NO_PROBLEM);
  const say = (words: string) => setProblem({ words, isOver });
  const questions = useQuestions(state, players);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || state.told === null) return;
    const question = readQuestion(text);
    if (question !== null) {
      setText('');
      questions.ask(question);
      return;
    }
    const isOpen = isMyTurn(state) && state.intent.kind === 'none';
    if (!isOpen && !mayPremove(state)) {
      say(t(isOver ? 'typing.over' : state.told.message.started ? 'typing.notYourTurn' : 'typing.notBegun'));
      return;
    }
    const read = isOpen ? readTypedMove(state.variant, state.told.fen, text) : typedPremove(state, text);
    if (!read.ok) return say(t(`typing.${read.key}`, { text }));
    setProblem(NO_PROBLEM);
    setText('');
    const lay = isOpen ? onMove : onPremove;
    lay(read.value);
  };
  return (
    <form className={`${classes.form} ${className}`} onSubmit={submit}>
      <NotationField
        className={classes.text ?? ''}
        label={t('typing.label')}
        placeholder={t('typing.placeholder')}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setProblem(NO_PROBLEM);
        }}
        problem={problem.isOver === isOver ? problem.words : ''}
      />
      <Button type="submit" variant="default">
        {t('typing.play')}
      </Button>
      <HelpButton {...questions} />
      <TypedAnswer {...questions} />
    </form>
  );
}

const typedPremove = (state: GameState, text: string) =>
  readTypedPremove(expectedPlacement(state), state.me ?? 'white', text);
