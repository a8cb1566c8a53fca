import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { createStrayFilesClearing } from '../concierge/public.ts';
import { clearClosedEntries } from './clear-closed.ts';
import { FILES_FOLDER } from './files/file-path.ts';
import { findKeptFiles } from './files/register-files.store.ts';
import { registerFiles } from './files/register-files.ts';
import { registersCalls } from './registers.calls.ts';
import { coverage } from './registers.texts.ts';
import { readShippedRegisters } from './shipped-registers.ts';

const HOUR_MS = 60 * 60_000;

/** The records that policies ask for. */
export const registers: ServerModule<Services> = {
  calls: registersCalls,
  content: readShippedRegisters.byLanguage,
  coverage: [coverageOfWords((say) => say(coverage.registers), ['registers'])],
  chores: [
    {
      name: 'clear evidence of registers',
      everyMs: HOUR_MS,
      run: createStrayFilesClearing({ folder: FILES_FOLDER, findKept: findKeptFiles }),
    },
  ],
  clearExpired: clearClosedEntries,
  firmFiles: registerFiles,
  demo: () => import('./demo/demo-registers.ts'),
};
