import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../../contract/calls.ts';
import type { ManagedEntry } from '../../../../../contract/event/entries.ts';
import { callApi } from '../../../../api.ts';
import { NumberField } from '../../../../forms/fields/number-field.tsx';
import fields from '../../../../forms/fields.module.css';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import type { TypedNumber } from '../../../../forms/numbers.ts';
import { eventKey } from '../../../../queries/event-desk.ts';
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx';
import { ErrorText } from '../../../../ui/feedback/error-text.tsx';
import { QrCode } from '../../../../ui/icons/qr-code.tsx';
import { Hint } from '../../../../ui/layout/card.tsx';
import { nameOf } from '../../entries.ts';
import type { EntryChanges } from '../use-entry-change.ts';
import classes from './link-dialog.module.css';

interface DialogProps {
  readonly entry: ManagedEntry;
  readonly onChange: (changes: EntryChanges) => void;
  readonly onClose: () => void;
}

const RATINGS = { min: 1, max: 4000 } as const;

/** A rating that goes before the list. */
export function RatingDialog({ entry, onChange, onClose }: DialogProps) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const name = nameOf(entry);
  const [typed, setTyped] = useState<TypedNumber>(entry.player.manualRating ?? '');
  const rating = typed === '' ? null : typed;
  const isWrong =
    rating !== null &&
    (typeof rating !== 'number' || !Number.isInteger(rating) || rating < RATINGS.min || rating > RATINGS.max);
  return (
    <FormDialog title={t('rating.title', { name })} onClose={onClose} size="md">
      <form
        className={fields.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong || typeof rating === 'string') return;
          onChange({
            changes: [{ kind: 'set_rating', entry: entry.id, rating }],
            message: rating === null ? t('rating.removed', { name }) : t('rating.done', { name, rating }),
          });
          onClose();
        }}
      >
        <NumberField
          data-autofocus
          label={t('rating.label')}
          description={t('rating.hint')}
          hideControls
          {...RATINGS}
          value={typed}
          error={isWrong && t('rating.wrong')}
          onChange={setTyped}
        />
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={isWrong}>
            {t('rating.do')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

interface LinkDialogProps extends Pick<DialogProps, 'entry' | 'onClose'> {
  readonly event: string;
  readonly eventName: string;
}

/** A new link for an entry, to be shown or printed as a card; it ends the old one. */
export function LinkDialog({ event, eventName, entry, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const queryClient = useQueryClient();
  const name = nameOf(entry);
  const renew = useMutation({
    mutationFn: () => callApi(calls.renewEntryLink, { id: event, entry: entry.id }),
    meta: { silent: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: eventKey(event) }),
  });
  const link = renew.data === undefined ? null : `${location.origin}/e/${renew.data.token}`;
  return (
    <FormDialog title={t('link.title', { name })} onClose={onClose} size="md">
      <div className={fields.stack}>
        {link === null ? (
          <>
            <Text>{t('link.text')}</Text>
            {renew.error !== null && (
              <Text c="brick" role="alert">
                <ErrorText error={renew.error} />
              </Text>
            )}
            <div className={fields.buttons}>
              <Button variant="default" onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button loading={renew.isPending} onClick={() => renew.mutate()} data-autofocus>
                {t('link.do')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <div className={classes.card} data-print-card>
              <strong>{eventName}</strong>
              <span>{name}</span>
              <div className={classes.code}>
                <QrCode link={link} label={t('link.qr', { name })} />
              </div>
              <span className={classes.address}>{link}</span>
              <span>{t('link.code', { code: entry.code })}</span>
            </div>
            <Hint>{t('link.once')}</Hint>
            <div className={fields.buttons}>
              <CopyButton
                value={link}
                words={{ copy: t('link.copy'), copied: t('link.copied'), hint: t('link.copyHint') }}
              />
              <Button variant="default" onClick={() => window.print()}>
                {t('link.print')}
              </Button>
            </div>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** Two entries that look like one person. */
export function DoubleDialog({ entry, other, onChange, onClose }: DialogProps & { readonly other: ManagedEntry }) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const facts = (one: ManagedEntry) =>
    [
      nameOf(one),
      one.player.birthYear,
      one.player.club,
      one.player.fideNumber,
      one.contact.email,
      t(`states.${one.state}`),
      one.code,
    ]
      .filter((fact) => fact !== null)
      .join(' · ');
  const name = nameOf(entry);
  const decide = (changes: EntryChanges) => {
    onChange(changes);
    onClose();
  };
  return (
    <FormDialog title={t('double.title')} onClose={onClose}>
      <div className={fields.stack}>
        <ul className={classes.facts}>
          <li>{facts(entry)}</li>
          <li>{facts(other)}</li>
        </ul>
        <Text>{t('double.text')}</Text>
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              decide({
                changes: [{ kind: 'two_persons', entry: entry.id, other: other.id }],
                message: t('double.areTwo', { name }),
              })
            }
          >
            {t('double.two')}
          </Button>
          <Button
            onClick={() =>
              decide({
                changes: [{ kind: 'merge', entry: entry.id, double: other.id }],
                message: t('double.joined', { name }),
              })
            }
          >
            {t('double.join')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}
