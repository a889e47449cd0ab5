import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedEntries } from '../../../../contract/event/entries.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import { titled } from '../../../model/names.ts';
import type { LinkedEntry } from '../../../queries/events.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { entryName } from '../fields/entry-values.ts';
import { ChangeGroup } from './change-group.tsx';
import { EditEntry } from './edit-entry.tsx';
import type { EntryCardProps } from './entry-card-props.ts';
import { EraseButton } from './erase-button.tsx';
import classes from './own-entry.module.css';
import { PayBox } from './pay-box.tsx';
import { Withdraw } from './withdraw.tsx';

interface WholeCardProps extends EntryCardProps {
  readonly payment: LinkedEntries['payment'];
  readonly isBack: boolean;
}

type Part = 'details' | 'group' | 'withdraw';

const isActive = ({ state }: LinkedEntry): boolean => state === 'entered' || state === 'pending' || state === 'waiting';

/** One entry: its state, what is to be paid, and what its holder can do. */
export function EntryCard({ token, event, entry, payment, isBack }: WholeCardProps) {
  const { t } = useTranslation(['ownEntry', 'signUp']);
  const { amount } = useAmountText(event.currency);
  const [open, setOpen] = useState<Part | null>(null);
  const { player, state, fee, ledger, balance } = entry;
  const name = titled(player.title, entryName(player));
  const group = event.groups.find(({ code }) => code === entry.group);
  const facts = [
    player.club ?? t('facts.noClub'),
    player.rating === null ? t('facts.unrated') : `${t('facts.rating')} ${player.rating}`,
    fee > 0 && ledger.length === 0 ? `${t('facts.fee')} ${amount(fee)}` : '',
  ];
  const close = () => setOpen(null);
  const card = { token, event, entry };
  return (
    <section className={classes.card} aria-label={name}>
      <h2>{name}</h2>
      <StateLine event={event} entry={entry} />
      {state === 'waiting' && <p className={classes.soft}>{t(balance > 0 ? 'waitingPaid' : 'waitingHint')}</p>}
      <p className={classes.soft}>{facts.filter((text) => text !== '').join(' · ')}</p>
      {ledger.length > 0 && <PayBox {...card} payment={payment} isBack={isBack} />}
      {isActive(entry) && open === null && <Actions {...card} onOpen={setOpen} />}
      {open === 'details' && <EditEntry {...card} onClose={close} />}
      {open === 'group' && <ChangeGroup {...card} onClose={close} />}
      {open === 'withdraw' && <Withdraw {...card} onClose={close} />}
      {open === null && (
        <div className={classes.buttons}>
          {group?.tournament != null && (
            <ButtonLink to="/tournament/view/$tid" params={{ tid: group.tournament }} variant="default">
              {t('toTournament')}
            </ButtonLink>
          )}
          {(state === 'expired' || state === 'withdrawn') && (event.window === 'open' || event.window === 'late') && (
            <ButtonLink to="/event/sign-up/$id" params={{ id: event.id }}>
              {t('state.again')}
            </ButtonLink>
          )}
          <EraseButton {...card} />
        </div>
      )}
    </section>
  );
}

/** In one line with a colour and words. */
function StateLine({ event, entry }: Omit<EntryCardProps, 'token'>) {
  const { t } = useTranslation('ownEntry');
  const { state, queue, reason } = entry;
  const hasGroups = event.groups.length > 1;
  const group = event.groups.find(({ code }) => code === entry.group)?.name ?? entry.group;
  const number = queue ?? 0;
  const text = (): string => {
    switch (state) {
      case 'entered':
        return hasGroups ? t('state.entered', { group }) : t('state.enteredOnly');
      case 'waiting':
        return hasGroups ? t('state.waitingIn', { number, group }) : t('state.waiting', { number });
      case 'unconfirmed':
      case 'pending':
      case 'refused':
      case 'withdrawn':
      case 'expired':
      case 'erased':
        return t(`state.${state}`);
    }
  };
  return (
    <>
      <p className={classes.state} data-state={state}>
        {text()}
      </p>
      {state === 'refused' && reason !== '' && <p>{t('state.reason', { reason })}</p>}
    </>
  );
}

interface ActionsProps extends EntryCardProps {
  readonly onOpen: (part: Part) => void;
}

function Actions({ event, entry, onOpen }: ActionsProps) {
  const { t } = useTranslation('ownEntry');
  const time = useRoundTime(event.timeZone);
  const name = entryName(entry.player);
  const own = event.groups.find(({ code }) => code === entry.group);
  const isSole = event.groups.filter(({ track }) => track === own?.track).length < 2;
  return (
    <>
      <div className={classes.buttons}>
        <Button variant="default" aria-label={t('change.detailsOf', { name })} onClick={() => onOpen('details')}>
          {t('change.details')}
        </Button>
        {entry.changesOpen && !isSole && own?.started !== true && (
          <Button variant="default" aria-label={t('change.groupOf', { name })} onClick={() => onOpen('group')}>
            {t('change.group')}
          </Button>
        )}
        <Button variant="default" className={classes.danger} onClick={() => onOpen('withdraw')}>
          {t('withdraw.button')}
        </Button>
      </div>
      <p className={classes.soft}>
        {entry.changesOpen ? t('change.until', { when: time(entry.changesUntil) }) : t('change.limited')}
      </p>
    </>
  );
}
