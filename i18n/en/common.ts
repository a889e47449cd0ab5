/** Words of every page. */
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
  backToHome: 'Back to the front page',
  networkError: 'No contact with the server. Check your connection.',
} as const;
