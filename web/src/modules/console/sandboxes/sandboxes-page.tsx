import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { SANDBOX_FORM, SandboxDialog } from './sandbox-dialog.tsx';
import type { BrandSandbox } from './sandbox-types.ts';
import { sandboxesPage as texts } from './sandboxes.texts.ts';
import { type SandboxAction, SandboxesTable } from './sandboxes-table.tsx';

/** One that is being prepared or removed is asked for again after this time. */
const WHILE_MADE_MS = 3000;

const RULES = [texts.free, texts.emails, texts.scans, texts.webhooks];

/** Customers with made-up data in which the provider tries things out, one for each brand. */
export default function SandboxesPage() {
  usePageTitle(say(texts.title));
  const { data, isError, refetch } = useCallQuery(
    'listSandboxes',
    {},
    {
      refetchInterval: ({ state }) => (state.data?.data.brands.some(isUnderWay) === true ? WHILE_MADE_MS : false),
    },
  );
  const reopened = useReopened<BrandSandbox>(SANDBOX_FORM);
  const [asked, setAsked] = useState<{ brand: BrandSandbox; action: SandboxAction } | null>(
    reopened === null || reopened === 'new' ? null : { brand: reopened, action: 'person' },
  );
  const close = () => setAsked(null);
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {data === undefined && !isError && <Loading label={say(texts.loading)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data && (
        <>
          <Card padding="none">
            <SandboxesTable brands={data.data.brands} onAction={(brand, action) => setAsked({ brand, action })} />
          </Card>
          <div className="mt-5">
            <Card title={say(texts.rules)}>
              <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
                {RULES.map((rule) => (
                  <li key={rule.id}>{say(rule)}</li>
                ))}
              </ul>
            </Card>
          </div>
        </>
      )}
      {asked?.action === 'person' && data && (
        <SandboxDialog brand={asked.brand} suggested={data.data.suggested} onClose={close} />
      )}
      {asked !== null && asked.action !== 'person' && (
        <ConfirmSandbox brand={asked.brand} action={asked.action} onClose={close} />
      )}
    </>
  );
}

const isUnderWay = ({ sandbox }: BrandSandbox) => sandbox !== null && sandbox.state !== 'ready';

const CONFIRMED = {
  reset: { call: 'resetSandbox', title: texts.resetTitle, label: texts.reset, about: texts.resetAbout },
  remove: { call: 'removeSandbox', title: texts.removeTitle, label: texts.remove, about: texts.removeAbout },
} as const;
const DONE = { reset: texts.resetting, remove: texts.removed };

type ConfirmSandboxProps = {
  readonly brand: BrandSandbox;
  readonly action: keyof typeof CONFIRMED;
  readonly onClose: () => void;
};

/** Asks before everything in a sandbox goes. */
function ConfirmSandbox({ brand: { brandId, brandName }, action, onClose }: ConfirmSandboxProps) {
  const { save } = useSave('listSandboxes', 'listOrganisations');
  const [isBusy, setIsBusy] = useState(false);
  const { call, title, label, about } = CONFIRMED[action];
  return (
    <ConfirmDialog
      title={say(title, { brand: brandName })}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(label)}
      isDanger
      isBusy={isBusy}
      onConfirm={async () => {
        setIsBusy(true);
        await save(() => callApi(call, { brandId }), say(DONE[action]));
        onClose();
      }}
    >
      {say(about)}
    </ConfirmDialog>
  );
}
