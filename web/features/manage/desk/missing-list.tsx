import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { type Obstacle, obstaclesOf, progressOf } from '../../../../domain/tournament/rounds/next-round.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { boardName, isMissing, pairingsOf } from '../../../model/progress.ts';
import { tournamentOf, unpairedOf } from '../../../model/tournament-of.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './missing-list.module.css';
import { namesOf } from './participant-names.ts';

interface MissingListProps {
  readonly page: TournamentPage;
  readonly onBoard: (round: number, board: string) => void;
  /** Moves to the unpaired players of a round. */
  readonly onUnpaired: (round: number) => void;
}

/** What the domain's rules require before the next round; each missing item links to where it is entered. */
export function MissingList(props: MissingListProps) {
  const { t } = useTranslation('manage');
  const { page } = props;
  const obstacles = obstaclesOf(progressOf(tournamentOf(page)));
  const isByHand = FORMATS[page.tournament.kind].roundMaking === 'byHand' && !page.tournament.finished;
  return (
    <Card title={t(titleOf(obstacles))}>
      <ul className={classes.list}>
        {isByHand && <li>{t('missing.byHand')}</li>}
        {obstacles.map((obstacle) => (
          <li key={'round' in obstacle ? `${obstacle.kind} ${obstacle.round}` : obstacle.kind}>
            <MissingItem {...props} obstacle={obstacle} />
          </li>
        ))}
        {!isByHand && obstacles.length === 0 && (
          <li>
            <Ready page={page} />
          </li>
        )}
      </ul>
    </Card>
  );
}

/** After the last round has been paired, there is no next one to wait for. */
function titleOf(obstacles: readonly Obstacle[]) {
  if (obstacles.some(({ kind }) => kind === 'finished')) return 'missing.titleFinished';
  return obstacles.some(({ kind }) => kind === 'allPaired') ? 'missing.titleAllPaired' : 'missing.title';
}

function MissingItem({ page, obstacle, onBoard, onUnpaired }: MissingListProps & { readonly obstacle: Obstacle }) {
  const { t } = useTranslation('manage');
  switch (obstacle.kind) {
    case 'results':
      return <MissingResults page={page} round={obstacle.round} onBoard={onBoard} />;
    case 'unpaired': {
      const accounts = unpairedOf(page, obstacle.round);
      return (
        <>
          {t('missing.unpaired', { count: accounts.length, round: obstacle.round })}
          <UnstyledButton className={classes.unpaired} onClick={() => onUnpaired(obstacle.round)}>
            {accounts.map(namesOf(page)).join(', ')}
          </UnstyledButton>
        </>
      );
    }
    case 'openGames':
      return t('missing.openGames', { round: obstacle.round, boards: obstacle.boards.join(', ') });
    default:
      return t(`missing.${obstacle.kind}`);
  }
}

/** The list beside the boards shows the others. */
const MOST_BOARDS = 30;

interface MissingResultsProps extends Pick<MissingListProps, 'page' | 'onBoard'> {
  readonly round: number;
}

function MissingResults({ page, round, onBoard }: MissingResultsProps) {
  const { t } = useTranslation('manage');
  const boards = pairingsOf(page, round).filter(isMissing).map(boardName);
  if (boards.length === 0) return t('missing.lineUps', { round });
  return (
    <>
      {t('missing.results', { count: boards.length, round })}
      <span className={classes.boards}>
        {boards.slice(0, MOST_BOARDS).map((board) => (
          <UnstyledButton
            key={board}
            className={classes.board}
            aria-label={t('missing.board', { board })}
            onClick={() => onBoard(round, board)}
          >
            {board}
          </UnstyledButton>
        ))}
        {boards.length > MOST_BOARDS && <span>{t('missing.more', { count: boards.length - MOST_BOARDS })}</span>}
      </span>
    </>
  );
}

function Ready({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('manage');
  const timeText = useRoundTime(page.tournament.timeZone);
  const round = nextRound(tournamentOf(page));
  const when = page.tournament.currentOnlinePairingTime;
  if (when !== null) return t('missing.readyAlarm', { round, when: timeText(when) });
  const isByButton = FORMATS[page.tournament.kind].nextRoundButton !== null;
  return t(isByButton ? 'missing.ready' : 'missing.readyByItself', { round });
}
