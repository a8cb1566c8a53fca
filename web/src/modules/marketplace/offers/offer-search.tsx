import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { offerSearch as texts } from './offers.texts.ts';

type OfferSearchProps = { readonly search: string; readonly onFind: (search: string) => void };

/** Looks for offers; takes effect when it is sent. */
export function OfferSearch({ search, onFind }: OfferSearchProps) {
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className="mb-4 max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          onFind(typed.trim());
        }}
      >
        <SearchField label={say(texts.searchForOffers)} value={typed} onChange={setTyped} maxLength={100} />
      </form>
    </search>
  );
}
