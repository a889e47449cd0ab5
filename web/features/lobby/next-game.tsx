import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_REDIRECT_CHECK_MS } from '../../../domain/limits.ts';
import { type Coming, isDue, nameOf, type PlayersGame } from '../../model/waiting.ts';
import { whenReaderChanges } from '../../session.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { LiveDot } from '../../ui/live-dot.tsx';
import { Empty } from '../../ui/page-states.tsx';
import classes from './next-game.module.css';

interface NextGameProps {
  readonly me: string;
  /** The first is counted down to; the games after it are listed. */
  readonly coming: readonly Coming[];
  readonly answeredAt: number;
  /** Whether the reader takes part in something that is not over. */
  readonly isEntered: boolean;
  /** The time of a pairing has come: ask whom it has brought. */
  readonly onPairingDue: () => void;
}

/** The countdown to the next game; at its time the game opens. */
export function NextGame(props: NextGameProps) {
  const { t } = useTranslation('game');
  const [waiting, ...others] = props.coming;
  useWayToGame(props);
  if (waiting === undefined) {
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
      <Others games={others.filter((coming) => coming.kind === 'game')} me={props.me} now={props.answeredAt} />
    </section>
  );
}

interface OthersProps {
  readonly games: readonly PlayersGame[];
  readonly me: string;
  readonly now: number;
}

/** The games that run beside the first or come after it, each with the way to its board. */
function Others({ games, me, now }: OthersProps) {
  const { t } = useTranslation('game');
  if (games.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby="other-games">
      <h3 id="other-games" className={classes.title}>
        {t('lobby.others')}
      </h3>
      <ul className={classes.list}>
        {games.map((game) => (
          <li key={game.id} className={classes.other}>
            <Game waiting={game} me={me} />
            {game.at <= now ? (
              <ButtonLink to="/game/play/$gameId" params={{ gameId: game.id }} variant="default">
                {t('lobby.toGame')}
              </ButtonLink>
            ) : (
              <Countdown to={new Date(game.at).toISOString()} label={t('lobby.nextIn')} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Game({ waiting, me }: { readonly waiting: PlayersGame; readonly me: string }) {
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

/** Opens the first game whose time has come and that was not opened before. */
function useWayToGame({ coming, answeredAt, onPairingDue }: NextGameProps): void {
  const navigate = useNavigate();
  const due = useRef(onPairingDue);
  useEffect(() => {
    due.current = onPairingDue;
  });
  const awaited = coming.map((one) => `${nameOf(one)} ${one.at}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the lobby waits for is its games and their times
  useEffect(() => {
    if (coming.length === 0) return;
    const check = () => {
      const ready = coming.filter((one) => isDue(one, answeredAt, Date.now()));
      const next = ready.find((one) => one.kind === 'pairing' || !seen.has(one.id));
      if (next === undefined) return ready.length === coming.length;
      if (next.kind === 'pairing') due.current();
      else {
        seen.add(next.id);
        void navigate({ to: '/game/play/$gameId', params: { gameId: next.id }, replace: true });
      }
      return true;
    };
    if (check()) return;
    const timer = setInterval(() => check() && clearInterval(timer), LOBBY_REDIRECT_CHECK_MS);
    return () => clearInterval(timer);
  }, [awaited, answeredAt]);
}
