import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './in-viewport.module.css';

/** Rendering starts at this distance below the viewport. */
const MARGIN = '160px';

/** Renders its children when they come near the viewport, so that the first view does not wait for them. */
export function InViewport({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (seen) => setNear((near) => near || seen.some((one) => one.isIntersecting)),
      {
        rootMargin: MARGIN,
      },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={classes.part} data-waiting={!isNear || undefined}>
      {isNear && children}
    </div>
  );
}
