import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../contract/games.ts';
import type { ByColor } from '../../../domain/chess/square.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Chat } from './chat.tsx';
import { Info } from './info.tsx';
import type { GamePlayer } from './players.ts';
import classes from './side-tabs.module.css';
import type { LiveGame } from './use-game.ts';

const SettingsTab = lazyPart(() => import('./settings-tab.tsx').then((module) => module.SettingsTab));

interface SideTabsProps {
  readonly game: LiveGame;
  readonly me: Color;
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
  readonly players: ByColor<GamePlayer>;
  readonly className: string | undefined;
}

/** What a player has beside the game: chat where the tournament has one, settings, and facts. */
export function SideTabs({ game, me, play, accounts, players, className }: SideTabsProps) {
  const { t } = useTranslation('game');
  const hasChat = accounts.tournament.chat_enabled;
  return (
    <Tabs
      className={`${classes.tabs} ${className}`}
      classNames={{ panel: classes.panel ?? '' }}
      defaultValue={hasChat ? 'chat' : 'settings'}
    >
      <Tabs.List aria-label={t('tabs.label')} grow>
        {hasChat && <Tabs.Tab value="chat">{t('tabs.chat')}</Tabs.Tab>}
        <Tabs.Tab value="settings">{t('tabs.settings')}</Tabs.Tab>
        <Tabs.Tab value="info">{t('tabs.info')}</Tabs.Tab>
      </Tabs.List>
      {hasChat && (
        <Panel value="chat">
          <Chat said={game.state.said} me={me} players={players} onSay={game.say} />
        </Panel>
      )}
      <Panel value="settings" keepMounted={false}>
        <Suspense>
          <SettingsTab variant={game.state.variant} />
        </Suspense>
      </Panel>
      <Panel value="info">
        <Info play={play} accounts={accounts} />
      </Panel>
    </Tabs>
  );
}

interface PanelProps {
  readonly value: string;
  /** Whether it is made before it is looked at: what the arbiter answers is heard beside the chat too. */
  readonly keepMounted?: boolean;
  readonly children: ReactNode;
}

function Panel({ value, keepMounted = true, children }: PanelProps) {
  return (
    <Tabs.Panel value={value} keepMounted={keepMounted} tabIndex={0}>
      {children}
    </Tabs.Panel>
  );
}
