/** Texts for offline users. */
export const offline = {
  title: 'Cannot reach the server',
  unseen: 'This page is not saved on this device. It loads automatically when you are back online.',
  home: 'The calendar is not saved on this device. It loads automatically when you are back online.',
  kept: 'Saved on this device',
  keptHint: 'The tournaments you opened last, as everybody sees them.',
  nothingKept: 'Nothing saved on this device yet',
  nothingKeptHint: 'Tournaments you open are saved here, so that you can read them offline.',
  asOf: 'updated {{moment}}',
  notice: 'Offline: last updated {{moment}}. The page updates when you are back online.',
  at: 'at {{time}}',
  on: 'on {{date}}',
} as const;
