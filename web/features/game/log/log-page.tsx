import { Button, Switch } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import type { Variant } from '../../../../domain/chess/rules.ts';
import { lowTimeMs } from '../../../../domain/game/low-time.ts';
import { MINUTE } from '../../../../domain/kernel/time.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { callApi } from '../../../api.ts';
import { gameLogQuery, LOG_POLL_MS } from '../../../queries/arbiter.ts';
import { gameViewQuery } from '../../../queries/game.ts';
import { useChange } from '../../../queries/use-change.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useGame } from '../state/use-game.ts';
import { SeatClock } from '../table/seat.tsx';
import { LogLines } from './log-lines.tsx';
import classes from './log-page.module.css';
import { LogSides } from './log-sides.tsx';

/** The state of a game log; kept in the address. */
interface GameLogSearch {
  /** False: hides the moves. */
  readonly moves?: false;
}

interface LogPageProps {
  readonly gameId: string;
  readonly search: GameLogSearch;
  readonly onSearch: (search: GameLogSearch) => void;
}

/** The arbiter's log of a game, running or over (GAME-14), with the actions beside it. */
export function LogPage({ gameId, search, onSearch }: LogPageProps) {
  const { t } = useTranslation(['gameLog', 'ui', 'game']);
  const { data: log } = useSuspenseQuery(gameLogQuery(gameId));
  const { data: view } = useSuspenseQuery({
    ...gameViewQuery(gameId),
    refetchInterval: ({ state }) => (state.data?.game.finished === true ? false : LOG_POLL_MS),
  });
  const { game, tournament } = view;
  const names = { white: game.whiteName, black: game.blackName };
  const gamePath = game.finished ? '/game/view/$gameId' : '/game/play/$gameId';
  const withoutMoves = search.moves === false;
  return (
    <Page
      title={t('title', names)}
      here={t('here')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: tournament.name, link: { to: '/tournament/view/$tid', params: { tid: tournament.id } } },
        { label: t('game:title', names), link: { to: gamePath, params: { gameId } } },
      ]}
      actions={
        <>
          <ButtonLink to={gamePath} params={{ gameId }} variant="default">
            {t('toGame')}
          </ButtonLink>
          <ButtonLink
            to="/tournament/manage/$tid"
            params={{ tid: tournament.id }}
            search={{ round: game.round }}
            variant="default"
          >
            {t('toDesk')}
          </ButtonLink>
        </>
      }
    >
      <div className={classes.parts}>
        <Hint>{t('onlyForHosts')}</Hint>
        {!game.finished && (
          <Clocks
            gameId={gameId}
            variant={tournament.gameVariant}
            names={names}
            initialMs={game.initialTime * MINUTE}
          />
        )}
        <LogSides sides={log.sides} names={names} />
        <Switch
          label={t('lines.withoutMoves')}
          checked={withoutMoves}
          onChange={({ currentTarget }) => onSearch(currentTarget.checked ? { moves: false } : {})}
        />
        <LogLines view={view} lines={log.lines} withoutMoves={withoutMoves} />
      </div>
    </Page>
  );
}

/** Seconds that the arbiter may add or deduct at once. */
const SECONDS = [60, -60] as const;

interface ClocksProps {
  readonly gameId: string;
  readonly variant: Variant;
  readonly initialMs: number;
  readonly names: Readonly<Record<Color, GameViewAnswer['game']['whiteName']>>;
}

/** Both clocks as they run, with the arbiter's adjustments. */
function Clocks({ gameId, variant, initialMs, names }: ClocksProps) {
  const { t } = useTranslation(['gameLog', 'manage']);
  const { state } = useGame(gameId, variant, null);
  const adjust = useChange<{ color: Color; add: (typeof SECONDS)[number] }>(
    ({ color, add }) => callApi(calls.adjustClock, { id: gameId, body: { white: color === 'white', add } }),
    {
      renews: [gameLogQuery(gameId).queryKey],
      message: ({ color, add }) => t(add > 0 ? 'manage:clock.given' : 'manage:clock.taken', { name: names[color] }),
      inTurn: `clock ${gameId}`,
    },
  );
  return (
    <Card title={t('clocks')}>
      {(['white', 'black'] as const).map((color) => (
        <div key={color} className={classes.clock}>
          <span className={classes.player}>{names[color]}</span>
          {state.serverGame !== null && (
            <SeatClock
              color={color}
              name={names[color]}
              state={state}
              serverGame={state.serverGame}
              lowMs={lowTimeMs(initialMs)}
            />
          )}
          {SECONDS.map((add) => (
            <Button
              key={add}
              variant="default"
              aria-label={t(add > 0 ? 'manage:clock.give' : 'manage:clock.take', { name: names[color] })}
              onClick={() => adjust.mutate({ color, add })}
            >
              {t(add > 0 ? 'more' : 'less')}
            </Button>
          ))}
        </div>
      ))}
    </Card>
  );
}
