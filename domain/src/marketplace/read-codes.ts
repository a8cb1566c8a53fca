const LONGEST_CODE = 100;
const MAX_AT_ONCE = 2000;

/** Codes of a text, one a line, each once; with what is wrong with it, in words, or null. */
export function readCodes(text: string): { readonly codes: readonly string[]; readonly problem: string | null } {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const codes = [...new Set(lines)];
  const wrong = codes.find((code) => code.length > LONGEST_CODE || /\s/.test(code));
  if (wrong !== undefined)
    return {
      codes: [],
      problem: `“${wrong.slice(0, 30)}” is not a single code. Write one per line, at most ${LONGEST_CODE} characters, without spaces.`,
    };
  if (codes.length === 0) return { codes, problem: 'None were entered.' };
  if (codes.length > MAX_AT_ONCE) return { codes: [], problem: `At most ${MAX_AT_ONCE} can be added at once.` };
  return { codes, problem: null };
}
