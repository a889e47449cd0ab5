import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { picturePayload } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { PictureField } from '../../forms/fields/picture-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { settingsQuery } from '../../queries/settings.ts';
import { Picture } from '../../ui/chess/picture.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';

interface PictureCardProps {
  readonly name: string;
  /** Empty: none. */
  readonly picture: string;
}

/** The profile picture: uploaded, or by its web address. */
export function PictureCard({ name, picture }: PictureCardProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { profilePicture: picture },
    schema: picturePayload,
    toPayload: (values) => ({ profilePicture: values.profilePicture.trim() }),
    send: (payload) => callApi(calls.changeSettings, { body: payload }),
    onSent: () => {
      toast(t('picture.saved'));
      return queryClient.invalidateQueries(settingsQuery);
    },
  });
  return (
    <Card title={t('picture.title')}>
      <FormElement form={form} className={fields.row}>
        <Picture src={picture} name={name} />
        <PictureField kind="profile" {...form.field('profilePicture')} />
        <SubmitButton form={form}>{t('picture.save')}</SubmitButton>
      </FormElement>
    </Card>
  );
}
