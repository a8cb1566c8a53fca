import { readConfig } from '../config/config.ts';
import { runTerminalCommand } from '../terminal-command.ts';
import { removeSecondFactorCommand } from './remove-second-factor-command.ts';

await runTerminalCommand('Nothing was removed.', () =>
  removeSecondFactorCommand(readConfig(process.env), process.argv[2], (line) => void process.stdout.write(`${line}\n`)),
);
