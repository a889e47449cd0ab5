import { useTranslation } from 'react-i18next';
import type { TrfIssue } from '../../../domain/trf/issues.ts';
import { TextLink } from '../../ui/links.tsx';
import classes from './tools.module.css';

interface IssueListProps {
  readonly title: string;
  readonly issues: readonly TrfIssue[];
}

/** A broken file can be wrong in every line: the first places are enough to find the cause. */
const SHOWN = 50;

/** What the texts may name; each finding tells those of its own text. */
const NOTHING_TOLD = { text: '', id: '', number: '', other: '', opponent: '', round: '', stated: '', found: '' };

/** What was found while the file was read; each leads to its line. */
export function IssueList({ title, issues }: IssueListProps) {
  const { t } = useTranslation('tools');
  if (issues.length === 0) return null;
  return (
    <section className={classes.issues} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {issues.slice(0, SHOWN).map(({ line, column, key, params }) => (
          <li key={`${line} ${column} ${key}`}>
            <TextLink to="/tools" search={{ tab: 'file', line }} inherit>
              {t('issues.place', { line, column })}
            </TextLink>{' '}
            {t(`issues.${key}`, { ...NOTHING_TOLD, ...params })}
          </li>
        ))}
      </ul>
      {issues.length > SHOWN && <p>{t('issues.more', { count: issues.length - SHOWN })}</p>}
    </section>
  );
}
