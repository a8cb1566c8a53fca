import { ChevronRight } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { breadcrumb as texts } from './concierge.texts.ts';

type BreadcrumbProps = {
  readonly list: { readonly label: string; readonly href: string };
  /** The page that one is on. */
  readonly here: string;
};

/** The list that something is in, and where one is. */
export function Breadcrumb({ list, here }: BreadcrumbProps) {
  return (
    <nav aria-label={say(texts.breadcrumb)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        <li className="flex items-center gap-x-2">
          <TextLink isStandalone href={list.href}>
            {list.label}
          </TextLink>
          <ChevronRight aria-hidden="true" size={15} className="text-ink-soft" />
        </li>
        <li aria-current="page" className="text-ink-soft">
          {here}
        </li>
      </ol>
    </nav>
  );
}
