import { lazy, Suspense, useRef, useState } from 'react';
import { MenuButton, type MenuProps } from './menu-button.tsx';

const loadOpening = () => import('./menu-opening.tsx');
const OpeningMenu = lazy(() => loadOpening().then((module) => ({ default: module.OpeningMenu })));

/**
 * A button with a menu. Most who see the button never open it, so what opens, with all that keeps it in the window, is
 * loaded when the pointer or the focus comes near.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'nothing' | 'ready' | 'opened'>('nothing');
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const near = () =>
    void loadOpening().then(() => {
      if (!pressed.current) setWanted((known) => (known === 'nothing' ? 'ready' : known));
    });
  // A press belongs to the button that it began on: until it is released, no other one takes its place.
  const press = () => {
    pressed.current = true;
    setWanted('nothing');
  };
  const closed = (
    <MenuButton
      {...props.button}
      ref={button}
      onPointerEnter={near}
      onFocus={near}
      onPointerDown={press}
      onClick={() => setWanted('opened')}
    />
  );
  if (wanted === 'nothing') return closed;
  return (
    <Suspense fallback={closed}>
      <OpeningMenu {...props} opened={wanted === 'opened'} before={button} />
    </Suspense>
  );
}
