import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '../../../contract/http/fields.ts';
import { BANNER_RATIO } from '../../../domain/kernel/limits.ts';
import { useFormat } from '../../app/format.ts';
import { Hint } from '../../ui/layout/card.tsx';
import type { Form } from '../use-form.tsx';
import classes from './picture-field.module.css';

interface Pictures {
  readonly profilePicture: string;
  readonly bannerPicture: string;
}

interface PictureFieldProps {
  readonly form: Form<Pictures>;
  readonly name: keyof Pictures;
}

/** A picture by its address, with a preview; a banner of a poor shape gets a warning. */
export function PictureField({ form, name }: PictureFieldProps) {
  const { t } = useTranslation('build');
  const isBanner = name === 'bannerPicture';
  const address = form.values[name].trim();
  return (
    <div>
      <TextInput
        type="url"
        label={t(isBanner ? 'about.bannerPicture' : 'about.profilePicture')}
        description={isBanner ? t('about.bannerHint') : t('about.profileHint')}
        {...form.text(name)}
      />
      {address !== '' && pictureUrl.safeParse(address).success && (
        <Preview key={address} address={address} isBanner={isBanner} />
      )}
    </div>
  );
}

type Shown =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly ratio: number };

function Preview({ address, isBanner }: { readonly address: string; readonly isBanner: boolean }) {
  const { t } = useTranslation('build');
  const { number } = useFormat();
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  return (
    <div aria-live="polite">
      <img
        src={address}
        alt={t('about.picturePreview')}
        hidden={shown.kind === 'failed'}
        className={isBanner ? classes.banner : classes.profile}
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) =>
          setShown({ kind: 'there', ratio: currentTarget.naturalWidth / Math.max(currentTarget.naturalHeight, 1) })
        }
        onError={() => setShown({ kind: 'failed' })}
      />
      {shown.kind === 'failed' && <Hint>{t('about.pictureFailed')}</Hint>}
      {shown.kind === 'there' && isBanner && !isBannerShaped(shown.ratio) && (
        <Hint>{t('about.bannerShape', { ratio: number(shown.ratio) })}</Hint>
      )}
    </div>
  );
}

/** Banners are cropped to four by one: a shape close to it loses nothing that matters. */
const isBannerShaped = (ratio: number): boolean => ratio >= BANNER_RATIO.min && ratio <= BANNER_RATIO.max;
