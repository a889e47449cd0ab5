import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ICONS } from '../../ui/icons/icons.ts';
import { Menu } from '../../ui/layout/menu.tsx';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Light, dark or system default; Mantine stores the choice. */
export function ThemeToggle() {
  const { t } = useTranslation('nav');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu
      position="bottom-end"
      button={{
        text: { icon: ICONS[colorScheme] },
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
        icon: ICONS[scheme],
        chosen: scheme === colorScheme,
        onChoose: () => setColorScheme(scheme),
      }))}
    />
  );
}
