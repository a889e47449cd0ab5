import { type NotificationData, notifications } from '@mantine/notifications';
import { getI18n } from 'react-i18next';

/** Says what happened; gone by itself after the time set where the page is started. */
export const toast = (message: string): void => show({ message, color: 'fjord' });

export const errorToast = (message: string): void => show({ message, color: 'brick', role: 'alert' });

function show(data: NotificationData): void {
  const close = getI18n()?.t('close');
  notifications.show({ ...data, withBorder: true, closeButtonProps: { 'aria-label': close } });
}
