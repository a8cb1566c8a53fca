const MAX_LENGTH = 120;
/** Windows keeps these names for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Separators of folders, what Windows refuses, controls, and what turns the reading direction to disguise an ending. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * A name under which a browser can save a file: what was wished for without anything that could lead to another folder or
 * disguise the kind of file; its ending is always that of the stored file.
 */
export function downloadName(wished: string, storedName: string): string {
  const ending = /\.[A-Za-z\d]{1,10}$/.exec(storedName)?.[0] ?? '';
  const clean = wished.replace(UNSAFE, '_').replace(/^[\s._]+|[\s.]+$/gu, '');
  const stem = clean.toLowerCase().endsWith(ending.toLowerCase())
    ? clean.slice(0, clean.length - ending.length)
    : clean;
  // By characters, so that none is cut into halves.
  const short = [...stem]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/[\s.]+$/u, '');
  if (short === '') return storedName;
  return `${RESERVED.test(short) ? '_' : ''}${short}${ending}`;
}
