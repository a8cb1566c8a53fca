import {
  ArrowLeft,
  BadgeCheck,
  Columns2,
  Download,
  Ellipsis,
  History,
  PencilLine,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { PolicyPlace } from '../history/use-policy-place.ts';
import { POLICIES_PATH } from '../policy-path.ts';
import { policyHeading as texts } from './document.texts.ts';
import type { WorkingCopy } from './use-working-copy.ts';

/** What is done with a policy in a dialog or a pane. */
export type PolicyAction =
  | 'approve'
  | 'send'
  | 'takeBack'
  | 'delete'
  | 'write'
  | 'conflict'
  | 'takeLibrary'
  | 'libraryText';

type Entry = 'download' | 'history' | 'compare' | 'send' | 'takeBack' | 'delete' | 'libraryText';

type PolicyHeadingProps = {
  readonly working: WorkingCopy;
  readonly isWriting: boolean;
  readonly hasOtherVersions: boolean;
  readonly view: PolicyPlace['view']['kind'];
  readonly onAction: (action: PolicyAction) => unknown;
  readonly onShow: PolicyPlace['show'];
};

/** A policy's name, how it stands, and what can be done with it. */
export function PolicyHeading({ working, isWriting, hasOtherVersions, view, onAction, onShow }: PolicyHeadingProps) {
  const { isServiceSession } = useSessionState();
  const { policy, hasChanges } = working;
  const isStored = policy.saved !== null || policy.status === 'Active';
  const isDraft = policy.status === 'Draft';
  const canApprove = policy.isNewest && !isServiceSession && (isDraft || hasChanges || policy.isReviewDue);
  const canSend = policy.isNewest && !isServiceSession && (isDraft || hasChanges);
  const entry = (shown: boolean, item: MenuEntry<Entry>) => (shown ? [item] : []);
  const groups = [
    [
      ...entry(isStored && (isDraft || hasChanges || view !== 'text'), {
        id: 'download',
        label: say(texts.downloadPdf),
        icon: <Download size={18} />,
        ...(hasChanges ? { description: say(texts.asLastSaved) } : {}),
      }),
      ...entry(isStored && view !== 'history', {
        id: 'history',
        label: say(texts.history),
        icon: <History size={18} />,
      }),
      ...entry(hasOtherVersions && view !== 'compare' && policy.version > 1, {
        id: 'compare',
        label: say(texts.compareVersions),
        icon: <Columns2 size={18} />,
      }),
    ],
    [
      ...entry(canSend && policy.draftMode !== 'sent', {
        id: 'send',
        label: say(texts.sendForApproval),
        icon: <Send size={18} />,
      }),
      ...entry(policy.draftMode === 'sent', {
        id: 'takeBack',
        label: say(texts.takeBack),
        icon: <Undo2 size={18} />,
      }),
      ...entry(!policy.custom && policy.isNewest && working.text !== null, {
        id: 'libraryText',
        label: say(texts.returnToLibrary),
        icon: <Undo2 size={18} />,
      }),
    ],
    entry(isDraft && policy.saved !== null && !isServiceSession, {
      id: 'delete',
      label: say(texts.deleteDraft),
      icon: <Trash2 size={18} />,
      isDanger: true,
    }),
  ];
  const act = (id: Entry) => {
    if (id === 'history') onShow({ kind: 'history' });
    else if (id === 'compare') onShow({ kind: 'compare', from: policy.version - 1, to: policy.version });
    else if (id === 'download') save(callAddress('policyDownload', { id: policy.id, version: policy.version }));
    else onAction(id);
  };
  return (
    <PageHeading
      before={<WayBack name={working.name} view={view} onShow={onShow} />}
      titleLang={view === 'text' && !policy.custom ? langOf(policy.language) : undefined}
      title={view === 'text' ? working.name : view === 'history' ? say(texts.history) : say(texts.compareVersions)}
      description={
        view === 'text' ? (
          <>
            <span className="me-2 inline-flex">
              <StatusBadge working={working} />
            </span>
            {policy.purpose}
          </>
        ) : (
          working.name
        )
      }
      action={
        <>
          {groups.some((group) => group.length > 0) && (
            <Menu
              label={say(texts.moreActions)}
              trigger={
                <IconButton
                  label={say(texts.more)}
                  variant="secondary"
                  hasTooltip={false}
                  icon={<Ellipsis aria-hidden="true" size={20} />}
                />
              }
              groups={groups}
              onAction={act}
            />
          )}
          {view === 'text' && policy.isNewest && !isWriting && (
            <Button
              variant="secondary"
              icon={<PencilLine aria-hidden="true" size={17} />}
              onPress={() => onAction('write')}
            >
              {say(texts.editText)}
            </Button>
          )}
          {view === 'text' && policy.status === 'Active' && !hasChanges && !isWriting && (
            <Button
              variant="secondary"
              icon={<Download aria-hidden="true" size={17} />}
              onPress={() => act('download')}
            >
              {say(texts.downloadPdf)}
            </Button>
          )}
          {view === 'text' && canApprove && (
            <Button icon={<BadgeCheck aria-hidden="true" size={18} />} onPress={() => onAction('approve')}>
              {say(texts.approve)}
            </Button>
          )}
        </>
      }
    />
  );
}

function WayBack({ name, view, onShow }: Pick<PolicyHeadingProps, 'view' | 'onShow'> & { readonly name: string }) {
  const arrow = <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />;
  return view === 'text' ? (
    <TextLink isStandalone href={POLICIES_PATH}>
      {arrow}
      {say(texts.securityPolicies)}
    </TextLink>
  ) : (
    <TextLink isStandalone onPress={() => onShow({ kind: 'text' })}>
      {arrow}
      {name}
    </TextLink>
  );
}

function StatusBadge({ working: { policy, hasChanges } }: { readonly working: WorkingCopy }) {
  if (hasChanges) return <Badge tone="warning">{say(texts.notSaved)}</Badge>;
  if (policy.status === 'Active') return <Badge tone="success">{say(texts.active, { version: policy.version })}</Badge>;
  if (policy.saved === null) return <Badge>{say(texts.fromTheLibrary)}</Badge>;
  return (
    <Badge tone="accent">
      {policy.draftMode === 'sent' ? say(texts.sentForApproval) : say(texts.draft, { version: policy.version })}
    </Badge>
  );
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
