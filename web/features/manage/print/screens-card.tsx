import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { parseLanguage } from '../../../../i18n/languages.ts';
import {
  partsIn,
  SCREEN_COLUMNS_MAX,
  SCREEN_PARTS,
  SCREEN_SECONDS,
  SCREEN_THEMES,
  USUAL_PARTS,
} from '../../../model/screen-settings.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { QrCode } from '../../../ui/icons/qr-code.tsx';
import { Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import classes from './screens-card.module.css';

const SECONDS = [5, 10, SCREEN_SECONDS.usual, 20, 30, 60] as const;
const COLUMNS = Array.from({ length: SCREEN_COLUMNS_MAX }, (_, at) => String(at + 1));

interface Wanted {
  readonly parts: readonly string[];
  readonly seconds: string;
  /** Empty: as many as fit. */
  readonly columns: string;
  /** Empty: the system default. */
  readonly theme: string;
}

const USUAL: Wanted = { parts: USUAL_PARTS, seconds: String(SCREEN_SECONDS.usual), columns: '', theme: '' };

/** Composes the address of a hall display from its settings. */
export function ScreensCard({ page }: { readonly page: TournamentPage }) {
  const { t, i18n } = useTranslation('screen');
  const [wanted, setWanted] = useState(USUAL);
  const { id: tid, publiclyViewable: isPublic } = page.tournament;
  const link = `${location.origin}/tournament/screen/${tid}?${queryOf(wanted, parseLanguage(i18n.language))}`;
  const choose = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  const isEmpty = wanted.parts.length === 0;
  const isTeam = page.isTeamTournament;
  return (
    <FoldedCard title={t('card.title')} about={t('card.about')}>
      <Hint>{t(isPublic ? 'card.hint' : 'card.private')}</Hint>
      <Checkbox.Group
        label={t('card.show')}
        value={[...wanted.parts]}
        onChange={(parts) => choose({ parts: SCREEN_PARTS.filter((part) => parts.includes(part)) })}
        error={isEmpty ? t('card.none') : undefined}
        my="sm"
      >
        <div className={classes.parts}>
          {SCREEN_PARTS.filter((part) => part !== 'categories' || page.categories.length > 0).map((part) => (
            <Checkbox key={part} value={part} label={t(`parts.${isTeam && part === 'standings' ? 'teams' : part}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.choices}>
        <NativeSelect
          label={t('card.seconds')}
          data={SECONDS.map(String)}
          value={wanted.seconds}
          onChange={(event) => choose({ seconds: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('card.columns')}
          data={[{ value: '', label: t('card.automatic') }, ...COLUMNS]}
          value={wanted.columns}
          onChange={(event) => choose({ columns: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('card.theme')}
          data={[
            { value: '', label: t('card.themes.auto') },
            ...SCREEN_THEMES.map((value) => ({ value, label: t(`card.themes.${value}`) })),
          ]}
          value={wanted.theme}
          onChange={(event) => choose({ theme: event.currentTarget.value })}
        />
      </div>
      {!isEmpty && (
        <>
          <div className={classes.code}>
            <QrCode link={link} label={t('card.qr', { link })} />
          </div>
          <p className={classes.address}>{link}</p>
          <Group gap="sm">
            <Button component="a" href={link} target="_blank" variant="default">
              {t('card.open')}
            </Button>
            <CopyButton
              value={link}
              words={{ copy: t('card.copy'), copied: t('card.copied'), hint: t('card.copyHint') }}
            />
          </Group>
        </>
      )}
    </FoldedCard>
  );
}

/** Settings that differ from the default, and the language, as a projector's browser has no stored choice. */
function queryOf({ parts, seconds, columns, theme }: Wanted, language: string): string {
  const query = new URLSearchParams({ language });
  if (parts.join() !== USUAL.parts.join()) query.set('show', partsIn(parts.join()).join());
  if (seconds !== USUAL.seconds) query.set('seconds', seconds);
  if (columns !== '') query.set('columns', columns);
  if (theme !== '') query.set('theme', theme);
  return query.toString().replaceAll('%2C', ',');
}
