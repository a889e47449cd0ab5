import { useTranslation } from 'react-i18next';
import type { TrfIssue } from '../../../domain/trf/check/issues.ts';
import { TextLink } from '../../ui/layout/links.tsx';
import classes from './tools.module.css';

interface IssueListProps {
  readonly title: string;
  readonly issues: readonly TrfIssue[];
}

/** A broken file can be wrong in every line: the first findings are enough to find the cause. */
const SHOWN = 50;

/** Findings of reading the file; each links to its line. */
export function IssueList({ title, issues }: IssueListProps) {
  const { t } = useTranslation(['tools', 'fileErrors']);
  if (issues.length === 0) return null;
  return (
    <section className={classes.issues} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {issues.slice(0, SHOWN).map(({ line, column, key, params }) => (
          <li key={`${line} ${column} ${key}`}>
            <TextLink to="/tools" search={{ tab: 'file', line }} inherit>
              {t('fileErrors:place', { line, column })}
            </TextLink>{' '}
            {t(`fileErrors:${key}`, { ...params })}
          </li>
        ))}
      </ul>
      {issues.length > SHOWN && <p>{t('issues.more', { count: issues.length - SHOWN })}</p>}
    </section>
  );
}
