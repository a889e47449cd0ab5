/** The user agreement and the privacy notice. Texts may contain the HTML of descriptions. */
export const legal = {
  changed: 'As of {{date}}',
  contents: 'Contents',
  agreement: {
    title: 'User agreement',
    lead: 'The agreement between you and those who run Rokade here, {{operator}}. It is short, so please read it.',
    sections: {
      service: {
        title: 'The service',
        text: '<p>Rokade lets clubs, organisations and organisers run chess tournaments and leagues, and lets players play and follow games. It is in a test phase: accounts are given only to invited early adopters, features may change, and we may have to stop the service for a while. Accounts are free of charge during the test phase.</p>',
      },
      account: {
        title: 'Your account',
        text: '<ul><li>You must be 18 or older to own an account, or have the consent of a parent or guardian.</li><li>An account belongs to one person. Use your own name, and keep your password to yourself.</li><li>A club may create an account for a member. The club must have the consent that the law requires, and hands the account over to its owner.</li><li>You can leave clubs and teams at any time, and erase your account in the settings.</li></ul>',
      },
      conduct: {
        title: 'Conduct',
        text: '<ul><li>Play fairly: no help from other people, books or programs during a game, unless the organiser has allowed it.</li><li>Treat others with respect in names, pictures, descriptions and messages. Nothing unlawful, nothing that harms or exposes somebody.</li><li>Do not try to access what is not meant for you, and do not overload the service so that others cannot use it.</li></ul><p>Decisions about games and tournaments are made by the arbiter and the organiser. We may remove what breaks these rules, and close accounts that do so repeatedly; we give our reasons.</p>',
      },
      organisers: {
        title: 'If you run something here',
        text: '<p>If you run a club, a tournament or a league, you are responsible for it: for what is announced, for the results, and for entering people only with good reason. Use what you see about people for the chess only, and do not pass it on to anyone who does not need to know.</p>',
      },
      fees: {
        title: 'Entry fees and terms of purchase',
        text: '<ul><li>A tournament with a fee has to be paid for in advance.</li><li>The right to cancel a purchase does not apply: a tournament is a leisure service on a set date.</li><li>The fee is refunded only if the federation, the club or the organiser cancels the tournament, or if a participant withdraws before the registration deadline.</li></ul><p>You pay the organiser, who is the other party to the purchase. Rokade does not take payments: where an organiser offers payment online, the money goes straight to their account with the payment provider.</p>',
      },
      content: {
        title: 'What you write, and what is played',
        text: '<p>What you write remains yours; you let us store it and show it as the service does. Moves and results are facts, and may be read, exported and used by everyone who can see the tournament.</p>',
      },
      liability: {
        title: 'Our liability',
        text: '<p>We run Rokade with care, but cannot promise that it is always available or free of faults. As far as the law allows, we are not liable for losses that follow from that. Your legal rights as a consumer are not affected.</p>',
      },
      disputes: {
        title: 'If we disagree',
        text: '<p>Norwegian law governs this agreement. <a href="/contact">Write to us</a> first: both parties try for 30 days to settle the matter between themselves. After that it may be brought before a Norwegian court or a consumer complaints body.</p>',
      },
      changes: {
        title: 'Changes',
        text: '<p>If we change these terms in a way that matters to you, we tell you before they apply. If you do not agree, you may leave.</p>',
      },
    },
  },
  privacy: {
    title: 'Privacy notice',
    lead: 'What we store about you, why, who sees it, and what you can ask of us. The data controller is {{operator}}.',
    sections: {
      kept: {
        title: 'What we store',
        text: '<ul><li><b>Your account</b>: user name, first and last name, date of birth, sex, country and, in Norway, region; if given, e-mail address, FIDE number, national id, title, rating and name on Lichess. We store only a hash of the password, from which it cannot be read.</li><li><b>Your chess</b>: clubs and teams, tournaments, pairings, results, games with their clock times.</li><li><b>What you write and receive</b>: descriptions, and messages between club or team and members.</li><li><b>Your log-ins</b>: when, and with what kind of browser, so that you can see and end them.</li><li><b>Notifications</b>, if you turn them on for a device: the address at which its browser is reached, its key, and your language.</li></ul><p>About guests, who have no account, a tournament stores what the organiser enters: the name and, where given, date of birth, sex, FIDE number, national id, rating, federation and club.</p><p><b>Entries</b> of events need no account. We store what the form asks for: name, FIDE number, year of birth (the date only for a report to FIDE), sex only where a group or a report needs it, federation, club, e-mail address, phone number if the organiser asks for it, for players under 18 a guardian with an address, remarks, and what has been paid. Pay online, and the payment is made at Stripe or Vipps, as the organiser has chosen: we never see a card, and store the amount, the date and their reference.</p>',
      },
      why: {
        title: 'Why',
        text: '<p>To carry out our agreement with you: to pair, rank and publish tournaments, to let you play, and to let your clubs do their work. Date of birth and sex are needed for age groups and for reports to FIDE. E-mail addresses and phone numbers of entrants are used to confirm the entry, to tell them of changes, and to reach them or their guardian on the day; e-mails about pairings are sent only to those who have asked for them. The list of log-ins and limits on requests protect the service, which is our legitimate interest. There is no advertising, no profiling and no sale of data.</p>',
      },
      seen: {
        title: 'Who sees it',
        text: '<ul><li><b>Everyone</b>: user name, title, rating, federation, clubs, and public tournaments with results and games. In tournaments also real names, unless the organiser shows user names only. Elsewhere your real name is public only if you switch that on.</li><li><b>Your clubs and teams</b>: your real name.</li><li><b>The managers of your home club</b>: also date of birth, sex, region, and whether there is an e-mail address.</li><li><b>Organisers</b>: the names of those who play in their tournaments. For players without an account, and for members of their own club, also what a report to FIDE requires. Where a tournament has categories by age, sex or club, who is in them.</li><li><b>Entries</b>: everyone sees name, title, rating, federation, club and group, if the organiser shows the list; you choose whether your name is shown in full, with an initial, or not at all. Children are shown with an initial unless their guardian chooses otherwise. E-mail address, phone number, guardian, year of birth, remarks and payments are seen by those who run the event.</li><li><b>You alone</b>: e-mail address, settings, inbox and log-ins.</li></ul><p>A private tournament is seen by its players and by those who run it.</p>',
      },
      others: {
        title: 'Others who process data',
        text: '<p>The service is hosted in the EU, on the platform of Cloudflare, which processes data on our behalf under an agreement. Cloudflare also delivers the few e-mails that we send. If you turn on notifications, they are delivered to your device by its browser’s notification service (from Google, Mozilla, Apple or Microsoft), which learns when there is one but cannot read it. If you link your Lichess user name, your browser asks lichess.org whether it exists. FIDE’s list comes from FIDE; nothing about you is sent there by the service. Organisers who report a tournament for rating send the results to FIDE themselves.</p>',
      },
      browser: {
        title: 'In your browser',
        text: '<p>Cookies: one for your log-in, <b>lang</b> for the language, and <b>show_help_text</b> for whether you want help. The browser’s own storage remembers which help texts you have closed, how your board looks, and results or lists that an arbiter or a manager has not finished sending. So that you can read them offline, it also keeps the public tournaments that you last looked at, as everyone sees them, for thirty days; they are deleted when you log out. There are no third-party cookies, and nothing tracks you on other sites.</p>',
      },
      time: {
        title: 'How long',
        text: '<p>As long as you have the account. A log-in ends after 30 days without use, a recovery link after an hour. What is stored for notifications is deleted when you turn them off or log out on that device. Addresses from which requests come are counted in memory only, for minutes. Entries that are not confirmed are deleted after a week. Remarks are deleted a week after the event; e-mail addresses, phone numbers, guardians and dates of birth after 90 days, and with them all entries of those who did not play. Payments and receipts are kept for the five years of the accounting rules. Tables of tournaments stay, as in a printed bulletin; after an account has been erased its place in them is anonymous, and only a hash of its user name is kept, so that nobody else can take it. Backups are overwritten within 30 days.</p>',
      },
      rights: {
        title: 'Your rights',
        text: '<p>You can see and correct most of it yourself, in your <a href="/account/settings">settings</a> and with your home club. In the settings you can also download everything that we store about you, and erase your account. The link in your e-mail lets you see, change and erase an entry that you made without an account; the controller for entries is the organiser of the event, whom its page names. You have the right to access, correction, erasure, restriction, a copy to take elsewhere, and to object. <a href="/contact">Write to us</a>: we answer such a request within one month. If you are not satisfied with the answer, you may complain to the Norwegian Data Protection Authority, Datatilsynet.</p>',
      },
      children: {
        title: 'Children',
        text: '<p>Many who play chess are children. An account needs the consent of a parent or guardian until its owner is 18; they may ask for the same as the child. A player under 18 is entered in an event with a guardian; up to the age at which a child may consent in the country (13 in Norway) the guardian confirms the entry and gets the e-mails. The chat at the board has preset phrases only.</p>',
      },
    },
  },
} as const;
