import { useTranslation } from 'react-i18next';
import type {
  MatchView,
  PairingView,
  ParticipantView,
  TournamentPage,
} from '../../../contract/tournament/tournaments.ts';
import { type HalfPoints, toPoints } from '../../../domain/kernel/points.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { formatPoints } from '../../app/format.ts';
import { byeOf } from '../../model/field.ts';
import type { SlideSeat, TeamRow } from '../../model/hall-slides.ts';
import { teamScore } from '../../model/match.ts';
import { blackName, participantName, teamName, titled, whiteName } from '../../model/names.ts';
import { boardName, isGame, isPending } from '../../model/progress.ts';
import { resultText, scoreText } from '../../model/result-text.ts';
import { scoresBefore } from '../../model/scores-before.ts';
import classes from './hall-screen.module.css';
import { Count, type Layout, List, Name } from './list.tsx';

/** The lists of a hall display. */

interface ListProps<Row> {
  readonly rows: readonly Row[];
  readonly layout: Layout;
}

interface PageListProps<Row> extends ListProps<Row> {
  readonly page: TournamentPage;
}

export function PairingList({ page, rows, layout, round }: PageListProps<PairingView> & { readonly round: number }) {
  const { t } = useTranslation(['tournament', 'chess', 'screen']);
  const scores = scoresBefore(page, round);
  const head = (
    <>
      <Count>{t('chess:board')}</Count>
      <span>{t('chess:white')}</span>
      <span className={classes.score}>{t('screen:points')}</span>
      <span className={classes.result}>{t('chess:result')}</span>
      <span className={classes.score}>{t('screen:points')}</span>
      <span>{t('chess:black')}</span>
    </>
  );
  return (
    <List layout={layout} look="pairing" head={head}>
      {rows.map((pairing) => {
        const key = `${pairing.white}_${pairing.black}`;
        const white = titled(pairing.whiteTitle, whiteName(pairing));
        const black = titled(pairing.blackTitle, blackName(pairing));
        if (!isGame(pairing)) {
          return (
            <li key={key} className={classes.bye}>
              <Name>{white || black}</Name>
              <span>{t(`byes.${byeOf(pairing)}`)}</span>
            </li>
          );
        }
        return (
          <li key={key} className={classes.pairing}>
            <Count>{boardName(pairing)}</Count>
            <Name>{white}</Name>
            <Score points={scores.get(pairing.white)} />
            <Result text={isPending(pairing) ? '–' : resultText(pairing)} isOpen={isPending(pairing)} />
            <Score points={scores.get(pairing.black)} />
            <Name>{black}</Name>
          </li>
        );
      })}
    </List>
  );
}

export function MatchList({ page, rows, layout }: PageListProps<MatchView>) {
  const { t } = useTranslation(['tournament', 'chess', 'screen']);
  const head = (
    <>
      <Count>{t('standings.rankShort')}</Count>
      <span>{t('standings.team')}</span>
      <span className={classes.result}>{t('chess:result')}</span>
      <span>{t('standings.team')}</span>
    </>
  );
  return (
    <List layout={layout} look="match" head={head}>
      {rows.map((match) => {
        const score = teamScore(match);
        if (match.bye !== null) {
          return (
            <li key={match.match} className={classes.bye}>
              <Name>{teamName(page, match.white)}</Name>
              <span>{t(`byes.${match.bye}`)}</span>
            </li>
          );
        }
        return (
          <li key={match.match} className={classes.match}>
            <Count>{match.match}</Count>
            <Name>{teamName(page, match.white)}</Name>
            <Result text={score === null ? '–' : scoreText(score)} isOpen={match.result === null} />
            <Name>{teamName(page, match.black)}</Name>
          </li>
        );
      })}
    </List>
  );
}

export function NameList({ rows, layout }: ListProps<SlideSeat>) {
  const { t } = useTranslation(['screen', 'chess', 'tournament']);
  const head = (
    <>
      <span>{t('tournament:standings.player')}</span>
      <Count>{t('chess:board')}</Count>
      <span>{t('color')}</span>
    </>
  );
  return (
    <List layout={layout} look="seat" head={head}>
      {rows.map(({ account, name, title, board, color }) => (
        <li key={account} className={classes.seat}>
          <Name>{titled(title, name)}</Name>
          {board === null || color === null ? (
            <span className={classes.noBoard}>{t('chess:bye')}</span>
          ) : (
            <>
              <Count>{board}</Count>
              <span className={classes.color} data-color={color}>
                {t(`chess:${color}`)}
              </span>
            </>
          )}
        </li>
      ))}
    </List>
  );
}

export function Standings({ page, rows, layout }: PageListProps<ParticipantView>) {
  const { t } = useTranslation(['tournament', 'screen']);
  const head = (
    <>
      <Count>{t('standings.rankShort')}</Count>
      <span>{t('standings.player')}</span>
      <span>{t('standings.rating')}</span>
      <span className={classes.total}>{t('screen:points')}</span>
    </>
  );
  return (
    <List layout={layout} look="rank" head={head}>
      {rows.map((row) => (
        <li key={row.account} className={classes.rank}>
          <Count>{page.tournament.started ? (row.rank ?? '–') : row.seed}</Count>
          <Name>{titled(row.title, participantName(row))}</Name>
          <span className={classes.soft}>{row.fideRating ?? ''}</span>
          <strong>{row.score === null ? '–' : formatPoints(row.score)}</strong>
        </li>
      ))}
    </List>
  );
}

/** The ranking criterion comes last: match points, or the total of members who play individually. */
export function TeamStandings({ page, rows, layout }: PageListProps<TeamRow>) {
  const pointsOf = teamPoints(page);
  return (
    <List layout={layout} look="rank">
      {rows.map((row) => (
        <li key={row.teamId} className={classes.rank}>
          <Count>{page.tournament.started ? (row.rank ?? '–') : row.seed}</Count>
          <Name>{row.name}</Name>
          <span className={classes.soft}>{pointsOf(row).further}</span>
          <strong>{pointsOf(row).ranking}</strong>
        </li>
      ))}
    </List>
  );
}

function teamPoints({ tournament, teams, ssw }: TournamentPage): (row: TeamRow) => {
  readonly ranking: string;
  readonly further: string;
} {
  const text = (points: number | null) => (points === null ? '–' : formatPoints(points));
  if (FORMATS[tournament.kind].table !== 'members') {
    return ({ matchScore, gameScore }) => ({ ranking: text(matchScore), further: text(gameScore) });
  }
  const weighted = new Map(teams.map(({ teamId }, index) => [teamId, ssw?.[index]]));
  return ({ teamId, gameScore }) => {
    const weight = weighted.get(teamId);
    return weight === undefined
      ? { ranking: text(gameScore), further: '' }
      : { ranking: String(Math.round(weight)), further: text(gameScore) };
  };
}

function Result({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) {
  return (
    <span className={classes.result} data-open={isOpen || undefined}>
      {text}
    </span>
  );
}

/** Before the round; nothing where players are not ranked by points. */
const Score = ({ points }: { readonly points: HalfPoints | undefined }) => (
  <span className={classes.score}>{points === undefined ? '' : formatPoints(toPoints(points))}</span>
);
