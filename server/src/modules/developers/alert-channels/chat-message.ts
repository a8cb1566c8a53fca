import type { Bulletin } from './bulletin.ts';

/** The body of a message to a chat, by the kind of chat. */
export const CHAT_MESSAGES = { slack: slackMessage, teams: teamsMessage } as const;

/**
 * A message for an incoming webhook of Slack, or of a chat that takes the same (Slack, "Sending messages using incoming webhooks" and
 * "Rich text block"). Lines are elements of rich text, which know no markup and mention nobody.
 */
function slackMessage({ title, sections, action }: Bulletin): string {
  const bold = { bold: true } as const;
  const parts = sections.flatMap(({ heading, lines }) => [
    { type: 'rich_text_section', elements: [{ type: 'text', text: `${heading}\n`, style: bold }] },
    {
      type: 'rich_text_list',
      style: 'bullet',
      elements: lines.map(({ text, url }) => ({
        type: 'rich_text_section',
        elements: [{ type: 'link', url, text }],
      })),
    },
  ]);
  const link = { type: 'rich_text_section', elements: [{ type: 'link', url: action.url, text: action.label }] };
  const test = { type: 'rich_text_section', elements: [{ type: 'text', text: `${title}\n` }] };
  return JSON.stringify({
    text: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    blocks: [{ type: 'rich_text', elements: [...(parts.length === 0 ? [test] : parts), link] }],
    unfurl_links: false,
  });
}

/**
 * A message for a workflow of Microsoft Teams that posts what a webhook gets: an Adaptive Card in an attachment (Microsoft, "Create incoming
 * webhooks with Workflows for Microsoft Teams"). Lines are runs of text, which know no Markdown, as blocks of text do.
 */
function teamsMessage({ title, sections, action }: Bulletin): string {
  const run = (text: string, more: object = {}) => ({ type: 'TextRun', text, ...more });
  const block = (inlines: readonly object[], more: object = {}) => ({ type: 'RichTextBlock', inlines, ...more });
  const parts = sections.flatMap(({ heading, lines }) => [
    block([run(heading, { weight: 'Bolder' })], { separator: true }),
    ...lines.map(({ text, url }) => block([run(text, { selectAction: { type: 'Action.OpenUrl', url } })])),
  ]);
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: parts.length === 0 ? [block([run(title)])] : parts,
    actions: [{ type: 'Action.OpenUrl', title: action.label, url: action.url }],
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return JSON.stringify({ type: 'message', attachments: [{ contentType, contentUrl: null, content }] });
}
