import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../hooks/lazy-component.ts';
import { loadToasts, onToastsWanted, toastsWanted } from './toast.ts';

const ToastStack = lazyComponent(() => loadToasts().then((module) => module.ToastStack));

/** The container of the toasts, once the user may get one. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted);
  return wanted ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
