/** The user guide: twelve sections, each with its picture. Texts may hold the HTML of descriptions. */
export const guide = {
  title: 'User guide',
  lead: 'How to use Rokade, step by step. Words in bold stand on the screen; names in the pictures are made up.',
  contents: 'Contents',
  more: 'More on every format, on the pairing rules and on report files is in the guide for organisers that comes with the program.',
  picture: 'Picture: {{what}}',
  sections: {
    s1: {
      title: 'Accounts and logging in',
      text: '<p>An account is for players and for all who run something. Nobody needs one to watch. There are five kinds of say: a <b>player</b> plays, a <b>team captain</b> leads a team, an <b>arbiter</b> runs tournaments, a <b>club manager</b> runs a club, and an <b>organisation</b> brings clubs together.</p><p>You get an account by the invitation link of your club, or from its manager. Then choose <b>Log in</b> in the header. With a password that somebody gave you, you choose your own at once.</p><p><b>Forgotten your password?</b> <a href="/account/recover">Have a link sent</a>, if the account has an e-mail address; otherwise the manager of your home club sets a new one. In your <a href="/account/settings">settings</a> you change e-mail address and password, see where you are logged in, and switch help on and off.</p>',
      picture: 'the page for logging in',
    },
    s2: {
      title: 'Creating a club',
      text: '<ol><li>The organisation opens <b>Account creation, Invite</b> and makes an invitation: a link, a QR code or an e-mail.</li><li>Log in with the account of a club manager and open the link. If you have no such account yet, the organisation makes one for you.</li><li>Choose <b>Found a club</b>, and give name, address of the page, country and, in Norway, region. A club that exists already is brought in with one click.</li></ol><p>Then <b>Organisations, Manage club</b> has everything: <b>Details</b> with pictures, description and links, statistics, teams, members, shared powers, messages and saved templates.</p>',
      picture: 'the details of a club, for its manager',
    },
    s3: {
      title: 'Creating player accounts',
      text: '<p><b>Account creation, Create accounts</b> makes one account or a whole class. Type the rows, paste them from a spreadsheet, or choose a CSV file; the first row may name the columns. With a FIDE number, name, title, rating and year of birth are filled in from FIDE’s list.</p><p>Every row is looked at before any account is made. You may stop, close the page and go on later. At the end, download the passwords as CSV or print them as cards to cut out. Each player chooses a password of his own at the first log-in.</p><p>People who have an e-mail address can make their account themselves: send them the link of <b>Invite</b>.</p>',
      picture: 'the sheet in which accounts are made',
    },
    s4: {
      title: 'Adding and removing accounts in a club',
      text: '<p>In <b>Manage club</b>, under <b>Members</b>: <b>Add a member</b> takes the user name of somebody who has an account. Who is added is told in the inbox, and can leave again.</p><p><b>Edit</b> changes the particulars of those whose home club this is. <b>Password</b> sets a new one for who has no e-mail address. <b>Remove</b> ends the membership, with the teams and powers in the club; the account stays.</p><p>Under <b>Share power</b> you give a member a part of the work: everything, the tournaments (arbiter), the texts (editor) or one team (captain). What you take away ends at once.</p>',
      picture: 'the members of a club',
    },
    s5: {
      title: 'Adding and removing clubs in an organisation',
      text: '<p>In <b>Organisations, Manage organisation</b>, under <b>Clubs</b>: add a club that belongs to no organisation yet, or invite a new one (section 2). A club that is removed keeps its members, teams and tournaments; the organisation’s managers lose their say in it.</p><p>Managers of an organisation may do in its clubs what the clubs’ own managers may. The statistics show members by region, age and sex, for all clubs or for one.</p>',
      picture: 'the clubs of an organisation',
    },
    s6: {
      title: 'Setting up a tournament',
      text: '<p><b>Tournaments, Build tournament</b> leads through it step by step: from a preset or one of your club’s templates, or with every setting in its place. You choose the organiser, the place, the start, the format, points and tie-breaks, the time control, and who sees what.</p><p>Before you create it, <b>Review</b> shows everything on one page. <b>Save as template</b> keeps the settings for the next time. The format cannot be changed afterwards, and what concerns the play not after the first pairing.</p>',
      picture: 'building a tournament, the step of the format',
    },
    s7: {
      title: 'Adding players',
      text: '<p>Players can join by themselves on the tournament’s page, if you allow it. Under <b>Participants</b> you add people by name, user name or FIDE number, paste a whole list with a preview of each line, or enter somebody who has no account.</p><p><b>Seeding</b> follows the ratings, or is drawn by lot, and can be changed by hand until the start. In a tournament of teams you add the teams first; captains choose who plays.</p>',
      picture: 'the participants of a tournament',
    },
    s8: {
      title: 'Starting, editing and deleting',
      text: '<p><b>Start the tournament</b> closes the list. Online, rounds are then paired by themselves at the announced times; over the board you press <b>Pair round 1</b> under <b>Manage rounds</b>.</p><p><b>Edit the settings</b> and <b>Delete</b> are in the menu <b>More</b> of the tournament’s page. Who has to go is withdrawn, and can be taken back. A round that came out wrong can be deleted while it has no results; two players can change places.</p>',
      picture: 'the page of a tournament that has not started',
    },
    s9: {
      title: 'Printouts',
      text: '<p>The menu <b>More</b> has the pairings of each round as a sheet for the wall, the standings, board cards with a QR code for each game, the games as PGN and the report file (TRF) for FIDE.</p><p>Everything is made for A4 paper in black and white, with tournament, round and page at the head. Your browser’s print command does the rest.</p><p><a href="/tools">Tools for report files</a> check, pair, rank and rate any TRF file in your browser, also without a network.</p>',
      picture: 'a list of pairings for the wall',
    },
    s10: {
      title: 'Results',
      text: '<p><b>Manage rounds</b> is the arbiter’s desk. Select a row and press <b>1</b> for White, <b>0</b> for Black, <b>=</b> for a draw; the next open board follows by itself. Forfeits are in the menu of the row. A result can be corrected at any time, and the standings follow at once.</p><p>If the network fails, go on: results are kept in your browser, marked, and sent as soon as it is back. Games that are played online enter their results themselves.</p><p>Under <b>Advanced</b> in the settings you may let the players report their results themselves. What both say alike you confirm in one go; where they disagree, you decide. Nothing counts before.</p><p><b>A team league over weeks.</b> In the settings, under <b>Matches</b>, you have matches played at home and away and reported by the captains. Each match then has a sheet, reached from <b>Fixtures</b>: after the match one captain reports who played and how it ended, and the other confirms it, and it counts, or says what is wrong, and you decide. Before the match a captain can ask for another day; it moves when the other one agrees, or when you say so. The fixtures can be subscribed to in a calendar.</p>',
      picture: 'the arbiter’s desk with the results of a round',
    },
    s11: {
      title: 'Statistics',
      text: '<p>On the tournament’s page <b>Standings</b> shows points, tie-breaks and every player’s games; a name opens all of that player. <b>Cross table</b> shows who met whom. <b>Stats</b> counts wins by colour, nations, titles and average ratings, and has the performance ratings.</p><p>Performance is the opponents’ average rating, plus 800 times the own average score, less 400. Clubs and organisations have statistics of their members (sections 2 and 5).</p>',
      picture: 'the cross table of a tournament',
    },
    s12: {
      title: 'The formats, and playing online',
      text: '<ul><li><b>Swiss</b>: all play all rounds, against somebody with about the same points, never twice the same; by FIDE’s Dutch system, also for teams.</li><li><b>Round robin</b>: everybody meets everybody; also for teams.</li><li><b>Knockout</b>: who loses the match is out. Needs 2, 4, 8, 16 … participants.</li><li><b>School chess (team Monrad)</b>: pupils meet pupils of other classes with about the same points; all points are the class’s, weighted by its size.</li><li><b>Team Konrad</b>: at each pairing time whoever is here and free gets a game against another team.</li><li><b>Four-player team</b>: teams of four meet on four boards.</li><li><b>Manual pairing</b>: you decide.</li></ul><p><b>Pawn vs Pawn</b> is for those who learn: eight pawns each and no king. Who first reaches the last rank, or takes all pawns, wins.</p><p><b>To play online</b>, open <a href="/calendar">My calendar</a> before the round: it takes you to the board in time. Your clock starts at the announced time, with 20 seconds for the first move. The flag, mate and dead positions are seen to by the server; a draw by repetition or 50 moves you claim.</p><p><b>Without seeing the board</b>, type your moves into the field <b>Type a move</b>: Nf3 or g1f3. Each move, each draw offer, the last 30 and 10 seconds of your clock and the end are read out by your screen reader. What else you want to know you ask in the same field: <b>b</b> is the whole board, <b>p n</b> where the knights stand, <b>s e4</b> what stands on e4, <b>c</b> both clocks, <b>l</b> the last move, <b>o</b> your opponent and a draw offer, and <b>?</b> the list of all this.</p><p><b>When a game is over</b>, its page goes through it by the arrow keys or the wheel, with the clocks and the name of the opening. Below, a chart shows the <b>time for each move</b>; a click on it goes there. <b>Bring the engine</b> has Stockfish look at the position or at the whole game, in your browser, but not while you or one of the players has a game going on. <b>Copy link</b> leads others to the very position; you can also open it on Lichess or save it as a picture.</p>',
      picture: 'a game on the screen',
    },
  },
} as const;
