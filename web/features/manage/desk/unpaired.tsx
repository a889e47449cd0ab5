import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { BYE } from '../../../../contract/http/codes.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { callApi } from '../../../api.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { isTyping } from '../../../ui/typing.ts';
import { namesOf } from './participant-names.ts';
import classes from './people-list.module.css';

interface UnpairedProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly accounts: readonly string[];
  /** A new object moves the focus here. */
  readonly target: object | undefined;
}

/** Players who are present in the round without a game or a bye: to be paired below, or given a bye. */
export function Unpaired({ page, round, accounts, target }: UnpairedProps) {
  const { t } = useTranslation('manage');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (target !== undefined && !isTyping()) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, [target]);
  return (
    <Card title={t('unpaired.title')}>
      <Hint>{t('unpaired.hint')}</Hint>
      <ul className={classes.people} ref={list}>
        {accounts.map((account) => (
          <UnpairedRow key={account} page={page} round={round} account={account} />
        ))}
      </ul>
    </Card>
  );
}

interface UnpairedRowProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly account: string;
}

function UnpairedRow({ page, round, account }: UnpairedRowProps) {
  const { t } = useTranslation('manage');
  const { id: tournament } = page.tournament;
  const name = namesOf(page)(account);
  const give = useTournamentChange(
    tournament,
    () => callApi(calls.addPairing, { body: { tournament, round, white: account, black: BYE } }),
    () => t('pair.gaveBye', { name }),
  );
  return (
    <li>
      <span className={classes.person}>{name}</span>
      <Button
        variant="default"
        aria-label={t('unpaired.giveByeTo', { name })}
        loading={give.isPending}
        onClick={() => give.mutate()}
      >
        {t('unpaired.giveBye')}
      </Button>
    </li>
  );
}
