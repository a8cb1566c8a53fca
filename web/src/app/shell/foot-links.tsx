import { FRAME_LINKS } from '../../portal/modules/frame-part.ts';
import { say } from '../../portal/texts/say.ts';

/** What modules put at the foot of pages that anyone may see. */
export function FootLinks() {
  return FRAME_LINKS.map(({ label, href }) => (
    <a key={href} href={href} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
      {say(label)}
    </a>
  ));
}
