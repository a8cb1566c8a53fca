import { REMEDIATOR_LABELS } from '@portal/domain/monitoring/executive-summary.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { FindingCounts } from '../website-types.ts';
import { FINDING_FILTERS, type FindingFilter, REMEDIATORS } from './finding-filter.ts';
import { findingsFilters as texts } from './followed.texts.ts';
import type { FindingsAddress } from './use-findings-address.ts';

const ANY = 'any';

const STATE_LABELS: Readonly<Record<FindingFilter, Phrase>> = {
  'to-do': texts.toDo,
  new: texts.new,
  reopened: texts.cameBack,
  accepted: texts.accepted,
  'false-positive': texts.notAProblem,
  fixed: texts.fixed,
  all: texts.everything,
};

const severities = [
  { id: ANY, label: texts.anySeverity },
  { id: 'high', label: texts.high },
  { id: 'medium', label: texts.medium },
  { id: 'low', label: texts.low },
  { id: 'info', label: texts.info },
] as const;

type FindingsFiltersProps = {
  readonly address: FindingsAddress;
  readonly counts: FindingCounts | undefined;
  readonly checks: readonly { readonly checkId: string; readonly name: string }[];
};

/** Narrows the list of findings; every choice takes effect at once, the search when it is sent. */
export function FindingsFilters({ address, counts, checks }: FindingsFiltersProps) {
  const { query, change } = address;
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
  const known = checks.some(({ checkId }) => checkId === query.check);
  const checkOptions = [
    { id: ANY, label: say(texts.anyCheck) },
    ...checks.map(({ checkId, name }) => ({ id: checkId, label: name })),
    ...(query.check === '' || known ? [] : [{ id: query.check, label: query.check }]),
  ];
  return (
    <search>
      <form onSubmit={find} className="mb-5 grid items-start gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
        <Select
          label={say(texts.show)}
          options={FINDING_FILTERS.map((id) => ({ id, label: labelOf(id, counts) }))}
          value={query.state}
          onChange={(state) => change({ state })}
        />
        <Select
          label={say(texts.severity)}
          options={sayLabels(severities)}
          value={query.severity === '' ? ANY : query.severity}
          onChange={(severity) => change({ severity: severity === ANY ? '' : severity })}
        />
        <Select
          label={say(texts.whoCanFixIt)}
          options={[
            { id: ANY, label: say(texts.anyone) },
            ...REMEDIATORS.map((id) => ({ id, label: say(REMEDIATOR_LABELS[id]) })),
          ]}
          value={query.who === '' ? ANY : query.who}
          onChange={(who) => change({ who: REMEDIATORS.find((one) => one === who) ?? '' })}
        />
        <Select
          label={say(texts.whatWasChecked)}
          options={checkOptions}
          value={query.check === '' ? ANY : query.check}
          onChange={(check) => change({ check: check === ANY ? '' : check })}
        />
        <div className="flex items-center gap-3 tablet:col-span-2 desktop:col-span-4">
          <TextField
            type="search"
            label={say(texts.searchFindingsAndAddresses)}
            value={typed}
            onChange={setTyped}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" size="large" icon={<Search aria-hidden="true" size={18} />}>
            {say(texts.find)}
          </Button>
        </div>
        {address.isNarrowed && (
          <p className="text-sm tablet:col-span-2 desktop:col-span-4">
            <TextLink onPress={() => change({ severity: '', who: '', check: '', search: '' })}>
              {say(texts.clearAllFilters)}
            </TextLink>
          </p>
        )}
      </form>
    </search>
  );
}

function labelOf(id: FindingFilter, counts: FindingCounts | undefined): string {
  if (counts === undefined || id === 'all') return say(STATE_LABELS[id]);
  const { highs, mediums, lows, infos } = counts.toDo;
  const numbers = {
    'to-do': highs + mediums + lows + infos,
    new: counts.new,
    reopened: counts.reopened,
    accepted: counts.accepted,
    'false-positive': counts.falsePositive,
    fixed: counts.fixed,
  };
  return say(texts.counted, { label: say(STATE_LABELS[id]), count: numbers[id] });
}
