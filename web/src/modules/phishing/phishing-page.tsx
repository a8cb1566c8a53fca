import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Phishing simulations: /phishing. */
export default function PhishingPage() {
  usePageTitle('Phishing simulations');
  return <PageHeading title="Phishing simulations" />;
}
