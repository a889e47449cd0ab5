import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/menu.tsx';
import { SIGNS } from '../../ui/signs.ts';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the system has it; Mantine keeps the choice. */
export function ThemeToggle() {
  const { t } = useTranslation('nav');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu
      position="bottom-end"
      button={{
        text: { sign: SIGNS[colorScheme] },
        label: t('theme.label'),
        variant: 'subtle',
        color: 'gray',
        c: 'inherit',
        px: 'xs',
        arrow: false,
      }}
      entries={SCHEMES.map((scheme) => ({
        kind: 'choice',
        label: t(`theme.${scheme}`),
        sign: SIGNS[scheme],
        chosen: scheme === colorScheme,
        onChoose: () => setColorScheme(scheme),
      }))}
    />
  );
}
