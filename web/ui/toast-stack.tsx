import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from '../../domain/limits.ts';

export { notifications } from '@mantine/notifications';

/** Where toasts stand, one at a time, over the middle of the header: never over what somebody types. */
export const ToastStack = () => (
  <Notifications autoClose={TOAST_MS} position="top-center" limit={1} containerWidth={360} />
);
