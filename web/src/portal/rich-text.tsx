import './rich-text.css';
import type { Block, RichText as Blocks, Span } from '@portal/domain/rich-text/rich-text.ts';
import { Fragment, type ReactNode } from 'react';

type RichTextProps = {
  readonly blocks: Blocks;
  /** What stands in place of words that came from a field; the words themselves when absent. */
  readonly renderField?: ((field: string, words: ReactNode) => ReactNode) | undefined;
  /** What stands in place of a link; a link that opens a new tab when absent. */
  readonly renderLink?: ((address: string, words: ReactNode) => ReactNode) | undefined;
  /** Level of a heading that the text calls the first; 2 where the page has its own first heading. */
  readonly topLevel?: 1 | 2 | 3;
};

/** A text given as data, as React elements: nothing of it is read as HTML. */
export function RichText({ blocks, topLevel = 1, ...inherited }: RichTextProps) {
  return (
    <div className="rich-text">
      <BlockList blocks={blocks} topLevel={topLevel} {...inherited} />
    </div>
  );
}

type Rendered = Pick<RichTextProps, 'renderField' | 'renderLink'>;
type Inherited = Required<Pick<RichTextProps, 'topLevel'>> & Rendered;

function BlockList({ blocks, ...inherited }: Inherited & { readonly blocks: Blocks }) {
  return blocks.map((block, place) => {
    // A text's blocks have no names of their own, and a changed text is drawn anew.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <OneBlock key={place} block={block} {...inherited} />;
  });
}

function OneBlock({ block, ...inherited }: Inherited & { readonly block: Block }): ReactNode {
  const words = (spans: readonly Span[]) => <Spans spans={spans} {...inherited} />;
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level + inherited.topLevel - 1, 6)}` as 'h2';
      return <Heading>{words(block.spans)}</Heading>;
    }
    case 'paragraph':
      return <p>{words(block.spans)}</p>;
    case 'list': {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own
        <li key={place}>{entryOf(item, inherited)}</li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <BlockList blocks={block.blocks} {...inherited} />
        </blockquote>
      );
    case 'table':
      return <TableOfText {...block} words={words} />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

/** An entry that is one paragraph needs no paragraph inside. */
function entryOf(item: Blocks, inherited: Inherited): ReactNode {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return <BlockList blocks={item} {...inherited} />;
  return (
    <>
      <Spans spans={first.spans} {...inherited} />
      <BlockList blocks={rest} {...inherited} />
    </>
  );
}

type TableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'> & {
  readonly words: (spans: readonly Span[]) => ReactNode;
};

/** The names of columns stand beside each cell too: on a phone the rows become cards. */
function TableOfText({ head, rows, words }: TableProps) {
  const names = head.map((cell) => cell.map(({ text }) => text).join(''));
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names of their own
            <th key={column} scope="col">
              {words(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
          <tr key={place}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names of their own
              <td key={column} data-column={names[column]}>
                {words(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spans({ spans, ...rendered }: Rendered & { readonly spans: readonly Span[] }) {
  return spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no names of their own
    <Fragment key={place}>{spanOf(span, rendered)}</Fragment>
  ));
}

function spanOf(span: Span, { renderField, renderLink = plainLink }: Rendered): ReactNode {
  let shown: ReactNode = span.code ? <code>{span.text}</code> : withBreaks(span.text);
  if (span.emphasis) shown = <em>{shown}</em>;
  if (span.strong) shown = <strong>{shown}</strong>;
  if (span.link !== undefined) shown = renderLink(span.link, shown);
  return span.field !== undefined && renderField ? renderField(span.field, shown) : shown;
}

const plainLink = (address: string, words: ReactNode) => (
  <a href={address} target="_blank" rel="noreferrer">
    {words}
  </a>
);

function withBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text;
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
    <Fragment key={place}>
      {place > 0 ? ' ' : null}
      {line}
    </Fragment>
  ));
}
