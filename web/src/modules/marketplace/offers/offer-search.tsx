import { useState } from 'react';
import { SearchField } from '../../../ui/fields/search-field.tsx';

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
        <SearchField label="Search for offers" value={typed} onChange={setTyped} maxLength={100} />
      </form>
    </search>
  );
}
