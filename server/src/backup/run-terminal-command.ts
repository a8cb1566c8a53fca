import { plainWords } from '../plain-words.ts';
import { BackupError } from './backup-format.ts';

/** Runs one command for a person at a terminal: its last words, or why it failed in plain words and exit code 1. */
export async function runTerminalCommand(failure: string, command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
    process.exit(0);
  } catch (error) {
    const reason = error instanceof BackupError ? error.message : plainWords(error);
    process.stderr.write(`\n${failure}\n${reason}\n`);
    process.exit(1);
  }
}
