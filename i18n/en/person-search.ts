/** The search for a person with an account. */
export const personSearch = {
  label: 'Person',
  hint: 'Name, user, FIDE no.',
  searching: 'Searching …',
  nobody:
    'No one found who can be added. Players of other clubs with hidden names are found by user name or FIDE number.',
};
