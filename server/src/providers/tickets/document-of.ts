import type { TicketDraft } from './ticket-desk-port.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

/** What a ticket says in the Atlassian Document Format, version 1; its text nodes are never empty. */
export function documentOf({ sections, link }: TicketDraft): object {
  const marks = [{ type: 'link', attrs: { href: link.url } }];
  return {
    version: 1,
    type: 'doc',
    content: [
      ...sections.flatMap(({ heading, paragraphs }) => [
        { type: 'heading', attrs: { level: 2 }, content: [text(heading)] },
        ...paragraphs.filter((words) => words !== '').map(paragraph),
      ]),
      { type: 'paragraph', content: [{ ...text(link.label), marks }] },
    ],
  };
}
