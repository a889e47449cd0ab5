import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrderOfUrgency } from '../../../domain/game/urgency.ts';
import { LOBBY_REDIRECT_CHECK_MS } from '../../../domain/kernel/limits.ts';
import { SECOND } from '../../../domain/kernel/time.ts';
import { noteOpened, wasOpened } from '../../live/opened-games.ts';
import { formatClock } from '../../model/game/clock.ts';
import {
  beganSince,
  type Coming,
  isDue,
  leftIn,
  nameOf,
  type PlayersGame,
  roundOfComing,
  tournamentOfComing,
} from '../../model/game/waiting.ts';
import { serverNow } from '../../time/server-time.ts';
import { LiveDot } from '../../ui/chess/live-dot.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { Countdown } from '../../ui/tournament/countdown.tsx';
import classes from './next-game.module.css';

interface NextGameProps {
  readonly me: string;
  /** The first is counted down to; those after it are listed. */
  readonly coming: readonly Coming[];
  readonly answeredAt: number;
  /** When the page was opened: a game that ran before does not open automatically. */
  readonly openedAt: number;
  /** Whether the user takes part in a tournament that is not over. */
  readonly isEntered: boolean;
  /** Called when a pairing is due, to refetch the user's games. */
  readonly onPairingDue: () => void;
}

/** The countdown to the next game, which opens at its time. */
export function NextGame(props: NextGameProps) {
  const { t } = useTranslation('game');
  const now = Math.max(useNow(SECOND), props.answeredAt);
  const [waiting, ...others] = inOrderOfUrgency(props.coming, now);
  useWayToGame(props);
  if (waiting === undefined) {
    return (
      <Empty title={t('lobby.nothing')} hint={t(props.isEntered ? 'lobby.waitingHint' : 'lobby.nothingHint')}>
        {!props.isEntered && <ButtonLink to="/tournaments">{t('lobby.findTournament')}</ButtonLink>}
      </Empty>
    );
  }
  return (
    <section className={classes.card} aria-labelledby="next-game">
      <h2 id="next-game" className={classes.title}>
        <LiveDot /> {t('lobby.next')}
      </h2>
      <Awaited waiting={waiting} me={props.me} now={now} isFirst />
      {waiting.at > now && (
        <p className={classes.hint}>{t(waiting.kind === 'game' ? 'lobby.opensItself' : 'lobby.pairing')}</p>
      )}
      <Others all={others} me={props.me} now={now} />
    </section>
  );
}

interface OthersProps {
  readonly all: readonly Coming[];
  readonly me: string;
  readonly now: number;
}

/** Further games, with links to their boards, and pairings. */
function Others({ all, me, now }: OthersProps) {
  const { t } = useTranslation('game');
  if (all.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby="other-games">
      <h3 id="other-games" className={classes.title}>
        {t('lobby.others')}
      </h3>
      <ul className={classes.list}>
        {all.map((waiting) => (
          <li key={nameOf(waiting)} className={classes.other}>
            <Awaited waiting={waiting} me={me} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AwaitedProps {
  readonly waiting: Coming;
  readonly me: string;
  readonly now: number;
  readonly isFirst?: boolean;
}

/** The opponents, the tournament and the time left; from the start a link to the board. */
function Awaited({ waiting, me, now, isFirst = false }: AwaitedProps) {
  const { t } = useTranslation('game');
  const hasBegun = waiting.kind === 'game' && waiting.at <= now;
  const left = hasBegun ? leftIn(waiting, now) : null;
  return (
    <>
      <About waiting={waiting} me={me} />
      {hasBegun ? (
        <>
          {left !== null && <p className={classes.left}>{t('lobby.left', { time: formatClock(left) })}</p>}
          <ButtonLink to="/game/play/$gameId" params={{ gameId: waiting.id }} variant={isFirst ? 'filled' : 'default'}>
            {t('lobby.toGame')}
          </ButtonLink>
        </>
      ) : (
        <Countdown
          to={new Date(waiting.at).toISOString()}
          label={t(waiting.kind === 'game' ? 'lobby.nextIn' : 'lobby.pairingIn')}
        />
      )}
    </>
  );
}

function About({ waiting, me }: { readonly waiting: Coming; readonly me: string }) {
  const { t } = useTranslation(['game', 'chess']);
  const tournament = tournamentOfComing(waiting);
  const facts = [
    t('chess:round', { number: roundOfComing(waiting) }),
    ...(waiting.kind === 'game' ? [t('lobby.playing', { color: t(`lobby.colors.${waiting.info.orientation}`) })] : []),
  ];
  return (
    <div>
      {waiting.kind === 'game' && <p className={classes.players}>{t('lobby.versus', namesOf(waiting, me))}</p>}
      <p className={classes.about}>
        <TextLink to="/tournament/view/$tid" params={{ tid: tournament.id }} className={classes.link}>
          {tournament.name}
        </TextLink>
        {facts.map((fact) => ` · ${fact}`)}
      </p>
    </div>
  );
}

const namesOf = ({ info }: PlayersGame, me: string) =>
  info.orientation === 'white' ? { white: me, black: info.oppName } : { white: info.oppName, black: me };

/** Opens the most urgent game that has begun since the page was opened, once. */
function useWayToGame({ coming, answeredAt, openedAt, onPairingDue }: NextGameProps): void {
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
      const ready = coming.filter((one) => isDue(one, answeredAt, serverNow()));
      const next = ready.find((one) => one.kind === 'pairing' || (beganSince(one, openedAt) && !wasOpened(one.id)));
      if (next === undefined) return ready.length === coming.length;
      if (next.kind === 'pairing') due.current();
      else {
        noteOpened(next.id);
        void navigate({ to: '/game/play/$gameId', params: { gameId: next.id }, replace: true });
      }
      return true;
    };
    if (check()) return;
    const timer = setInterval(() => check() && clearInterval(timer), LOBBY_REDIRECT_CHECK_MS);
    return () => clearInterval(timer);
  }, [awaited, answeredAt]);
}
