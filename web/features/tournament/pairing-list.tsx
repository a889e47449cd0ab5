import { useTranslation } from 'react-i18next';
import { BYE } from '../../../contract/codes.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { sideOf } from '../../../domain/tournament/game-result.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { byeOf, resultOf } from '../../model/field.ts';
import { gamesOf } from '../../model/live-games.ts';
import { matchScore } from '../../model/match.ts';
import { blackName, titled, whiteName } from '../../model/names.ts';
import { isGame, matchesOf } from '../../model/progress.ts';
import { resultText, scoreText } from '../../model/result-text.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/links.tsx';
import { LiveDot } from '../../ui/live-dot.tsx';
import { MatchSection } from './match-section.tsx';
import classes from './pairings.module.css';
import { PlayerCell } from './player-cell.tsx';

interface PairingListProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly pairings: readonly PairingView[];
  readonly me: string | undefined;
}

/** A round: its boards, match by match where teams meet, and who has no opponent. */
export function PairingList({ page, round, pairings, me }: PairingListProps) {
  const { t } = useTranslation('chess');
  if (page.matches !== undefined) return <MatchList page={page} round={round} pairings={pairings} me={me} />;
  return (
    <>
      <BoardTable page={page} caption={t('round', { number: round })} pairings={pairings} me={me} />
      <Byes pairings={pairings} />
    </>
  );
}

function MatchList({ page, round, pairings, me }: PairingListProps) {
  const { t } = useTranslation('tournament');
  const matches = matchesOf(page, round);
  return (
    <>
      {matches.some((match) => match.line_ups_open) && <p className={classes.soft}>{t('matches.lineUpsOpen')}</p>}
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

interface BoardTableProps extends Omit<PairingListProps, 'round'> {
  readonly caption: string;
}

function BoardTable({ page, caption, pairings, me }: BoardTableProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const ratings = new Map(page.participants.map(({ account, fide_rating }) => [account, fide_rating]));
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
          title={pairing.white_title}
          name={whiteName(pairing)}
          account={pairing.white}
          eliminated={isOut(page, pairing, 'white')}
        />
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
          title={pairing.black_title}
          name={blackName(pairing)}
          account={pairing.black}
          eliminated={isOut(page, pairing, 'black')}
        />
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
      rowKey={({ white, black }) => `${white}_${black}`}
      isOwn={({ white, black }) => me !== undefined && (white === me || black === me)}
    />
  );
}

/** Who has lost a match of a knockout is struck through. */
function isOut({ tournament }: TournamentPage, pairing: PairingView, color: Color): boolean {
  const result = resultOf(pairing);
  const { table, paired } = KINDS[tournament.kind];
  return table === 'bracket' && paired === 'players' && result !== undefined && sideOf(result, color) === 'loss';
}

/** The result, of a match the points of its games, and the way to the game where it is played online. */
function ResultCell({ page, pairing }: { readonly page: TournamentPage; readonly pairing: PairingView }) {
  const { t } = useTranslation(['tournament', 'chess']);
  const game = gamesOf(page, pairing).at(-1);
  const result = resultOf(pairing);
  const score = matchScore(pairing);
  const said = score === null ? resultText(pairing) : scoreText(score);
  const text = <span className={classes.result}>{said}</span>;
  const shown = pairing.forfeit && result !== undefined ? <abbr title={t('chess:forfeit')}>{text}</abbr> : text;
  if (game === undefined) return shown;
  const isLive = !game.finished && Date.parse(game.start) <= Date.now();
  return (
    <TextLink
      to="/game/play/$gameId"
      params={{ gameId: game.id }}
      inherit
      className={classes.gameLink}
      aria-label={t('pairings.open', {
        white: titled(pairing.white_title, whiteName(pairing)),
        black: titled(pairing.black_title, blackName(pairing)),
      })}
    >
      {isLive && <LiveDot />}
      {shown}
    </TextLink>
  );
}

/** Who has no opponent, and why. */
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
