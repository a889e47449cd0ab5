import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByColor } from '../../../domain/chess/square.ts';
import { PHRASES, type Phrase } from '../../../domain/game/phrases.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import classes from './chat.module.css';
import type { Saying } from './game-state.ts';
import type { GamePlayer } from './players.ts';

interface ChatProps {
  readonly said: readonly Saying[];
  readonly me: Color;
  readonly players: ByColor<GamePlayer>;
  readonly onSay: (phrase: Phrase) => void;
}

/** The chat: fourteen phrases and no others, each reader sees them in his own language. */
export function Chat({ said, me, players, onSay }: ChatProps) {
  const { t } = useTranslation('game');
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new has been said
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said]);
  return (
    <div className={classes.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <div ref={log} role="log" aria-label={t('chat.log')} className={classes.log} tabIndex={0}>
        {said.length === 0 && <p className={classes.empty}>{t('chat.empty')}</p>}
        {said.map(({ side, phrase }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sayings have no name and only ever come after each other
          <p key={at} className={classes.saying}>
            <b>{side === me ? t('chat.you') : players[side].name}</b> {t(`phrases.${phrase}`)}
          </p>
        ))}
      </div>
      <ul className={classes.phrases} aria-label={t('chat.say')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <UnstyledButton className={classes.phrase} onClick={() => onSay(phrase)}>
              {t(`phrases.${phrase}`)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
