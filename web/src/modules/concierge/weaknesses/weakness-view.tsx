import { Download } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { HandOverButton } from '../../../portal/modules/hand-over-button.tsx';
import { RichText } from '../../../portal/rich-text.tsx';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { AttachedFiles } from '../attached-files.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { tabPath } from '../concierge-path.ts';
import type { Weakness } from '../concierge-types.ts';
import { WeaknessFacts } from './weakness-facts.tsx';
import { weaknessView as texts } from './weaknesses.texts.ts';

/** A weakness as the provider reported it; nothing of it can be changed here (spec part 2, sections 2 and 4). */
export function WeaknessView({ weakness }: { readonly weakness: Weakness }) {
  const { weaknessId, title, pdfName, files, body, statusNote } = weakness;
  return (
    <>
      <PageHeading
        before={
          <Breadcrumb
            list={{ label: say(texts.securityWeaknesses), href: tabPath('weaknesses') }}
            here={say(texts.weaknessDetails)}
          />
        }
        title={title}
        action={
          <>
            <NeedHelpButton about={{ kind: 'weakness', id: weaknessId, label: title }} variant="primary" />
            {weakness.status === 'Open' && (
              <HandOverButton what={{ label: title, points: [{ kind: 'weakness', ref: weaknessId }] }} />
            )}
            <LinkButton
              variant="secondary"
              href={callAddress('weaknessPdf', { weaknessId, fileName: pdfName })}
              target="_blank"
              rel="noreferrer"
              icon={<Download aria-hidden="true" size={17} />}
            >
              {say.parts(texts.downloadPdf, {
                span: (words) => (
                  <span key="span" className="sr-only">
                    {words}
                  </span>
                ),
              })}
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <Banner kind="warning">{say(texts.thisDocumentMayContain)}</Banner>
        <div className="grid items-start gap-5 desktop:grid-cols-[1fr_18rem] desktop:grid-rows-[auto_1fr]">
          <div className="min-w-0 desktop:col-start-2">
            <WeaknessFacts weakness={weakness} />
          </div>
          <div className="flex min-w-0 flex-col gap-5 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">
            {statusNote !== '' && (
              <Banner kind={weakness.status === 'Resolved' ? 'success' : 'info'} title={say(texts.fromConcierge)}>
                <p className="whitespace-pre-line">{statusNote}</p>
              </Banner>
            )}
            <Card>
              <RichText blocks={body} topLevel={2} />
            </Card>
          </div>
          {files.length > 0 && (
            <div className="min-w-0 desktop:col-start-2">
              <Card title={say(texts.evidence)}>
                <AttachedFiles call="weaknessFile" files={files} />
              </Card>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
