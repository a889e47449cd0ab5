import { Skeleton, Tabs } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../../contract/game/games.ts';
import type { ByColor } from '../../../../domain/chess/square.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import type { ChatPhrase } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import type { LiveGame } from '../state/use-game.ts';
import { Chat, SpokenLine } from './chat.tsx';
import { Info } from './info.tsx';
import classes from './side-tabs.module.css';

const loadSettings = () => withNamespaces({ namespaces: ['playing'], load: () => import('./settings-tab.tsx') });
const SettingsTab = lazyComponent(() => loadSettings().then((module) => module.SettingsTab));
/** Preloads the tab on hover, before it is opened. */
const prepareSettings = () => void loadSettings().catch(() => undefined);

interface SideTabsProps {
  readonly game: LiveGame;
  readonly me: Color;
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
  readonly players: ByColor<GamePlayer>;
  readonly className: string | undefined;
}

/**
 * The tabs beside the game: chat where the tournament has one, settings, and facts. They are folded until one is opened,
 * so that the moves have the height; new chat lines are counted and announced. The facts are rendered before their tab is
 * opened, so that the arbiter's answer is announced while another one is open too.
 */
export function SideTabs({ game, me, play, accounts, players, className }: SideTabsProps) {
  const { t } = useTranslation('game');
  const hasChat = accounts.tournament.chatEnabled;
  // The arbiter's changes of a clock are shown and announced at the board.
  const said = game.state.chat.filter((line): line is ChatPhrase => 'phrase' in line);
  const [tab, setTab] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const [wantsInfo, setWantsInfo] = useState(false);
  const open = (next: string | null) => {
    // What is read while the chat is open is not new after it is folded.
    if (tab === 'chat' || next === 'chat') setSeen(said.length);
    setTab(next);
    setWantsInfo((known) => known || next === 'info');
  };
  const fresh = tab === 'chat' ? 0 : said.length - seen;
  // Before the first move nobody waits for an arbiter.
  const hasInfo = wantsInfo || (game.state.serverGame?.message.ply ?? 0) > 0;
  return (
    <Tabs
      className={`${classes.tabs} ${className}`}
      classNames={{ panel: classes.panel ?? '' }}
      value={tab}
      onChange={open}
      allowTabDeactivation
      keepMounted={false}
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label={t('tabs.label')} grow>
        {hasChat && (
          <Tabs.Tab
            value="chat"
            {...(fresh > 0 ? { 'aria-label': t('tabs.chatNew', { count: fresh }) } : {})}
            rightSection={fresh > 0 && <span className={classes.fresh}>{fresh}</span>}
          >
            {t('tabs.chat')}
          </Tabs.Tab>
        )}
        <Tabs.Tab value="settings" onPointerEnter={prepareSettings} onFocus={prepareSettings}>
          {t('tabs.settings')}
        </Tabs.Tab>
        <Tabs.Tab value="info">{t('tabs.info')}</Tabs.Tab>
      </Tabs.List>
      {hasChat && tab !== 'chat' && <SpokenLine line={said.at(-1)} me={me} players={players} />}
      {hasChat && (
        <Panel value="chat" keepMounted>
          <Chat lines={game.state.chat} me={me} players={players} onSend={game.sendPhrase} />
        </Panel>
      )}
      <Panel value="settings">
        <Suspense fallback={<Skeleton h={120} />}>
          <SettingsTab variant={game.state.variant} />
        </Suspense>
      </Panel>
      <Panel value="info" keepMounted>
        {hasInfo && <Info play={play} accounts={accounts} />}
      </Panel>
    </Tabs>
  );
}

interface PanelProps {
  readonly value: string;
  readonly keepMounted?: boolean;
  readonly children: ReactNode;
}

function Panel({ value, keepMounted = false, children }: PanelProps) {
  return (
    <Tabs.Panel value={value} keepMounted={keepMounted} tabIndex={0}>
      {children}
    </Tabs.Panel>
  );
}
