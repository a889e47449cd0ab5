import { Button, FileButton, Input, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { pictureUrl } from '../../../contract/http/fields.ts';
import { pathOf } from '../../../contract/http/request.ts';
import { BANNER_RATIO } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { useFormat } from '../../app/format.ts';
import { type PictureSize, pictureFrom } from '../../device/picture-file.ts';
import { userQuery } from '../../queries/account.ts';
import { ErrorText, TranslatedError } from '../../ui/feedback/error-text.tsx';
import { Hint } from '../../ui/layout/card.tsx';
import classes from './picture-field.module.css';

/** Whose pages show the picture. */
export interface PictureOwner {
  readonly type: 'account' | 'club' | 'organization';
  readonly id: string;
}

interface PictureFieldProps {
  readonly kind: 'profile' | 'banner';
  /** By default the user's own account. */
  readonly of?: PictureOwner;
  /** By default those of a profile picture or a banner. */
  readonly label?: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (address: string) => void;
}

/** Larger ones are made smaller before they are sent; pages show them at half of this. */
const MOST: Readonly<Record<PictureFieldProps['kind'], PictureSize>> = {
  profile: { width: 512, height: 512 },
  banner: { width: 1600, height: 800 },
};

/** The path of uploaded pictures, up to their names. */
const UPLOADED = pathOf(calls.uploadedPicture).split(':')[0] ?? '';

/** A picture: a file that is uploaded, or the web address of one; a banner of a poor shape gets a warning. */
export function PictureField({ kind, of, label, hint: ownHint, value, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('build');
  const address = value.trim();
  const isUploaded = address.startsWith(UPLOADED);
  const hint = ownHint ?? t(kind === 'banner' ? 'about.bannerHint' : 'about.profileHint');
  return (
    <div>
      {isUploaded ? (
        <Input.Wrapper
          size="md"
          label={label ?? t(kind === 'banner' ? 'about.banner' : 'about.picture')}
          labelElement="div"
          description={hint}
          error={error}
        />
      ) : (
        <TextInput
          type="url"
          label={label ?? t(kind === 'banner' ? 'about.bannerPicture' : 'about.profilePicture')}
          description={hint}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {address !== '' && pictureUrl.safeParse(address).success && (
        <Preview key={address} address={address} isBanner={kind === 'banner'} />
      )}
      <div className={classes.buttons}>
        <Upload kind={kind} of={of} onUploaded={onChange} />
        {isUploaded && (
          <Button variant="subtle" onClick={() => onChange('')}>
            {t('about.removePicture')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface UploadProps {
  readonly kind: PictureFieldProps['kind'];
  readonly of: PictureOwner | undefined;
  readonly onUploaded: (address: string) => void;
}

function Upload({ kind, of, onUploaded }: UploadProps) {
  const { t } = useTranslation('build');
  const { data: user } = useQuery(userQuery);
  const reset = useRef<() => void>(null);
  const account = user?.person?.account;
  const owner = of ?? (account === undefined ? undefined : ({ type: 'account', id: account } as const));
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const data = await pictureFrom(file, MOST[kind]);
      if (data === undefined || owner === undefined) throw new TranslatedError(t('about.notAPicture'));
      return callApi(calls.uploadPicture, { of: owner.type, id: owner.id, body: { data } });
    },
    // The reason stands below the button.
    meta: { silent: true },
    onSuccess: ({ address }) => onUploaded(address),
    // The same file can be chosen again.
    onSettled: () => reset.current?.(),
  });
  return (
    <div>
      <FileButton accept="image/*" resetRef={reset} onChange={(file) => file !== null && upload.mutate(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            loading={upload.isPending}
            disabled={owner === undefined}
            aria-label={t(kind === 'banner' ? 'about.chooseBanner' : 'about.choosePicture')}
          >
            {t('about.chooseFile')}
          </Button>
        )}
      </FileButton>
      {upload.error !== null && (
        <Input.Error role="alert">
          <ErrorText error={upload.error} />
        </Input.Error>
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
