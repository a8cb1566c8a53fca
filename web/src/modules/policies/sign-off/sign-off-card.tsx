import { useQueryClient } from '@tanstack/react-query';
import { MailPlus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressRing } from '../../../ui/states/progress-ring.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import type { Policy } from '../policy-types.ts';
import { signOffCard as texts } from './sign-off.texts.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));
const PeopleDialog = lazy(() => import('./people-dialog.tsx'));

/** Who has confirmed the version that holds; shown beside it where the plan has sign-off. */
export function SignOffCard({ policy }: { readonly policy: Policy }) {
  const queries = useQueryClient();
  const query = useCallQuery('listSignOffs', {});
  const [dialog, setDialog] = useState<'ask' | 'people' | null>(null);
  const counts = query.data?.data.policies.find(
    ({ policyId, version }) => policyId === policy.id && version === policy.version,
  );
  if (query.isError || (query.data && counts === undefined)) return null;
  if (counts === undefined) {
    return (
      <SkeletonGroup label={say(texts.loadingTheSignOffs)}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const { asked, acknowledged } = counts;
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: callKey('listSignOffs') });
    await queries.invalidateQueries({ queryKey: callKey('readSignOff') });
  };
  return (
    <Card title={say(texts.title)}>
      {asked === 0 ? (
        <p className="text-ink-soft text-sm">{say(texts.what)}</p>
      ) : (
        <div className="flex items-center gap-4">
          <ProgressRing
            label={say(texts.confirmed)}
            value={(acknowledged / asked) * 100}
            valueLabel={say(texts.confirmedOf, { confirmed: acknowledged, asked })}
            tone={acknowledged === asked ? 'success' : undefined}
          >
            <span className="block text-xl">{acknowledged}</span>
            <span className="block font-normal text-ink-soft text-xs">{say(texts.ofAsked, { asked })}</span>
          </ProgressRing>
          <p className="text-sm">
            {acknowledged === asked ? say(texts.everyone) : say(texts.missing, { count: asked - acknowledged })}
          </p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant={asked === 0 ? 'primary' : 'soft'}
          size="small"
          icon={<MailPlus aria-hidden="true" size={16} />}
          onPress={() => setDialog('ask')}
        >
          {asked === 0 ? say(texts.askPeople) : say(texts.askMorePeople)}
        </Button>
        {asked > 0 && (
          <Button
            variant="soft"
            size="small"
            icon={<Users aria-hidden="true" size={16} />}
            onPress={() => setDialog('people')}
          >
            {say(texts.whoHasConfirmed)}
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'ask' && (
          <AskDialog
            policy={policy}
            known={query.data?.data.people ?? []}
            onAsked={refresh}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'people' && <PeopleDialog policy={policy} onChanged={refresh} onClose={() => setDialog(null)} />}
      </Suspense>
    </Card>
  );
}
