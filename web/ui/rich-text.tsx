import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

/** What a description may be made of. Everything else loses its tag and keeps its text; scripts and styles lose both. */
const ALLOWED = new Set(
  'a b blockquote br code em h2 h3 h4 hr i img li ol p pre s strong sub sup table tbody td th thead tr u ul'.split(' '),
);
const DROPPED = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math', 'head']);
/** The page has its h1 already. */
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2' };

/** Text with HTML that somebody wrote: built up anew from the few elements we know, never inserted as it is. */
export function RichText({ html }: { readonly html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return (
    <div className={classes.text} data-plain={!/<[a-z]/i.test(html) || undefined}>
      {content}
    </div>
  );
}

const childrenOf = (node: Node): ReactNode[] => Array.from(node.childNodes, (child, at) => nodeToReact(child, at));

function nodeToReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = RENAMED[node.localName] ?? node.localName;
  if (DROPPED.has(name)) return null;
  if (!ALLOWED.has(name)) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  if (name === 'img') return imageOf(node, key);
  const children = childrenOf(node);
  return createElement(name, { key, ...(name === 'a' ? linkOf(node) : {}) }, ...children);
}

function linkOf(node: Element): object {
  const href = node.getAttribute('href') ?? '';
  if (/^\/(?!\/)/.test(href)) return { href };
  return /^(https?:|mailto:)/i.test(href) ? { href, rel: 'noopener noreferrer nofollow' } : {};
}

function imageOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? '';
  if (!/^(https:\/\/|\/(?!\/))/i.test(src)) return null;
  return <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} referrerPolicy="no-referrer" loading="lazy" />;
}
