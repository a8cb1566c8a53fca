/** Characters by which Markdown marks something anywhere in a line (CommonMark 0.31, section 2.4). */
const MARKS = /[\\`*_[\]<>&|#~!]/g;
/** What begins a list, a rule or a heading underlined. */
const BEGINS = /^(\s*)([-+=]|\d{1,9}[.)])/;

/**
 * Words of a program as Markdown that shows exactly these words: nothing in them becomes a link, a picture or a heading. Empty lines part
 * paragraphs, and each other line stays a line.
 */
export function escapedMarkdown(words: string): string {
  return (
    words
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: leaving them out is what this is for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .split(/\n\s*\n/)
      .map((paragraph) =>
        paragraph
          .split('\n')
          .map(escapedLine)
          .filter((line) => line !== '')
          .join('\\\n'),
      )
      .filter((paragraph) => paragraph !== '')
      .join('\n\n')
  );
}

function escapedLine(line: string): string {
  return line.trim().replace(MARKS, '\\$&').replace(BEGINS, escapedBeginning);
}

function escapedBeginning(_whole: string, blanks: string, mark: string): string {
  const last = mark.at(-1) ?? '';
  return `${blanks}${mark.slice(0, -1)}\\${last}`;
}
