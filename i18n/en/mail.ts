/** E-mails. */
export const mail = {
  sender: 'Rokade: chess tournaments and leagues',
  recovery: {
    subject: 'A new password for Rokade',
    asked_one: 'Somebody, most likely you, has asked for a new password for your account. Open this link to set one:',
    asked_other:
      'Somebody, most likely you, has asked for a new password. This e-mail address belongs to several accounts; open the link of the right one:',
    link: 'New password for {{account}}',
    valid: 'The link works once, within {{minutes}} minutes.',
    ignore: 'If you did not ask for this, you do not need to do anything: your password stays as it is.',
  },
  emailChanged: {
    subject: 'Your e-mail address at Rokade was changed',
    changed: 'The account {{account}} now has another e-mail address. We will not send anything more to this one.',
    notYou:
      'If this was not you, somebody else knows your password: log in, change the password and the address, and log out all other devices. If you can no longer log in, contact the manager of your club or those who run this server:',
  },
} as const;
