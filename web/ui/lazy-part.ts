import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenItComes } from '../stale-files.ts';

/**
 * A part of a page that is loaded when it is wanted. Where the network has gone it comes when the network is back, and
 * the page around it stays as it is.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => whenItComes(load).then((part) => ({ default: part })));
