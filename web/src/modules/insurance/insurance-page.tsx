import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ContactCards } from './notice/contact-cards.tsx';
import { EndOfService } from './notice/end-of-service.tsx';

/** That the insurance service ends, and whom to ask: /insurance (spec part 2, section 2, "Insurance notice"). */
export default function InsurancePage() {
  usePageTitle('Insurance');
  return (
    <>
      <PageHeading title="Insurance" />
      <div className="flex flex-col gap-5 tablet:gap-6">
        <EndOfService />
        <ContactCards />
      </div>
    </>
  );
}
