import { useTranslation } from 'react-i18next';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { formatClock } from '../../../model/game/clock.ts';
import { Federation } from '../../../ui/chess/federation.tsx';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { Connection } from '../play/connection.tsx';
import { type GameState, shownMoves } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import { isRunning, type ServerGame } from '../state/server-game.ts';
import type { LiveGame } from '../state/use-game.ts';
import { Captured } from './captured.tsx';
import { Clock, useTimeLeft } from './clock.tsx';
import classes from './seat.module.css';

interface SeatProps {
  readonly color: Color;
  readonly player: GamePlayer;
  readonly game: LiveGame;
  /** Remaining time from which on the clock is red. */
  readonly lowMs: number;
  readonly className: string | undefined;
}

/** The player on one side of the board: name, rating, federation, presence, captured pieces and clock. */
export function PlayerSeat({ color, player, game, lowMs, className }: SeatProps) {
  const { state } = game;
  const { serverGame } = state;
  return (
    <section className={`${classes.seat} ${className}`} aria-label={player.name}>
      <div className={classes.who}>
        <span className={classes.name}>
          <span className={classes.piece} data-color={color} aria-hidden="true" />
          <PlayerTitle title={player.title} />
          <span className={classes.text}>{player.name}</span>
          {player.rating !== null && <span className={classes.rating}>{player.rating}</span>}
        </span>
        <span className={classes.about}>
          {player.federation !== null && <Federation code={player.federation} />}
          {serverGame !== null && !serverGame.message.finished && (
            <Bars color={color} game={game} serverGame={serverGame} />
          )}
          {serverGame !== null && <Presence color={color} state={state} serverGame={serverGame} />}
          <Captured variant={state.variant} moves={shownMoves(state)} color={color} />
        </span>
      </div>
      {serverGame !== null && (
        <SeatClock color={color} name={player.name} state={state} serverGame={serverGame} lowMs={lowMs} />
      )}
    </section>
  );
}

interface PartProps {
  readonly color: Color;
  readonly state: GameState;
  readonly serverGame: ServerGame;
}

/** The user's own bars show the round trip to the server, the others whether the opponent is online. */
function Bars({
  color,
  game,
  serverGame,
}: {
  readonly color: Color;
  readonly game: LiveGame;
  readonly serverGame: ServerGame;
}) {
  return game.state.me === color ? (
    <Connection isConnected={game.contact === 'open'} roundTripMs={game.roundTripMs} />
  ) : (
    <Connection isConnected={serverGame.message.online[color]} roundTripMs={null} />
  );
}

const stoppedAt = ({ intent, me }: GameState, color: Color): number | null =>
  intent.kind === 'sent' && me === color ? intent.at : null;

type SeatClockProps = PartProps & { readonly name: string; readonly lowMs: number };

export function SeatClock({ color, name, state, serverGame, lowMs }: SeatClockProps) {
  const left = useTimeLeft(serverGame, color, stoppedAt(state, color));
  return <Clock name={name} left={left} running={serverGame.message.running === color} lowMs={lowMs} />;
}

/** The time for the first move, or that the player is absent. */
function Presence({ color, state, serverGame }: PartProps) {
  const { t } = useTranslation('game');
  const { firstMoveMs } = useTimeLeft(serverGame, color, stoppedAt(state, color));
  if (serverGame.message.finished) return null;
  if (isRunning(serverGame) && serverGame.message.running === color && firstMoveMs > 0) {
    return <span className={classes.first}>{t('firstMove', { time: formatClock(firstMoveMs) })}</span>;
  }
  return serverGame.message.online[color] ? null : <span>{t('offline')}</span>;
}
