import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';
import { ENTRY_NAMESPACES, type Namespace } from './namespaces.ts';

/** Loads a namespace in a language. The list of lazy namespaces is itself loaded with the first of them. */
export async function loadNamespace(name: Namespace, language: Language): Promise<Catalogue[Namespace]> {
  if (isEntry(name)) return ENTRY_NAMESPACES[name][language]();
  const { LAZY_NAMESPACES } = await import('./lazy-namespaces.ts');
  return LAZY_NAMESPACES[name][language]();
}

const isEntry = (name: Namespace): name is keyof typeof ENTRY_NAMESPACES => name in ENTRY_NAMESPACES;
