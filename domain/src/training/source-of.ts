import type { RichText } from '../rich-text/rich-text.ts';

type WithAddress = { readonly address: string };

/** The source of a course that a link leads to: the page itself, or a place within it. */
export function sourceOf<Source extends WithAddress>(link: string, sources: readonly Source[]): Source | undefined {
  return sources.find(({ address }) => address === link) ?? sources.find(({ address }) => page(address) === page(link));
}

/** Sources that a text links to, each once, in the order of the text. */
export function citedSources<Source extends WithAddress>(
  text: RichText,
  sources: readonly Source[],
): readonly Source[] {
  return [...new Set(linksOf(text).flatMap((link) => sourceOf(link, sources) ?? []))];
}

/** Addresses that a text links to, in its order. */
export function linksOf(text: RichText): readonly string[] {
  return text.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => linksOf(item));
    if (block.kind === 'quote') return linksOf(block.blocks);
    const spans =
      block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : 'spans' in block ? block.spans : [];
    return spans.flatMap(({ link }) => link ?? []);
  });
}

const page = (address: string) => address.split('#', 1)[0];
