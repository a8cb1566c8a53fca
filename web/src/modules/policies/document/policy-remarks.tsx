import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { PolicyRemark } from '../policy-types.ts';

/** Where what the policy says and what the portal sees do not agree. */
export function PolicyRemarks({ remarks }: { readonly remarks: readonly PolicyRemark[] }) {
  return remarks.map(({ text, href, label }) => (
    <div key={text} className="mb-6">
      <Banner kind="warning">
        {text} <TextLink href={href}>{label}</TextLink>
      </Banner>
    </div>
  ));
}
