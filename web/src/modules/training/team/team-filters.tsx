import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { TRAINING_ROLES } from '@portal/domain/training/training-roles.ts';
import { type FormEvent, useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { ORDER_LABELS, STATE_LABELS, TRAINEE_ORDERS, TRAINEE_STATES } from '../team-filter.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { teamFilters as texts } from './team.texts.ts';

type TeamFiltersProps = {
  readonly address: TeamAddress;
  readonly counts: CallOutput<'listTrainees'>['data']['counts'];
};

/** Narrows the team; every choice takes effect at once, the search when it is sent. */
export function TeamFilters({ address: { query, change }, counts }: TeamFiltersProps) {
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
  return (
    <search>
      <form
        onSubmit={find}
        className="mb-5 grid items-start gap-3 tablet:grid-cols-2 desktop:grid-cols-[1fr_13rem_13rem_11rem]"
      >
        <div>
          <SearchField label={say(texts.searchForPeople)} value={typed} onChange={setTyped} maxLength={200} />
        </div>
        <Select
          label={say(texts.show)}
          options={TRAINEE_STATES.map((id) => ({
            id,
            label: say(texts.stateAndCount, { state: say(STATE_LABELS[id]), count: counts[id] }),
          }))}
          value={query.state}
          onChange={(state) => change({ state })}
        />
        <Select
          label={say(texts.role)}
          options={[
            { id: 'any' as const, label: say(texts.anyRole) },
            ...TRAINING_ROLES.map((id) => ({ id, label: say(roleNames[id]) })),
          ]}
          value={query.role}
          onChange={(role) => change({ role })}
        />
        <Select
          label={say(texts.orderBy)}
          options={TRAINEE_ORDERS.map((id) => ({ id, label: say(ORDER_LABELS[id]) }))}
          value={query.sort}
          onChange={(sort) => change({ sort })}
        />
      </form>
    </search>
  );
}
