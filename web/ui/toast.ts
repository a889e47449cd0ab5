import { notifications } from '@mantine/notifications';

/** Says what happened; gone by itself after the time set in the shell. */
export const toast = (message: string): void => {
  notifications.show({ message, color: 'fjord', withBorder: true });
};

export const errorToast = (message: string): void => {
  notifications.show({ message, color: 'brick', withBorder: true, role: 'alert' });
};
