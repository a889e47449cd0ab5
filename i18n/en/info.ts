/** About Rokade, frequent questions and contact details. Texts may contain the HTML of descriptions. */
export const info = {
  about: {
    title: 'About Rokade',
    lead: 'Rokade is a home for chess tournaments: it pairs the rounds, records the results, ranks the players, and lets them play their games in the same place.',
    sections: {
      what: {
        title: 'What Rokade does',
        text: '<p>A club evening, a school championship, a weekend Swiss, a team league: you create it here, enter the players and press a button for each round. Pairings and tie-breaks follow the rules of FIDE, article by article, and the arbiter can ask why each pairing came out as it did.</p><p>Games are played on the board in the hall, on the screen, or both in one round. Everyone who has the address can follow: standings, pairings, cross tables and games in progress are updated automatically.</p>',
      },
      who: {
        title: 'Who it is for',
        text: '<ul><li><b>Players</b> find their tournaments, play, and keep their games.</li><li><b>Arbiters and tournament organisers</b> run an event from the first entry to the report file for FIDE.</li><li><b>Team captains</b> hand in the line-ups.</li><li><b>Club managers</b> look after the members, teams and tournaments of a club.</li><li><b>Organisations</b>, such as federations and school chess associations, bring clubs together.</li></ul>',
      },
      phase: {
        title: 'A test phase, by invitation',
        text: '<p>Rokade is in a test phase, by invitation only: accounts are currently given only to invited early adopters. If your club has invited you, you create an account with its link; clubs are invited by an organisation. You do not need an account to watch or to play over the board.</p><p>If you would like to take part with your club, <a href="/contact">write to us</a>.</p>',
      },
      languages: {
        title: 'Two languages',
        text: '<p>Rokade is available in English and Norwegian. You choose in the header, and your browser remembers it.</p>',
      },
      open: {
        title: 'Open source',
        text: '<p>Rokade is free software under the GNU General Public License. The work of others that it builds on is listed, with thanks, in the <a href="/licences.md">list of licences</a>.</p>',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'Most questions are answered already. If yours is not, write to us.',
    helpTitle: 'Find the answer yourself',
    guide: 'Step by step, from the first log-in to the final standings',
    faqs: 'Short answers to common questions',
    about: 'What Rokade is, and how to get an account',
    recover: 'Forgotten your password?',
    recoverHint: 'Have a link sent to your e-mail address',
    writeTitle: 'Write to us',
    operator: 'This server is run by {{operator}}.',
    email: 'Send an e-mail to {{email}}',
    community: 'Join the community chat',
    noAddress: 'Those who run this server have not given an address. Ask your club or organisation.',
    rights:
      'Use the same address for questions about the data we store about you; the privacy notice says how we answer.',
  },
  faqs: {
    title: 'Questions and answers',
    lead: 'Short answers. The long ones are in the user guide.',
    sections: {
      account: {
        title: 'How do I get an account?',
        text: '<p>Through your club’s invitation link, or from its manager, who can create one for you. There is no open registration in the test phase.</p>',
      },
      password: {
        title: 'I have forgotten my password.',
        text: '<p>If your account has an e-mail address, <a href="/account/recover">have a link sent to it</a>. It works once, within an hour. If it has none, ask the manager of your home club for a new password.</p>',
      },
      board: {
        title: 'Do I need an account to play over the board?',
        text: '<p>No. The organiser can enter you by name alone. With an account, all your results and games are in one place.</p>',
      },
      online: {
        title: 'How do I play a game online?',
        text: '<p>Log in and open the <a href="/calendar">Lobby</a> before the round. It counts down to your game and takes you to the board, and so does the page of the tournament. On every other page a banner alerts you from ten minutes before.</p>',
      },
      connection: {
        title: 'What happens if I lose the connection?',
        text: '<p>Your clock keeps running, as in the hall. The page reconnects automatically and shows the current position. No move that was shown as played is lost.</p>',
      },
      late: {
        title: 'I cannot come to the next round.',
        text: '<p>Tell the organiser, who can give you a bye. To leave for good, use <b>Withdraw</b> on the page of the tournament; your results so far count.</p>',
      },
      pairing: {
        title: 'Why did I get this opponent?',
        text: '<p>In a Swiss, FIDE’s rules leave little choice. The arbiter can open <b>Why this pairing?</b> and show you the brackets, the floats and the rule behind each colour.</p>',
      },
      rating: {
        title: 'Where do ratings come from?',
        text: '<p>From FIDE’s monthly lists, by FIDE number. A tournament keeps the rating you had when you were entered.</p>',
      },
      name: {
        title: 'Who sees my real name?',
        text: '<p>In a tournament everyone does, unless its organiser shows user names only. Elsewhere your clubs and teams do; you can show it to everyone in your <a href="/account/settings">settings</a>.</p>',
      },
      leave: {
        title: 'I was entered somewhere without being asked.',
        text: '<p>A message in your inbox tells you who did it. Under <a href="/account/memberships">My clubs and teams</a> you can leave any club or team yourself, and a tournament on its own page.</p>',
      },
      fee: {
        title: 'Can I get my entry fee back?',
        text: '<p>Yes, if the federation, the club or the organiser cancels the tournament, or if you withdraw before the registration deadline. The <a href="/user-agreement#fees">user agreement</a> has the terms.</p>',
      },
      help: {
        title: 'How do I get the help texts back?',
        text: '<p>Each one is shown until you close it. Switch help on again in your <a href="/account/settings">settings</a>, and they all come back.</p>',
      },
    },
  },
} as const;
