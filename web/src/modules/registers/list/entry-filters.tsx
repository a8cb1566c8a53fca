import { type FormEvent, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { RegisterCounts } from '../register-types.ts';
import { filters as texts } from './list.texts.ts';
import { LIST_SORTS, LIST_STATES, type RegisterAddress } from './use-register-address.ts';

type EntryFiltersProps = { readonly address: RegisterAddress; readonly counts: RegisterCounts };

/** Narrows a register; every choice takes effect at once, the search when it is sent. */
export function EntryFilters({ address: { query, change }, counts }: EntryFiltersProps) {
  const [typed, setTyped] = useState(query.search);
  const [shownSearch, setShownSearch] = useState(query.search);
  if (query.search !== shownSearch) {
    // Back and Forward change the search too.
    setShownSearch(query.search);
    setTyped(query.search);
  }
  const find = (event: FormEvent) => {
    event.preventDefault();
    change({ search: typed.trim() });
  };
  const countOf = { ...counts, all: counts.open + counts.closed };
  return (
    <search>
      <form
        onSubmit={find}
        className="mb-5 grid items-start gap-3 tablet:grid-cols-2 desktop:grid-cols-[1fr_12rem_12rem]"
      >
        <div className="tablet:col-span-2 desktop:col-span-1">
          <SearchField label={say(texts.search)} value={typed} onChange={setTyped} maxLength={100} />
        </div>
        <Select
          label={say(texts.show)}
          options={LIST_STATES.map((id) => ({ id, label: say(texts[id], { count: countOf[id] }) }))}
          value={query.state}
          onChange={(state) => change({ state })}
        />
        <Select
          label={say(texts.orderBy)}
          options={LIST_SORTS.map((id) => ({ id, label: say(texts[id]) }))}
          value={query.sort}
          onChange={(sort) => change({ sort })}
        />
      </form>
    </search>
  );
}
