import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mustCapture } from '../../../../domain/chess/capture.ts';
import type { ByColor, Move } from '../../../../domain/chess/square.ts';
import { NotationField } from '../../../ui/chess/notation-field.tsx';
import { expectedPlacement, type GameState, isMyTurn, mayPremove, shownMoves } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import { HelpButton, TypedAnswer, useQuestions } from './typed-answer.tsx';
import { readTypedMove, readTypedPremove } from './typed-move.ts';
import classes from './typed-move-form.module.css';
import { readQuestion } from './typed-question.ts';

interface TypedMoveFormProps {
  readonly state: GameState;
  readonly players: ByColor<GamePlayer>;
  readonly onMove: (move: Move) => void;
  readonly onPremove: (move: Move) => void;
}

/** Why the last move was rejected, and at which ply: later moves and the end of the game make it obsolete. */
const NO_PROBLEM = { words: '', ply: 0, isOver: false };

/** Moves and questions as text: an alternative to the board for keyboards and screen readers. */
export function TypedMoveForm({ state, players, onMove, onPremove }: TypedMoveFormProps) {
  const { t } = useTranslation('game');
  const [text, setText] = useState('');
  const isOver = state.serverGame?.message.finished === true;
  const [problem, setProblem] = useState(NO_PROBLEM);
  const ply = shownMoves(state).length;
  const showProblem = (words: string) => setProblem({ words, ply, isOver });
  const questions = useQuestions(state, players);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || state.serverGame === null) return;
    const question = readQuestion(text);
    if (question !== null) {
      setText('');
      questions.ask(question);
      return;
    }
    const isOpen = isMyTurn(state) && state.intent.kind === 'none';
    if (!isOpen && !mayPremove(state)) {
      showProblem(
        t(isOver ? 'typing.over' : state.serverGame.message.started ? 'typing.notYourTurn' : 'typing.notBegun'),
      );
      return;
    }
    const read = isOpen ? readTypedMove(state.variant, state.serverGame.fen, text) : typedPremove(state, text);
    if (!read.ok) return showProblem(t(`typing.${isOpen ? reasonOf(state, read.key) : read.key}`, { text }));
    setProblem(NO_PROBLEM);
    setText('');
    const lay = isOpen ? onMove : onPremove;
    lay(read.value);
  };
  return (
    <form className={classes.form} onSubmit={submit} data-move-field>
      <NotationField
        className={classes.text ?? ''}
        label={t('typing.label')}
        placeholder={t('typing.placeholder')}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setProblem(NO_PROBLEM);
        }}
        problem={problem.isOver === isOver && problem.ply === ply ? problem.words : ''}
      />
      <Button type="submit" variant="default">
        {t('typing.play')}
      </Button>
      <HelpButton {...questions} />
      <TypedAnswer {...questions} />
    </form>
  );
}

/** In antichess, a move that is legal in chess is refused because another one captures. */
const reasonOf = ({ variant, serverGame }: GameState, key: 'notAMove' | 'ambiguous') =>
  key === 'notAMove' && serverGame !== null && mustCapture(variant, serverGame.fen) ? 'mustCapture' : key;

const typedPremove = (state: GameState, text: string) =>
  readTypedPremove(expectedPlacement(state), state.me ?? 'white', text);
