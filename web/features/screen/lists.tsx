import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  MatchView,
  PairingView,
  ParticipantView,
  TournamentPage,
} from '../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { formatPoints } from '../../app/format.ts';
import { byeOf } from '../../model/field.ts';
import type { SlideSeat, TeamRow } from '../../model/hall-slides.ts';
import { teamScore } from '../../model/match.ts';
import { blackName, participantName, teamName, titled, whiteName } from '../../model/names.ts';
import { boardName, isGame, isPending } from '../../model/progress.ts';
import { resultText, scoreText } from '../../model/result-text.ts';
import classes from './hall-screen.module.css';

/** The lists of a hall display, each in a given number of columns. */

interface ListProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: number;
}

interface PageListProps<Row> extends ListProps<Row> {
  readonly page: TournamentPage;
}

export function PairingList({ page, rows, columns }: PageListProps<PairingView>) {
  const { t } = useTranslation('tournament');
  const scores = new Map(page.participants.map(({ account, score }) => [account, score]));
  return (
    <List columns={columns}>
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
            <Name score={scores.get(pairing.white)}>{white}</Name>
            <Result text={isPending(pairing) ? '–' : resultText(pairing)} isOpen={isPending(pairing)} />
            <Name score={scores.get(pairing.black)}>{black}</Name>
          </li>
        );
      })}
    </List>
  );
}

export function MatchList({ page, rows, columns }: PageListProps<MatchView>) {
  const { t } = useTranslation('tournament');
  return (
    <List columns={columns}>
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
          <li key={match.match} className={classes.pairing}>
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

export function NameList({ rows, columns }: ListProps<SlideSeat>) {
  const { t } = useTranslation(['screen', 'chess']);
  return (
    <List columns={columns}>
      {rows.map(({ account, name, title, board, color }) => (
        <li key={account} className={classes.seat}>
          <Name>{titled(title, name)}</Name>
          {board === null || color === null ? (
            <span>{t('chess:bye')}</span>
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

export function Standings({ page, rows, columns }: PageListProps<ParticipantView>) {
  return (
    <List columns={columns}>
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
export function TeamStandings({ page, rows, columns }: PageListProps<TeamRow>) {
  const pointsOf = teamPoints(page);
  return (
    <List columns={columns}>
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

interface ColumnsProps {
  readonly columns: number;
  readonly children: readonly ReactNode[];
}

/** Column by column, all of the same length. */
export function List({ columns, children }: ColumnsProps) {
  const lines = Math.ceil(children.length / columns);
  return (
    <Box component="ol" className={classes.list} __vars={{ '--columns': String(columns), '--lines': String(lines) }}>
      {children}
    </Box>
  );
}

/** Names from this length on are smaller. */
const LONG_NAME = 20;

function Name({ children, score }: { readonly children: string; readonly score?: number | null | undefined }) {
  return (
    <span className={classes.name} data-long={children.length > LONG_NAME || undefined}>
      <bdi>{children}</bdi>
      {score !== undefined && score !== null && <span className={classes.score}>{formatPoints(score)}</span>}
    </span>
  );
}

const Count = ({ children }: { readonly children: ReactNode }) => <span className={classes.number}>{children}</span>;

function Result({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) {
  return (
    <span className={classes.result} data-open={isOpen || undefined}>
      {text}
    </span>
  );
}
