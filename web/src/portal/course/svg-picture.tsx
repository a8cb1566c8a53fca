import { createElement, type ReactNode } from 'react';

const ELEMENTS: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan'.split(' '),
);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'viewBox d x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points transform fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity opacity font-family font-size font-weight text-anchor textLength'
  ).split(' '),
);
const TOKEN = /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)([^<>]*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

type Node = { readonly name: string; readonly attributes: string; readonly children: ReactNode[] };

type SvgPictureProps = {
  readonly svg: string;
  /** What the picture shows, for who cannot see it. */
  readonly alternative: string;
};

/**
 * A course's picture inside the page, where it takes the colour of the text. It is read as data, and only shapes and words get through:
 * no markup is ever given to the browser to run.
 */
export function SvgPicture({ svg, alternative }: SvgPictureProps) {
  return (
    <figure role="img" aria-label={alternative} className="my-8 text-ink">
      {readSvg(svg)}
    </figure>
  );
}

function readSvg(svg: string): ReactNode {
  const root: Node = { name: 'root', attributes: '', children: [] };
  const open = [root];
  for (const [, closed, opened, attributes = '', isEmpty, text] of svg.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (opened !== undefined) {
      const node: Node = { name: opened, attributes, children: [] };
      if (isEmpty === '/') parent.children.push(elementOf(node, parent.children.length));
      else open.push(node);
    } else if (closed !== undefined && open.length > 1) {
      open.pop();
      const around = open.at(-1) ?? root;
      around.children.push(elementOf(parent, around.children.length));
    } else if (text !== undefined && (parent.name === 'text' || parent.name === 'tspan')) {
      parent.children.push(decode(text));
    }
  }
  return root.children;
}

function elementOf({ name, attributes, children }: Node, key: number): ReactNode {
  if (!ELEMENTS.has(name)) return null;
  const props: Record<string, unknown> = { key };
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
    if (ATTRIBUTES.has(attribute)) props[camelCase(attribute)] = decode(value);
  if (name === 'svg') Object.assign(props, { 'aria-hidden': true, className: 'mx-auto block h-auto w-full max-w-xl' });
  return createElement(name, props, ...children);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const decode = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
