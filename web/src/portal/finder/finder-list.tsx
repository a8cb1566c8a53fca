import { ExternalLink } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { popoverRow } from '../../ui/fields/field-style.ts';
import type { FinderGroup, FinderPlace } from './finder-place.ts';

type ListProps = { readonly groups: readonly FinderGroup[]; readonly onOpen: (place: FinderPlace) => void };

/** What was found, under a heading for each kind. */
export function FinderList({ groups, onOpen }: ListProps) {
  const byKey = new Map(
    groups.flatMap(({ title, places }) => places.map((place) => [keyOf(title, place), place] as const)),
  );
  return (
    <ListBox
      aria-label="Found"
      className="outline-none empty:hidden"
      onAction={(key) => {
        const place = byKey.get(String(key));
        if (place !== undefined) onOpen(place);
      }}
    >
      {groups.map(({ title, places }) => (
        <ListBoxSection key={title} id={title} className="pb-2">
          <Header className="px-3 py-1.5 font-semibold text-ink-soft text-xs">{title}</Header>
          {places.map((place) => (
            <ListBoxItem
              key={keyOf(title, place)}
              id={keyOf(title, place)}
              textValue={place.label}
              className={`${popoverRow} scroll-mt-32 scroll-mb-4`}
            >
              <span className="min-w-0 flex-1 break-words">
                {place.label}
                {place.detail && <span className="block text-ink-soft">{place.detail}</span>}
              </span>
              {place.isExternal && <ExternalLink aria-label="Opens in a new tab" size={16} />}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

/** Several things may have one page, and pages of one name stand under several headings. */
const keyOf = (title: string, { href, label }: FinderPlace) => `${title} ${href} ${label}`;
