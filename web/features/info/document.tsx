import type { ReactNode } from 'react';
import { TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import classes from './document.module.css';

/** A section of a document, which the address can name by its id. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly picture?: PictureProps;
}

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface DocumentProps {
  readonly title: string;
  readonly lead: string;
  /** The heading of the table of contents; short documents have none. */
  readonly contents?: string;
  readonly sections: readonly Section[];
  readonly numbered?: boolean;
  readonly children?: ReactNode;
}

/** A text page: its lead, a table of contents, and its sections. */
export function Document({ title, lead, contents, sections, numbered = false, children }: DocumentProps) {
  return (
    <Page title={title}>
      <p className={classes.lead}>{lead}</p>
      {contents !== undefined && <Contents title={contents} sections={sections} />}
      {sections.map((section, at) => (
        <section key={section.id} id={section.id} aria-labelledby={`title-${section.id}`} className={classes.section}>
          <h2 id={`title-${section.id}`}>{numbered ? `${at + 1}. ${section.title}` : section.title}</h2>
          <RichText html={section.html} />
          {section.picture !== undefined && <Picture {...section.picture} />}
        </section>
      ))}
      {children}
    </Page>
  );
}

/** Reserves its space until it is loaded. */
const Picture = ({ alt, ...picture }: PictureProps) => (
  <img {...picture} alt={alt} loading="lazy" className={classes.picture} />
);

function Contents({ title, sections }: { readonly title: string; readonly sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className={`${classes.contents} no-print`}>
      <h2 id="contents">{title}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <TextLink to="." hash={id}>
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
