import { useRef, useState } from 'react';
import { MenuButton, type MenuProps } from './menu-button.tsx';

const loadOpening = () => import('./menu-opening.tsx').then((module) => module.OpeningMenu);

/** The loaded dropdown, and whether the button was pressed before. */
interface Shown {
  readonly OpeningMenu: Awaited<ReturnType<typeof loadOpening>>;
  readonly opened: boolean;
}

/**
 * A button with a menu. Most users never open it, so its dropdown, with the code that positions it, is loaded on hover
 * or focus.
 */
export function Menu(props: MenuProps) {
  const [shown, setShown] = useState<Shown>();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const show = async (opened: boolean) => {
    const OpeningMenu = await loadOpening();
    if (opened || !pressed.current) setShown((known) => known ?? { OpeningMenu, opened });
  };
  // A click belongs to the element on which the press began: a replacement would never receive it. So there is no
  // stand-in while the dropdown loads, and the replacement waits for the click.
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
