import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const SCHEMES = [
  { scheme: 'light', sign: '☀' },
  { scheme: 'dark', sign: '☾' },
  { scheme: 'auto', sign: '◐' },
] as const;

/** Light, dark, or as the system has it; Mantine keeps the choice. */
export function ThemeToggle() {
  const { t } = useTranslation('nav');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const sign = SCHEMES.find(({ scheme }) => scheme === colorScheme)?.sign;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('theme.label')} title={t('theme.label')} c="inherit">
          <span aria-hidden="true">{sign}</span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ scheme, sign }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<span aria-hidden="true">{sign}</span>}
            rightSection={scheme === colorScheme ? <span aria-hidden="true">✓</span> : undefined}
            onClick={() => setColorScheme(scheme)}
          >
            {t(`theme.${scheme}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
