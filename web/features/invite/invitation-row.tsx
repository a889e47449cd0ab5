import { Anchor, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import classes from './invite.module.css';

/** The QR code is loaded on demand. */
const QrDialog = lazyComponent(() => import('./qr-dialog.tsx').then((dialog) => dialog.QrDialog));

interface InvitationRowProps {
  readonly type: 'organization' | 'club';
  /** The inviting club or organisation. */
  readonly name: string;
  readonly id: string;
  readonly onDelete: () => void;
}

/** One link: to copy, as a QR code, by e-mail, and to delete. */
export function InvitationRow({ type, name, id, onDelete }: InvitationRowProps) {
  const { t } = useTranslation('invite');
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const link = `${window.location.origin}/invitation/${id}`;
  const letter = new URLSearchParams({
    subject: t('links.mailSubject', { name }),
    body: t(type === 'club' ? 'links.mailClub' : 'links.mailOrganization', { name, link }),
  });
  return (
    <li className={classes.link}>
      <Anchor href={link} className={classes.address}>
        {link}
      </Anchor>
      <span className={classes.buttons}>
        <CopyButton
          value={link}
          words={{ copy: t('links.copy'), copied: t('links.copied'), hint: t('links.copyHint') }}
        />
        <Button variant="default" onClick={() => setShown(true)}>
          {t('links.qr')}
        </Button>
        <Button
          component="a"
          variant="default"
          // A mailto address needs %20 where a query string has plus signs.
          href={`mailto:?${letter.toString().replaceAll('+', '%20')}`}
        >
          {t('links.mail')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          aria-label={t('links.deleteFor', { name })}
          onClick={() => setAsking(true)}
        >
          {t('links.delete')}
        </Button>
      </span>
      {isShown && (
        <Suspense>
          <QrDialog name={name} link={link} onClose={() => setShown(false)} />
        </Suspense>
      )}
      <Confirm
        opened={isAsking}
        question={t('links.deleteQuestion', { name })}
        consequence={t('links.deleteLoses')}
        action={t('links.delete')}
        destructive
        onConfirm={onDelete}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
