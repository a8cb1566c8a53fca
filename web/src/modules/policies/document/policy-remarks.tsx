import { LinkButton } from '../../../ui/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { PolicyRemark } from '../policy-types.ts';

/** Where what the policy says and what the portal sees do not agree. */
export function PolicyRemarks({ remarks }: { readonly remarks: readonly PolicyRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {remarks.map(({ text, href, label }) => (
        <Banner
          key={text}
          kind="warning"
          action={
            <LinkButton variant="secondary" size="small" href={href}>
              {label}
            </LinkButton>
          }
        >
          {text}
        </Banner>
      ))}
    </div>
  );
}
