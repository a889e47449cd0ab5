import { useTranslation } from 'react-i18next';
import { changePasswordForm } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';

interface PasswordFormProps {
  readonly account: string;
  /** The label of the password that is changed. */
  readonly present: string;
  readonly action: string;
  readonly onChanged: () => unknown;
}

/** The current password, and a new one typed twice. */
export function PasswordForm({ account, present, action, onChanged }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const form = useForm({
    initial: { pwd: '', newPwd: '', again: '' },
    schema: changePasswordForm,
    toPayload: (values) => values,
    send: ({ newPwd, pwd }) => callApi(calls.changePassword, { body: { newPwd, pwd } }),
    about: { incorrectPassword: 'pwd', passwordTooCommon: 'newPwd', passwordIsAName: 'newPwd' },
    onSent: onChanged,
    startsAgain: true,
  });
  return (
    <FormElement form={form} className={fields.stack}>
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField label={present} autoComplete="current-password" {...form.text('pwd')} />
      <PasswordField label={t('password.new')} autoComplete="new-password" {...form.text('newPwd')} />
      <PasswordField label={t('password.again')} autoComplete="new-password" {...form.text('again')} />
      <div>
        <SubmitButton form={form}>{action}</SubmitButton>
      </div>
    </FormElement>
  );
}
