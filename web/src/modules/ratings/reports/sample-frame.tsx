import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { logFailure } from '../../../portal/log-failure.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { sampleFrame as texts } from './reports.texts.ts';

const samples = {
  snapshot: { title: texts.ofSnapshot, file: '/samples/sample-snapshot-report.pdf' },
  detailed: { title: texts.ofDetailed, file: '/samples/sample-detailed-report.pdf' },
} as const;

// The viewer weighs more than all the rest of the page.
const SampleReport = lazy(() => import('./sample-report.tsx'));

/**
 * A sample report to leaf through; another one once the firm has told its address (spec part 2, section 2). Where the viewer does
 * not run, the rest of the page stays.
 */
export function SampleFrame({ hasCompanyUrl }: { readonly hasCompanyUrl: boolean }) {
  const { title, file } = samples[hasCompanyUrl ? 'detailed' : 'snapshot'];
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  const key = `${file} ${attempt}`;
  return (
    <Card
      title={say(title)}
      description={say(texts.description)}
      aside={
        <TextLink isStandalone href={file} target="_blank" rel="noreferrer">
          {say.parts(texts.openPdf, {
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
          })}
        </TextLink>
      }
    >
      <CatchBoundary
        getResetKey={() => key}
        onCatch={(error) => logFailure('The sample report could not be shown.', error)}
        errorComponent={() => <LoadFailed what={say(texts.what)} onRetry={again} />}
      >
        <Suspense fallback={<Skeleton shape="block" count={2} />}>
          <SampleReport key={key} file={file} onRetry={again} />
        </Suspense>
      </CatchBoundary>
    </Card>
  );
}
