import type { ComponentType } from 'react';
import { PageFailed } from '../ui/feedback/page-states.tsx';
import { lazyComponent } from '../ui/hooks/lazy-component.ts';

interface OfflineProps {
  readonly onBack: () => void;
}

/** Shown in place of a page that could not be loaded; without a network, the offline copy. */
export function failsTo(load: () => Promise<ComponentType<OfflineProps>>) {
  const Offline = lazyComponent(load);
  return ({ error }: { readonly error: unknown }) => <PageFailed error={error} offline={Offline} />;
}
