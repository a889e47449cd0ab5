import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { GameRow } from '../../../../contract/game/game-row.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { callApi } from '../../../api.ts';
import { gamesOf } from '../../../model/game/live-games.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { useChange } from '../../../queries/use-change.ts';
import { PageItem } from '../../../ui/layout/menu-opening.tsx';

interface ClockItemsProps {
  readonly page: TournamentPage;
  readonly pairing: PairingView;
}

/** Seconds that the arbiter may add or deduct at once. */
const SECONDS = [60, -60] as const;

interface Adjustment {
  readonly color: Color;
  readonly add: (typeof SECONDS)[number];
}

/** For an online game: a link to it, and a minute more or less for either side. */
export function ClockItems({ page, pairing }: ClockItemsProps) {
  const { t } = useTranslation('manage');
  const games = gamesOf(page, pairing);
  const game = games.find(({ finished }) => !finished);
  // In a match the colours change from game to game.
  const isSwitched = game !== undefined && game.white !== pairing.white;
  const nameOf = (color: Color): string =>
    (color === 'white') === isSwitched ? blackName(pairing) : whiteName(pairing);
  const adjust = useChange<Adjustment>(
    ({ color, add }) => callApi(calls.adjustClock, { id: game?.id ?? '', body: { white: color === 'white', add } }),
    {
      renews: [],
      message: ({ color, add }) => t(add > 0 ? 'clock.given' : 'clock.taken', { name: nameOf(color) }),
      inTurn: `clock ${game?.id}`,
    },
  );
  if (game === undefined) return <LogItem game={games.at(-1)} />;
  const items = (['white', 'black'] as const).flatMap((color) => SECONDS.map((add) => ({ color, add })));
  return (
    <>
      <Menu.Divider />
      <PageItem to="/game/play/$gameId" params={{ gameId: game.id }}>
        {t('clock.open')}
      </PageItem>
      {items.map(({ color, add }) => (
        <Menu.Item key={`${color} ${add}`} onClick={() => adjust.mutate({ color, add })}>
          {t(add > 0 ? 'clock.give' : 'clock.take', { name: nameOf(color) })}
        </Menu.Item>
      ))}
      <LogItem game={game} />
    </>
  );
}

/** A link to the log of a game, also after its end. */
function LogItem({ game }: { readonly game: GameRow | undefined }) {
  const { t } = useTranslation('manage');
  if (game === undefined) return null;
  return (
    <PageItem to="/game/log/$gameId" params={{ gameId: game.id }}>
      {t('clock.log')}
    </PageItem>
  );
}
