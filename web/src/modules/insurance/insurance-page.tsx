import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ContactCards } from './notice/contact-cards.tsx';
import { EndOfService } from './notice/end-of-service.tsx';
import { ReadinessSheet } from './readiness/readiness-sheet.tsx';

/**
 * That the insurance service ends, and whom to ask (spec part 2, section 2, "Insurance notice"), with a sheet for the next insurer: /insurance.
 */
export default function InsurancePage() {
  usePageTitle('Insurance');
  return (
    <>
      <PageHeading title="Insurance" />
      <div className="flex flex-col gap-5 tablet:gap-6">
        <EndOfService />
        <ContactCards />
        <ReadinessSheet />
      </div>
    </>
  );
}
