import { createInterface } from 'node:readline';

/** A conversation, line by line. An empty answer, and the end of the input, mean the suggestion. */
export type Terminal = {
  print(...lines: readonly string[]): void;
  ask(question: string, suggestion: string): Promise<string>;
  /** One of some options, chosen by its number; without a suggestion the first is it. */
  choose<T>(question: string, options: readonly T[], labelOf: (option: T) => string, suggested?: T): Promise<T>;
  close(): void;
};

export function openTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin });
  const answers = reader[Symbol.asyncIterator]();
  const print = (...lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

  async function ask(question: string, suggestion: string): Promise<string> {
    process.stdout.write(`${question} [${suggestion}] `);
    const { value, done } = await answers.next();
    const answer = done === true ? '' : value.trim();
    if (!process.stdin.isTTY) print(answer === '' ? suggestion : answer);
    return answer === '' ? suggestion : answer;
  }

  async function choose<T>(
    question: string,
    options: readonly T[],
    labelOf: (option: T) => string,
    suggested?: T,
  ): Promise<T> {
    const suggestion = suggested === undefined ? 1 : options.indexOf(suggested) + 1;
    print('', ...options.map((option, index) => `  ${String(index + 1).padStart(2)}  ${labelOf(option)}`));
    const chosen = options[Number(await ask(question, String(suggestion))) - 1];
    if (chosen !== undefined) return chosen;
    print(`Bitte eine Zahl von 1 bis ${options.length}.`);
    return choose(question, options, labelOf, suggested);
  }

  return { print, ask, choose, close: () => reader.close() };
}
