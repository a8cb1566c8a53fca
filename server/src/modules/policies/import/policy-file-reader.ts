import { fileReader } from '../../../file-readers/file-reader.ts';
import { fileRefused } from './file-refused.ts';
import type { readPolicyFile } from './read-policy-file.ts';

/** Reads a document that becomes a policy in a thread of its own. */
export const POLICY_FILE = fileReader<typeof readPolicyFile>(
  new URL('./read-policy-file.ts', import.meta.url),
  'readPolicyFile',
  fileRefused,
);
