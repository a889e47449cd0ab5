import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './when-near.module.css';

/** So far below what is seen it is begun. */
const MARGIN = '160px';

/** A part of a page that is made when the reader comes near it, so that the first view does not wait for it. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
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
