import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COPY_TOOLTIP_MS } from '../../../domain/limits.ts';

/** Loaded with the first pointer that comes near: most who see the page copy nothing. */
const CopyTooltip = lazy(() => import('./copy-tooltip.tsx').then((module) => ({ default: module.CopyTooltip })));

/** Copies a text, and says so for a moment. */
export function CopyButton({ value }: { readonly value: string }) {
  const { t } = useTranslation('game');
  const { copied, copy } = useClipboard({ timeout: COPY_TOOLTIP_MS });
  const [near, setNear] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const come = () => setNear(true);
  return (
    <>
      <Button ref={button} variant="default" onPointerEnter={come} onFocus={come} onClick={() => copy(value)}>
        {t(copied ? 'view.copied' : 'view.copyButton')}
      </Button>
      {near && (
        <Suspense>
          <CopyTooltip button={button} label={t(copied ? 'view.copied' : 'view.copy')} copied={copied} />
        </Suspense>
      )}
    </>
  );
}
