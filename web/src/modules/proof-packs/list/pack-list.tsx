import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import type { Pack } from '../proof-types.ts';
import { usePacks } from '../use-packs.ts';
import { packList as texts } from './list.texts.ts';
import { PackTable } from './pack-table.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The packs that were made, the latest first; the page of the list is in the address. */
export function PackList() {
  const { history } = useRouter();
  const { searchStr, pathname } = useLocation();
  const page = Math.max(1, Number.parseInt(new URLSearchParams(searchStr).get('page') ?? '1', 10) || 1);
  const { data, isError, refetch } = usePacks(page);
  const [revoking, setRevoking] = useState<Pack | null>(null);
  if (data === undefined) {
    if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
    return (
      <Card>
        <SkeletonGroup label={say(texts.loadingThePacks)}>
          <Skeleton shape="title" />
          <Skeleton count={5} />
        </SkeletonGroup>
      </Card>
    );
  }
  const { packs, total, pageSize } = data.data;
  if (total === 0) return <NoPacks />;
  return (
    <Card>
      <PackTable packs={packs} onRevoke={setRevoking} />
      <div className="mt-4">
        <Pagination
          label={say(texts.pagesOfPacks)}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={(next) => history.push(next === 1 ? pathname : `${pathname}?page=${next}`)}
        />
      </div>
      {revoking !== null && <RevokeDialog pack={revoking} onClose={() => setRevoking(null)} />}
    </Card>
  );
}

const WHY = [
  [texts.oneFile, texts.oneFileHint],
  [texts.yourChoice, texts.yourChoiceHint],
  [texts.trusted, texts.trustedHint],
] as const;

function NoPacks() {
  return (
    <Card>
      <EmptyState title={say(texts.noPacks)} illustration={<PolicyPapers />}>
        {say(texts.noPacksHint)}
      </EmptyState>
      <ul className="mx-auto grid w-full max-w-4xl gap-4 pb-6 tablet:grid-cols-3">
        {WHY.map(([title, text]) => (
          <li key={say(title)} className="rounded-box bg-sunken p-4">
            <p className="font-semibold">{say(title)}</p>
            <p className="mt-1 text-ink-soft text-sm">{say(text)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
