import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BYE } from '../../../../contract/http/codes.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { sideOf } from '../../../../domain/tournament/value/game-result.ts';
import { byeOf, resultOf } from '../../../model/field.ts';
import { gamesOf } from '../../../model/game/live-games.ts';
import { matchScore } from '../../../model/match.ts';
import { blackName, titled, whiteName } from '../../../model/names.ts';
import { isGame, matchesOf } from '../../../model/progress.ts';
import { resultText, scoreText } from '../../../model/result-text.ts';
import { serverNow } from '../../../time/server-time.ts';
import { LiveDot } from '../../../ui/chess/live-dot.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { usePostponedText } from '../../../ui/tournament/postponed-text.ts';
import { PlayerCell } from '../standings/player-cell.tsx';
import { MatchSection } from './match-section.tsx';
import classes from './pairings.module.css';

interface PairingListProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly pairings: readonly PairingView[];
  readonly me: string | undefined;
  /** True if these are only the pairings that were searched for. */
  readonly isSearched: boolean;
}

/** A round: its boards, grouped by match where teams meet, and its byes. */
export function PairingList(props: PairingListProps) {
  const { t } = useTranslation('chess');
  const { page, round, pairings, me } = props;
  if (page.matches !== undefined) return <MatchList {...props} />;
  return (
    <>
      <BoardTable page={page} caption={t('round', { number: round })} pairings={pairings} me={me} />
      <Byes pairings={pairings} />
    </>
  );
}

function MatchList({ page, round, pairings, me, isSearched }: PairingListProps) {
  const { t } = useTranslation('tournament');
  const matches = matchesOf(page, round).filter(
    ({ match }) => !isSearched || pairings.some((pairing) => pairing.match === match),
  );
  return (
    <>
      {matches.some((match) => match.lineUpsOpen) && <p className={classes.soft}>{t('matches.lineUpsOpen')}</p>}
      <div className={classes.matches}>
        {matches.map((match) => (
          <MatchSection key={match.match} page={page} match={match}>
            {(caption) => (
              <BoardTable
                page={page}
                caption={caption}
                pairings={pairings.filter((pairing) => pairing.match === match.match)}
                me={me}
              />
            )}
          </MatchSection>
        ))}
      </div>
    </>
  );
}

interface BoardTableProps extends Omit<PairingListProps, 'round' | 'isSearched'> {
  readonly caption: string;
}

function BoardTable({ page, caption, pairings, me }: BoardTableProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const ratings = new Map(page.participants.map(({ account, fideRating }) => [account, fideRating]));
  const originOf = useOrigins(page);
  const columns: readonly Column<PairingView>[] = [
    {
      id: 'board',
      header: t('chess:board'),
      numeric: true,
      cell: ({ board }) => <span className={classes.soft}>{board}</span>,
    },
    {
      id: 'white',
      header: t('chess:white'),
      wraps: true,
      cell: (pairing) => (
        <PlayerCell
          title={pairing.whiteTitle}
          name={whiteName(pairing)}
          account={pairing.white}
          eliminated={isOut(page, pairing, 'white')}
        >
          {originOf(pairing.white)}
        </PlayerCell>
      ),
    },
    {
      id: 'whiteRating',
      header: t('standings.rating'),
      numeric: true,
      minor: true,
      cell: ({ white }) => ratings.get(white) ?? '',
    },
    { id: 'result', header: t('chess:result'), cell: (pairing) => <ResultCell page={page} pairing={pairing} /> },
    {
      id: 'black',
      header: t('chess:black'),
      wraps: true,
      cell: (pairing) => (
        <PlayerCell
          title={pairing.blackTitle}
          name={blackName(pairing)}
          account={pairing.black}
          eliminated={isOut(page, pairing, 'black')}
        >
          {originOf(pairing.black)}
        </PlayerCell>
      ),
    },
    {
      id: 'blackRating',
      header: t('standings.rating'),
      numeric: true,
      minor: true,
      cell: ({ black }) => ratings.get(black) ?? '',
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={pairings.filter(isGame)}
      isWide={page.matches === undefined}
      rowKey={({ white, black }) => `${white}_${black}`}
      isOwn={({ white, black }) => me !== undefined && (white === me || black === me)}
    />
  );
}

/**
 * The team of each player, as White is on the left of the table and the teams change colours from board to board;
 * without teams the club.
 */
function useOrigins(page: TournamentPage): (account: string) => ReactNode {
  const { participants, isTeamTournament } = page;
  const players = useMemo(() => new Map(participants.map((player) => [player.account, player])), [participants]);
  return (account) => {
    const { club = null, teamName = null } = players.get(account) ?? {};
    if (isTeamTournament) return teamName && <span className={classes.team}>{teamName}</span>;
    return club && <span className={classes.club}>{club}</span>;
  };
}

/** The loser of a knockout match is struck through. */
function isOut({ tournament }: TournamentPage, pairing: PairingView, color: Color): boolean {
  const result = resultOf(pairing);
  const { table, paired } = FORMATS[tournament.kind];
  return table === 'bracket' && paired === 'players' && result !== undefined && sideOf(result, color) === 'loss';
}

/** The result, in a match the points of its games, and a link to the game where it is played online. */
function ResultCell({ page, pairing }: { readonly page: TournamentPage; readonly pairing: PairingView }) {
  const { t } = useTranslation(['tournament', 'chess']);
  const game = gamesOf(page, pairing).at(-1);
  const result = resultOf(pairing);
  const score = matchScore(pairing);
  const postponed = usePostponedText(page.tournament.timeZone)(pairing);
  if (postponed !== null) return <span className={classes.postponed}>{postponed}</span>;
  const label = score === null ? resultText(pairing) : scoreText(score);
  const text = <span className={classes.result}>{label}</span>;
  const shown = pairing.forfeit && result !== undefined ? <abbr title={t('chess:forfeit')}>{text}</abbr> : text;
  if (game === undefined) return shown;
  const isLive = !game.finished && Date.parse(game.start) <= serverNow();
  return (
    <TextLink
      to="/game/play/$gameId"
      params={{ gameId: game.id }}
      inherit
      className={classes.gameLink}
      aria-label={t('pairings.open', {
        white: titled(pairing.whiteTitle, whiteName(pairing)),
        black: titled(pairing.blackTitle, blackName(pairing)),
      })}
    >
      {isLive && <LiveDot />}
      {shown}
    </TextLink>
  );
}

export function Byes({ pairings }: { readonly pairings: readonly PairingView[] }) {
  const { t } = useTranslation('tournament');
  const byes = pairings.filter((pairing) => !isGame(pairing));
  if (byes.length === 0) return null;
  return (
    <section className={classes.byes}>
      <h2>{t('pairings.byes')}</h2>
      <ul>
        {byes.map((pairing) => (
          <li key={`${pairing.white}_${pairing.black}`}>
            {pairing.white === BYE ? blackName(pairing) : whiteName(pairing)}: {t(`byes.${byeOf(pairing)}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
