import './compared-rows.css';
import { Fragment } from 'react';
import type { CallOutput } from '../../api/calls.ts';

type ComparedRow = CallOutput<'policyCompare'>['data'][number];
type Side = NonNullable<ComparedRow['left']>;

type ComparedRowsProps = {
  readonly rows: readonly ComparedRow[];
  /** What stands on the left and on the right. */
  readonly left: string;
  readonly right: string;
  /** Leaves out what is the same, but for the row before and after a difference. */
  readonly isShort?: boolean;
  /** Of the texts, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Of the right one, where that is another. */
  readonly langOnRight?: string | undefined;
};

/** Two texts side by side, below each other on phones; what differs is marked by colour and by a sign. */
export function ComparedRows({ rows, left, right, isShort = false, lang, langOnRight = lang }: ComparedRowsProps) {
  const shown = isShort ? rows.map((row, index) => (isNearChange(rows, index) ? row : null)) : rows;
  return (
    <div className="text-sm">
      <div className="compared-head">
        <p>{left}</p>
        <p>{right}</p>
      </div>
      {shown.map((row, index) =>
        row === null ? (
          shown[index - 1] !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
            <p key={index} className="compared-gap">
              …
            </p>
          )
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
          <RowPair key={index} row={row} left={left} right={right} lang={lang} langOnRight={langOnRight} />
        ),
      )}
    </div>
  );
}

const isNearChange = (rows: readonly ComparedRow[], index: number) =>
  rows.slice(Math.max(0, index - 1), index + 2).some(({ kind }) => kind !== 'same');

type RowPairProps = Pick<ComparedRowsProps, 'left' | 'right' | 'lang' | 'langOnRight'> & { readonly row: ComparedRow };

function RowPair({ row, left, right, lang, langOnRight }: RowPairProps) {
  if (row.kind === 'same') {
    return (
      <div className="compared-row">
        <Words side={row.left ?? []} row={row} lang={lang} />
        <div className="compared-twin" aria-hidden="true">
          <Words side={row.right ?? []} row={row} lang={langOnRight} />
        </div>
      </div>
    );
  }
  return (
    <div className="compared-row">
      <Changed side={row.left} row={row} sign="−" look="is-left" name={left} lang={lang} />
      <Changed side={row.right} row={row} sign="+" look="is-right" name={right} lang={langOnRight} />
    </div>
  );
}

type ChangedProps = {
  readonly side: Side | null;
  readonly row: ComparedRow;
  readonly sign: string;
  readonly look: 'is-left' | 'is-right';
  readonly name: string;
  readonly lang: string | undefined;
};

function Changed({ side, row, sign, look, name, lang }: ChangedProps) {
  if (side === null) return <div className="compared-empty" />;
  return (
    <div className={`compared-side ${look}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{name}: </span>
      <Words side={side} row={row} lang={lang} />
    </div>
  );
}

type WordsProps = { readonly side: Side; readonly row: ComparedRow; readonly lang: string | undefined };

function Words({ side, row, lang }: WordsProps) {
  return (
    <p lang={lang} className={row.block === 'heading' ? 'font-semibold text-base' : ''}>
      {row.block === 'item' && '• '}
      {side.map(({ text, isMarked }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names of their own
          <mark key={index}>{text}</mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names of their own
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </p>
  );
}
