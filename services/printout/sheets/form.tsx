import type { Child } from 'hono/jsx';
import { HtmlPage } from '../html-page.tsx';
import { Name } from '../table.tsx';
import { FORM_CSS } from './form.css.ts';
import { SHEET_CSS } from './sheet.css.ts';

interface FormProps {
  readonly title: string;
  /** The short name of the form, and of whom or what it is. */
  readonly about: string;
  readonly children: Child;
}

/** A form of FIDE on A4, in English. */
export const Form = ({ title, about, children }: FormProps) => (
  <HtmlPage language="en" title={`${about} - ${title}`} css={SHEET_CSS + FORM_CSS} bodyClass="form">
    <header>
      <div>
        <h1>{title}</h1>
        <p class="title">{about}</p>
      </div>
    </header>
    {children}
  </HtmlPage>
);

/** A field by its label; an empty one is filled in by hand. */
export type FormField = readonly [label: string, value: string | number];

interface FieldsProps {
  readonly title: string;
  readonly fields: readonly FormField[];
  /** Signatures need more room, counts less, remarks the whole width. */
  readonly look?: 'signed' | 'counts' | 'lines';
}

export const Fields = ({ title, fields, look }: FieldsProps) => (
  <section class={look}>
    <h2>{title}</h2>
    <dl class="fields">
      {fields.map(([label, value]) => (
        <div class="field">
          <dt>{label}</dt>
          <dd>
            <Name>{value}</Name>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
