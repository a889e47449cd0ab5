import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Suspense, useRef, useState } from 'react';
import { COPY_TOOLTIP_MS } from '../../../domain/kernel/limits.ts';
import { lazyComponent } from '../hooks/lazy-component.ts';

/** Loaded on hover or focus, as most users copy nothing. */
const CopyTooltip = lazyComponent(() => import('./copy-tooltip.tsx').then((module) => module.CopyTooltip));

interface CopyButtonProps {
  readonly value: string;
  readonly words: {
    /** The label of the button, before and for a moment after the click. */
    readonly copy: string;
    readonly copied: string;
    /** Describes what a click does. */
    readonly hint: string;
    /** What is copied, for screen readers, where several buttons stand below each other. */
    readonly name?: string;
  };
}

/** Copies a text, and confirms it for a moment. */
export function CopyButton({ value, words }: CopyButtonProps) {
  const { copied, copy } = useClipboard({ timeout: COPY_TOOLTIP_MS });
  const [near, setNear] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const come = () => setNear(true);
  return (
    <>
      <Button
        ref={button}
        variant="default"
        aria-label={copied ? words.copied : words.name}
        onPointerEnter={come}
        onFocus={come}
        onClick={() => copy(value)}
      >
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
