import { plainWords } from './plain-words.ts';

/** A reason for the person at the terminal, in plain words. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** Runs one command for a person at a terminal and ends the process: its last words, or why it failed and exit code 1. */
export async function runTerminalCommand(failure: string, command: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await command()}\n`);
    process.exit(0);
  } catch (error) {
    const reason = error instanceof CommandError ? error.message : plainWords(error);
    process.stderr.write(`\n${failure}\n${reason}\n`);
    process.exit(1);
  }
}
