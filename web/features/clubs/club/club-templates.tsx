import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { callApi } from '../../../api.ts';
import { templatesQuery } from '../../../queries/templates.ts';
import { useChange } from '../../../queries/use-change.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RemovableList } from '../removable-list.tsx';

interface Template {
  readonly id: string;
  readonly name: string;
}

/** The tournament templates that the club has saved. */
export function ClubTemplates({ id }: { readonly id: string }) {
  const { t } = useTranslation('clubs');
  const { data } = useSuspenseQuery(templatesQuery);
  const own = data.templates.filter(({ organiser, organiserType }) => organiserType === 'club' && organiser === id);
  const remove = useChange<Template>((template) => callApi(calls.deleteTemplate, { id: template.id }), {
    renews: [templatesQuery.queryKey],
    message: ({ name }) => t('manage.templates.removed', { name }),
  });
  return (
    <Card title={t('manage.tabs.templates')}>
      {own.length === 0 ? (
        <Empty title={t('manage.templates.none')} hint={t('manage.templates.noneHint')} />
      ) : (
        <RemovableList
          rows={own}
          rowKey={(template) => template.id}
          nameOf={({ name }) => name}
          row={({ name }) => name}
          words={{
            action: t('manage.templates.remove'),
            actionFor: (name) => t('manage.templates.removeFor', { name }),
            question: (name) => t('manage.templates.removeQuestion', { name }),
            loses: t('manage.templates.removeLoses'),
          }}
          onRemove={(template) => remove.mutate(template)}
        />
      )}
    </Card>
  );
}
