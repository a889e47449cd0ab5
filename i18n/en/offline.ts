/** What a reader without a network is told. */
export const offline = {
  title: 'No contact with the server',
  unseen: 'This page has to be fetched, and there is no network just now. It comes by itself when the network is back.',
  home: 'The calendar has to be fetched, and there is no network just now. It comes by itself when the network is back.',
  kept: 'Kept on this device',
  keptHint: 'The tournaments that you looked at last, as everybody sees them.',
  nothingKept: 'Nothing is kept on this device yet',
  nothingKeptHint: 'Tournaments that you open are kept here for when there is no network.',
  asOf: 'as it stood {{moment}}',
  notice: 'Offline: this is how it stood {{moment}}. What is new comes when the network is back.',
  at: 'at {{time}}',
  on: 'on {{date}}',
} as const;
