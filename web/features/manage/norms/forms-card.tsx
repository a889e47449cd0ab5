import { Anchor, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { NormsAnswer } from '../../../../contract/tournament/norms.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { NORM_REMARKS_MAX } from '../../../../domain/kernel/limits.ts';
import { FederationField } from '../../../forms/fields/federation-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import type { NormNotes } from './norm-notes.ts';
import classes from './norms.module.css';

interface FormsCardProps {
  readonly tid: string;
  readonly norms: NormsAnswer;
  readonly notes: NormNotes;
  readonly onChange: (changes: Partial<NormNotes>) => void;
}

/** The tournament report and the reports of arbiter norms. Certificates stand with the players. */
export function FormsCard(props: FormsCardProps) {
  const { t } = useTranslation('norms');
  return (
    <Card title={t('forms.title')}>
      {props.norms.reportLacks.length === 0 ? <Report {...props} /> : <Lacking {...props} />}
      <h3 className={classes.who}>{t('forms.arbiters')}</h3>
      <ArbiterForms {...props} />
    </Card>
  );
}

function Report({ tid, notes, onChange }: FormsCardProps) {
  const { t } = useTranslation('norms');
  const remarks = notes.remarks.trim();
  const sent = { id: tid, query: given({ remarks: remarks === '' ? undefined : remarks }) };
  return (
    <>
      <Textarea
        label={t('forms.remarks')}
        rows={4}
        maxLength={NORM_REMARKS_MAX}
        value={notes.remarks}
        onChange={({ currentTarget: { value } }) => onChange({ remarks: value })}
      />
      <p className={classes.links}>
        <Anchor href={pathTo(calls.printNormReport, sent)} target="_blank">
          {t('forms.report')}
        </Anchor>
        <Anchor href={pathTo(calls.normReportFile, sent)} download>
          {t('forms.reportCsv')}
        </Anchor>
      </p>
    </>
  );
}

/** What stops the report, and where it is stated. */
function Lacking({ tid, norms }: FormsCardProps) {
  const { t } = useTranslation('norms');
  return (
    <>
      <p className={classes.note}>{t('forms.lacking')}</p>
      <ul className={classes.mix}>
        {norms.reportLacks.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>{t(`forms.lacks.${kind}`, { name })}</li>
        ))}
      </ul>
      <p className={classes.links}>
        <TextLink to="/tournament/edit/$tid" params={{ tid }}>
          {t('forms.settings')}
        </TextLink>
      </p>
    </>
  );
}

function ArbiterForms({ tid, norms: { arbiters }, notes, onChange }: FormsCardProps) {
  const { t } = useTranslation('norms');
  if (arbiters.length === 0) return <p className={classes.note}>{t('forms.noArbiters')}</p>;
  const query = given({ federation: notes.federation ?? undefined });
  return (
    <>
      <div className={classes.fields}>
        <FederationField
          label={t('forms.federation')}
          required={false}
          clearable
          value={notes.federation}
          error={undefined}
          onChange={(federation) => onChange({ federation })}
        />
      </div>
      <p className={classes.links}>
        {arbiters.flatMap(({ name, duty, forms }, index) =>
          forms.map((form) => (
            <Anchor
              key={`${duty} ${name} ${form}`}
              href={pathTo(calls.printArbiterNorm, { id: tid, form, place: index + 1, query })}
              target="_blank"
            >
              {t('forms.arbiter', { form, name })}
            </Anchor>
          )),
        )}
      </p>
    </>
  );
}
