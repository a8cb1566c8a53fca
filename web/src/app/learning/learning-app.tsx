import { lazy, Suspense } from 'react';
import { LearnPages } from '../../modules/learning/learn-pages.tsx';
import { type AddressBar, AddressBarContext, useAddressBar } from '../../portal/address-bar.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { LearningFrame } from './learning-frame.tsx';
import { OPEN_PAGES } from './open-pages.ts';

const CertificatePage = lazy(() => import('../../modules/learning/certificate-page.tsx'));
const SignOffPages = lazy(() => import('../../modules/learning/sign-off/sign-off-pages.tsx'));
const ColleaguePage = lazy(() => import('../../modules/learning/colleague/colleague-page.tsx'));
const HandoverPage = lazy(() => import('../../modules/learning/handover/handover-page.tsx'));
const ProofPage = lazy(() => import('../../modules/learning/proof/proof-page.tsx'));
const LostLinkPage = lazy(() => import('../../modules/learning/lost-link-page.tsx'));

/**
 * The pages of people without an account: their training, certificates and proof packs to be checked, questions of colleagues, what helpers
 * are handed, and what else folders bring (`open-pages.ts`).
 */
export function LearningApp({ addressBar }: { readonly addressBar: AddressBar }) {
  return (
    <AddressBarContext value={addressBar}>
      <LearningFrame>
        <FailureBoundary>
          <Suspense>
            <LearningRoute />
          </Suspense>
        </FailureBoundary>
      </LearningFrame>
    </AddressBarContext>
  );
}

function LearningRoute() {
  const { address } = useAddressBar();
  const [, area, first = '', second = '', third = ''] = (address.split('?')[0] ?? '').split('/');
  if (area?.toLowerCase() === 'certificate') return <CertificatePage code={first.toUpperCase()} />;
  if (area?.toLowerCase() === 'acknowledge') {
    return <SignOffPages token={first} policyId={second === '' ? null : second} version={Number(third) || 1} />;
  }
  if (area?.toLowerCase() === 'answer') return <ColleaguePage key={first} token={first} />;
  if (area?.toLowerCase() === 'handover') return <HandoverPage key={first} token={first} />;
  if (area?.toLowerCase() === 'proof') return <ProofPage code={first === '' ? null : first} />;
  const OpenPage = OPEN_PAGES[area?.toLowerCase() ?? ''];
  if (OpenPage !== undefined) return <OpenPage first={first} second={second} />;
  if (first === '') return <LostLinkPage />;
  return <LearnPages token={first} courseId={second === '' ? null : second} place={third} />;
}
