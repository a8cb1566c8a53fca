const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const NAME = /^name:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^\n#]+))/m;
const VERSION = /^version:[^\n]*$/m;
const ID = /^id:\s*["']?([a-z0-9-]+)/m;

const frontMatterOf = (text: string) => FRONT_MATTER.exec(text)?.[1] ?? '';

/** What a draft calls the course, whether or not the rest of it can be read; null where it says nothing. */
export function nameInDraft(text: string): string | null {
  const [, double, single, plain] = NAME.exec(frontMatterOf(text)) ?? [];
  return (double ?? single ?? plain)?.trim() || null;
}

/** The id in a course's file; null where it names none. */
export const idInDraft = (text: string): string | null => ID.exec(frontMatterOf(text))?.[1] ?? null;

/** The same text with another version in its front matter. */
export function withVersion(text: string, version: number): string {
  const front = FRONT_MATTER.exec(text)?.[0] ?? '';
  return front.replace(VERSION, `version: ${version}`) + text.slice(front.length);
}
