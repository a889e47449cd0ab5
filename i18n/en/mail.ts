/** Letters that are sent by e-mail. */
export const mail = {
  sender: 'Rokade: chess tournaments and leagues',
  recovery: {
    subject: 'A new password for Rokade',
    asked_one: 'Somebody, most likely you, wants to set a new password for your account. Open this address to do so:',
    asked_other:
      'Somebody, most likely you, wants to set a new password. This e-mail address belongs to several accounts; open the address of the one that is meant:',
    link: 'New password for {{account}}',
    valid: 'The address works once, within {{minutes}} minutes.',
    ignore: 'If you did not ask for this, do nothing: your password stays as it is.',
  },
} as const;
