import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadToasts, onToastsWanted, toastsWanted } from './toast.ts';

const ToastStack = lazy(() => loadToasts().then((module) => ({ default: module.ToastStack })));

/** The place of the toasts, once the reader may get one. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted);
  return wanted ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
