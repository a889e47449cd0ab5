import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerCardAnswer } from '../../../../contract/tournament/player-card.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { tiebreakNameOf } from '../../../../domain/tiebreaks/names.ts';
import { formatPoints, useFormat } from '../../../app/format.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { Federation } from '../../../ui/chess/federation.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { tiebreakColumns } from '../standings/tiebreak-columns.tsx';
import { CardRounds, DroppedRounds } from './card-rounds.tsx';
import { useFollowed } from './followed.ts';
import { Opponent } from './opponent.tsx';
import classes from './player-card.module.css';

interface PlayerCardProps {
  readonly page: TournamentPage;
  readonly card: PlayerCardAnswer;
}

/** A player of the tournament: place, points, next game, and the game of each round. */
export function PlayerCard({ page, card }: PlayerCardProps) {
  const { player, next } = card;
  return (
    <div className={classes.card}>
      <Origin player={player} />
      <div className={classes.actions}>
        <FollowButton tid={page.tournament.id} account={player.account} />
        {!player.ghost && <ProfileLink account={player.account} />}
      </div>
      <Figures page={page} card={card} />
      {next !== null && !page.tournament.finished && <NextGame page={page} next={next} />}
      <CardRounds rounds={card.rounds} dropped={card.dropped} />
      <DroppedRounds dropped={card.dropped} />
    </div>
  );
}

function Origin({ player: { federation, fideRating, club, teamName } }: Pick<PlayerCardAnswer, 'player'>) {
  const { t } = useTranslation('playerCard');
  return (
    <p className={classes.origin}>
      {federation !== '' && <Federation code={federation} />}
      {teamName !== null && <span>{teamName}</span>}
      {club !== null && club !== teamName && <span>{club}</span>}
      <span>{fideRating === null ? t('unrated') : t('rating', { rating: fideRating })}</span>
    </p>
  );
}

/** A followed player stands first on the page from then on. */
function FollowButton({ tid, account }: { readonly tid: string; readonly account: string }) {
  const { t } = useTranslation('playerCard');
  const { isFollowed, follow } = useFollowed(tid);
  const isOn = isFollowed(account);
  return (
    <Button
      size="compact-md"
      variant={isOn ? 'light' : 'filled'}
      aria-pressed={isOn}
      onClick={() => follow(account, !isOn)}
    >
      {t(isOn ? 'following' : 'follow')}
    </Button>
  );
}

function ProfileLink({ account }: { readonly account: string }) {
  const { t } = useTranslation('playerCard');
  return (
    <ButtonLink to="/profile/$uid" params={{ uid: account }} size="compact-md" variant="default">
      {t('profile')}
    </ButtonLink>
  );
}

function Figures({ page, card }: PlayerCardProps) {
  const { t } = useTranslation('playerCard');
  const format = useFormat();
  const { player, performance, ratingChange } = card;
  const { started } = page.tournament;
  return (
    <dl className={classes.figures}>
      {started && player.rank !== null && <Figure name={t('rank')}>{player.rank}</Figure>}
      <Figure name={t('seed')}>{player.seed}</Figure>
      {player.score !== null && <Figure name={t('points')}>{formatPoints(player.score)}</Figure>}
      {player.counted && <Figure name={t('allRounds')}>{formatPoints(player.counted.allPoints)}</Figure>}
      {tiebreakColumns(page.tournament).map(({ slot, id }) => {
        const value = player[slot] ?? null;
        return value === null ? null : (
          <Figure key={slot} name={tiebreakNameOf(id).fide}>
            {format.number(value)}
          </Figure>
        );
      })}
      {performance !== null && <Figure name={t('performance')}>{performance}</Figure>}
      {ratingChange !== null && (
        <Figure name={t('ratingChange')}>{changeText(ratingChange.change, format.number)}</Figure>
      )}
    </dl>
  );
}

/** The change is in hundredths of a rating point. */
function changeText(hundredths: number, number: (value: number) => string): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '±';
  return `${sign}${number(Math.abs(hundredths) / 100)}`;
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface NextGameProps {
  readonly page: TournamentPage;
  readonly next: NonNullable<PlayerCardAnswer['next']>;
}

function NextGame({ page, next }: NextGameProps) {
  const { t } = useTranslation(['playerCard', 'chess']);
  const timeText = useRoundTime(page.tournament.timeZone);
  return (
    <section className={classes.next} aria-label={t('next')}>
      <strong>{t('nextBoard', { round: next.round, board: next.board })}</strong>
      <span>
        {t(`chess:${next.color}`)} {t('against')} <Opponent opponent={next.opponent} />
      </span>
      {next.startDate !== null && <span className={classes.soft}>{timeText(next.startDate)}</span>}
      {next.game !== null && (
        <ButtonLink to="/game/play/$gameId" params={{ gameId: next.game }} size="compact-md" variant="default">
          {t('watch')}
        </ButtonLink>
      )}
    </section>
  );
}
