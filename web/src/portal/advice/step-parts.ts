/** A piece of a step as advice has it. */
type Span = { readonly kind: 'prose' | 'code'; readonly text: string };
/** A part of a step: prose, a name within it, or lines to be typed as they stand. */
export type StepPart = {
  /** Of the part within its step. */
  readonly key: number;
  readonly kind: 'prose' | 'name' | 'lines';
  readonly text: string;
};

/** Between the lines of a container of Apache, which only work on lines of their own. */
const BETWEEN = ', ';
const OPENS = /^<[A-Z]/;
const CLOSES = /^<\//;

/** The parts of a step: what has a space in it is a line to be typed, and the lines of a container stay together. */
export function stepParts(spans: readonly Span[]): readonly StepPart[] {
  const parts: StepPart[] = [];
  for (let at = 0; at < spans.length; at++) {
    const span = spans[at];
    if (span === undefined) break;
    const end = OPENS.test(span.text) && span.kind === 'code' ? endOfContainer(spans, at) : null;
    if (end !== null) {
      const lines = spans.slice(at, end + 1).filter(({ kind }) => kind === 'code');
      parts.push({ key: at, kind: 'lines', text: lines.map(({ text }) => text).join('\n') });
      at = end;
    } else if (span.kind === 'prose') parts.push({ key: at, kind: 'prose', text: span.text });
    else parts.push({ key: at, kind: span.text.includes(' ') ? 'lines' : 'name', text: span.text });
  }
  return parts;
}

/** Where a container that begins here is closed, with nothing but lines between; null where it is not. */
function endOfContainer(spans: readonly Span[], from: number): number | null {
  for (let at = from + 1; at < spans.length; at++) {
    const span = spans[at];
    if (span === undefined || (span.kind === 'prose' && span.text !== BETWEEN)) return null;
    if (span.kind === 'code' && CLOSES.test(span.text)) return at;
  }
  return null;
}
