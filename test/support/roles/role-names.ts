/** The columns. "The club" is a club of "the federation"; the others have a club and a federation of their own. */
export const ROLES = {
  visitor: 'a visitor, not logged in',
  stranger: 'somebody with an account, in no club',
  rival: 'a member of another club, who plays in a tournament there',
  player: 'a player of the tournament and of the game, in no club',
  member: 'a member of the club',
  captain: 'a member of the club, captain of one of its teams',
  editor: 'holds the power editor of the club',
  arbiter: 'holds the power arbiter of the club',
  all: 'holds the power all of the club',
  manager: 'manages the club (level 1)',
  federationEditor: 'holds the power editor of the federation',
  federationArbiter: 'holds the power arbiter of the federation',
  federationAll: 'holds the power all of the federation',
  chief: 'manages the federation (level 2)',
  otherManager: 'manages another club, of another federation (level 1)',
  otherChief: 'manages another federation (level 2)',
  levelOne: 'an account of level 1 that manages nothing yet',
  levelTwo: 'an account of level 2 that manages nothing yet',
  top: 'the top level (3)',
} as const;
export type Role = keyof typeof ROLES;
