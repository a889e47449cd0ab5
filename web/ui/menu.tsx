import { useRef, useState } from 'react';
import { MenuButton, type MenuProps } from './menu-button.tsx';

const loadOpening = () => import('./menu-opening.tsx').then((module) => module.OpeningMenu);

/** What opens, once it has come, and whether somebody had pressed the button before. */
interface Shown {
  readonly OpeningMenu: Awaited<ReturnType<typeof loadOpening>>;
  readonly opened: boolean;
}

/**
 * A button with a menu. Most who see the button never open it, so what opens, with all that keeps it in the window, is
 * loaded when the pointer or the focus comes near.
 */
export function Menu(props: MenuProps) {
  const [shown, setShown] = useState<Shown>();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const show = async (opened: boolean) => {
    const OpeningMenu = await loadOpening();
    if (opened || !pressed.current) setShown((known) => known ?? { OpeningMenu, opened });
  };
  // A press belongs to the button that it began on: another one in its place would never hear of the click. So there is
  // no stand-in while the rest comes, and what was about to take the place waits for the click.
  const press = () => {
    pressed.current = true;
    setShown(undefined);
  };
  if (shown !== undefined) return <shown.OpeningMenu {...props} opened={shown.opened} before={button} />;
  return (
    <MenuButton
      {...props.button}
      ref={button}
      onPointerEnter={() => void show(false)}
      onFocus={() => void show(false)}
      onPointerDown={press}
      onClick={() => void show(true)}
    />
  );
}
