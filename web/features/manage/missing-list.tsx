import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { useFormat } from '../../format.ts';
import classes from './manage-page.module.css';
import { type Missing, missingBeforeNextRound } from './missing.ts';
import { namesOf } from './participant-names.ts';

interface MissingListProps {
  readonly page: TournamentPage;
  readonly onBoard: (round: number, board: number) => void;
  /** Goes to those who have no opponent in a round. */
  readonly onUnpaired: (round: number) => void;
}

/** What is missing before the next round can be paired; each missing result leads to its board. */
export function MissingList(props: MissingListProps) {
  const { t } = useTranslation('manage');
  const all = missingBeforeNextRound(props.page);
  return (
    <section className={classes.card}>
      <h2>{t(titleOf(all))}</h2>
      <ul>
        {all.map((missing) => (
          <li key={'round' in missing ? `${missing.kind} ${missing.round}` : missing.kind}>
            <MissingItem {...props} missing={missing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After the last round has been paired there is no next one to wait for. */
function titleOf(all: readonly Missing[]) {
  if (all.some(({ kind }) => kind === 'finished')) return 'missing.titleFinished';
  return all.some(({ kind }) => kind === 'allPaired') ? 'missing.titleAllPaired' : 'missing.title';
}

function MissingItem({ page, missing, onBoard, onUnpaired }: MissingListProps & { readonly missing: Missing }) {
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
  if (missing.kind === 'unpaired') {
    const { round, accounts } = missing;
    return (
      <>
        {t('missing.unpaired', { count: accounts.length, round })}
        <UnstyledButton className={classes.unpaired} onClick={() => onUnpaired(round)}>
          {accounts.map(namesOf(page)).join(', ')}
        </UnstyledButton>
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
