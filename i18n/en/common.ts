/** Words on every page. */
export const common = {
  appName: 'Rokade',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  loading: 'Loading',
  retry: 'Try again',
  pageNotFound: 'This page has not been found.',
  backToHome: 'Back to the home page',
  zonedTime: '{{wall}} ({{city}}) · {{own}} your time',
  localTimeIn: 'Local time in {{city}}.',
  networkError: 'Cannot reach the server. Check your connection.',
} as const;
