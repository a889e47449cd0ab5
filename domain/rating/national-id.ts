/** The id of a player in the list of their federation, as the federation writes it. */
export const isNationalId = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}./-]{0,19}$/u.test(text);
