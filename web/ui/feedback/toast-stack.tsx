import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from '../../../domain/kernel/limits.ts';

export { notifications } from '@mantine/notifications';

/** Below dialogs and menus. */
const LAYER = 190;

/** Shows toasts, one at a time, over the middle of the header: never over inputs. */
export const ToastStack = () => (
  <Notifications autoClose={TOAST_MS} position="top-center" limit={1} containerWidth={360} zIndex={LAYER} />
);
