import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SettingsAnswer } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { LANGUAGES, parseLanguage } from '../../../i18n/languages.ts';
import { ApiError, callApi, NO_CONTACT } from '../../api.ts';
import { chooseHelp } from '../../app/help.ts';
import { chooseLanguage } from '../../app/language.ts';
import fields from '../../forms/fields.module.css';
import { userQuery } from '../../queries/account.ts';
import { settingsQuery } from '../../queries/settings.ts';
import { showError } from '../../ui/feedback/error-banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';

type Shown = Pick<SettingsAnswer, 'showHelpText' | 'showRealName'>;

/** The user's visibility and display settings; each is saved when it changes. */
export function ShownCard({ settings }: { readonly settings: SettingsAnswer }) {
  const { t, i18n } = useTranslation(['settings', 'nav']);
  const save = useSaving();
  const shown = { ...settings, ...(save.isPending && save.variables) };
  return (
    <Card title={t('shown.title')}>
      <div className={fields.stack}>
        <Switch
          label={t('shown.realName')}
          description={t('shown.realNameHint')}
          checked={shown.showRealName}
          onChange={({ currentTarget }) => save.mutate({ showRealName: currentTarget.checked })}
        />
        <Switch
          label={t('shown.help')}
          description={t('shown.helpHint')}
          checked={shown.showHelpText}
          onChange={({ currentTarget }) => save.mutate({ showHelpText: currentTarget.checked })}
        />
        <div className={fields.grid}>
          <NativeSelect
            label={t('shown.language')}
            size="md"
            value={i18n.language}
            data={LANGUAGES.map((language) => ({ value: language, label: t(`nav:languages.${language}`) }))}
            onChange={({ currentTarget }) =>
              void chooseLanguage(i18n, parseLanguage(currentTarget.value)).catch(() =>
                showError(new ApiError(NO_CONTACT)),
              )
            }
          />
        </div>
      </div>
    </Card>
  );
}

function useSaving() {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Shown>) => callApi(calls.changeSettings, { body: change }),
    onSuccess: (_, { showHelpText }) => {
      if (showHelpText !== undefined) chooseHelp(showHelpText);
      toast(t('shown.saved'));
    },
    onSettled: async () => {
      await Promise.all([settingsQuery, userQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
