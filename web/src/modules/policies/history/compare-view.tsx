import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { ComparedRows } from '../../../portal/compared/compared-rows.tsx';
import { langOf, pageLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import type { ComparedRow, Policy, StoredVersion } from '../policy-types.ts';

import { compareView as texts } from './history.texts.ts';
import type { CompareTo } from './use-policy-place.ts';

type CompareViewProps = {
  readonly policyId: string;
  readonly versions: readonly StoredVersion[];
  readonly libraryUpdate: Policy['libraryUpdate'];
  readonly from: number;
  readonly to: CompareTo;
  readonly onChange: (from: number, to: CompareTo) => void;
};

const LIBRARY = 'library';

/** Two versions side by side with what differs marked (spec part 2, section 2); both are in the address. */
export function CompareView({ policyId, versions, libraryUpdate, from, to, onChange }: CompareViewProps) {
  const query = useCallQuery('policyCompare', { policyType: policyId, from, to });
  const [showsAll, setShowsAll] = useState(false);
  const options = versions.map(({ version, status }) => ({
    id: String(version),
    label: say(status === 'Draft' ? texts.draftVersion : texts.version, { version }),
  }));
  const rightOptions = libraryUpdate ? [...options, { id: LIBRARY, label: say(texts.newLibraryText) }] : options;
  const langOfVersion = (wanted: number) => {
    const language = versions.find(({ version }) => version === wanted)?.language;
    return language && langOf(language);
  };
  const nameOf = (id: string) => rightOptions.find((option) => option.id === id)?.label ?? id;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          label={say(texts.onTheLeft)}
          options={options}
          value={String(from)}
          onChange={(id) => onChange(Number(id), to)}
        />
        <Select
          label={say(texts.onTheRight)}
          options={rightOptions}
          value={String(to)}
          onChange={(id) => onChange(from, id === LIBRARY ? LIBRARY : Number(id))}
        />
      </div>
      {query.isError && (
        <Banner
          kind="danger"
          title={say(texts.notCompared)}
          isAlert
          action={
            <Button variant="secondary" size="small" onPress={() => query.refetch()}>
              {say(texts.tryAgain)}
            </Button>
          }
        >
          {query.error instanceof ApiError && query.error.errors.map(({ message }) => message).join(' ')}
        </Banner>
      )}
      {query.isPending && (
        <SkeletonGroup label={say(texts.comparingTheTexts)}>
          <Skeleton shape="block" count={3} />
        </SkeletonGroup>
      )}
      {query.data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Summary rows={query.data.data} />
            <Switch isSelected={showsAll} onChange={setShowsAll}>
              {say(texts.showTheWholeText)}
            </Switch>
          </div>
          <div className="overflow-hidden rounded-box border border-line bg-surface empty:hidden">
            <ComparedRows
              rows={query.data.data}
              left={nameOf(String(from))}
              right={nameOf(String(to))}
              isShort={!showsAll}
              lang={langOfVersion(from)}
              langOnRight={typeof to === 'number' ? langOfVersion(to) : langOf(libraryUpdate?.language ?? pageLanguage)}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Summary({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const count = (kind: ComparedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const [changed, added, removed] = [count('changed'), count('added'), count('removed')];
  if (changed + added + removed === 0) return <p role="status">{say(texts.same)}</p>;
  return (
    <p role="status" className="flex flex-wrap gap-2">
      {changed > 0 && <Badge tone="warning">{say(texts.changed, { count: changed })}</Badge>}
      {added > 0 && <Badge tone="success">{say(texts.added, { count: added })}</Badge>}
      {removed > 0 && <Badge tone="danger">{say(texts.removed, { count: removed })}</Badge>}
    </p>
  );
}
