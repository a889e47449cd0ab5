import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Suspense, useRef, useState } from 'react';
import { COPY_TOOLTIP_MS } from '../../domain/limits.ts';
import { lazyPart } from './lazy-part.ts';

/** Loaded with the first pointer that comes near: most who see the page copy nothing. */
const CopyTooltip = lazyPart(() => import('./copy-tooltip.tsx').then((module) => module.CopyTooltip));

interface CopyButtonProps {
  readonly value: string;
  readonly words: {
    /** What stands on the button, before and for a moment after. */
    readonly copy: string;
    readonly copied: string;
    /** What a click does. */
    readonly hint: string;
  };
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ value, words }: CopyButtonProps) {
  const { copied, copy } = useClipboard({ timeout: COPY_TOOLTIP_MS });
  const [near, setNear] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const come = () => setNear(true);
  return (
    <>
      <Button ref={button} variant="default" onPointerEnter={come} onFocus={come} onClick={() => copy(value)}>
        {copied ? words.copied : words.copy}
      </Button>
      {near && (
        <Suspense>
          <CopyTooltip button={button} label={copied ? words.copied : words.hint} copied={copied} />
        </Suspense>
      )}
    </>
  );
}
