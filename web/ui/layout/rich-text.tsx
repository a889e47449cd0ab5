import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import {
  isRichLink,
  isRichPicture,
  RENAMED_ELEMENTS,
  RICH_ELEMENTS,
  UNREAD_ELEMENTS,
} from '../../../domain/lib/rich-text.ts';
import classes from './rich-text.module.css';

const ALLOWED = new Set(RICH_ELEMENTS);
const DROPPED = new Set(UNREAD_ELEMENTS);

/** User-written HTML: rebuilt from the few elements we know, never inserted as it is. */
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
  const name = RENAMED_ELEMENTS[node.localName] ?? node.localName;
  if (DROPPED.has(name)) return null;
  if (!ALLOWED.has(name)) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  if (name === 'img') return imageOf(node, key);
  const children = childrenOf(node);
  return createElement(name, { key, ...(name === 'a' ? linkOf(node) : {}) }, ...children);
}

function linkOf(node: Element): object {
  const href = node.getAttribute('href') ?? '';
  if (!isRichLink(href)) return {};
  return href.startsWith('/') ? { href } : { href, rel: 'noopener noreferrer nofollow' };
}

function imageOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? '';
  if (!isRichPicture(src)) return null;
  return <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} referrerPolicy="no-referrer" loading="lazy" />;
}
