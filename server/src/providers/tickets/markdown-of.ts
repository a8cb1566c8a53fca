import type { TicketDraft } from './ticket-desk-port.ts';

/** Every sign that could begin something in GitHub Flavored Markdown (0.29, 2.4 and 6.9), mentions and references among them. */
const SIGNS = /[\\`*_{}[\]()<>#+\-.!|~@:&"'/=$^]/g;

/** A text as Markdown that shows it as it is: nobody is mentioned, and nothing is a link, a picture or a list. */
const escaped = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a ticket says in Markdown. */
export function markdownOf({ sections, link }: TicketDraft): string {
  const parts = sections.flatMap(({ heading, paragraphs }) => [`## ${escaped(heading)}`, ...paragraphs.map(escaped)]);
  return [...parts, `[${escaped(link.label)}](<${link.url}>)`].join('\n\n');
}
