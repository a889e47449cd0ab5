import { useTranslation } from 'react-i18next';
import type { MatchView, PairingView, TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { matchScore, teamScore } from '../../../../model/match.ts';
import { blackName, teamName, titled, whiteName } from '../../../../model/names.ts';
import { boardName } from '../../../../model/progress.ts';
import { scoreText } from '../../../../model/result-text.ts';
import type { DeskGroup } from '../../desk/desk-groups.ts';
import { MatchMenu } from '../../menus/match-menu.tsx';
import { OnlineBox } from '../online-box.tsx';
import classes from './result-grid.module.css';

interface GroupHeadProps {
  readonly page: TournamentPage;
  readonly group: DeskGroup;
}

/** Heading above the boards of two teams, or the games of two players: names and score. */
export function GroupHead({ page, group }: GroupHeadProps) {
  switch (group.kind) {
    case 'round':
      return null;
    case 'teams':
      return <TeamsHead page={page} match={group.match} />;
    case 'games':
      return <GamesHead page={page} pairing={group.pairing} />;
  }
}

function TeamsHead({ page, match }: { readonly page: TournamentPage; readonly match: MatchView }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const score = teamScore(match);
  const title = t('matches.title', {
    number: match.match,
    white: teamName(page, match.white),
    black: teamName(page, match.black),
  });
  return (
    <tr className={classes.head}>
      <th scope="rowgroup" colSpan={6}>
        {title} {score !== null && <strong>{scoreText(score)}</strong>}
        {match.lineUpsOpen && <p className={classes.about}>{t('tournament:matches.lineUpsOpen')}</p>}
      </th>
      <NoOnlineBox />
      <td className={classes.menu}>
        <MatchMenu page={page} match={match} />
      </td>
    </tr>
  );
}

function GamesHead({ page, pairing }: { readonly page: TournamentPage; readonly pairing: PairingView }) {
  const { t } = useTranslation('manage');
  const score = matchScore(pairing);
  const title = t(pairing.match === undefined ? 'matches.title' : 'matches.board', {
    number: boardName(pairing),
    white: titled(pairing.whiteTitle, whiteName(pairing)),
    black: titled(pairing.blackTitle, blackName(pairing)),
  });
  return (
    <tr className={classes.head}>
      <th scope="rowgroup" colSpan={6}>
        {title} {score !== null && <strong>{scoreText(score)}</strong>}
      </th>
      <td className={classes.online} data-label={t('results.online')}>
        <OnlineBox tid={page.tournament.id} pairing={pairing} />
      </td>
      <td />
    </tr>
  );
}

/** Players at a board of the match without an opponent. */
export function Walkovers({ group }: { readonly group: DeskGroup }) {
  const { t } = useTranslation('tournament');
  if (group.kind !== 'teams') return null;
  return group.walkovers.map((pairing) => (
    <tr key={pairing.board} className={classes.walkover}>
      <td colSpan={6}>{t('matches.walkover', { board: pairing.board, name: whiteName(pairing) })}</td>
      <NoOnlineBox />
      <td />
    </tr>
  ));
}

/** Stands in the online column of a row without a game. In the hall the column is hidden, and so is this. */
const NoOnlineBox = () => <td className={classes.online} />;
