import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { nameText } from '../../../contract/http/fields.ts';
import { callApi } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { templatesQuery } from '../../queries/templates.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type BuildForm, type BuildValues, toBuildPayload } from './build-form.ts';

/** Saves the form, with categories and prizes, as a named template for the organiser's next tournaments. */
export function SaveTemplate({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation(['build', 'common']);
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={() => form.check() && dialog.open()}>
        {t('template.save')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('template.save')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <SaveForm values={form.values} onSaved={dialog.close} />
      </Modal>
    </>
  );
}

const templateName = z.object({ name: nameText });

function SaveForm({ values, onSaved }: { readonly values: BuildValues; readonly onSaved: () => void }) {
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { name: values.name },
    schema: templateName,
    toPayload: (typed) => ({ ...typed }),
    send: ({ name }) => callApi(calls.saveTemplate, { body: { ...toBuildPayload(values), name } }),
    onSent: async (_answer, { name }) => {
      toast(t('template.saved', { name }));
      onSaved();
      await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
    about: { templateNameTaken: 'name' },
  });
  return (
    <FormElement form={form}>
      <Stack>
        <Text>{t('template.saveExplains', { organiser: values.organiser.name })}</Text>
        <TextInput data-autofocus label={t('template.name')} required {...form.text('name')} />
        <div>
          <SubmitButton form={form}>{t('template.save')}</SubmitButton>
        </div>
      </Stack>
    </FormElement>
  );
}
