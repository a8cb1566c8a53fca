import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon as the library holds it: name, and the lines that it is drawn of. */
type IconData = {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number | string };

/** What gives an icon a meaning of its own; without it, screen readers pass it by. */
const hasMeaning = (props: object) =>
  Object.entries(props).some(([name, value]) => value != null && /^(aria-.*|role|title)$/.test(name));

/**
 * Makes an icon of what the library holds of it, as the library does: 24 pixels and the color of the text unless told
 * otherwise. The build puts it in the place of the library's own.
 */
export default function drawIcon({ name, node }: IconData): (props: IconProps) => ReactElement {
  return ({ size = 24, className = '', children, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide-${name} ${className}`,
        ...(hasMeaning(props) ? {} : { 'aria-hidden': 'true' }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
