import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenItComes } from '../../app/stale-files.ts';

/**
 * A component that is loaded on first render. Without a network it waits until the network is back, and the page around it
 * stays as it is.
 */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => whenItComes(load).then((part) => ({ default: part })));
