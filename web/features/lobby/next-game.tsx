import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_REDIRECT_CHECK_MS } from '../../../domain/limits.ts';
import { whenReaderChanges } from '../../session.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { LiveDot } from '../../ui/live-dot.tsx';
import { Empty } from '../../ui/page-states.tsx';
import classes from './next-game.module.css';
import { isDue, type Waiting } from './waiting.ts';

interface NextGameProps {
  readonly me: string;
  readonly waiting: Waiting;
  readonly answeredAt: number;
  /** Whether the reader takes part in something that is not over. */
  readonly isEntered: boolean;
  /** The time of a pairing has come: ask whom it has brought. */
  readonly onPairingDue: () => void;
}

/** The countdown to the next game; at its time the game opens. */
export function NextGame(props: NextGameProps) {
  const { t } = useTranslation('game');
  const { waiting } = props;
  useWayToGame(props);
  if (waiting.kind === 'nothing') {
    return (
      <Empty title={t('lobby.nothing')} hint={t(props.isEntered ? 'lobby.waitingHint' : 'lobby.nothingHint')}>
        {!props.isEntered && <ButtonLink to="/tournaments">{t('lobby.findTournament')}</ButtonLink>}
      </Empty>
    );
  }
  const isSeen = waiting.kind === 'game' && seen.has(waiting.id);
  return (
    <section className={classes.card} aria-labelledby="next-game">
      <h2 id="next-game" className={classes.title}>
        <LiveDot /> {t('lobby.next')}
      </h2>
      {waiting.kind === 'game' && <Game waiting={waiting} me={props.me} />}
      <Countdown
        to={new Date(waiting.at).toISOString()}
        label={t(waiting.kind === 'game' ? 'lobby.nextIn' : 'lobby.pairingIn')}
      />
      {isSeen ? (
        <ButtonLink to="/game/play/$gameId" params={{ gameId: waiting.id }}>
          {t('lobby.toGame')}
        </ButtonLink>
      ) : (
        <p className={classes.hint}>{t(waiting.kind === 'game' ? 'lobby.opensItself' : 'lobby.pairing')}</p>
      )}
    </section>
  );
}

function Game({ waiting, me }: { readonly waiting: Extract<Waiting, { kind: 'game' }>; readonly me: string }) {
  const { t } = useTranslation(['game', 'chess']);
  const { orientation, opp_name: opponent, tournament, round } = waiting.info;
  const names = orientation === 'white' ? { white: me, black: opponent } : { white: opponent, black: me };
  return (
    <div>
      <p className={classes.players}>{t('lobby.versus', names)}</p>
      <p className={classes.about}>
        <TextLink to="/tournament/view/$tid" params={{ tid: tournament.id }} className={classes.link}>
          {tournament.name}
        </TextLink>
        {` · ${t('chess:round', { number: round })} · ${t('lobby.playing', { color: t(`lobby.colors.${orientation}`) })}`}
      </p>
    </div>
  );
}

/** Games that the lobby has opened: who comes back from one wants to see the lobby. */
const seen = new Set<string>();
whenReaderChanges(() => seen.clear());

function useWayToGame({ waiting, answeredAt, onPairingDue }: NextGameProps): void {
  const navigate = useNavigate();
  const due = useRef(onPairingDue);
  useEffect(() => {
    due.current = onPairingDue;
  });
  const { kind } = waiting;
  const id = waiting.kind === 'game' ? waiting.id : null;
  const at = waiting.kind === 'nothing' ? null : waiting.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the lobby waits for is its kind, its game and its time
  useEffect(() => {
    if (kind === 'nothing') return;
    const check = () => {
      if (!isDue(waiting, answeredAt, Date.now())) return false;
      if (id === null) due.current();
      else if (!seen.has(id)) {
        seen.add(id);
        void navigate({ to: '/game/play/$gameId', params: { gameId: id }, replace: true });
      }
      return true;
    };
    if (check()) return;
    const timer = setInterval(() => check() && clearInterval(timer), LOBBY_REDIRECT_CHECK_MS);
    return () => clearInterval(timer);
  }, [kind, id, at, answeredAt]);
}
