import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from '../../../domain/kernel/limits.ts';

export { notifications } from '@mantine/notifications';

/** Below dialogs and menus. */
const LAYER = 190;

/** Shows toasts, one at a time, in the lower left corner, above a bar at the lower edge of the window. */
export const ToastStack = () => (
  <Notifications
    autoClose={TOAST_MS}
    position="bottom-left"
    limit={1}
    containerWidth={360}
    zIndex={LAYER}
    mb="var(--rk-covered-below, 0px)"
  />
);
