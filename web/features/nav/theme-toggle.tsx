import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/menu.tsx';

const SCHEMES = [
  { scheme: 'light', sign: '☀' },
  { scheme: 'dark', sign: '☾' },
  { scheme: 'auto', sign: '◐' },
] as const;

/** Light, dark, or as the system has it; Mantine keeps the choice. */
export function ThemeToggle() {
  const { t } = useTranslation('nav');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const sign = SCHEMES.find(({ scheme }) => scheme === colorScheme)?.sign ?? '';
  return (
    <Menu
      position="bottom-end"
      button={{
        text: sign,
        label: t('theme.label'),
        variant: 'subtle',
        color: 'gray',
        c: 'inherit',
        px: 'xs',
        arrow: false,
      }}
      entries={SCHEMES.map(({ scheme, sign }) => ({
        kind: 'choice',
        label: t(`theme.${scheme}`),
        sign,
        chosen: scheme === colorScheme,
        onChoose: () => setColorScheme(scheme),
      }))}
    />
  );
}
