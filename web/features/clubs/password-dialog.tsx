import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type AccountRowAnswer, setPasswordPayload } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { memberName } from './person-link.tsx';

interface PasswordDialogProps {
  readonly account: AccountRowAnswer;
  readonly onClose: () => void;
}

/**
 * A manager sets the password of an account without an e-mail, and sees why that is allowed (R-545, R-597, R-659,
 * D-27).
 */
export function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const { t } = useTranslation(['clubs', 'common']);
  const name = memberName(account);
  const form = useForm({
    initial: { password: '' },
    schema: setPasswordPayload,
    toPayload: (values) => values,
    send: (payload) => callApi(calls.setPassword, { id: account.id, body: payload }),
    onSent: () => {
      toast(t('manage.account.passwordSet', { name }));
      onClose();
    },
    about: { passwordTooCommon: 'password', passwordIsAName: 'password' },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('manage.account.passwordTitle', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <FormElement form={form} className={fields.stack}>
        <Hint>
          {t('manage.account.noEmail')} {t('manage.account.passwordLead')}
        </Hint>
        <PasswordField
          label={t('manage.account.newPassword')}
          autoFocus
          autoComplete="new-password"
          {...form.text('password')}
        />
        <SubmitButton form={form}>{t('manage.account.setPassword')}</SubmitButton>
      </FormElement>
    </Modal>
  );
}
