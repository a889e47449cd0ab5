/** The operator's page: how the server is. */
export const health = {
  title: 'Server health',
  hour: 'Last hour',
  now: 'Now',
  figure: 'Figure',
  value: 'Number',
  requests: 'Requests',
  succeeded: 'Successful (2xx, 3xx)',
  refused: 'Refused (4xx)',
  limited: 'of these, by rate limits (429)',
  failed: 'Failed (5xx)',
  statements: 'Database statements',
  incomplete:
    'Each instance of the server reports a minute when its next one begins. The counts of an instance that ended before are missing, and the latest minutes are incomplete. Cloudflare’s dashboard has the complete numbers.',
  parkedMessages: 'Parked messages',
  waitingMails: 'Waiting e-mails to entrants',
  database: 'Size of the database',
  megabytes: '{{size}} MB',
};
