import { useTranslation } from 'react-i18next';
import type { Color } from '../../../domain/tournament/field.ts';
import { formatClock } from '../../model/clock.ts';
import { Federation } from '../../ui/federation.tsx';
import { PlayerTitle } from '../../ui/player-title.tsx';
import { Captured } from './captured.tsx';
import { Clock, useTimeLeft } from './clock.tsx';
import { Connection } from './connection.tsx';
import { type GameState, shownMoves } from './game-state.ts';
import type { GamePlayer } from './players.ts';
import classes from './seat.module.css';
import { isRunning, type ToldGame } from './told-game.ts';
import type { LiveGame } from './use-game.ts';

interface SeatProps {
  readonly color: Color;
  readonly player: GamePlayer;
  readonly game: LiveGame;
  readonly className: string | undefined;
}

/** Who sits on one side of the board: name, rating, federation, whether he is there, what he has taken, and his clock. */
export function Seat({ color, player, game, className }: SeatProps) {
  const { state } = game;
  const { told } = state;
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
          {told !== null && !told.message.finished && <Bars color={color} game={game} told={told} />}
          {told !== null && <Presence color={color} state={state} told={told} />}
          <Captured variant={state.variant} moves={shownMoves(state)} color={color} />
        </span>
      </div>
      {told !== null && <SeatClock color={color} name={player.name} state={state} told={told} />}
    </section>
  );
}

interface PartProps {
  readonly color: Color;
  readonly state: GameState;
  readonly told: ToldGame;
}

/** The reader's own bars tell his way to the server, the other ones whether somebody is there. */
function Bars({ color, game, told }: { readonly color: Color; readonly game: LiveGame; readonly told: ToldGame }) {
  return game.state.me === color ? (
    <Connection isConnected={game.contact === 'open'} roundTripMs={game.roundTripMs} />
  ) : (
    <Connection isConnected={told.message.online[color]} roundTripMs={null} />
  );
}

const stoppedAt = ({ intent, me }: GameState, color: Color): number | null =>
  intent.kind === 'sent' && me === color ? intent.at : null;

function SeatClock({ color, name, state, told }: PartProps & { readonly name: string }) {
  const left = useTimeLeft(told, color, stoppedAt(state, color));
  return <Clock name={name} left={left} running={told.message.running === color} />;
}

/** What there is to know beside the name: the time for the first move, or that somebody is not there. */
function Presence({ color, state, told }: PartProps) {
  const { t } = useTranslation('game');
  const { firstMoveMs } = useTimeLeft(told, color, stoppedAt(state, color));
  if (told.message.finished) return null;
  if (isRunning(told) && told.message.running === color && firstMoveMs > 0) {
    return <span className={classes.first}>{t('firstMove', { time: formatClock(firstMoveMs) })}</span>;
  }
  return told.message.online[color] ? null : <span>{t('offline')}</span>;
}
