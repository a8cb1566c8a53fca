import { readConfig } from '../config/config.ts';
import { runTerminalCommand } from '../terminal-command.ts';
import { loadFlawsCommand } from './load-flaws-command.ts';

await runTerminalCommand('Nothing was loaded.', () => loadFlawsCommand(readConfig(process.env), process.argv[2]));
