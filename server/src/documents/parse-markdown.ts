import { splitFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import type { Block, RichText, Span } from '@portal/domain/rich-text/rich-text.ts';
import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

type Look = Omit<Span, 'text' | 'field'>;
const SAFE_LINK = /^(?:https:\/\/|mailto:)[^\s<>"]+$/i;

/**
 * A text in Markdown (CommonMark and tables) as data. HTML is left out, pictures become their alternative text, and of links only those to
 * https and mailto addresses are kept. Headings below the fourth level count as fourth. Marks of fields become spans with that field.
 */
export function parseMarkdown(markdown: string): RichText {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return blocksOf(tree.children);
}

function blocksOf(nodes: readonly (RootContent | BlockContent | DefinitionContent)[]): Block[] {
  return nodes.flatMap((node) => blockOf(node) ?? []);
}

function blockOf(node: RootContent): Block | null {
  switch (node.type) {
    case 'heading': {
      const level = Math.min(node.depth, 4) as 1 | 2 | 3 | 4;
      return { kind: 'heading', level, spans: spansOf(node.children) };
    }
    case 'paragraph': {
      const spans = spansOf(node.children);
      return spans.length === 0 ? null : { kind: 'paragraph', spans };
    }
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children));
      return { kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items };
    }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(node.children) };
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => spansOf(cell.children)));
      return { kind: 'table', head, rows };
    }
    case 'code':
      return { kind: 'code', text: node.value };
    case 'thematicBreak':
      return { kind: 'rule' };
    default:
      return null;
  }
}

function spansOf(nodes: readonly PhrasingContent[], look: Look = {}): Span[] {
  const spans: Span[] = [];
  for (const node of nodes) spans.push(...spansOfNode(node, look));
  return joinAlike(spans);
}

function spansOfNode(node: PhrasingContent, look: Look): Span[] {
  switch (node.type) {
    case 'text':
      return splitFieldMarks(node.value).map((part) => ({ ...look, ...part }));
    case 'inlineCode':
      return splitFieldMarks(node.value).map((part) => ({ ...look, code: true, ...part }));
    case 'break':
      return [{ ...look, text: '\n' }];
    case 'strong':
      return spansOf(node.children, { ...look, strong: true });
    case 'emphasis':
      return spansOf(node.children, { ...look, emphasis: true });
    case 'link':
      return spansOf(node.children, SAFE_LINK.test(node.url) ? { ...look, link: node.url } : look);
    case 'image':
    case 'imageReference':
      return node.alt ? [{ ...look, text: node.alt }] : [];
    case 'html':
      return [];
    default:
      return 'children' in node ? spansOf((node as Nodes & { children: PhrasingContent[] }).children, look) : [];
  }
}

/** Joins neighbours that look alike, which reading leaves where something between them was left out. */
function joinAlike(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const { text: _text, ...look } = span;
    if (last !== undefined && span.field === undefined && isSameLook(last, look)) {
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    } else joined.push(span);
  }
  return joined;
}

function isSameLook(span: Span, look: Omit<Span, 'text'>): boolean {
  const { strong, emphasis, code, link, field } = look;
  return (
    span.strong === strong &&
    span.emphasis === emphasis &&
    span.code === code &&
    span.link === link &&
    span.field === field
  );
}
