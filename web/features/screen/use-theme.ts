import { useLayoutEffect } from 'react';
import type { ScreenSearch } from '../../model/screen-settings.ts';

const SCHEME = 'data-mantine-color-scheme';

/** The colour scheme of the address, for this page only: the user's stored choice stays. */
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
