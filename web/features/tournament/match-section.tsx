import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BYE } from '../../../contract/codes.ts';
import type { MatchView, PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { formatPoints } from '../../format.ts';
import { whiteName } from '../../model/names.ts';
import { isGame } from '../../model/progress.ts';
import { TextLink } from '../../ui/links.tsx';
import classes from './pairings.module.css';

interface MatchSectionProps {
  readonly page: TournamentPage;
  readonly match: MatchView;
  /** The boards, under the name of the match. */
  readonly children: (name: string) => ReactNode;
}

/** A match of two teams: who meets, how it stands, and its boards as soon as they are settled. */
export function MatchSection({ page, match, children }: MatchSectionProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const boards = page.pairings.filter((pairing) => pairing.round === match.round && pairing.match === match.match);
  const [white, black] = [teamName(page, match.white), teamName(page, match.black)];
  if (match.bye !== null) {
    return (
      <section className={classes.match}>
        <h2>{white}</h2>
        <p className={classes.soft}>{t(`byes.${match.bye}`)}</p>
      </section>
    );
  }
  return (
    <section className={classes.match}>
      <h2>
        {white} <span className={classes.score}>{scoreOf(match)}</span> {black}
      </h2>
      {match.line_ups_open && <p className={classes.soft}>{t('matches.lineUpsOpen')}</p>}
      {match.line_ups_open && <LineUpLinks page={page} match={match} />}
      {!match.line_ups_open && boards.length === 0 && <p className={classes.soft}>{t('matches.withoutPlay')}</p>}
      {boards.some(isGame) && children(`${white} – ${black}`)}
      <Walkovers boards={boards} />
    </section>
  );
}

/** To the line-ups that the reader has a say over, for the arbiter both, and whether they are handed in. */
function LineUpLinks({ page, match }: { readonly page: TournamentPage; readonly match: MatchView }) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  const sides = [
    { team: match.white, isHandedIn: match.white_line_up },
    { team: match.black, isHandedIn: match.black_line_up },
  ];
  return sides
    .filter(({ team }) => page.can_manage || page.managed_teams.includes(team))
    .map(({ team, isHandedIn }) => (
      <p key={team} className={classes.soft}>
        <TextLink to="/tournament/manage-team/$tid/$team" params={{ tid, team }}>
          {t('matches.lineUpOf', { team: teamName(page, team) })}
        </TextLink>{' '}
        {isHandedIn && t('matches.lineUpIsIn')}
      </p>
    ));
}

const teamName = ({ teams }: Pick<TournamentPage, 'teams'>, id: string): string =>
  id === BYE ? '' : (teams.find(({ team_id }) => team_id === id)?.name ?? id);

function scoreOf({ line_ups_open, white_points, black_points }: MatchView): string {
  if (line_ups_open || white_points === null || black_points === null) return '–';
  return `${formatPoints(white_points)}–${formatPoints(black_points)}`;
}

/** Who sits at a board without an opponent. */
function Walkovers({ boards }: { readonly boards: readonly PairingView[] }) {
  const { t } = useTranslation('tournament');
  return boards
    .filter((pairing) => !isGame(pairing))
    .map((pairing) => (
      <p key={pairing.board} className={classes.soft}>
        {t('matches.walkover', { board: pairing.board, name: whiteName(pairing) })}
      </p>
    ));
}
