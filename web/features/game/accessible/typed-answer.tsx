import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByColor } from '../../../../domain/chess/square.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import type { GameState } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import type { Asked } from './spoken-answer.ts';
import classes from './typed-move-form.module.css';
import type { Question } from './typed-question.ts';

const Answer = lazyComponent(() =>
  withNamespaces({ namespaces: ['asking', 'chess'], load: () => import('./answer.tsx') }).then((part) => part.Answer),
);
const TypingHelp = lazyComponent(() =>
  withNamespaces({ namespaces: ['asking'], load: () => import('./typing-help.tsx') }).then((part) => part.TypingHelp),
);

interface Questions {
  readonly asked: Asked | null;
  /** Incremented with each question, so that an identical answer is announced again. */
  readonly count: number;
  readonly help: 'never opened' | 'opened' | 'closed';
}

/** The questions typed into the move field. */
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

/**
 * The live region of the answer: rendered before anything is asked, as screen readers ignore one that is added later.
 */
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
