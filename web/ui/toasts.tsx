import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { loadToasts, onToastsWanted, toastsWanted } from './toast.ts';

const ToastStack = lazyPart(() => loadToasts().then((module) => module.ToastStack));

/** The place of the toasts, once the reader may get one. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted);
  return wanted ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
