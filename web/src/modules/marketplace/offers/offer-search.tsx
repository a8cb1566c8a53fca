import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

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
        <TextField
          type="search"
          label="Search for offers"
          value={typed}
          onChange={setTyped}
          maxLength={100}
          autoComplete="off"
          trailing={
            <span className="m-2 self-center">
              <IconButton type="submit" label="Search" icon={<Search aria-hidden="true" size={18} />} />
            </span>
          }
        />
      </form>
    </search>
  );
}
