import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { useFormat } from '../../format.ts';
import classes from './manage-page.module.css';
import { type Missing, missingBeforeNextRound } from './missing.ts';

interface MissingListProps {
  readonly page: TournamentPage;
  readonly onBoard: (round: number, board: number) => void;
}

/** What is missing before the next round can be paired; each missing result leads to its board. */
export function MissingList({ page, onBoard }: MissingListProps) {
  const { t } = useTranslation('manage');
  return (
    <section className={classes.card}>
      <h2>{t('missing.title')}</h2>
      <ul>
        {missingBeforeNextRound(page).map((missing) => (
          <li key={missing.kind === 'results' ? missing.round : missing.kind}>
            <MissingItem page={page} missing={missing} onBoard={onBoard} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MissingItem({ page, missing, onBoard }: MissingListProps & { readonly missing: Missing }) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  if (missing.kind === 'results') {
    const { round, boards } = missing;
    return (
      <>
        {t('missing.results', { count: boards.length, round })}
        <span className={classes.boards}>
          {boards.map((board) => (
            <UnstyledButton
              key={board}
              className={classes.board}
              aria-label={t('missing.board', { board })}
              onClick={() => onBoard(round, board)}
            >
              {board}
            </UnstyledButton>
          ))}
        </span>
      </>
    );
  }
  if (missing.kind !== 'ready') return t(`missing.${missing.kind}`);
  const { round } = missing;
  const when = page.tournament.current_online_pairing_time;
  if (when !== null) return t('missing.readyAlarm', { round, when: format.moment(when) });
  const isByButton = KINDS[page.tournament.kind].nextRoundButton !== null;
  return t(isByButton ? 'missing.ready' : 'missing.readyByItself', { round });
}
