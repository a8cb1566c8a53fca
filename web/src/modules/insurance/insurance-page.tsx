import { useBrand } from '../../portal/brand/use-brand.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ContactCards } from './notice/contact-cards.tsx';
import { EndOfService } from './notice/end-of-service.tsx';
import { ReadinessSheet } from './readiness/readiness-sheet.tsx';

/**
 * A sheet for applications: /insurance. Before it, where the provider sells or sold an insurance, that the service ends and whom to ask
 * (spec part 2, section 2, "Insurance notice").
 */
export default function InsurancePage() {
  usePageTitle('Insurance');
  const hasService = useBrand().insurance !== null;
  return (
    <>
      <PageHeading title="Insurance" />
      <div className="flex flex-col gap-5 tablet:gap-6">
        {hasService && (
          <>
            <EndOfService />
            <ContactCards />
          </>
        )}
        <ReadinessSheet isForNext={hasService} />
      </div>
    </>
  );
}
