import { Alert, Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, post } from '../../api.ts';
import { powersQuery } from '../../queries/account.ts';
import { type Organiser, organisersOf } from '../../queries/organisers.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { type Issue, useFieldError } from '../../ui/field-error.ts';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { toast } from '../../ui/toast.ts';
import { AboutFields } from './about-fields.tsx';
import { type BuildForm, emptyForm, faultyFields, toPayload } from './build-form.ts';
import classes from './build-page.module.css';
import type { FieldsProps } from './fields.ts';
import { FormatFields } from './format-fields.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PointsFields, PrivacyFields } from './privacy-fields.tsx';
import { TimeFields } from './time-fields.tsx';

/** A new tournament on one page, or out of a TRF file. */
export function BuildPage() {
  const { t } = useTranslation(['build', 'ui', 'home']);
  const { data: powers } = useSuspenseQuery(powersQuery);
  const organisers = organisersOf(powers);
  const [importing, dialog] = useDisclosure();
  const [first] = organisers;
  return (
    <Page
      title={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('home:list.title'), link: { to: '/tournaments' } },
      ]}
      actions={
        first !== undefined && (
          <Button variant="default" onClick={dialog.open}>
            {t('import.open')}
          </Button>
        )
      }
    >
      {first === undefined ? (
        <Empty title={t('nobody')} hint={t('nobodyHint')} />
      ) : (
        <>
          <NewTournament organisers={organisers} first={first} />
          <ImportDialog organisers={organisers} first={first} opened={importing} onClose={dialog.close} />
        </>
      )}
    </Page>
  );
}

interface NewTournamentProps {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
}

function NewTournament({ organisers, first }: NewTournamentProps) {
  const { t } = useTranslation(['build', 'ui']);
  const [form, setForm] = useState(() => emptyForm(first, new Date()));
  const [tried, setTried] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const create = useCreate(form, () => focusFirstError(formElement.current));
  const errorText = useErrorText();
  const fieldError = useFieldError();
  const payload = toPayload(form);
  const wrong = tried ? faultyFields(payload) : NOTHING_WRONG;
  const refused = create.error instanceof ApiError ? fieldsOf(create.error) : [];
  const fields: FieldsProps = {
    form,
    change: (changes) => setForm((known) => ({ ...known, ...changes })),
    error: (field) => {
      const issue = wrong.get(field);
      if (issue !== undefined) return fieldError(issue);
      return refused.includes(field) ? errorText(create.error) : undefined;
    },
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (faultyFields(payload).size === 0) create.mutate(payload);
    else focusFirstError(formElement.current);
  };
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={classes.form}>
      <Stack gap="lg">
        <AboutFields {...fields} organisers={organisers} />
        <FormatFields {...fields} />
        <TimeFields {...fields} />
        <PointsFields {...fields} />
        <PrivacyFields {...fields} />
        {wrong.size > 0 && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('checkFields')}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const NOTHING_WRONG: ReadonlyMap<string, Issue> = new Map();

function useCreate(form: BuildForm, onRefused: () => void) {
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (payload: object) => post<{ id: string }>('/s/tournament/build', payload),
    onError: onRefused,
    onSuccess: async ({ id }) => {
      toast(t('created', { name: form.name }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
  });
}

/** The fields that a refusal is about. */
const fieldsOf = ({ key, fields }: ApiError): readonly string[] => (key === 'idTaken' ? ['id'] : fields);

/** After the errors have been drawn. */
function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
