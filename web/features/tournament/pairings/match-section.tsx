import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchView, PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { sideOf } from '../../../../domain/tournament/value/game-result.ts';
import { hasFixtures } from '../../../model/fixtures.ts';
import { teamScore } from '../../../model/match.ts';
import { teamName, whiteName } from '../../../model/names.ts';
import { isGame } from '../../../model/progress.ts';
import { scoreText } from '../../../model/result-text.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { TeamLink } from '../../../ui/tournament/team-link.tsx';
import classes from './pairings.module.css';

interface MatchSectionProps {
  readonly page: TournamentPage;
  readonly match: MatchView;
  /** The boards, given the name of the match. */
  readonly children: (name: string) => ReactNode;
}

/** A match of two teams: names, score, and its boards once they are set. */
export function MatchSection({ page, match, children }: MatchSectionProps) {
  const { t } = useTranslation(['tournament', 'chess']);
  const boards = page.pairings.filter((pairing) => pairing.round === match.round && pairing.match === match.match);
  const score = teamScore(match);
  const [white, black] = [teamName(page, match.white), teamName(page, match.black)];
  if (match.bye !== null) {
    return (
      <section className={classes.match}>
        <h2>
          <TeamLink page={page} team={match.white} />
        </h2>
        <p className={classes.soft}>{t(`byes.${match.bye}`)}</p>
      </section>
    );
  }
  return (
    <section className={classes.match}>
      <h2>
        <TeamInMatch page={page} match={match} color="white" />{' '}
        <span className={classes.score}>{score === null ? '–' : scoreText(score)}</span>{' '}
        <TeamInMatch page={page} match={match} color="black" />
      </h2>
      {match.lineUpsOpen && <LineUpLinks page={page} match={match} />}
      {!match.lineUpsOpen && boards.length === 0 && <p className={classes.soft}>{t('matches.withoutPlay')}</p>}
      {boards.some(isGame) && children(`${white} – ${black}`)}
      <Walkovers boards={boards} />
      {hasFixtures(page) && <SheetLink page={page} match={match} />}
    </section>
  );
}

interface TeamInMatchProps extends Omit<MatchSectionProps, 'children'> {
  readonly color: Color;
}

/** The name of a team, linking to its page; in a knockout the losing team is struck through. */
function TeamInMatch({ page, match, color }: TeamInMatchProps) {
  const name = teamName(page, match[color]);
  const isBracket = FORMATS[page.tournament.kind].table === 'bracket';
  const isOut = isBracket && match.result !== null && sideOf(match.result, color) === 'loss';
  return (
    <TeamLink page={page} team={match[color]}>
      {isOut ? <s>{name}</s> : name}
    </TeamLink>
  );
}

/** Links to the match sheet: date, venue and report. */
function SheetLink({ page, match: { round, white } }: Pick<MatchSectionProps, 'page' | 'match'>) {
  const { t } = useTranslation('tournament');
  return (
    <p className={classes.soft}>
      <TextLink
        to="/tournament/match/$tid/$round/$team"
        params={{ tid: page.tournament.id, round: String(round), team: white }}
      >
        {t('matches.page')}
      </TextLink>
    </p>
  );
}

/** Links to the line-ups that the user may submit, for the arbiter both, and whether they are submitted. */
function LineUpLinks({ page, match }: { readonly page: TournamentPage; readonly match: MatchView }) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  const sides = [
    { team: match.white, isHandedIn: match.whiteLineUp },
    { team: match.black, isHandedIn: match.blackLineUp },
  ];
  return sides
    .filter(({ team }) => page.canManage || page.managedTeams.includes(team))
    .map(({ team, isHandedIn }) => (
      <p key={team} className={classes.soft}>
        <TextLink to="/tournament/manage-team/$tid/$team" params={{ tid, team }} search={{ round: match.round }}>
          {t('matches.lineUpOf', { team: teamName(page, team) })}
        </TextLink>{' '}
        {isHandedIn && t('matches.lineUpIsIn')}
      </p>
    ));
}

/** Players at a board without an opponent. */
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
