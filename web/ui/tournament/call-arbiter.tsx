import { Suspense } from 'react';
import { withNamespaces } from '../../app/language.ts';
import { lazyComponent } from '../hooks/lazy-component.ts';

const CallArbiterButton = lazyComponent(() =>
  withNamespaces({ namespaces: ['arbiter'], load: () => import('./call-arbiter-button.tsx') }).then(
    (part) => part.CallArbiterButton,
  ),
);

/** A player calls for the arbiter, from the game or from the tournament's page (CALL-1). Loaded for players only. */
export function CallArbiter({ tid }: { readonly tid: string }) {
  return (
    <Suspense>
      <CallArbiterButton tid={tid} />
    </Suspense>
  );
}
