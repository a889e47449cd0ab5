import type { Plugin } from 'vite';

/** Read by Chromium's engine at the very start of a file; to others it is a comment. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * Nearly all of these files is called as soon as they are there, so the browser is told to compile all of them while they
 * come, beside the main thread, and not function by function when each is called, which keeps the page waiting.
 */
export const compiledEarly = (names: readonly string[]): Plugin => ({
  name: 'rokade-compiled-early',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && names.includes(file.name)) file.code = COMPILE_ALL + file.code;
      }
    },
  },
});
