import { Parser } from 'htmlparser2';

/** What a page's head may hold (HTML Standard, 4.2); anything else begins its body. */
const IN_HEAD = new Set('html head title meta link script style base noscript template'.split(' '));

/** Contents of the `meta` elements of this name in a page's head. */
export function metaContents(html: string, name: string): string[] {
  const contents: string[] = [];
  let isInHead = true;
  const parser = new Parser({
    onopentag(element, { name: given, content }) {
      isInHead &&= IN_HEAD.has(element);
      if (isInHead && element === 'meta' && given?.toLowerCase() === name && content !== undefined)
        contents.push(content);
    },
    onclosetag(element) {
      isInHead &&= element !== 'head';
    },
  });
  parser.end(html);
  return contents;
}
