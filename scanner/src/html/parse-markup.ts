import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

const CHUNK = 64 * 1024;
/** Deeper documents are made to hold readers up: closing their elements takes the parser the square of their number. */
const DEEPEST = 5_000;

/** Reads markup with a forgiving parser and tells the handler what stands in it, up to where it is nested beyond all sense. */
export function parseMarkup(text: string, handler: Partial<Handler>, options: ParserOptions = {}): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, isImplied) {
        depth += 1;
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  for (let start = 0; start < text.length && depth < DEEPEST; start += CHUNK)
    parser.write(text.slice(start, start + CHUNK));
  if (depth < DEEPEST) parser.end();
}
