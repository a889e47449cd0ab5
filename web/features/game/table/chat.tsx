import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByColor } from '../../../../domain/chess/square.ts';
import { PHRASES, type Phrase } from '../../../../domain/game/phrases.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import type { ChatLine, ChatPhrase } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import { useAdjustmentWords } from './adjustment-words.ts';
import classes from './chat.module.css';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly me: Color;
  readonly players: ByColor<GamePlayer>;
  readonly onSend: (phrase: Phrase) => void;
}

/** The chat: fourteen fixed phrases, which each user sees in their own language. */
export function Chat({ lines, me, players, onSend }: ChatProps) {
  const { t } = useTranslation('game');
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new has been said
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines]);
  return (
    <div className={classes.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <div ref={log} role="log" aria-label={t('chat.log')} className={classes.log} tabIndex={0}>
        {lines.length === 0 && <p className={classes.empty}>{t('chat.empty')}</p>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chat lines have no key and only ever come after each other
          <p key={at} className={classes.phraseLine}>
            <Line line={line} me={me} players={players} />
          </p>
        ))}
      </div>
      <ul className={classes.phrases} aria-label={t('chat.say')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <UnstyledButton className={classes.phrase} onClick={() => onSend(phrase)}>
              {t(`phrases.${phrase}`)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LineProps = Pick<ChatProps, 'me' | 'players'> & { readonly line: ChatLine };

function Line({ line, me, players }: LineProps) {
  const { t } = useTranslation('game');
  const textOf = useAdjustmentWords();
  if (!('phrase' in line)) return <i>{textOf(line)}</i>;
  return (
    <>
      <b>{line.side === me ? t('chat.you') : players[line.side].name}</b> {t(`phrases.${line.phrase}`)}
    </>
  );
}

/** The latest line for screen readers, while the chat is folded. */
export function SpokenLine({ line, ...about }: Omit<LineProps, 'line'> & { readonly line: ChatPhrase | undefined }) {
  return (
    <span role="status" className={classes.spoken}>
      {line !== undefined && <Line line={line} {...about} />}
    </span>
  );
}
