/** What Rokade is, what people ask, and whom they can write to. Texts may hold the HTML of descriptions. */
export const info = {
  about: {
    title: 'About Rokade',
    lead: 'Rokade is a home for chess tournaments: it pairs the rounds, takes the results, ranks the players, and lets them play their games in the same place.',
    sections: {
      what: {
        title: 'What it does',
        text: '<p>A club evening, a school championship, a weekend Swiss, a team league: whoever runs one of them builds it here, enters the players and presses a button for each round. Pairings and tie-breaks follow the rules of FIDE, article by article, and the arbiter can ask why each pairing came out as it did.</p><p>Games are played on the board in the hall, on the screen, or both in one round. Everybody who has the address can follow: standings, pairings, cross tables and running games change by themselves.</p>',
      },
      who: {
        title: 'Whom it is for',
        text: '<ul><li><b>Players</b> find their tournaments, play, and keep their games.</li><li><b>Arbiters and tournament organisers</b> run an event from the first entry to the report file for FIDE.</li><li><b>Team captains</b> hand in who plays.</li><li><b>Club managers</b> look after members, teams and tournaments of a club.</li><li><b>Organisations</b>, such as federations and school chess associations, bring clubs together.</li></ul>',
      },
      phase: {
        title: 'A test phase, by invitation',
        text: '<p>Rokade is in a test phase that is open by invitation only: accounts are currently given only to invited early adopters. Whoever has been invited by a club makes an account with its link; clubs are invited by an organisation. No account is needed to watch, nor to play over the board.</p><p>If you would like to take part with your club, <a href="/contact">write to us</a>.</p>',
      },
      languages: {
        title: 'Two languages',
        text: '<p>Everything is said in English and in Norwegian. You choose in the header, and your browser remembers it.</p>',
      },
      open: {
        title: 'Open source',
        text: '<p>Rokade is free software under the GNU General Public License. The work of others that it is built on is named, with thanks, in the <a href="/licences.md">list of licences</a>.</p>',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'Most questions are answered already. If yours is not, write to us.',
    helpTitle: 'Find the answer yourself',
    guide: 'Step by step, from the first log-in to the final standings',
    faqs: 'Short answers to what is asked most',
    about: 'What Rokade is, and how to get an account',
    recover: 'Forgotten your password?',
    recoverHint: 'Have a new one sent to your e-mail address',
    writeTitle: 'Write to us',
    operator: 'This server is run by {{operator}}.',
    email: 'Send an e-mail to {{email}}',
    community: 'Join the chat of the community',
    noAddress: 'Those who run this server have not given an address. Ask your club or your organisation.',
    rights: 'The same address is for questions about what we keep of you; the privacy notice says how we answer.',
  },
  faqs: {
    title: 'Frequently asked questions',
    lead: 'Short answers. The long ones are in the user guide.',
    sections: {
      account: {
        title: 'How do I get an account?',
        text: '<p>By the invitation link of your club, or from the manager of the club, who can make one for you. There is no open registration in the test phase.</p>',
      },
      password: {
        title: 'I have forgotten my password.',
        text: '<p>If your account has an e-mail address, <a href="/account/recover">have a link sent to it</a>. It works once, and for an hour. If it has none, ask the manager of your home club for a new password.</p>',
      },
      board: {
        title: 'Do I need an account to play over the board?',
        text: '<p>No. The organiser can enter you by name alone. With an account you have your results and games in one place.</p>',
      },
      online: {
        title: 'How do I play a game online?',
        text: '<p>Log in and open <a href="/calendar">My calendar</a> before the round. It counts down to your game and takes you to the board. On every other page you are called ten minutes ahead.</p>',
      },
      connection: {
        title: 'What happens if my connection breaks?',
        text: '<p>Your clock goes on, as in the hall. The page connects again by itself and shows the game as it stands. No move that was shown as played is lost.</p>',
      },
      late: {
        title: 'I cannot come to the next round.',
        text: '<p>Tell the organiser, who can give you a bye. To leave for good, use <b>Withdraw</b> on the page of the tournament; the games that you have played stand.</p>',
      },
      pairing: {
        title: 'Why did I get this opponent?',
        text: '<p>In a Swiss, FIDE’s rules leave little to choose. The arbiter can open <b>Why this pairing?</b> and show you the brackets, the floats and the rule behind each colour.</p>',
      },
      rating: {
        title: 'Where do ratings come from?',
        text: '<p>From FIDE’s monthly lists, by FIDE number. A tournament keeps the rating that you had when you were entered.</p>',
      },
      name: {
        title: 'Who sees my real name?',
        text: '<p>In a tournament everybody does, unless its organiser shows user names only. Elsewhere your clubs and teams do; you can show it to everybody in your <a href="/account/settings">settings</a>.</p>',
      },
      leave: {
        title: 'I was entered somewhere without being asked.',
        text: '<p>Rokade tells you in the inbox who did it. Under <a href="/account/memberships">My clubs and teams</a> you can leave any club or team yourself, and a tournament on its own page.</p>',
      },
      fee: {
        title: 'Can I have an entry fee back?',
        text: '<p>If the federation, the club or the organiser cancels the tournament, or if you withdraw before the registration deadline. The <a href="/user-agreement#fees">user agreement</a> has the terms.</p>',
      },
      help: {
        title: 'How do I get the help boxes back?',
        text: '<p>Each is shown until you have closed it once. Switch help on again in your <a href="/account/settings">settings</a>, and all of them come back.</p>',
      },
    },
  },
} as const;
