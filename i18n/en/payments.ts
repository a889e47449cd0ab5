/** The accounts of a club or an organisation with payment providers. */
export const payments = {
  lead: 'Connect your own account with a payment provider, and players can pay entry fees online. The money goes directly to your account. Payers leave this site for the page of the provider and come back.',
  providers: { stripe: 'Stripe', vipps: 'Vipps MobilePay' },
  none: 'Not connected.',
  states: {
    incomplete: 'The webhook secret is missing.',
    on: 'Connected.',
    off: 'Stopped: the provider does not accept the keys.',
  },
  offTitle: '{{provider}} does not accept the keys',
  offText:
    'Nobody can pay with {{provider}} now. Enter other keys, or test the connection again when the account is in order.',
  modes: { test: 'Test (no money is moved)', live: 'Live payments' },
  mode: 'Mode',
  key: 'The key ends in {{lastFour}}.',
  kept: 'Leave a key empty to keep the stored one.',
  safe: 'Keys are stored encrypted and never shown again.',
  stripe: {
    secretKey: 'Secret key',
    secretKeyHint:
      'A restricted key with write access to Checkout Sessions and Refunds is best. It begins with rk_ or sk_.',
    webhookSecret: 'Signing secret of the webhook',
    webhookSecretHint:
      'It begins with whsec_. Save the secret key first: then the address for the webhook is shown here.',
    webhookTitle: 'Webhook',
    webhookText:
      'Create a webhook endpoint for this address at Stripe, with the events below, and enter its signing secret.',
  },
  vipps: {
    clientId: 'client_id',
    clientSecret: 'client_secret',
    subscriptionKey: 'Ocp-Apim-Subscription-Key',
    merchantSerialNumber: 'Merchant serial number (MSN)',
    keysHint: 'You find the keys of your sales unit in the business portal of Vipps MobilePay, under For developers.',
    capture: 'When the money is taken',
    captures: {
      atStart: 'On the first day',
      whenPlaced: 'When the player gets the place',
    },
    captureHint: 'Vipps reserves the money first. Take it before the first day only if Vipps has agreed to that.',
    agreed: 'Vipps has agreed that we take the money before the first day',
  },
  copy: { copy: 'Copy', copied: 'Copied', hint: 'Copy the address' },
  save: 'Save',
  saveFor: 'Save {{provider}}',
  saved: '{{provider}} saved.',
  test: 'Test it',
  testFor: 'Test {{provider}}',
  testHint: 'Makes a small payment and cancels it.',
  tested: '{{provider}} works.',
  remove: 'Remove',
  removeFor: 'Remove {{provider}}',
  removeQuestion: 'Remove {{provider}}?',
  removeLoses:
    'The keys are deleted. Payments that are open or reserved, and refunds, can then be handled at {{provider}} only.',
  removed: '{{provider}} removed.',
};
