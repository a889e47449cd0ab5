/** Answers that were asked for before the scripts of the page had come: each is taken once, by who asks first. */
const answers = new Map<string, Promise<Response>>();

/** Asks now for what a page will ask for first. */
export function askEarly(url: string): void {
  const answer = fetch(url, { credentials: 'same-origin' });
  // Whoever takes it hears of the failure; if nobody does, it is no news.
  answer.catch(() => undefined);
  answers.set(url, answer);
}

/** The answer to a question that has been asked already. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}

/** What nobody has taken by the time that the page stands was not needed, and grows old. */
export const forgetEarly = (): void => answers.clear();
