import { Checkbox } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SeatedPlayer } from '../../../contract/tournament/line-ups.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { refuse } from '../../../domain/kernel/result.ts';
import { SECOND } from '../../../domain/kernel/time.ts';
import { granted } from '../../../domain/tournament/guards/refusals.ts';
import { callApi } from '../../api.ts';
import { participantName, titled } from '../../model/names.ts';
import { type LineUp, type MatchLineUp, matchLineUpQuery } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { useRoundTime } from '../../time/round-time.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { GuardedButton } from '../../ui/layout/guarded-button.tsx';
import { Countdown } from '../../ui/tournament/countdown.tsx';
import classes from './line-up.module.css';

interface HandInProps {
  readonly data: LineUp;
  /** The round of the match whose line-up is open. */
  readonly round: number;
}

/** Submits the line-up for the team's next match, before the deadline. */
export function HandIn({ data, round }: HandInProps) {
  const { t } = useTranslation('manage');
  const { tournament, team } = data;
  const { data: lineUp } = useSuspenseQuery(matchLineUpQuery(tournament.id, team.teamId, round));
  return (
    <Card title={t('lineUp.match', { round, opponent: lineUp.opponentName })}>
      <Hint>{t(lineUp.handedIn ? 'lineUp.isHandedIn' : 'lineUp.notHandedIn')}</Hint>
      {lineUp.closes !== null && <Deadline closes={lineUp.closes} timeZone={data.tournament.timeZone} />}
      <Hint>
        {t('lineUp.whoPlays', { boards: lineUp.boards })} {t('lineUp.hidden')}
      </Hint>
      {/* A change by another user, of the line-up or the players, resets the form. */}
      <HandInForm
        key={[...lineUp.players, '/', ...lineUp.available].join(' ')}
        data={data}
        round={round}
        lineUp={lineUp}
      />
    </Card>
  );
}

function Deadline({ closes, timeZone }: { readonly closes: string; readonly timeZone: string }) {
  const { t } = useTranslation('manage');
  const timeText = useRoundTime(timeZone);
  return (
    <>
      <Hint>{t('lineUp.handInUntil', { when: timeText(closes) })}</Hint>
      <Countdown to={closes} label={t('lineUp.closesIn')} />
    </>
  );
}

function HandInForm({ data, round, lineUp }: HandInProps & { readonly lineUp: MatchLineUp }) {
  const { t } = useTranslation('manage');
  const { tournament, team, participating, canManage: isOrganiser } = data;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(lineUp.players));
  const now = useNow(SECOND);
  const isClosed = lineUp.closed || (!isOrganiser && lineUp.closes !== null && Date.parse(lineUp.closes) <= now);
  const available = participating.filter(({ account }) => lineUp.available.includes(account));
  const players = available.map(({ account }) => account).filter((account) => chosen.has(account));
  const handIn = useTournamentChange(
    tournament.id,
    () =>
      callApi(calls.handInLineUp, {
        id: tournament.id,
        round,
        team: team.teamId,
        body: { players: players.map((account) => asId(account)) },
      }),
    () => t('lineUp.handedIn', { team: team.name, round }),
  );
  const choose = (account: string, plays: boolean) => {
    const others = [...chosen].filter((one) => one !== account);
    setChosen(new Set(plays ? [...others, account] : others));
  };
  return (
    <>
      <ol className={classes.players}>
        {available.map((player) => (
          <Choice
            key={player.account}
            player={player}
            board={players.indexOf(player.account) + 1}
            isFull={players.length >= lineUp.boards}
            isClosed={isClosed}
            onChoose={(plays) => choose(player.account, plays)}
          />
        ))}
      </ol>
      <div className={classes.action}>
        {players.length === 0 ? (
          <p role="status">{t('lineUp.chooseSomebody')}</p>
        ) : (
          <GuardedButton
            guard={isClosed ? refuse('lineUpClosed') : granted}
            loading={handIn.isPending}
            onClick={() => handIn.mutate()}
          >
            {t(lineUp.handedIn ? 'lineUp.handInAgain' : 'lineUp.handIn')}
          </GuardedButton>
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly player: SeatedPlayer;
  /** From 1; 0 for a player who is left out. */
  readonly board: number;
  readonly isFull: boolean;
  readonly isClosed: boolean;
  readonly onChoose: (plays: boolean) => void;
}

function Choice({ player, board, isFull, isClosed, onChoose }: ChoiceProps) {
  const { t } = useTranslation('manage');
  const plays = board > 0;
  return (
    <li>
      <Checkbox
        className={classes.name}
        label={titled(player.title, participantName(player))}
        checked={plays}
        disabled={isClosed || (isFull && !plays)}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {plays && <span className={classes.about}>{t('lineUp.board', { board })}</span>}
      <span className={`${classes.about} ${classes.rating}`}>{player.fideRating ?? '–'}</span>
    </li>
  );
}
