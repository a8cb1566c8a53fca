import { checkSvg } from '@portal/domain/portal/safe-svg.ts';
import type { CourseProblem } from './course-problems.ts';

const MAX_BYTES = 12 * 1024;

/** The SVG of a course's picture, ready to stand inside a page, or null with what is wrong with it among the problems. */
export function readPicture(file: string, text: string, problems: CourseProblem[]): string | null {
  const checked = checkSvg(text);
  const wrong = 'problem' in checked ? [checked.problem] : picturesOnly(checked.svg);
  problems.push(...wrong.map((message) => ({ file: `pictures/${file}`, line: null, at: '', message })));
  return 'svg' in checked && wrong.length === 0 ? checked.svg : null;
}

function picturesOnly(svg: string): readonly string[] {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  return [
    Buffer.byteLength(svg) > MAX_BYTES ? 'It has more than 12 KB.' : [],
    /\sviewBox\s*=/.test(root) ? [] : 'It has no viewBox, so it cannot fit a phone.',
    // Within a page, styles and ids would reach the rest of it.
    /<style|\sstyle\s*=|\sid\s*=|\sclass\s*=/.test(svg)
      ? 'It has styles, classes or ids, which would reach the page around it.'
      : [],
  ].flat();
}
