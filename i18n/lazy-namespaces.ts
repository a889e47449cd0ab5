import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/** The catalogues of pages that are not landing pages. */
const LAZY_CATALOGUES = import.meta.glob<Partial<Catalogue>>([
  './{en,no}/*.ts',
  '!./*/{frame,chess,common,nav,ui,game,home,tournament}.ts',
  '!./*/{index,entry-list,entry-mail,mail,norm-forms,preview,printout,push}.ts',
]);

/** Loads a namespace from the file that has its name: `fairPlay` from `fair-play.ts`. */
export async function loadLazyNamespace(name: Namespace, language: Language): Promise<Catalogue[Namespace]> {
  const file = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const texts = (await LAZY_CATALOGUES[`./${language}/${file}.ts`]?.())?.[name];
  if (texts === undefined) throw new Error(`${file}.ts has no ${name}`);
  return texts;
}
