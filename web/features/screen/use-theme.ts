import { useLayoutEffect } from 'react';
import type { ScreenSearch } from '../../screen-search.ts';

const SCHEME = 'data-mantine-color-scheme';

/** Light or dark as the address says, on this page alone: what the reader has chosen for himself stays. */
export function useTheme(theme: ScreenSearch['theme']): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const before = page.getAttribute(SCHEME);
    if (theme === undefined || before === theme) return;
    page.setAttribute(SCHEME, theme);
    return () => {
      if (before !== null) page.setAttribute(SCHEME, before);
    };
  }, [theme]);
}
