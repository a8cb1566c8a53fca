/** One call of a stack, as Sentry's events hold it. */
export type StackFrame = {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
};

const MAX_FRAMES = 50;
/** "at name (file:line:column)" of Chromium and Node.js, and "name@file:line:column" of Firefox and Safari. */
const FRAME = /^\s*(?:at (?:(.+?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;

/** The calls of a stack, outermost first, as Sentry wants them; lines of other kinds are left out. */
export function stackFrames(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, v8 = '', other = '', filename = '', lineno, colno] = FRAME.exec(line.slice(0, 500)) ?? [];
      if (filename === '') return [];
      return [{ function: v8 || other || '?', filename, lineno: Number(lineno), colno: Number(colno) }];
    })
    .slice(0, MAX_FRAMES)
    .reverse();
}
