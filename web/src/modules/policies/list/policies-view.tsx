import { FilePlus2, Upload } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { COVERAGE_PATH, INTERVIEW_PATH } from '../policy-path.ts';
import type { PolicyList } from '../policy-types.ts';
import { LibraryList } from './library-list.tsx';
import { policiesView as texts } from './list.texts.ts';
import { NextStep } from './next-step.tsx';
import { OwnPolicyDialog } from './own-policy-dialog.tsx';
import { PoliciesTable } from './policies-table.tsx';
import { RecommendedCards } from './recommended-cards.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** What to do next, what the firm has, and what there is to choose from. */
export function PoliciesView({ list }: { readonly list: PolicyList }) {
  const [ownWay, setOwnWay] = useState<'write' | 'upload' | null>(null);
  const library = list.outOfBoxPolicyList.toSorted((one, other) => one.order - other.order);
  const left = library.filter(({ taken }) => !taken);
  const recommended = left.filter((policy) => policy.recommended);
  const others = left.filter((policy) => !policy.recommended);
  return (
    <div className="flex flex-col gap-10">
      <NextStep list={list} />
      <p className="-mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={INTERVIEW_PATH}>{say(texts.interview)}</TextLink>
        <TextLink href={COVERAGE_PATH}>{say(texts.coverage)}</TextLink>
      </p>
      {list.data.length > 0 && (
        <Card title={say(texts.yourPolicies)} padding="none">
          <div className="px-3 pb-3 desktop:px-2">
            <PoliciesTable policies={list.data} />
          </div>
        </Card>
      )}
      {recommended.length > 0 && <RecommendedCards policies={recommended} isStart={list.data.length === 0} />}
      <section aria-labelledby="own-policy" className="rounded-box border border-line border-dashed p-5 tablet:p-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-72">
            <h2 id="own-policy" className="font-semibold text-lg tracking-tight">
              {say(texts.own)}
            </h2>
            <p className="text-ink-soft text-sm">{say(texts.ownHint)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={<FilePlus2 aria-hidden="true" size={17} />}
              onPress={() => setOwnWay('write')}
            >
              {say(texts.writeYourOwn)}
            </Button>
            <Button
              variant="secondary"
              icon={<Upload aria-hidden="true" size={17} />}
              onPress={() => setOwnWay('upload')}
            >
              {say(texts.upload)}
            </Button>
          </div>
        </div>
      </section>
      {others.length > 0 && <LibraryList policies={others} />}
      {ownWay === 'write' && <OwnPolicyDialog onClose={() => setOwnWay(null)} />}
      {ownWay === 'upload' && <UploadDialog onClose={() => setOwnWay(null)} />}
    </div>
  );
}
