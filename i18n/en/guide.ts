/** The user guide: twelve sections, each with its picture. Texts may contain the HTML of descriptions. */
export const guide = {
  title: 'User guide',
  lead: 'How to use Rokade, step by step. Words in bold are those on the screen; names in the pictures are made up.',
  contents: 'Contents',
  more: 'For more on each format, the pairing rules and report files, see the organisers’ guide that comes with the program.',
  picture: 'Picture: {{what}}',
  sections: {
    s1: {
      title: 'Accounts and logging in',
      text: '<p>Accounts are for players and for everyone who runs something; nobody needs one to watch. There are five kinds of roles: a <b>player</b> plays, a <b>team captain</b> leads a team, an <b>arbiter</b> runs tournaments, a <b>club manager</b> runs a club, and an <b>organisation</b> brings clubs together.</p><p>You get an account through your club’s invitation link, or from its manager. Then choose <b>Log in</b> in the header. If somebody gave you a password, you choose your own at once.</p><p><b>Forgotten your password?</b> <a href="/account/recover">Have a link sent to you</a>, if the account has an e-mail address; otherwise the manager of your home club sets a new one. In your <a href="/account/settings">settings</a> you change your e-mail address and password, see where you are logged in, and switch help on and off.</p>',
      picture: 'the log-in page',
    },
    s2: {
      title: 'Creating a club',
      text: '<ol><li>The organisation opens <b>New members, Invite</b> and creates an invitation: a link, a QR code or an e-mail.</li><li>Log in with a club manager’s account and open the link. If you have no such account yet, the organisation creates one for you.</li><li>Choose <b>Create a club</b>, and enter its name, web address, country and, in Norway, region. A club that already exists is added with one click.</li></ol><p>After that you find everything under <b>Organisations, Manage club</b>: <b>Details</b> with pictures, description and links, statistics, teams, members, roles, messages and saved templates.</p>',
      picture: 'the details of a club, for its manager',
    },
    s3: {
      title: 'Creating player accounts',
      text: '<p><b>New members, Create accounts</b> creates one account or a whole class. Type the rows, paste them from a spreadsheet, or choose a CSV file; the first row may contain column names. With a FIDE number, name, title, rating and year of birth are filled in from FIDE’s list.</p><p>Every row is checked before any account is created. You can pause, close the page and continue later. At the end, download the passwords as CSV or print them as cards to cut out. Each player chooses their own password at the first log-in.</p><p>People who have an e-mail address can create their account themselves: send them the link from <b>Invite</b>.</p>',
      picture: 'the sheet for creating accounts',
    },
    s4: {
      title: 'Adding and removing accounts in a club',
      text: '<p>In <b>Manage club</b>, under <b>Members</b>: <b>Add a member</b> takes the user name of somebody who has an account. They get a message in their inbox, and can leave again.</p><p><b>Edit</b> changes the details of those whose home club this is. <b>Password</b> sets a new password for those without an e-mail address. <b>Remove</b> ends the membership, with the teams and roles in the club; the account stays.</p><p>Under <b>Roles</b> you give a member part of the work: everything, the tournaments (arbiter), the texts (editor) or one team (captain). A role that you remove ends at once.</p>',
      picture: 'the members of a club',
    },
    s5: {
      title: 'Adding and removing clubs in an organisation',
      text: '<p>In <b>Organisations, Manage organisation</b>, under <b>Clubs</b>: add a club that does not belong to an organisation yet, or invite a new one (section 2). A club that is removed keeps its members, teams and tournaments; the organisation’s managers can no longer manage it.</p><p>Managers of an organisation can do the same in its clubs as the clubs’ own managers. The statistics show members by region, age and sex, for all clubs or for one.</p>',
      picture: 'the clubs of an organisation',
    },
    s6: {
      title: 'Setting up a tournament',
      text: '<p><b>Tournaments, Create tournament</b> has two ways. <b>Quick start</b> uses a preset or one of your club’s templates; <b>All settings</b> has every option on one page, in four cards: <b>What</b>, <b>When and where</b>, <b>Rules</b> and <b>Who</b>. The web address follows the name, and a reload of the page keeps what you have typed. <b>As last time</b> fills in the settings of the organiser’s latest tournament.</p><p>Over the board, enter the venue, the chief arbiter with FIDE number, and the time control, which can have several stages. They are shown on the page and on printouts, the venue in the calendar too, and go into the report. The card <b>Rating report</b> at the desk says what FIDE still needs, and by when.</p><p><b>Save as template</b> keeps the settings for next time. The format cannot be changed afterwards, and settings that affect the games cannot be changed after the first pairing.</p>',
      picture: 'creating a tournament, all settings',
    },
    s7: {
      title: 'Adding players',
      text: '<p>Players can sign up themselves on the tournament’s page, if you allow it. Under <b>Participants</b> you add people by name, user name or FIDE number, paste a whole list with a preview of each line, or enter guests who have no account.</p><p><b>Seeding</b> follows the ratings or is drawn by lot, and can be changed by hand until the start. In a team tournament you add the teams first; the captains choose who plays.</p><p>Ratings come from the list that you choose under <b>Rating list</b> in the settings, by the kind of play. When a new list has other ratings, <b>Rounds and results</b> says so until round 1 is paired: look at the changes, and take over all of them or some.</p><p><b>Take entries by a form</b> in the menu of a tournament opens an entry form for it.</p><p><b>An event with an entry form.</b> Under <b>Your events</b> you create an event: one or more groups by rating, age or choice, with places, deadlines and fees. Anybody enters from a phone, without an account, and confirms by a link in an e-mail; the waiting list moves up by itself. <b>Make tournaments</b> builds a tournament for each group, and every entry is in it at once. At the desk of the event you move entries between groups, write to everybody, and see what looks like a double; at the <b>Cashier</b> you book payments.</p>',
      picture: 'the participants of a tournament',
    },
    s8: {
      title: 'Starting, editing and deleting',
      text: '<p><b>Start tournament</b> closes the sign-up. Online, the rounds are then paired automatically at the scheduled times; over the board you press <b>Pair round 1</b> under <b>Rounds and results</b>.</p><p><b>Edit settings</b> and <b>Delete</b> are in the menu <b>More</b> on the tournament’s page. Players who have to leave are withdrawn, and can be taken back. A round that went wrong can be deleted while it has no results, and two players can be swapped.</p>',
      picture: 'the page of a tournament that has not started',
    },
    s9: {
      title: 'Printouts',
      text: '<p>The menu <b>More</b> has the pairings of each round as a sheet for the wall, the standings, board cards with a QR code for each game, the games as PGN and the tournament file (TRF). The card <b>Rating report</b> at the desk says what the report for FIDE lacks; once all games have a result, it offers the report file, month by month for a long event.</p><p>In standard chess that FIDE rates, <b>Title norms</b> on the same page shows who is within reach of a norm and what they still need, and has the certificates (IT1) and the other forms for FIDE.</p><p>Everything is made for A4 paper in black and white, with tournament, round and page number at the top. The rest you choose in your browser’s print dialog.</p><p><a href="/tools">TRF tools</a> check, pair, rank and rate any TRF file in your browser, also offline.</p>',
      picture: 'a list of pairings for the wall',
    },
    s10: {
      title: 'Results',
      text: '<p><b>Rounds and results</b> is the arbiter’s desk. Select a row and press <b>1</b> for White, <b>0</b> for Black, <b>D</b> for a draw; the next open board is then selected. Forfeits are in the menu of the row. A result can be corrected at any time, and the standings follow at once.</p><p>If the network fails, just continue: results are saved in your browser, clearly marked, and sent as soon as it is back. Results of online games are entered automatically.</p><p>Under <b>Advanced</b> in the settings you can let the players report their own results. You confirm all that both players agree on in one go; where they disagree, you decide. Nothing counts before that.</p><p><b>A team league over several weeks.</b> In the settings, under <b>Matches</b>, you can choose home and away matches whose results are reported by the captains. Each match then has its own page, which you find under <b>Fixtures</b>. After the match one captain reports who played and how it ended. If the other captain confirms, it counts; otherwise they say what is wrong, and you decide. Before the match a captain can ask for another date; the match moves when the other captain agrees, or when you decide it. You can subscribe to the fixtures in a calendar.</p><p><b>Club evenings:</b> a game that is not played with its round is registered as <b>Postponed game</b> or <b>Adjourned game</b> in the menu of its row; the next round is paired with it as a draw. <b>Open games</b> lists them with day and deadline, reminds both players, and enters what the settings say if nobody has played. With <b>Attendance</b> in the settings, <b>Who is here</b> lists who comes tonight; put up the <b>Poster with QR code</b>, and players check in with their phones.</p>',
      picture: 'the arbiter’s desk with the results of a round',
    },
    s11: {
      title: 'Statistics',
      text: '<p>On the tournament’s page, <b>Standings</b> shows points, tie-breaks and every player’s games; a name opens the player’s card with place, points, next board and the game of each round. <b>Follow</b> on the card keeps that player at the top of the page on your device; search <b>Pairings</b> for a name, or list them by name. <b>Cross table</b> shows who met whom, in a Swiss round by round with the points after each round. <b>Statistics</b> counts wins by colour, nations, titles and average ratings, and has the performance ratings.</p><p>A performance rating is the opponents’ average rating plus 800 times the player’s average score, minus 400. Clubs and organisations have statistics of their members (sections 2 and 5).</p>',
      picture: 'the cross table of a tournament',
    },
    s12: {
      title: 'The formats, and playing online',
      text: '<ul><li><b>Swiss</b>: everybody plays every round, against an opponent with about the same points, never the same one twice; by FIDE’s Dutch system, also for teams.</li><li><b>Monrad</b>: neighbours in the table meet, nobody twice.</li><li><b>Konrad</b>: for club nights; those who are here are paired as in Monrad, and may meet again.</li><li><b>Round robin</b>: everybody meets everybody; also for teams.</li><li><b>Knockout</b>: the loser of a match is out. Needs 2, 4, 8, 16 … participants.</li><li><b>School chess (team Monrad)</b>: pupils meet pupils from other classes with about the same points; all points go to the class, weighted by its size.</li><li><b>Team Konrad</b>: at each pairing time, all who are here and free get a game against another team.</li><li><b>Four-player team</b>: teams of four play on four boards.</li><li><b>Manual pairing</b>: you decide.</li></ul><p><b>Pawn vs Pawn</b> is for beginners: eight pawns each and no king. The first to reach the last rank, or to take all pawns, wins.</p><p><b>To play online</b>, open the <a href="/calendar">Lobby</a> or the page of the tournament before the round: your game opens automatically. The round starts at the announced time, and each player has 20 seconds for the first move before their clock starts. The server ends the game at time-out, mate and dead positions; a draw by repetition or 50 moves you claim yourself.</p><p><b>Without seeing the board</b>, type your moves: Nf3 or g1f3 goes into the field <b>Type a move</b> wherever you are on the page. Shift+F flips the board. Each move, each draw offer, the last 30 and 10 seconds of your clock and the end are read out by your screen reader. Ask for anything else in the same field: <b>b</b> is the whole board, <b>p n</b> where the knights are, <b>s e4</b> what is on e4, <b>c</b> both clocks, <b>l</b> the last move, <b>o</b> your opponent and any draw offer, and <b>?</b> the list of all this.</p><p><b>When a game is over</b>, its page lets you step through it with the arrow keys or the mouse wheel, and shows the clocks and the name of the opening. Move a piece to try a variation; <b>Back to the game</b> ends it. <b>Times</b> shows the time per move; click the chart to go to the move. <b>Start engine</b> lets Stockfish evaluate the position in your browser, and <b>Analyse the game</b> marks the mistakes of the whole game, but not while you or one of the players has a game in progress. Click a move of the engine to see it on the board. Under <b>Share</b>, <b>Copy link</b> takes others to this very position; you can also open it on Lichess or save it as a picture. The arrows beside the tournament lead to the other boards of the round.</p>',
      picture: 'a game on the screen',
    },
  },
} as const;
