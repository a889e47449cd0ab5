import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';
import { ENTRY_CATALOGUES, FRAME_NAMESPACES, type Namespace } from './namespaces.ts';

/** Loads a namespace in a language. The list of lazy namespaces is itself loaded with the first of them. */
export async function loadNamespace(name: Namespace, language: Language): Promise<Catalogue[Namespace]> {
  const file = FRAME_NAMESPACES.includes(name) ? 'frame' : name;
  const texts = (await ENTRY_CATALOGUES[`./${language}/${file}.ts`]?.())?.[name];
  return texts ?? (await import('./lazy-namespaces.ts')).loadLazyNamespace(name, language);
}
