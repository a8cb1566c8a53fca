import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import mammoth from 'mammoth';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

type Root = ReturnType<typeof fromHtml>;
type RootContent = Root['children'][number];
type Element = Extract<RootContent, { type: 'element' }>;

/** What a policy never shows: pictures stay behind, because their place says nothing without them, and what somebody struck out. */
const LEFT_OUT = new Set(['img', 's', 'del', 'script', 'style', 'iframe', 'object', 'svg']);
/** The arrow at a footnote that leads back to its place. */
const BACK_FROM_NOTE = /^#(?:foot|end)note-ref-/;

/** The text of a Word document as Markdown: headings, paragraphs, lists, tables, strong and emphasised words, links. */
export async function docxToMarkdown(bytes: Buffer): Promise<string> {
  const { value: html } = await mammoth.convertToHtml(
    { buffer: bytes },
    { externalFileAccess: false, includeEmbeddedStyleMap: false, ignoreEmptyParagraphs: true },
  );
  const tree = fromHtml(html, { fragment: true });
  return toMarkdown(toMdast(withoutLeftOut(tree)), {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
}

function withoutLeftOut(root: Root): Root {
  const keep = <Node extends RootContent | Element>(nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      if (LEFT_OUT.has(node.tagName) || BACK_FROM_NOTE.test(String(node.properties.href ?? ''))) return [];
      if (node.tagName === 'table') headFirstRow(node);
      return [{ ...node, children: keep(node.children) }];
    });
  return { ...root, children: keep(root.children) };
}

/** Tables of Word seldom say which row is their head, and those of Markdown have one. */
function headFirstRow(table: Element): void {
  const first = elementsIn(table, 'tr')[0];
  for (const cell of first === undefined ? [] : elementsIn(first, 'td')) cell.tagName = 'th';
}

function elementsIn({ children }: Element, tagName: string): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}
