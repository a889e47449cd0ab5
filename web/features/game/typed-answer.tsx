import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByColor } from '../../../domain/chess/square.ts';
import { withWords } from '../../language.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { GameState } from './game-state.ts';
import type { GamePlayer } from './players.ts';
import type { Asked } from './spoken-answer.ts';
import classes from './typed-move-form.module.css';
import type { Question } from './typed-question.ts';

const Answer = lazyPart(() =>
  withWords({ words: ['asking', 'chess'], load: () => import('./answer.tsx') }).then((part) => part.Answer),
);
const TypingHelp = lazyPart(() =>
  withWords({ words: ['asking'], load: () => import('./typing-help.tsx') }).then((part) => part.TypingHelp),
);

interface Questions {
  readonly asked: Asked | null;
  /** Raised with each question: the same answer is read out again. */
  readonly count: number;
  readonly help: 'never opened' | 'opened' | 'closed';
}

/** What has been asked by the field of moves. */
export function useQuestions(state: GameState, players: ByColor<GamePlayer>) {
  const [questions, setQuestions] = useState<Questions>({ asked: null, count: 0, help: 'never opened' });
  const ask = (question: Question): void =>
    setQuestions((known) => {
      if (question.kind === 'help') return { ...known, help: 'opened' };
      return { ...known, asked: { question, state, at: performance.now(), players }, count: known.count + 1 };
    });
  const closeHelp = () => setQuestions((known) => ({ ...known, help: 'closed' }));
  return { ...questions, ask, closeHelp };
}

type QuestionsProps = Pick<ReturnType<typeof useQuestions>, 'asked' | 'count' | 'help' | 'ask' | 'closeHelp'>;

/** The button of the help, beside the field. */
export function HelpButton({ help, ask, closeHelp }: QuestionsProps) {
  const { t } = useTranslation('game');
  return (
    <>
      <Button variant="default" px="md" aria-label={t('typing.help')} onClick={() => ask({ kind: 'help' })}>
        ?
      </Button>
      {help !== 'never opened' && (
        <Suspense>
          <TypingHelp opened={help === 'opened'} onClose={closeHelp} />
        </Suspense>
      )}
    </>
  );
}

/** Where the answer is seen and read out: it is there before anything is asked, or no screen reader listens to it. */
export function TypedAnswer({ asked, count }: QuestionsProps) {
  const { t } = useTranslation('game');
  return (
    <section
      className={classes.answer}
      data-empty={asked === null || undefined}
      aria-label={t('typing.answer')}
      tabIndex={asked === null ? undefined : 0}
    >
      <p role="status">
        {asked !== null && (
          <Suspense>
            <span key={count}>
              <Answer asked={asked} />
            </span>
          </Suspense>
        )}
      </p>
    </section>
  );
}
