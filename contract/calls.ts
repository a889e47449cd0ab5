/**
 * Every call of the Worker as method and path, with a colon before each parameter. These are plain strings, so that a
 * page only bundles those that it uses; `calls/` describes parameters, answers and refusals.
 */

// Log-in, settings and account creation

export const logIn = 'POST /s/account/login';
export const logOut = 'POST /s/account/logout';
export const authInfo = 'GET /s/account/auth-info';
export const createAccount = 'POST /s/account/create';
export const createAccounts = 'POST /s/account/create-many';
export const editAccount = 'POST /s/account/edit/:id';
export const setPassword = 'POST /s/account/change-password/:id';
export const readSettings = 'GET /s/account/settings';
export const changeSettings = 'PUT /s/account/settings';
export const changeEmail = 'POST /s/account/change-email';
export const changePassword = 'POST /s/account/change-password';
export const setupState = 'GET /s/setup';
export const setUp = 'POST /s/setup';
export const listSessions = 'GET /s/account/sessions';
export const endSession = 'DELETE /s/account/sessions/:session';
export const endOtherSessions = 'DELETE /s/account/sessions';
export const askRecovery = 'POST /s/account/recover/:email';
export const testRecovery = 'POST /s/account/test-recovery/:code';
export const finishRecovery = 'POST /s/account/finish-recovery';
export const listPasskeys = 'GET /s/account/passkeys';
export const offerPasskey = 'POST /s/account/passkeys/offer';
export const addPasskey = 'POST /s/account/passkeys';
export const removePasskey = 'DELETE /s/account/passkeys/:passkey';
export const offerPasskeyLogIn = 'POST /s/account/login/passkey-offer';
export const logInByPasskey = 'POST /s/account/login/passkey';
export const calendarAddress = 'GET /s/account/calendar';
export const makeCalendarAddress = 'POST /s/account/calendar';
export const endCalendarAddress = 'DELETE /s/account/calendar';
export const ownCalendar = 'GET /s/account/calendar/:token';
export const pushDevice = 'GET /s/account/push';
export const addPushDevice = 'POST /s/account/push';
export const removePushDevice = 'DELETE /s/account/push';
export const ownData = 'GET /s/account/own-data';
export const eraseAccount = 'POST /s/account/erase';
export const linkLichess = 'POST /s/account/link/lichess';
export const ownClubs = 'GET /s/account/clubs';
export const clubsOf = 'GET /s/account/clubs/:id';
export const memberships = 'GET /s/account/memberships';
export const ownOrganizations = 'GET /s/account/organizations';
export const organizationsOf = 'GET /s/account/organizations/:id';
export const ownRoles = 'GET /s/account/powers';
export const managedTeams = 'GET /s/account/managed-teams';
export const onlineStatuses = 'POST /s/account/online-statuses';
export const findByFideNumber = 'GET /s/account/fideid/:number';
export const lookUpFideNumber = 'GET /s/account/fide-autocomplete/:number';
export const searchFidePlayers = 'GET /s/account/fide-search';

// Roles

export const grantClubRole = 'POST /s/account/add-power/club/:account';
export const grantOrganizationRole = 'POST /s/account/add-power/organization/:account';
export const revokeClubRole = 'DELETE /s/account/power/club/:id';
export const revokeOrganizationRole = 'DELETE /s/account/power/organization/:id';

// Clubs

export const listClubs = 'GET /s/club/all';
export const viewClub = 'GET /s/club/get-info/:id';
export const clubTeams = 'GET /s/club/teams/:id';
export const clubMembers = 'GET /s/club/members/:id';
export const manageClub = 'GET /s/club/manage/:id';
export const clubAccounts = 'GET /s/club/all-accounts/:id';
export const accountsOfClubs = 'POST /s/club/all-accounts';
export const clubRoles = 'GET /s/club/accounts-with-powers/:id';
export const editClub = 'POST /s/club/edit/:id';
export const messageClub = 'POST /s/club/message-members/:id';
export const addTeam = 'POST /s/club/add-team/:id';
export const removeTeam = 'POST /s/club/remove-team/:id';
export const findNewMembers = 'GET /s/club/accounts/:id';
export const addMember = 'POST /s/club/add-member/:id/:account';
export const leaveClub = 'POST /s/club/leave/:id';
export const removeMember = 'POST /s/club/remove-member/:id/:account';

// Organisations

export const createOrganization = 'POST /s/organization/add';
export const listOrganizations = 'GET /s/organization/all';
export const viewOrganization = 'GET /s/organization/get/:id';
export const organizationClubs = 'GET /s/organization/clubs/:id';
export const organizationMembers = 'GET /s/organization/club-members/:id';
export const manageOrganization = 'GET /s/organization/manage/:id';
export const organizationAccounts = 'GET /s/organization/all-accounts/:id';
export const organizationRoles = 'GET /s/organization/accounts-with-powers/:id';
export const editOrganization = 'POST /s/organization/edit/:id';
export const messageOrganization = 'POST /s/organization/message-members/:id';
export const addClub = 'POST /s/organization/add-club/:id/:club';
export const removeClub = 'POST /s/organization/remove-club/:id/:club';

// Payments

export const listPaymentConnections = 'GET /s/payments/:type/:id';
export const savePaymentConnection = 'PUT /s/payments/:type/:id';
export const deletePaymentConnection = 'DELETE /s/payments/:type/:id/:provider';
export const testPaymentConnection = 'POST /s/payments/:type/:id/:provider/test';
export const paymentWebhook = 'POST /s/pay/:provider/:connection';

// Teams

export const viewTeam = 'GET /s/team/view/:id';
export const manageTeam = 'GET /s/team/manage/:id';
export const editTeam = 'POST /s/team/edit/:id';
export const addTeamMember = 'POST /s/team/add-member/:id/:account';
export const leaveTeam = 'POST /s/team/leave/:id';
export const teamCalendar = 'GET /s/team/calendar/:id';
export const messageTeam = 'POST /s/team/message-members/:id';
export const removeTeamMember = 'POST /s/team/remove-member/:id/:account';

// Invitations, and registration by invitation

export const ownInvitations = 'GET /s/registrations/invitations/links';
export const viewInvitation = 'GET /s/registrations/invitations/:id';
export const register = 'POST /s/registrations/accounts';
export const joinClub = 'PATCH /s/registrations/accounts';
export const createClub = 'POST /s/registrations/clubs';
export const joinOrganization = 'PATCH /s/registrations/clubs';
export const makeInvitation = 'POST /s/registrations/:entity/invitations';
export const withdrawInvitation = 'DELETE /s/registrations/:entity/invitations';

// Leagues

export const listLeagues = 'GET /s/leagues';
export const viewLeague = 'GET /s/leagues/:id';
export const makeLeague = 'POST /s/leagues';
export const editLeague = 'PUT /s/leagues/:id';
export const deleteLeague = 'DELETE /s/leagues/:id';
export const leaguePermissions = 'GET /s/leagues/:id/permissions';
export const leagueTournaments = 'GET /s/leagues/:id/tournaments';
export const addableTournaments = 'GET /s/leagues/:id/addable-tournaments';
export const addToLeague = 'PUT /s/leagues/:id/tournaments/:tournament';
export const removeFromLeague = 'DELETE /s/leagues/:id/tournaments/:tournament';
export const listSeasons = 'GET /s/leagues/:id/seasons';
export const listCategories = 'GET /s/leagues/:id/categories';
export const seasonsAndCategories = 'GET /s/leagues/:id/seasons-categories';
export const makeSeason = 'POST /s/leagues/:id/seasons';
export const startSeason = 'POST /s/leagues/:id/seasons/start';
export const editSeason = 'PUT /s/leagues/:id/seasons/:season';
export const endSeason = 'PUT /s/leagues/:id/seasons/:season/end';
export const seasonResults = 'GET /s/leagues/:id/seasons/:season/results';
export const seasonCalendar = 'GET /s/leagues/:id/seasons/:season/calendar';
export const seasonClosing = 'GET /s/leagues/:id/seasons/:season/closing';
export const closeCategory = 'PUT /s/leagues/:id/seasons/:season/closing/:category';
export const memberHistory = 'GET /s/leagues/:id/history/:kind/:member';
export const categoryPlayers = 'GET /s/leagues/:id/seasons/:season/categories/:category/participants';
export const categoryTeams = 'GET /s/leagues/:id/seasons/:season/categories/:category/team-participants';
export const listMoves = 'GET /s/leagues/:id/seasons/:season/promotion-relegation';
export const enterMove = 'POST /s/leagues/:id/seasons/:season/promotion-relegation';
export const takeBackMove = 'DELETE /s/leagues/:id/seasons/:season/promotion-relegation/:member';
export const makeCategory = 'POST /s/leagues/:id/categories';
export const editCategory = 'PUT /s/leagues/:id/categories/:category';
export const deleteCategory = 'DELETE /s/leagues/:id/categories/:category';
export const swapCategories = 'PUT /s/leagues/:id/categories/:category/change-order-with/:other';

// Messages

export const unreadMessages = 'GET /s/messages/has-unread';
export const openInbox = 'POST /s/messages/get-and-mark-read';
export const followOwn = 'GET /s/account/live';

// Profiles

export const viewProfile = 'GET /s/profile/:id';
export const headToHead = 'GET /s/profile/:id/against/:other';

// Uploaded pictures

export const uploadPicture = 'POST /s/picture/:of/:id';
export const uploadedPicture = 'GET /s/picture/:file';

// Tournaments: finding, viewing and printing them

export const listTournaments = 'GET /s/tournament/list';
export const findTournaments = 'GET /s/tournament/find';
export const searchTournaments = 'GET /s/tournament/search';
export const tournamentsOf = 'GET /s/tournament/by-organiser/:id';
export const viewTournament = 'GET /s/tournament/view/:id';
export const playerCard = 'GET /s/tournament/view/:id/player/:account';
export const readStats = 'GET /s/tournament/stats/:id';
export const readGames = 'GET /s/tournament/games/:id';
export const readPlayers = 'GET /s/tournament/players/:id';
export const findAccounts = 'GET /s/tournament/accounts/:id';
export const readLog = 'GET /s/tournament/log/:id';
export const explainRound = 'GET /s/tournament/explain/:id/:round';
export const printPairings = 'GET /s/tournament/printout/pairings/:id';
export const printResults = 'GET /s/tournament/printout/results/:id';
export const printNames = 'GET /s/tournament/printout/names/:id/:round';
export const printPrizes = 'GET /s/tournament/printout/prizes/:id';
export const printCrossTable = 'GET /s/tournament/printout/crosstable/:id';
export const printScoreSheets = 'GET /s/tournament/printout/scoresheets/:id/:round';
export const printPoster = 'GET /s/tournament/printout/poster/:id';
export const printCards = 'GET /s/tournament/printout/boardcards/:id/:round';
export const tournamentArchive = 'GET /s/tournament/whole/:id';
export const reportFile = 'GET /s/tournament/printout/trf/:id';
/** Forms for title norms: IT1, IT3 and its fields as CSV, FA1 and IA1. */
export const printCertificate = 'GET /s/tournament/printout/norm/:id/:account/:title';
export const printNormReport = 'GET /s/tournament/printout/norm-report/:id';
export const normReportFile = 'GET /s/tournament/printout/norm-report-csv/:id';
export const printArbiterNorm = 'GET /s/tournament/printout/arbiter-norm/:id/:form/:place';
export const tournamentCalendar = 'GET /s/tournament/calendar/:id';
export const tournamentPgn = 'GET /s/tournament/pgn/:id';
export const roundPgn = 'GET /s/tournament/pgn/:id/:round';
/** Pictures for link previews, and the PGN of a game. */
export const leadingBoard = 'GET /s/tournament/leading-board/:id';
export const tournamentPicture = 'GET /s/tournament/picture/:id';
export const gamePgn = 'GET /s/game/pgn/:id';
export const gamePicture = 'GET /s/game/picture/:id';
/** Parts of a tournament for embedding in other sites. */
export const embedTournament = 'GET /embed/tournament/:id/:view';
export const embedGame = 'GET /embed/game/:id';
export const listenToTournament = 'GET /s-tournament/tournament/listen-data/:id';

// Tournaments: building and running them

export const buildTournament = 'POST /s/tournament/build';
export const importTournament = 'POST /s/tournament/import';
export const importArchive = 'POST /s/tournament/take-over';
export const saveTemplate = 'POST /s/tournament/template/save';
export const listTemplates = 'GET /s/tournament/template/list';
export const lastTournament = 'GET /s/tournament/template/last';
export const deleteTemplate = 'DELETE /s/tournament/template/:id';
export const editTournament = 'PUT /s/tournament/:id';
export const deleteTournament = 'DELETE /s/tournament/:id';
export const startTournament = 'POST /s/tournament/start/:id';
export const pinTournament = 'PATCH /s/tournament/:id/pin';
export const joinTournament = 'POST /s/tournament/self-join/:id';
export const leaveTournament = 'POST /s/tournament/self-leave/:id';
export const addParticipant = 'POST /s/tournament/add-participant/:id/:account';
export const addGuest = 'POST /s/tournament/add-guest/:id';
export const addEntrants = 'POST /s/tournament/add-entrants/:id';
export const identifyEntrant = 'POST /s/tournament/identify-entrant/:id/:account';
export const editEntrant = 'PUT /s/tournament/entrant/:id/:account';
export const setDecisions = 'PUT /s/tournament/points-decisions/:id/:account';
export const removeParticipant = 'POST /s/tournament/remove-participant/:id/:account';
export const addTournamentTeam = 'POST /s/tournament/add-team/:id/:team';
export const removeTournamentTeam = 'POST /s/tournament/remove-team/:id/:team';
export const setMemberCount = 'PATCH /s/tournament/team/:id/:team';
export const manageTournamentTeam = 'GET /s/tournament/manage-team/:id/:team';
export const seatMember = 'PUT /s/tournament/:id/team/:team/participant/:account/seed/:place';
export const readLineUp = 'GET /s/tournament/:id/line-up/:round/:team';
export const handInLineUp = 'PUT /s/tournament/:id/line-up/:round/:team';
export const closeLineUps = 'POST /s/tournament/:id/line-up/:round/:team/close';
export const viewMatch = 'GET /s/tournament/:id/match/:round/:team';
export const arrangeMatch = 'PUT /s/tournament/:id/match/:round/:team';
export const reportMatch = 'PUT /s/tournament/:id/match/:round/:team/report';
export const answerReport = 'POST /s/tournament/:id/match/:round/:team/report';
export const decideMatch = 'PUT /s/tournament/:id/match/:round/:team/decision';
export const askPostponement = 'PUT /s/tournament/:id/match/:round/:team/postponement';
export const answerPostponement = 'POST /s/tournament/:id/match/:round/:team/postponement';
export const namePlace = 'PUT /s/tournament/:id/match/:round/:team/place';
export const changeSeeding = 'POST /s/tournament/change-seeding/:id/:by';
export const setStartingOrder = 'POST /s/tournament/starting-order/:id';
export const renumber = 'POST /s/tournament/renumber/:id';
export const pairNextRound = 'POST /s/tournament/next-round/:id/:button';
export const pairNow = 'POST /s/tournament/pair-now/:id/:round';
export const startRound = 'POST /s/tournament/start-round/:id/:round';
export const changeNextPairing = 'POST /s/tournament/change-online-pairing/:id';
export const addForbiddenPair = 'POST /s/tournament/ban/:id';
export const removeForbiddenPair = 'DELETE /s/tournament/ban/:id';
export const addRequestedBye = 'POST /s/tournament/book-bye/:id';
export const requestBye = 'POST /s/tournament/own-bye/:id/:round';
export const withdrawBye = 'DELETE /s/tournament/own-bye/:id/:round';
export const draftRound = 'POST /s/tournament/draft/:id';
export const discardDraft = 'DELETE /s/tournament/draft/:id';
export const swapInDraft = 'POST /s/tournament/swap-in-draft/:id';
export const publishDraft = 'POST /s/tournament/publish-draft/:id';
export const accelerate = 'POST /s/tournament/acceleration/:id';
export const setTournamentCategory = 'POST /s/tournament/category/:id';
export const removeTournamentCategory = 'DELETE /s/tournament/category/:id';
export const setPrizes = 'PUT /s/tournament/prizes/:id';
export const whoIsHere = 'GET /s/tournament/attendance/:id';
export const markAttendance = 'POST /s/tournament/attendance/:id';
export const excuseAbsence = 'PUT /s/tournament/attendance/:id/:round/:account/excuse';
export const setAttendanceTerms = 'PUT /s/tournament/attendance/:id/:account/terms';
export const ownAttendance = 'GET /s/tournament/own-attendance/:id';
export const announceAttendance = 'PUT /s/tournament/own-attendance/:id/:round';
export const readCheckIn = 'GET /s/tournament/check-in/:id';
export const checkIn = 'POST /s/tournament/check-in/:id/:round';
export const setResult = 'POST /s/tournament/set-result/:id/:round/:white/:black/:result';
export const setResults = 'POST /s/tournament/set-results/:id/:round';
export const previewSwap = 'GET /s/tournament/swap-seats/:id/:round/:one/:other';
export const swapSeats = 'POST /s/tournament/swap-seats/:id/:round/:one/:other';
export const reportResult = 'PUT /s/tournament/report-result/:id/:round/:white/:black';
export const confirmReports = 'POST /s/tournament/confirm-reports/:id/:round';
export const postponeGame = 'PUT /s/tournament/postponed/:id/:round/:white/:black';
export const cancelPostponement = 'DELETE /s/tournament/postponed/:id/:round/:white/:black';
export const resolveUnplayed = 'POST /s/tournament/postponed/:id/:round/:white/:black/result';
export const remindPlayers = 'POST /s/tournament/postponed/:id/:round/:white/:black/reminder';
export const askAnotherDay = 'PUT /s/tournament/another-day/:id/:round/:white/:black';
export const answerAnotherDay = 'POST /s/tournament/another-day/:id/:round/:white/:black';
export const setOnline = 'POST /s/tournament/set-online/:id/:round/:white/:black/:online';

// Fair play

export const readReadiness = 'GET /s/tournament/readiness/:id';
export const readNorms = 'GET /s/tournament/norms/:id';
export const readFairPlay = 'GET /s/tournament/fair-play/:id/:round';

// Calls for the arbiter

export const callArbiter = 'POST /s/tournament/call-arbiter/:id';
export const answerCall = 'POST /s/tournament/answer-call/:id/:call';
export const listCalls = 'GET /s/tournament/calls/:id';

// Rounds and pairings

export const listRounds = 'GET /s/rounds';
export const addRound = 'POST /s/rounds';
export const setupRound = 'PATCH /s/rounds/setup';
export const deleteRound = 'DELETE /s/rounds';
export const listPairings = 'GET /s/pairings';
export const addPairing = 'POST /s/pairings';
export const deletePairing = 'DELETE /s/pairings';

// Live games

export const lobby = 'GET /s/game/lobby';
export const openGame = 'GET /s/game/play/:id';
export const viewGame = 'GET /s/game/view/:id';
export const mayAnalyse = 'GET /s/game/engine/:id';
export const gameInfo = 'GET /s/game/:id/accounts/info';
export const readGameLog = 'GET /s/game/log/:id';
export const adjustClock = 'POST /s/game/time/:id';
export const move = 'POST /s/game/move/:id/:from/:to';
export const watchGame = 'GET /socket/:id';
export const sayPhrase = 'POST /socket/message/:id';

// The operator's contact details

export const contact = 'GET /s/contact';

// Rating lists, and the ratings that tournaments take from them

export const listRatingLists = 'GET /s/rating-lists';
export const importNationalList = 'PUT /s/rating-lists/national/:federation';
export const readRatingChanges = 'GET /s/tournament/rating-changes/:id';
export const takeOverRatings = 'POST /s/tournament/rating-changes/:id';

// Messages between the objects of the server that could not be delivered

export const readHealth = 'GET /s/health';
export const listParkedMessages = 'GET /s/parked-messages';
export const resendParkedMessage = 'POST /s/parked-messages/send/:id';
export const resendParkedMessages = 'POST /s/parked-messages/send';

// Well-known files for crawlers and API clients

export const robots = 'GET /robots.txt';
export const sitemap = 'GET /sitemap.xml';
export const openApi = 'GET /openapi.json';
/** Available on a developer's machine only. */
export const outbox = 'GET /dev/outbox';

// Events and their entries

export const listEvents = 'GET /s/events';
export const hostedEvents = 'GET /s/event/hosted';
export const searchPlayers = 'GET /s/event/players';
export const viewEvent = 'GET /s/event/view/:id';
export const manageEvent = 'GET /s/event/manage/:id';
export const eventLog = 'GET /s/event/log/:id';
export const createEvent = 'POST /s/event';
export const editEvent = 'PUT /s/event/:id';
export const deleteEvent = 'DELETE /s/event/:id';
export const editEventGroups = 'PUT /s/event/:id/groups';
export const makeEventTournaments = 'POST /s/event/:id/tournaments';
export const linkEventTournament = 'PUT /s/event/:id/groups/:group/tournament';
export const cancelEvent = 'POST /s/event/:id/cancel';
export const groupsFor = 'POST /s/event/:id/groups-for';
export const submitEntries = 'POST /s/event/:id/entries';
export const enterEvent = 'POST /s/event/:id/own-entry';
export const addEntries = 'POST /s/event/:id/add-entries';
export const changeEntries = 'PATCH /s/event/:id/entries';
export const renewEntryLink = 'POST /s/event/:id/entries/:entry/link';
export const bookEntryFee = 'POST /s/event/:id/ledger';
export const messagePlayers = 'POST /s/tournament/message/:id';
export const sendEventMessage = 'POST /s/event/:id/message';
export const exportEntries = 'GET /s/event/:id/entries.csv';
export const exportLedger = 'GET /s/event/:id/ledger.csv';
export const printEntryReceipt = 'GET /s/event/:id/receipt/:receipt';
export const printEventPairings = 'GET /s/event/:id/printout/pairings';
export const askEntryLink = 'POST /s/entry/link';
export const openOwnEntry = 'POST /s/entry/open';
export const viewEntry = 'GET /s/entry/:token';
export const confirmEntry = 'POST /s/entry/:token/confirm';
export const editOwnEntry = 'PATCH /s/entry/:token';
export const moveOwnEntry = 'POST /s/entry/:token/group';
export const withdrawOwnEntry = 'POST /s/entry/:token/withdraw';
export const eraseOwnEntry = 'POST /s/entry/:token/erase';
export const stopEntryMail = 'POST /s/entry/:token/stop-mail';
export const payEntry = 'POST /s/entry/:token/checkout';
export const refundEntry = 'POST /s/event/:id/provider-refund';
export const eventReceipt = 'GET /s/entry/:token/receipt/:receipt';
